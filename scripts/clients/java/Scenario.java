import com.example.tracewell.ApiClient;
import com.example.tracewell.ApiException;
import com.example.tracewell.api.LeaksApi;
import com.example.tracewell.api.ModulesApi;
import com.example.tracewell.api.RadarApi;
import com.example.tracewell.api.SearchApi;
import com.example.tracewell.api.ToolsApi;
import com.example.tracewell.images.api.FlagsApi;
import com.example.tracewell.model.BreachSortOrder;
import com.example.tracewell.model.DomainRequest;
import com.example.tracewell.model.ErrorEnvelope;
import com.example.tracewell.model.LeakSelection;
import com.example.tracewell.model.ModuleStatus;
import com.example.tracewell.model.QueryType;
import com.example.tracewell.model.SearchDeletionRequest;
import com.example.tracewell.model.SearchEvent;
import com.example.tracewell.model.SearchFinishedStatus;
import com.example.tracewell.model.SearchQuery;
import com.example.tracewell.model.SearchRequest;
import com.example.tracewell.model.SelectionMode;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** One partner's day with the API: a search from its beginning to its end, Radar, a tool, an error of each kind, a flag. */
public class Scenario {
    public static void main(String[] arguments) throws Exception {
        ApiClient client = clientOf(System.getenv("KEY"));
        SearchApi searches = new SearchApi(client);
        LeaksApi leaks = new LeaksApi(client);
        ToolsApi tools = new ToolsApi(client);

        UUID id = searches.createSearch(new SearchRequest()
            .query(new SearchQuery().type(QueryType.EMAIL_ADDRESS).value("tw-success@tw-success.example"))
            .leaks(new LeakSelection().mode(SelectionMode.ALL))).execute().getSearch().getId();
        step("create", id.toString().length() == 36, "a search with an id");

        List<Received> events = follow(searches, id, null);
        var finished = events.get(events.size() - 1).event().getSearchFinishedEvent();
        step("stream", events.get(0).event().getConnectedEvent() != null && finished.getData().getStatus() == SearchFinishedStatus.COMPLETED,
            "from connected to search.finished, completed");

        List<Received> resumed = follow(searches, id, "2");
        step("resume", resumed.get(1).id().equals("3") && resumed.size() == events.size() - 2, "after event 2 comes event 3");

        var results = searches.getSearchResults(id).execute().getData();
        boolean hasCards = results.getModules().stream().anyMatch(module -> module.getStatus() == ModuleStatus.SUCCESS && !module.getCards().isEmpty());
        step("results", results.getComplete() && hasCards, "complete, with cards");

        String source = leaks.getSearchLeaks(id).execute().getData().getSources().stream().filter(one -> one.getResultCount() > 0).findFirst().orElseThrow().getCode();
        var page = leaks.getSearchLeakPage(id, source).page(1).execute().getData();
        step("leak page", page.getPage() == 1 && !page.getResults().get(0).getItems().isEmpty(), "page 1, with records");

        var breaches = new RadarApi(client).listBreaches().limit(3).sortBy(BreachSortOrder.MOST_ACCOUNTS).execute().getBreaches();
        step("radar", breaches.size() == 3 && breaches.get(0).getPwnCount() >= breaches.get(1).getPwnCount(), "3 breaches, the largest first");

        var subdomains = tools.findSubdomains(new DomainRequest().domain("https://www.tw-success.example/")).execute().getData();
        step("subdomains", subdomains.getCount() > 0 && subdomains.getCount() == subdomains.getSubdomains().size(), "of " + subdomains.getDomain());

        var deletion = searches.deleteSearches(new SearchDeletionRequest().addIdsItem(id)).execute().getData().getDeletion();
        step("delete", deletion.getQueuedIds().equals(List.of(id)), "1 search");

        fails("gone", 404, "NOT_FOUND", () -> searches.getSearch(id).execute());

        Failed invalid = fails("invalid", 400, "VALIDATION_ERROR", () -> searches.createSearch(pseudonym("")).execute(), "query.value");
        require(invalid.body().getError().getDetails().getListFault().get(0).getPath().equals("query.value"), invalid.body());

        fails("wrong key", 401, "UNAUTHORIZED", () -> new ModulesApi(clientOf("tw_test_wrong")).listModules().execute());

        ToolsApi poor = new ToolsApi(clientOf(System.getenv("POOR_KEY")));
        fails("plan", 403, "PLAN_FEATURE_REQUIRED", () -> poor.findSubdomains(new DomainRequest().domain("example.com")).execute());

        UUID running = searches.createSearch(pseudonym("tw-hang")).execute().getSearch().getId();
        fails("running", 409, "SEARCH_NOT_TERMINAL", () -> searches.deleteSearches(new SearchDeletionRequest().addIdsItem(running)).execute());

        SearchApi limited = new SearchApi(clientOf(System.getenv("LIMITED_KEY")));
        Failed refused = fails("limited", 429, "RATE_LIMIT_RPM_EXCEEDED", () -> limited.createSearch(pseudonym("tw-none")).execute(), "with Retry-After");
        require(Integer.parseInt(refused.header("retry-after")) > 0, refused.body());

        fails("no data", 502, "DATA_UNAVAILABLE", () -> tools.resolveDomain(new DomainRequest().domain("tw-failure.example")).execute());
        fails("no provider", 503, "PROVIDER_UNAVAILABLE", () -> tools.findSubdomains(new DomainRequest().domain("tw-required.example")).execute());
        Failed late = fails("too late", 504, "TIMEOUT", () -> tools.findSubdomains(new DomainRequest().domain("tw-hang.example")).execute(), "with where the answer will be");
        require(late.body().getMeta().getSavedResult() != null, late.body());

        var images = new FlagsApi(new com.example.tracewell.images.ApiClient().setBasePath(System.getenv("IMAGES_URL")));
        byte[] flag = Files.readAllBytes(images.getFlag("fr.png").execute().toPath());
        step("flag", new String(flag, 0, 8, StandardCharsets.ISO_8859_1).equals("\u0089PNG\r\n\u001a\n"), "a PNG image");
        System.exit(0); // the threads of the HTTP client would keep it for a while
    }

    static ApiClient clientOf(String key) {
        ApiClient client = new ApiClient().setBasePath(System.getenv("BASE_URL"));
        client.setBearerToken(key);
        return client;
    }

    static SearchRequest pseudonym(String value) {
        return new SearchRequest().query(new SearchQuery().type(QueryType.PSEUDONYM).value(value));
    }

    record Received(String id, SearchEvent event) {
    }

    /** The generated function waits for the end of an answer: a stream is read from the call that it is made of. */
    static List<Received> follow(SearchApi searches, UUID id, String lastEventId) throws Exception {
        List<Received> events = new ArrayList<>();
        var call = searches.streamSearch(id).lastEventID(lastEventId).buildCall(null);
        var patient = searches.getApiClient().getHttpClient().newBuilder().readTimeout(Duration.ofSeconds(45)).build();
        try (var response = patient.newCall(call.request()).execute()) {
            JsonObject event = new JsonObject();
            for (var lines = response.body().source(); !lines.exhausted();) {
                String line = lines.readUtf8LineStrict();
                String[] field = line.split(": ", 2);
                if (line.isEmpty()) {
                    if (event.has("data")) events.add(new Received(event.has("id") ? event.get("id").getAsString() : null, SearchEvent.fromJson(event.toString())));
                    event = new JsonObject();
                } else if (field[0].equals("data")) {
                    event.add("data", JsonParser.parseString(field[1]));
                } else if (field[0].equals("event") || field[0].equals("id")) {
                    event.addProperty(field[0], field[1]);
                }
            }
        }
        return events;
    }

    interface Call {
        Object run() throws ApiException;
    }

    record Failed(ApiException error, ErrorEnvelope body) {
        String header(String name) {
            return error.getResponseHeaders().get(name).get(0);
        }
    }

    static Failed fails(String name, int status, String code, Call call, String... more) throws Exception {
        try {
            throw new IllegalStateException(name + ": " + call.run());
        } catch (ApiException error) {
            ErrorEnvelope body = ErrorEnvelope.fromJson(error.getResponseBody());
            String seen = error.getCode() + " " + body.getError().getCode();
            step(name, seen.equals(status + " " + code), more.length == 0 ? seen : seen + ", " + more[0]);
            return new Failed(error, body);
        }
    }

    static void step(String name, boolean isRight, String seen) {
        require(isRight, name + ": it is not so: " + seen);
        System.out.println(name + ": " + seen);
    }

    static void require(boolean isSo, Object what) {
        if (!isSo) throw new IllegalStateException(String.valueOf(what));
    }
}
