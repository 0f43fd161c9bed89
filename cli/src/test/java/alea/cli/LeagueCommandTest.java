package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import alea.analysis.league.LeagueReport;
import alea.analysis.league.LeagueWords;
import alea.arena.league.League;
import alea.arena.league.LeagueStandings;
import alea.json.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A class in which most things go wrong. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the bots are written for /bin/sh")
class LeagueCommandTest {
    /** Answers the label that it is told to, and is done after the last match. */
    private static final String BOT = """
            IFS='\t'
            while read -r what a b first rest; do
              case $what in
                game) echo ready ;;
                choose) for label in $first $rest; do last=$label; done; echo "$%s" ;;
                quit) exit ;;
              esac
            done
            """;

    /** Of a pairing. */
    private static final int GAMES = Boolean.getBoolean("alea.long") ? 12 : 6;

    private static final String AT_FIRST = "read game; echo ready; read begin; read choose; ";

    @TempDir
    Path folder;

    private Path programs;

    @BeforeEach
    void submit() throws IOException {
        programs = Files.createDirectory(folder.resolve("class"));
        bot("first", BOT.formatted("first"));
        bot("a student with a name that is rather long, and longer", BOT.formatted("last"));
        bot("hangs", "read game; echo ready; exec sleep 600");
        bot("floods", AT_FIRST + "yes | tr -d '\\n'");
        bot("crashes", AT_FIRST + "echo 'no idea' >&2; exit 3");
        bot("cheats", AT_FIRST + "cat first.sh >&2; echo 9; cat");
        bot("nonsense", "echo Hello; cat");
        Files.createDirectory(programs.resolve("missing"));
    }

    private void bot(String name, String script) throws IOException {
        Files.writeString(programs.resolve(name + ".sh"), script + "\n");
    }

    private String[] league(String out, int games, String... more) {
        List<String> words = new ArrayList<>(
                List.of("league", programs.toString(), "ludo-simple", "--add", "name=base@fast", "--add", "random"));
        words.addAll(
                List.of("--games", Integer.toString(games), "--rounds", "6", "--strikes", "2", "--move-time", "3000"));
        words.addAll(List.of(
                "--sandbox",
                "off",
                "--review",
                "1",
                "--out",
                folder.resolve(out).toString()));
        words.addAll(List.of(more));
        return words.toArray(String[]::new);
    }

    /** All files that a league leaves, by name. */
    private Map<String, String> files(String out) throws IOException {
        Map<String, String> files = new TreeMap<>();
        Path root = folder.resolve(out);
        try (Stream<Path> all = Files.walk(root)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(
                        root.relativize(file).toString(), Files.readString(file).replace("--out " + root, "--out OUT"));
            }
        }
        return files;
    }

    @Test
    void aLeagueThatIsKilledAndResumedEndsWithTheSameBytes() throws IOException, InterruptedException {
        Run whole = Run.alea(league("whole", GAMES, "--threads", "2"));
        assertThat(whole.code()).as(whole.err()).isEqualTo(Exit.DONE);
        JsonNode report = Json.mapper().readTree(Files.readString(folder.resolve("whole/league.json")));
        Map<String, String> status = new TreeMap<>();
        Map<String, String> kinds = new TreeMap<>();
        for (JsonNode player : report.get("players")) {
            String name = player.get("name").asString();
            status.put(name, player.get("status").asString());
            player.get("reasons").forEach(r -> kinds.put(name, r.get("kind").asString()));
        }
        assertThat(status)
                .containsEntry("first", "played")
                .containsEntry("base", "played")
                .containsEntry("hangs", "disqualified")
                .containsEntry("floods", "disqualified")
                .containsEntry("crashes", "disqualified")
                .containsEntry("cheats", "disqualified")
                .containsEntry("nonsense", "walkover")
                .containsEntry("missing", "walkover");
        assertThat(kinds)
                .containsOnly(
                        Map.entry("hangs", "silence"),
                        Map.entry("floods", "unasked lines"),
                        Map.entry("crashes", "crash"),
                        Map.entry("cheats", "illegal answer"),
                        Map.entry("nonsense", "does not start"),
                        Map.entry("missing", "missing"));
        assertThat(report.get("matches").asInt()).isEqualTo(6 * GAMES);
        assertThat(whole.err()).contains("alea league: round 6 of 6, 6 of 6 tables");
        String asked = "stalled, no answer within 3000 ms (is it slow, or does it not flush after each answer?)";
        assertThat(whole.out()).contains(asked);
        assertThat(files("whole").get("students/hangs.md")).contains(asked);
        assertThat(files("whole").get("grades.csv")).doesNotContain("flush");

        Process killed =
                Run.start(Redirect.DISCARD, league("killed", GAMES, "--threads", "3", "--checkpoint-every", "0"));
        Path state = folder.resolve("killed/league.state");
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
        while (killed.isAlive()
                && System.nanoTime() < until
                && !(Files.exists(state) && Files.readString(state).contains("\nblock\t2\t"))) {
            Thread.sleep(5);
        }
        killed.destroyForcibly().waitFor();
        assertThat(Files.readString(state)).contains("\nblock\t2\t").doesNotContain("\nblock\t5\t5");
        Run again = Run.alea(league("killed", GAMES));
        again.complains("alea league: %s keeps what a league has played; go on with it: --resume, or take another --out"
                .formatted(state));
        assertThat(Run.alea(league("killed", GAMES, "--resume")).code()).isEqualTo(Exit.DONE);
        assertThat(files("killed")).isEqualTo(files("whole"));
    }

    @Test
    void theTableFitsAndFilesSayWhatATeacherNeeds() throws IOException {
        try (Stream<Path> bad = Files.list(programs)) {
            for (Path file : bad.filter(f -> f.toString().matches(".*/(hangs|floods|cheats|nonsense).*"))
                    .toList()) {
                Files.delete(file);
            }
        }
        Run run = Run.alea(league("out", 6));
        assertThat(run.code()).as(run.err()).isEqualTo(Exit.DONE);
        JsonNode report = Json.mapper().readTree(Files.readString(folder.resolve("out/league.json")));
        assertThat(report.propertyNames()).contains("game", "seed", "rounds", "players");
        assertThat(report.get("players").get(0).propertyNames())
                .contains("name", "place", "group", "elo", "ci95", "wins", "losses", "draws", "forfeits", "status")
                .contains("reasons", "mistakes");
        Map<String, String> files = files("out");
        assertThat(files.get("grades.csv"))
                .startsWith("name,place,")
                .contains("crashes,,,,,,,,0,0,0,0,2,disqualified,crash (2): crashed with exit status 3: no idea\n")
                .contains("\"a student with a name that is rather long, and longer\",");
        assertThat(files.get("league.html")).contains("a student with a name that is rather long, and longer");
        assertThat(files.get("students/first.md"))
                .contains("It played to the end.")
                .contains("## Its worst mistakes")
                .contains(" loses 0.")
                .containsPattern("\\n {2}\\(see why: `./alea analyse ludo-simple \"[^\"]+\"`\\)\\n");
        assertThat(files.get("students/crashes.md"))
                .containsPattern(
                        "crash, 2 times, first in match \\d+ at [0-9,/BH-]+ \\d \\d: crashed with exit status 3")
                .containsPattern("try it: `./alea choose ludo-simple \"[0-9,/BH-]+ \\d \\d\" \"exec:python3 YOUR.py")
                .containsPattern("; the whole match: `./alea replay match-\\d+.alea`, which your teacher has\\)")
                .contains("It failed 2 times in the same way, and 2 such failures disqualify");
        assertThat(files.get("league.html")).contains("--add random --games 6").contains("--out OUT");
        assertThat(files.get("standings.html"))
                .contains("a student with a name that is rather long, and longer", "<svg")
                .doesNotContain("crashed with", "alea league", " loses 0.");
        assertThat(files.keySet()).anyMatch(name -> name.startsWith("matches/match-"));
        String example = files.keySet().stream()
                .filter(name -> name.startsWith("matches/"))
                .findFirst()
                .orElseThrow();
        assertThat(Run.alea("replay", folder.resolve("out").resolve(example).toString())
                        .code())
                .isEqualTo(Exit.DONE);
    }

    @Test
    void tablesAreNoWiderThanTheTerminal() {
        var table = new Table("player", ">Elo", "95 %");
        table.row("a student with a name that is rather long, and longer", "+120", "+100 .. +140");
        table.row("b", "-120", "-140 .. -100");
        var text = new StringWriter();
        table.print(new PrintWriter(text), 40);
        assertThat(text.toString().lines())
                .containsExactly(
                        "player                 Elo  95 %",
                        "a student with a na…  +120  +100 .. +140", "b                     -120  -140 .. -100");
    }

    @Test
    void whoHasNoMatchThatCountsHasNoPlace() {
        var line = new LeagueStandings.Line(
                "ann",
                "fast",
                1,
                List.of(1, 1),
                null,
                null,
                List.of(),
                0,
                0,
                0,
                0,
                0,
                League.Status.PLAYED,
                List.of(),
                null);
        var report = new LeagueReport(
                "ludo-simple",
                "0",
                1,
                2,
                0,
                10,
                0,
                "out",
                3,
                false,
                true,
                null,
                null,
                List.of(new LeagueReport.Line(line, 0, List.of())));
        var text = new StringWriter();
        LeagueTable.csv(report, new PrintWriter(text, true));
        LeagueTable.print(report, new PrintWriter(text, true));
        assertThat(text.toString())
                .contains("ann,,,,,,,,0,0,0,0,0,played,")
                .containsPattern("\n- +- +ann")
                .contains("Of who has no place no match counts yet.");
        assertThat(LeagueWords.student(report, report.players().getFirst()))
                .contains("The league was broken off; it is still in.", "No match of it was reviewed.")
                .doesNotContain("None was found", "to the end");
    }

    @Test
    void aRatingOfNothingHasNoSign() {
        assertThat(LeagueWords.interval(List.of(-0.3, 0.4))).isEqualTo("0 .. 0");
        assertThat(LeagueWords.interval(List.of(-11.6, 3.5))).isEqualTo("-12 .. +4");
    }

    @Test
    void aLeagueHasAMatchOfEachPairingInEachRound() {
        String words = "league %s ludo-simple --sandbox off --games 8 --rounds 20 --out %s"
                .formatted(programs, folder.resolve("out"));
        Run.alea(words.split(" "))
                .complains(
                        "alea league: --games 8 is too few for 20 rounds: each pairing plays so many in all, and one "
                                + "or more in each round");
    }

    @Test
    void whatIsNoSuchLeagueSaysWhatDiffers() throws IOException {
        Path out = Files.createDirectory(folder.resolve("out"));
        Path state = out.resolve("league.state");
        Files.writeString(state, "alea-league 2\nplan\tAlea 0\nplan\trounds 2\n");
        assertThat(Run.alea(league("out", 6, "--resume")).err())
                .startsWith("alea league: " + state + ": Alea is ")
                .contains(", and was 0; ", "; --rounds is 6, and was 2; ")
                .hasLineCount(1);
        Files.writeString(state, "alea-league 1\nplan\tAlea 0\n");
        assertThat(Run.alea(league("out", 6, "--resume")).err()).contains("was kept by another version of Alea");
        Run.alea("league", "ludo-simple", "class")
                .complains("alea league: there is no file and no folder ludo-simple; ludo-simple is a game; the order "
                        + "is FOLDER GAME");
    }

    private void onlyFirst() throws IOException {
        try (Stream<Path> bad = Files.list(programs)) {
            for (Path file : bad.filter(f -> !f.toString().endsWith("first.sh")).toList()) {
                Files.delete(file);
            }
        }
    }

    private Map<String, String> done(String... words) throws IOException {
        Run run = Run.alea(words);
        assertThat(run.code()).as(run.err()).isEqualTo(Exit.DONE);
        Map<String, String> files = files("out");
        files.put("stdout", run.out());
        return files;
    }

    /** Of two rounds, without reviews. */
    private String[] small(String... more) {
        List<String> words =
                new ArrayList<>(List.of("league", programs.toString(), "ludo-simple", "--add", "name=base@fast"));
        words.addAll(List.of("--add", "random", "--games", "4", "--rounds", "2", "--sandbox", "off", "--review", "0"));
        words.addAll(List.of("--out", folder.resolve("out").toString()));
        words.addAll(List.of(more));
        return words.toArray(String[]::new);
    }

    @Test
    void aNewcomerJoinsAndWhoIsExcludedGoesAndTheOthersMatchesStay() throws IOException {
        onlyFirst();
        Files.writeString(programs.resolve("notes.docx"), "");
        Run run = Run.alea(small());
        assertThat(run.code()).as(run.err()).isEqualTo(Exit.DONE);
        assertThat(run.err()).startsWith("alea league: not looked at: notes.docx\n");
        Files.delete(programs.resolve("notes.docx"));
        Path state = folder.resolve("out/league.state");
        String before = Files.readString(state);
        bot("nina", BOT.formatted("first"));
        Run.alea(small("--resume"))
                .complains(
                        "alea league: " + state + ": nina is new, and a league takes nobody in later without --join");
        Run.alea(small("--join"))
                .complains("alea league: --join goes with --resume: a league that begins takes in all");
        assertThat(Files.readString(state)).isEqualTo(before);

        Map<String, String> joined = done(small("--resume", "--join"));
        String kept = Files.readString(state);
        assertThat(kept).startsWith(before + "join\t1\tplayer nina: exec:");
        assertThat(joined.get("league.json")).contains("\"matches\" : 24,", "\"joined\" : 1");
        String same = "he same program, byte for byte: first, nina";
        assertThat(joined.get("stdout")).contains("\njoined when the others had played: nina\nt" + same + "\n");
        assertThat(joined.get("league.html")).contains("T" + same, "Joined when the others had played: nina.");
        assertThat(joined.get("standings.html")).doesNotContain(same);
        assertThat(done(small("--resume"))).isEqualTo(joined);
        Files.writeString(state, kept.substring(0, kept.indexOf("\nblock\t1\t1\t", before.length()) + 1));
        assertThat(done(small("--resume"))).isEqualTo(joined);
        Files.writeString(state, kept.substring(0, kept.indexOf("\nblock\t1\t1\t") + 1));
        assertThat(done(small("--resume", "--join"))).isEqualTo(joined);

        Files.delete(programs.resolve("first.sh"));
        bot("nina", BOT.formatted("last"));
        Run.alea(small("--resume"))
                .complains("alea league: " + state + ": nina's program has changed: take it back, or play a new league "
                        + "with another --out; first is gone: bring back what played, or take it out with --exclude");
        bot("nina", BOT.formatted("first"));
        Run.alea(small("--resume", "--exclude", "frist"))
                .complains("alea league: --exclude 'frist' is no player; players are first, base, random and nina");
        Map<String, String> excluded = done(small("--resume", "--exclude", "first"));
        assertThat(Files.readString(state).replace("exclude\tfirst\n", "")).isEqualTo(kept);
        assertThat(excluded.get("league.json")).contains("\"matches\" : 12,", "\"status\" : \"excluded\"");
        assertThat(excluded.get("grades.csv")).containsPattern("\nfirst,,,,,,,,\\d+,\\d+,0,0,0,excluded,\n");
        assertThat(excluded.get("stdout")).contains("\nfirst: excluded\n").doesNotContain(same);
        assertThat(excluded.get("league.html")).contains("--exclude first");
        assertThat(excluded.get("students/first.md")).contains("taken out of the league");
        assertThat(done(small("--resume"))).isEqualTo(excluded);
    }

    @Test
    void aReportKeepsItsNameAndNoStaleOneStays() throws IOException {
        onlyFirst();
        bot("a b", BOT.formatted("first"));
        done(small());
        bot("a_b", BOT.formatted("last"));
        Path students = folder.resolve("out/students");
        Files.writeString(students.resolve("notes.md"), "# notes\n\nof the teacher\n");
        Files.copy(students.resolve("a_b.md"), students.resolve("a_b-7.md"));
        Map<String, String> files = done(small("--resume", "--join"));
        assertThat(files.keySet().stream().filter(name -> name.startsWith("students/")))
                .containsExactly(
                        "students/a_b-2.md",
                        "students/a_b.md",
                        "students/base.md",
                        "students/first.md",
                        "students/notes.md",
                        "students/random.md");
        assertThat(files.get("students/a_b.md")).startsWith("# a b\n");
        assertThat(files.get("students/a_b-2.md")).startsWith("# a_b\n");
    }

    /** The league of docs/league.md: 24 bots that answer, in a millisecond, and six that do not. */
    @Test
    @EnabledIfSystemProperty(named = "alea.long", matches = "true")
    void aClassOfThirtyIsPlayed() throws IOException {
        for (int i = 0; i < 22; i++) {
            bot("good-" + i, "exec python3 -c '" + SLOW.replace("OWN", Integer.toString(i + 1)) + "'");
        }
        Run run = Run.alea(league("big", 1000, "--threads", "16"));
        assertThat(run.code()).as(run.err()).isEqualTo(Exit.DONE);
    }

    private static final String SLOW = """
            import sys, time
            for line in sys.stdin:
                what, *fields = line.rstrip("\\n").split("\\t")
                if what == "game":
                    print("ready", flush=True)
                elif what == "choose":
                    time.sleep(0.001)
                    labels = fields[2:]
                    print(labels[int(fields[1]) // OWN % len(labels)], flush=True)
                elif what == "quit":
                    break
            """;
}
