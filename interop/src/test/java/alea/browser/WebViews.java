package alea.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Every view of the page with something in it: what there is to see of it, once it has been made. */
final class WebViews {
    /** A rule file with two mistakes. */
    private static final String WRONG = """
            alea-rules: 1
            name: bad
            source:
              - a test
            extends: ludo-classic
            turns:
              again: perhaps
            squares:
              safety: [0]
            """;

    /**
     * What there is to see.
     *
     * @param name of its picture
     * @param ready what is there when all is
     * @param then what is to be done before one looks
     */
    record View(String name, String path, String ready, Consumer<Visit> then) {
        View(String name, String path, String ready) {
            this(name, path, ready, ignored -> {});
        }

        /** Shows it. */
        void show(Visit visit) {
            visit.show(path);
            visit.tab.locator(ready).first().waitFor();
            then.accept(visit);
        }
    }

    private WebViews() {}

    /** Plays, analyses and measures what they show. */
    static List<View> made(Visit visit) {
        visit.show("/");
        List<View> views = new ArrayList<>();
        matches(visit, views);
        jobs(visit, views);
        for (String page : List.of("about", "players", "rules", "papers")) {
            views.add(new View(page, "/" + page, "h1"));
        }
        views.add(new View("home", "/", ".cards"));
        views.add(new View("rules-madn", "/rules/madn?with=trouble", "main table", WebViews::unfold));
        views.add(new View("rules-ludo-cs", "/rules/ludo-cs", "alea-board svg"));
        String wrong =
                (String) visit.tab.evaluate("async text => (await import('/page/record.js')).packed(text)", WRONG);
        views.add(new View("rules-wrong", "/rules/ludo-classic#edit=" + wrong, "li .poor"));
        views.add(new View("papers-item", "/papers/pyludo.figure5", "main table"));
        views.add(new View("play", "/play", "main table"));
        views.add(new View("review-offer", "/review", "main table"));
        views.add(new View("arena-form", "/arena", "main table"));
        views.add(new View("jobs", "/jobs", "main table"));
        return views;
    }

    private static void unfold(Visit visit) {
        visit.tab.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)");
    }

    private static void matches(Visit visit, List<View> views) {
        for (String game : List.of("ludo-classic:seats=4", "ludo-cs", "doom", "pachisi", "uckers", "yut")) {
            String id = begun(visit, Map.of("game", game, "seats", List.of("human"), "seed", 7));
            views.add(new View("match-" + game.replace(':', '-'), "/play/" + id, ".options button", shown -> {
                shown.tab.locator("[data-key=hint]").click();
                shown.tab.locator(".options .best").first().waitFor();
            }));
        }
        String own = begun(visit, Map.of("game", "madn", "seats", List.of("human", "human"), "dice", "own"));
        views.add(new View("match-own", "/play/" + own, ".faces button"));
        String over = begun(visit, Map.of("game", "ludo-simple", "seats", List.of("random", "hybrid"), "seed", 2));
        views.add(new View("match-over", "/play/" + over, ".result"));
        String review = job(visit, "review", Map.of("id", over, "level", "quick"));
        views.add(new View("review", "/review/" + over + "?job=" + review, "ol button.link", shown -> {
            shown.tab.locator("ol button.link").first().click();
            shown.tab.locator(".options button").first().click();
            shown.tab.locator("tr.best, tr.may").first().waitFor();
        }));
    }

    private static void jobs(Visit visit, List<View> views) {
        String position = "12,0,30,20/-/10,0,0,7/- 0 3";
        String analysis =
                job(visit, "analyse", Map.of("game", "ludo-simple", "position", position, "games", 432, "why", true));
        views.add(new View(
                "analyse",
                "/analyse?job=" + analysis,
                "tr.best, tr.may",
                shown -> shown.tab.locator("label.tick input").check()));
        String solved =
                job(visit, "analyse", Map.of("game", "doom:2x2,dice=5", "position", "r2b1/b5r1 r 0", "why", true));
        views.add(new View("analyse-doom", "/analyse?job=" + solved, "tr.best"));
        List<String> players = List.of("hybrid", "fast", "random");
        String other = job(visit, "arena", Map.of("game", "ludo-classic", "strategies", players, "games", 600));
        String arena = job(
                visit,
                "arena",
                Map.of("game", "ludo-classic", "strategies", players, "games", 600, "seed", 2, "duplicate", true));
        views.add(new View("arena", "/arena/" + arena, "tbody tr", shown -> {
            shown.tab.locator("select[aria-label='Compare with']").selectOption(other);
            shown.tab.locator("table").nth(2).waitFor();
        }));
        String balance = job(
                visit, "balance", Map.of("game", "ludo-classic", "vary", List.of("safe=none,starts"), "games", 200));
        views.add(new View("job-balance", "/jobs?id=" + balance, "tbody tr"));
        String solve = job(visit, "solve", Map.of("game", "doom:2x2"));
        views.add(new View("job-solve", "/jobs?id=" + solve, "pre.text, main table"));
    }

    private static String begun(Visit visit, Map<String, ?> params) {
        return visit.call("begin", params).get("id").toString();
    }

    /** A job that has ended. */
    private static String job(Visit visit, String kind, Map<String, ?> params) {
        return (String) visit.tab.evaluate("""
                async ([kind, params]) => {
                  const rpc = await import('/page/rpc.js');
                  const id = await rpc.begin(kind, params);
                  const job = await rpc.follow(id, () => {}, new AbortController().signal);
                  if (job.state !== 'done') throw new Error(JSON.stringify(job));
                  return id;
                }""", List.of(kind, params));
    }
}
