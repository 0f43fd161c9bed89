package alea.analysis.balance;

/**
 * Which deals are played for what, and in which block.
 *
 * @param deals how many deals there are, at least 1
 */
record Schedule(long deals) {
    private static final int MOST_BLOCKS = 100;
    /** Of many deals one in so many tells what skill is worth. */
    private static final long SKILL = 2;
    /** A look two plies ahead takes some twenty times as long. */
    private static final long PLIES = 25;
    /** So many are played for everything, if there are as many. */
    private static final long ENOUGH = 100;

    /** How many blocks there are. */
    int blocks() {
        return (int) Math.min(MOST_BLOCKS, deals);
    }

    /** The first deal of a block; that of the block after the last is the number of deals. */
    long from(int block) {
        return Math.multiplyExact(deals, block) / blocks();
    }

    /** Whether a deal is played by one player among those that it is compared with. */
    boolean isForSkill(long deal) {
        return deal % stride(SKILL) == 0;
    }

    /** Whether it is played by one that looks two plies ahead, among those that look one. */
    boolean isForPlies(long deal) {
        return deal % stride(PLIES) == 0;
    }

    private long stride(long most) {
        return Math.clamp(deals / ENOUGH, 1, most);
    }
}
