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
            case BHAWANA -> LudoCsBoard.BHAWANA;
            case KOTUWA -> LudoCsBoard.KOTUWA;
            case PITA_KOTUWA -> LudoCsBoard.PITA_KOTUWA;
            case X -> LudoCsBoard.start(seat);
            case APPROACH -> LudoCsBoard.approach(seat);
            case BASE -> LudoCsBoard.BASE;
        };
    }

    @Override
    public String toString() {
        return written;
    }
}
