import com.example.tracewell.apis.LeaksApi
import com.example.tracewell.apis.ModulesApi
import com.example.tracewell.apis.RadarApi
import com.example.tracewell.apis.SearchApi
import com.example.tracewell.apis.ToolsApi
import com.example.tracewell.images.apis.FlagsApi
import com.example.tracewell.infrastructure.ApiClient
import com.example.tracewell.infrastructure.ClientError
import com.example.tracewell.infrastructure.ClientException
import com.example.tracewell.infrastructure.Serializer
import com.example.tracewell.infrastructure.ServerError
import com.example.tracewell.infrastructure.ServerException
import com.example.tracewell.models.BreachSortOrder
import com.example.tracewell.models.ConnectedEvent
import com.example.tracewell.models.DomainRequest
import com.example.tracewell.models.ErrorEnvelope
import com.example.tracewell.models.LeakSelection
import com.example.tracewell.models.ModuleStatus
import com.example.tracewell.models.QueryType
import com.example.tracewell.models.SearchDeletionRequest
import com.example.tracewell.models.SearchFinishedEvent
import com.example.tracewell.models.SearchFinishedStatus
import com.example.tracewell.models.SearchQuery
import com.example.tracewell.models.SearchRequest
import com.example.tracewell.models.SelectionMode
import com.fasterxml.jackson.module.kotlin.readValue
import java.time.Duration
import java.util.UUID
import kotlin.system.exitProcess
import okhttp3.OkHttpClient
import okhttp3.Request

val base: String = System.getenv("BASE_URL")
val key: String = System.getenv("KEY")
val json = Serializer.jacksonObjectMapper
val http: OkHttpClient = OkHttpClient.Builder().readTimeout(Duration.ofSeconds(45)).build()

/** One partner's day with the API: a search from start to end, Radar, a tool, an error of each kind, a flag. */
fun main() {
    val searches = SearchApi(base, http).with(key)
    val leaks = LeaksApi(base, http).with(key)
    val tools = ToolsApi(base, http).with(key)

    val request = SearchRequest(
        query = SearchQuery(type = QueryType.EMAIL_ADDRESS, value = "tw-success@tw-success.example"),
        leaks = LeakSelection(mode = SelectionMode.ALL),
    )
    val id = searches.createSearch(request).search.id
    step("create", id.toString().length == 36, "a search with an id")

    val events = follow(id)
    val first = json.readValue<ConnectedEvent>(events.first().text)
    val last = json.readValue<SearchFinishedEvent>(events.last().text)
    val isWhole = first.event == ConnectedEvent.Event.CONNECTED && last.data.status == SearchFinishedStatus.COMPLETED
    step("stream", isWhole, "from connected to search.finished, completed")

    val resumed = follow(id, "2")
    step("resume", resumed[1].id == "3" && resumed.size == events.size - 2, "after event 2 comes event 3")

    val results = searches.getSearchResults(id).data
    val hasCards = results.modules.any { it.status == ModuleStatus.SUCCESS && it.cards.isNotEmpty() }
    step("results", results.complete && hasCards, "complete, with cards")

    val source = leaks.getSearchLeaks(id).data.sources.first { it.resultCount > 0 }.code
    val page = leaks.getSearchLeakPage(id, source, page = 1).data
    step("leak page", page.page == 1 && page.results.first().items.isNotEmpty(), "page 1, with records")

    val radar = RadarApi(base, http).with(key)
    val breaches = radar.listBreaches(limit = 3, sortBy = BreachSortOrder.MOST_ACCOUNTS).breaches
    val isSorted = breaches.size == 3 && breaches[0].pwnCount >= breaches[1].pwnCount
    step("radar", isSorted, "3 breaches, the largest first")

    val found = tools.findSubdomains(DomainRequest("https://www.tw-success.example/")).data
    step("subdomains", found.count > 0 && found.count == found.subdomains.size, "of ${found.domain}")

    val deletion = searches.deleteSearches(SearchDeletionRequest(setOf(id))).data.deletion
    step("delete", deletion.queuedIds == listOf(id), "1 search")

    fails("gone", 404, "NOT_FOUND") { searches.getSearch(id) }

    val invalid = fails("invalid", 400, "VALIDATION_ERROR", "query.value") { searches.createSearch(pseudonym("")) }
    check(invalid.body.error.faults.map { it.path } == listOf("query.value")) { invalid }
    check(invalid.body.error.details!!.isArray) { invalid }

    fails("wrong key", 401, "UNAUTHORIZED") { ModulesApi(base, http).with("tw_test_wrong").listModules() }

    val poor = ToolsApi(base, http).with(System.getenv("POOR_KEY"))
    fails("plan", 403, "PLAN_FEATURE_REQUIRED") { poor.findSubdomains(DomainRequest("example.com")) }

    val running = searches.createSearch(pseudonym("tw-hang")).search.id
    fails("running", 409, "SEARCH_NOT_TERMINAL") { searches.deleteSearches(SearchDeletionRequest(setOf(running))) }

    val limited = SearchApi(base, http).with(System.getenv("LIMITED_KEY"))
    val refused = fails("limited", 429, "RATE_LIMIT_RPM_EXCEEDED", "with Retry-After") {
        limited.createSearch(pseudonym("tw-none"))
    }
    check(refused.headers.getValue("retry-after").first().toInt() > 0) { refused }

    fails("no data", 502, "DATA_UNAVAILABLE") { tools.resolveDomain(DomainRequest("tw-failure.example")) }
    fails("no provider", 503, "PROVIDER_UNAVAILABLE") { tools.findSubdomains(DomainRequest("tw-required.example")) }
    val late = fails("too late", 504, "TIMEOUT", "with where the answer will be") {
        tools.findSubdomains(DomainRequest("tw-hang.example"))
    }
    val saved = checkNotNull(late.body.meta.savedResult) { late }
    check(saved.id.toString() in saved.url.toString()) { late }

    val flag = FlagsApi(System.getenv("IMAGES_URL"), http).getFlag("fr.png").readBytes()
    step("flag", String(flag, 0, 8, Charsets.ISO_8859_1) == "\u0089PNG\r\n\u001a\n", "a PNG image")
    exitProcess(0) // the threads of the HTTP client would keep it for a while
}

/** `ApiClient.accessToken` is one key for all objects; this sets the key of one. */
fun <Api : ApiClient> Api.with(key: String): Api = apply { accessTokenProvider = { key } }

fun pseudonym(value: String) = SearchRequest(SearchQuery(type = QueryType.PSEUDONYM, value = value))

/** `text` is the whole event as JSON: `event`, `id` and `data`. */
data class Received(val id: String?, val text: String)

/** The generated function waits for the end of an answer, so the stream is read with OkHttp. */
fun follow(id: UUID, lastEventId: String? = null): List<Received> {
    val request = Request.Builder().url("$base/search/$id/stream").header("Authorization", "Bearer $key")
    lastEventId?.let { request.header("Last-Event-ID", it) }
    val events = mutableListOf<Received>()
    http.newCall(request.build()).execute().use { response ->
        var event = json.createObjectNode()
        for (line in generateSequence { response.body.source().readUtf8Line() }) {
            val (field, value) = line.split(": ", limit = 2).let { it[0] to it.getOrElse(1) { "" } }
            when (field) {
                "" -> {
                    if (event.has("data")) events += Received(event["id"]?.textValue(), event.toString())
                    event = json.createObjectNode()
                }
                "data" -> event.set("data", json.readTree(value))
                "event", "id" -> event.put(field, value)
            }
        }
    }
    return events
}

data class Failed(val status: Int, val headers: Map<String, List<String>>, val body: ErrorEnvelope)

/** Runs the call and returns its error, with the parsed body. */
fun fails(name: String, status: Int, code: String, more: String? = null, call: () -> Any): Failed {
    val response = try {
        error("$name: ${call()}")
    } catch (error: ClientException) {
        error.response
    } catch (error: ServerException) {
        error.response
    }
    val failed = when (response) {
        is ClientError<*> -> Failed(response.statusCode, response.headers, json.readValue(response.body as String))
        is ServerError<*> -> Failed(response.statusCode, response.headers, json.readValue(response.body as String))
        else -> error("$name: $response")
    }
    val seen = "${failed.status} ${failed.body.error.code}"
    step(name, seen == "$status $code", listOfNotNull(seen, more).joinToString())
    return failed
}

fun step(name: String, isRight: Boolean, seen: String) {
    check(isRight) { "$name: it is not so: $seen" }
    println("$name: $seen")
}
