package alea.ludocs;

import java.util.List;
import java.util.stream.Stream;

/** Where a mystery cell may send (CS-11), in the order of the sheet. */
enum Destination {
    BHAWANA("Bhawana"),
    KOTUWA("Kotuwa"),
    PITA_KOTUWA("Pita-Kotuwa"),
    BASE("Base"),
    X("X"),
    APPROACH("Approach");

    static final List<Destination> ALL = List.of(values());
    static final List<String> NAMES =
            Stream.of(values()).map(Destination::toString).toList();

    private final String written;

    Destination(String written) {
        this.written = written;
    }

    /** The square of this name for a seat; not for {@link #BASE}. */
    int square(int seat) {
        return switch (this) {
            case BHAWANA -> Board.BHAWANA;
            case KOTUWA -> Board.KOTUWA;
            case PITA_KOTUWA -> Board.PITA_KOTUWA;
            case X -> Board.start(seat);
            case APPROACH -> Board.approach(seat);
            case BASE -> Board.BASE;
        };
    }

    @Override
    public String toString() {
        return written;
    }
}
