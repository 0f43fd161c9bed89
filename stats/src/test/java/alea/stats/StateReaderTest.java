package alea.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class StateReaderTest {
    @Test
    void whatEndsTooSoonIsRefusedWhereverItIsCutOff() {
        var to = new StateWriter();
        to.text("hello");
        to.counts(new long[] {1, 0, 3, 0});
        to.number(0.1);
        byte[] whole = to.toBytes();
        read(whole);
        for (int length = 0; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatIllegalArgumentException().isThrownBy(() -> read(cut)).withMessage("it ends too soon");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> read(Arrays.copyOf(whole, whole.length + 1)))
                .withMessage("it goes on after its end");
    }

    private static void read(byte[] bytes) {
        var from = new StateReader(bytes);
        assertThat(from.text()).isEqualTo("hello");
        assertThat(from.counts(5)).containsExactly(1, 0, 3, 0, 0);
        assertThat(from.number()).isEqualTo(0.1);
        from.end();
    }

    @Test
    void sizesThatNothingFollowsAreRefusedBeforeThereIsRoomForThem() {
        var to = new StateWriter();
        to.count(1L << 30);
        assertThatIllegalArgumentException().isThrownBy(() -> new StateReader(to.toBytes()).bytes());
        assertThatIllegalArgumentException().isThrownBy(() -> new StateReader(to.toBytes()).counts(3));
    }
}
