package alea.ludocs;

import java.util.Arrays;

/** The rolls that decide who begins; those who tie roll again (A3). */
final class OpeningRules {
    private final LudoCsState state;
    private final Rules rules;
    private final EventTeller teller;

    OpeningRules(LudoCsState state, Rules rules, EventTeller teller) {
        this.state = state;
        this.rules = rules;
        this.teller = teller;
    }

    void begin() {
        Arrays.fill(state.opening, 0);
        state.seat = 0;
        state.await(Snapshot.Wait.OPENING, 6);
    }

    void roll(int value) {
        int[] opening = state.opening;
        opening[state.seat] = value;
        teller.openingRoll(value);
        for (int s = 0; s < LudoCsBoard.SEATS; s++) {
            if (opening[s] == 0) {
                state.seat = s;
                return;
            }
        }
        int highest = 0;
        for (int s = 0; s < LudoCsBoard.SEATS; s++) {
            highest = Math.max(highest, opening[s]);
        }
        int tied = 0;
        int winner = -1;
        for (int s = 0; s < LudoCsBoard.SEATS; s++) {
            if (opening[s] == highest) {
                tied++;
                winner = winner < 0 ? s : winner;
            }
        }
        if (tied > 1 && rules.tie() != Rules.Tie.FIRST) {
            rollAgain(highest);
            return;
        }
        Arrays.fill(opening, 0);
        state.first = winner;
        teller.openingWon(winner);
        state.turns++;
        state.awaitRoll(winner);
    }

    private void rollAgain(int highest) {
        int[] opening = state.opening;
        int lowest = -1;
        for (int s = 0; s < LudoCsBoard.SEATS; s++) {
            opening[s] = rules.tie() == Rules.Tie.ALL || opening[s] == highest ? 0 : -1;
            lowest = lowest < 0 && opening[s] == 0 ? s : lowest;
        }
        state.seat = lowest;
    }
}
