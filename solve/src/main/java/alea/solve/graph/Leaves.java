package alea.solve.graph;

import java.util.Arrays;

/** The states outside a part of a space that is made a graph, and their nodes. */
final class Leaves {
    private static final int FIRST = 1 << 10;

    /** Numbers from 1 in the slots that their hashes lead to; 0 for none. */
    private long[] numbers = new long[FIRST];

    private int[] nodes = new int[FIRST];
    private int size;

    int size() {
        return size;
    }

    /** The node of a state, or -1. */
    int node(long number) {
        int slot = slot(number);
        return numbers[slot] == 0 ? -1 : nodes[slot];
    }

    /** Adds a state that is not there yet. */
    void add(long number, int node) {
        if (2 * size >= numbers.length) {
            spread();
        }
        int slot = slot(number);
        numbers[slot] = number + 1;
        nodes[slot] = node;
        size++;
    }

    /** The states, rising. */
    long[] numbers() {
        return Arrays.stream(numbers)
                .filter(number -> number != 0)
                .map(number -> number - 1)
                .sorted()
                .toArray();
    }

    private int slot(long number) {
        long hash = (number + 1) * 0x9e3779b97f4a7c15L;
        int mask = numbers.length - 1;
        int slot = (int) (hash >>> 32) & mask;
        while (numbers[slot] != 0 && numbers[slot] != number + 1) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void spread() {
        long[] before = numbers;
        int[] there = nodes;
        numbers = new long[2 * before.length];
        nodes = new int[2 * before.length];
        for (int i = 0; i < before.length; i++) {
            if (before[i] != 0) {
                int slot = slot(before[i] - 1);
                numbers[slot] = before[i];
                nodes[slot] = there[i];
            }
        }
    }
}
