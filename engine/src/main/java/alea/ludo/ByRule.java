package alea.ludo;

/** A strategy that is a rule which pawns it likes best, each of which it moves as likely as the others. */
public interface ByRule {
    /** That rule. */
    PawnRule rule();
}
