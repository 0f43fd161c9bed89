package alea.ludocs;

/**
 * The four players of the sheet (section 2.1). Each list goes from rule to rule, and the first rule that finds an
 * option decides. <em>Nearest</em> is the least distance from home before the move, of a block that of its nearest
 * member; among equals the lowest number, a single piece before a block.
 */
final class SheetPlayers {
    private SheetPlayers() {}

    /** What the player decides whose seat is to act, as the sheet seats them. */
    static int ofSeat(LudoCsView p) {
        return switch (p.seat()) {
            case 0 -> red(p);
            case 1 -> green(p);
            case 2 -> yellow(p);
            default -> blue(p);
        };
    }

    /** Aggressive: captures first, brings pieces on, avoids blocks (A36 to A38). */
    static int red(LudoCsView p) {
        int best = -1;
        int closest = Integer.MAX_VALUE;
        for (int o = 0; o < p.options(); o++) {
            int distance = isRelease(p, o) ? Integer.MAX_VALUE : nearest(p, p.victims(o));
            if (distance < closest) {
                closest = distance;
                best = o;
            }
        }
        if (best >= 0) {
            return best;
        }
        int release = release(p);
        if (release >= 0 && !p.joins(release)) {
            return release;
        }
        int apart = redSingle(p, false);
        if (apart >= 0) {
            return apart;
        }
        int block = redBlock(p, false);
        if (block >= 0) {
            return block;
        }
        int joining = redSingle(p, true);
        if (joining >= 0) {
            return joining;
        }
        return release >= 0 ? release : redBlock(p, true);
    }

    /** On the path before in the home straight, the farthest first. */
    private static int redSingle(LudoCsView p, boolean joins) {
        int best = -1;
        int most = -1;
        for (int o = 0; o < p.options(); o++) {
            if (isBlock(p, o) || isRelease(p, o) || p.joins(o) != joins) {
                continue;
            }
            int piece = lowest(p.pieces(o)); // every distance on the path is more than any in the home straight
            if (p.distanceOf(piece) > most) {
                most = p.distanceOf(piece);
                best = o;
            }
        }
        return best;
    }

    private static int redBlock(LudoCsView p, boolean joins) {
        for (int o = 0; o < p.options(); o++) {
            if (isBlock(p, o) && p.joins(o) == joins) {
                return o;
            }
        }
        return -1;
    }

    /** Builds blocks, moves them, and breaks them last (A39). */
    static int green(LudoCsView p) {
        int release = release(p);
        if (release >= 0) {
            int joining = nearest(p, Kind.ALONE, Wish.JOINS);
            return joining >= 0 ? joining : release;
        }
        int capture = neededCapture(p, Kind.ALONE);
        if (capture >= 0) {
            return capture;
        }
        int joining = nearest(p, Kind.ALONE, Wish.JOINS);
        if (joining >= 0) {
            return joining;
        }
        int block = nearest(p, Kind.BLOCK, Wish.ANY);
        if (block >= 0) {
            return block;
        }
        int alone = nearest(p, Kind.ALONE, Wish.ANY);
        return alone >= 0 ? alone : nearest(p, Kind.MEMBER, Wish.ANY);
    }

    /** Runs home with the nearest piece (A41). */
    static int yellow(LudoCsView p) {
        int release = release(p);
        if (release >= 0) {
            return release;
        }
        int capture = neededCapture(p, Kind.SINGLE);
        if (capture >= 0) {
            return capture;
        }
        int single = nearest(p, Kind.SINGLE, Wish.ANY);
        return single >= 0 ? single : nearest(p, Kind.BLOCK, Wish.ANY);
    }

    private static int neededCapture(LudoCsView p, Kind single) {
        int capture = nearest(p, single, Wish.NEEDED_CAPTURE);
        return capture >= 0 ? capture : nearest(p, Kind.BLOCK, Wish.NEEDED_CAPTURE);
    }

    /** Moves its pieces in turn, likes the mystery cell counter-clockwise and shuns it clockwise (A40). */
    static int blue(LudoCsView p) {
        int remembered = -1;
        for (int i = 0; i < LudoCsBoard.PIECES; i++) {
            int piece = p.seat() * LudoCsBoard.PIECES + (p.next() + i) % LudoCsBoard.PIECES;
            int likes = -1;
            int avoids = -1;
            int any = -1;
            for (int o = 0; o < p.options(); o++) {
                if ((p.pieces(o) >>> piece & 1) == 0) {
                    continue;
                }
                if (isRelease(p, o)) {
                    return o;
                }
                boolean lands = p.target(o) == p.mystery();
                likes = likes < 0 && lands && p.directionOf(o) == LudoCsBoard.CCW ? o : likes;
                avoids = avoids < 0 && !lands ? o : avoids;
                any = any < 0 ? o : any;
            }
            if (likes >= 0 || avoids >= 0) {
                return likes >= 0 ? likes : avoids;
            }
            remembered = remembered >= 0 ? remembered : any;
        }
        return remembered;
    }

    /** Which options a rule looks at. */
    private enum Kind {
        /** A piece on its own that stands in no block. */
        ALONE,
        /** A piece that leaves its block. */
        MEMBER,
        /** Either of them. */
        SINGLE,
        /** A whole block. */
        BLOCK;

        boolean has(LudoCsView p, int option) {
            if (isRelease(p, option)) {
                return false;
            }
            boolean block = isBlock(p, option);
            return switch (this) {
                case BLOCK -> block;
                case SINGLE -> !block;
                case ALONE -> !block && !p.inBlock(lowest(p.pieces(option)));
                case MEMBER -> !block && p.inBlock(lowest(p.pieces(option)));
            };
        }
    }

    /** What a rule wants of an option. */
    private enum Wish {
        ANY,
        JOINS,
        /** A capture by a piece that has none yet and so could not go home. */
        NEEDED_CAPTURE;

        boolean fits(LudoCsView p, int option) {
            return switch (this) {
                case ANY -> true;
                case JOINS -> p.joins(option);
                case NEEDED_CAPTURE -> p.victims(option) != 0 && needs(p, p.pieces(option));
            };
        }

        private static boolean needs(LudoCsView p, int pieces) {
            for (int rest = pieces; rest != 0; rest &= rest - 1) {
                if (p.captures(lowest(rest)) == 0) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Of the options of a kind that fit, that of the nearest piece; -1 when there is none. */
    private static int nearest(LudoCsView p, Kind kind, Wish wish) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int o = 0; o < p.options(); o++) {
            if (kind.has(p, o) && wish.fits(p, o)) {
                int distance = nearest(p, p.pieces(o));
                if (distance < least) {
                    least = distance;
                    best = o;
                }
            }
        }
        return best;
    }

    /** The least distance from home of some pieces; the most possible when there are none. */
    private static int nearest(LudoCsView p, int pieces) {
        int least = Integer.MAX_VALUE;
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            least = Math.min(least, p.distanceOf(lowest(rest)));
        }
        return least;
    }

    /** The release of the lowest piece in base (A5), or -1. */
    private static int release(LudoCsView p) {
        for (int o = 0; o < p.options(); o++) {
            if (isRelease(p, o)) {
                return o;
            }
        }
        return -1;
    }

    private static boolean isRelease(LudoCsView p, int option) {
        return p.cell(lowest(p.pieces(option))) == LudoCsBoard.BASE;
    }

    private static boolean isBlock(LudoCsView p, int option) {
        int pieces = p.pieces(option);
        return (pieces & pieces - 1) != 0;
    }

    private static int lowest(int pieces) {
        return Integer.numberOfTrailingZeros(pieces);
    }
}
