package alea.cross;

import alea.game.GameFactory;
import alea.game.Plugin;
import java.util.List;

/** The games of the cross-and-circle family. */
public final class CrossPlugin implements Plugin {
    @Override
    public List<GameFactory> games() {
        return List.of(
                Madn.family(),
                Trouble.family(),
                Fia.family(),
                PetitsChevaux.family(),
                LudoApp.family(),
                EileMitWeile.family(),
                Parchis.family(),
                Uckers.family(),
                Pachisi.family(),
                Parcheesi.family(),
                Yut.family());
    }
}
