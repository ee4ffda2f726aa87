<?php
/** One partner's day with the API: a search from start to end, Radar, a tool, an error of each kind, a flag. */

declare(strict_types=1);

require 'GuzzleHttp/autoload.php';

use Tracewell\Model;
use Tracewell\Model\QueryType;

const BUILT = ['Tracewell\\' => 'client/lib/', 'TracewellImages\\' => 'images/lib/'];
spl_autoload_register(function (string $class): void {
    foreach (BUILT as $prefix => $folder) {
        if (!str_starts_with($class, $prefix)) continue;
        require $folder . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
    }
});

function configuration(string $key): Tracewell\Configuration
{
    return (new Tracewell\Configuration())->setHost(getenv('BASE_URL'))->setAccessToken($key);
}

function step(string $name, bool $isRight, string $seen): void
{
    if (!$isRight) throw new RuntimeException("$name: it is not so: $seen");
    echo "$name: $seen\n";
}

/** Runs the call and returns its error, with the parsed body. */
function fails(string $name, int $status, string $code, callable $call, string ...$more): array
{
    try {
        $call();
    } catch (Tracewell\ApiException $error) {
        $body = $error->getResponseObject();
        $seen = "{$error->getCode()} {$body->getError()->getCode()}";
        step($name, $seen === "$status $code", implode(', ', [$seen, ...$more]));
        return [$error, $body];
    }
    throw new RuntimeException("$name: no error");
}

/** The generated function waits for the end of an answer, so the stream is read with Guzzle. */
function events(string $id, ?string $lastEventId = null): array
{
    $headers = ['Authorization' => 'Bearer ' . getenv('KEY')];
    if ($lastEventId !== null) $headers['Last-Event-ID'] = $lastEventId;
    $url = getenv('BASE_URL') . "/search/$id/stream";
    $response = (new GuzzleHttp\Client())->get($url, ['headers' => $headers, 'stream' => true]);
    [$events, $event] = [[], []];
    while (!$response->getBody()->eof()) {
        $line = rtrim(GuzzleHttp\Psr7\Utils::readLine($response->getBody()), "\n");
        if ($line === '') {
            if (isset($event['data'])) $events[] = $event;
            $event = [];
        } elseif (preg_match('/^(event|id|data): (.*)$/', $line, $field)) {
            $event[$field[1]] = $field[2];
        }
    }
    return $events;
}

$domain = fn (string $name) => new Model\DomainRequest(['domain' => $name]);
$pseudonym = fn (string $value) => new Model\SearchRequest([
    'query' => new Model\SearchQuery(['type' => QueryType::PSEUDONYM, 'value' => $value]),
]);
$deletion = fn (string $id) => new Model\SearchDeletionRequest(['ids' => [$id]]);

$configuration = configuration(getenv('KEY'));
$searches = new Tracewell\Api\SearchApi(config: $configuration);
$leaks = new Tracewell\Api\LeaksApi(config: $configuration);
$tools = new Tracewell\Api\ToolsApi(config: $configuration);

$search = $searches->createSearch(new Model\SearchRequest([
    'query' => new Model\SearchQuery(['type' => QueryType::EMAIL_ADDRESS, 'value' => 'tw-success@tw-success.example']),
    'leaks' => new Model\LeakSelection(['mode' => Model\SelectionMode::ALL]),
]))->getSearch();
$id = $search->getId();
step('create', strlen($id) === 36, 'a search with an id');

$events = events($id);
$last = end($events);
$finished = Tracewell\ObjectSerializer::deserialize(json_decode($last['data']), Model\SearchFinishedData::class);
$isWhole = $events[0]['event'] === 'connected' && $last['event'] === 'search.finished';
$isCompleted = $finished->getStatus() === Model\SearchFinishedStatus::COMPLETED;
step('stream', $isWhole && $isCompleted, 'from connected to search.finished, completed');

$resumed = events($id, '2');
step('resume', $resumed[1]['id'] === '3' && count($resumed) === count($events) - 2, 'after event 2 comes event 3');

$results = $searches->getSearchResults($id)->getData();
$cards = array_merge(...array_map(fn ($module) => $module->getCards(), $results->getModules()));
$hasItems = reset($cards[0])->getItems()[0] instanceof Model\CardItem;
step('results', $results->getComplete() && $hasItems, 'complete, with cards');

$sources = $leaks->getSearchLeaks($id)->getData()->getSources();
$source = current(array_filter($sources, fn ($source) => $source->getResultCount() > 0))->getCode();
$page = $leaks->getSearchLeakPage($id, $source, page: 1)->getData();
step('leak page', $page->getPage() === 1 && count($page->getResults()[0]->getItems()) > 0, 'page 1, with records');

$radar = new Tracewell\Api\RadarApi(config: $configuration);
$breaches = $radar->listBreaches(limit: 3, sort_by: Model\BreachSortOrder::MOST_ACCOUNTS)->getBreaches();
$isSorted = count($breaches) === 3 && $breaches[0]->getPwnCount() >= $breaches[1]->getPwnCount();
step('radar', $isSorted, '3 breaches, the largest first');

$found = $tools->findSubdomains($domain('https://www.tw-success.example/'))->getData();
$isCounted = $found->getCount() > 0 && $found->getCount() === count($found->getSubdomains());
step('subdomains', $isCounted, "of {$found->getDomain()}");

$deleted = $searches->deleteSearches($deletion($id))->getData()->getDeletion();
step('delete', $deleted->getQueuedIds() === [$id], '1 search');

fails('gone', 404, 'NOT_FOUND', fn () => $searches->getSearch($id));

$empty = ['query' => ['type' => 'Pseudonym', 'value' => '']];
[, $body] = fails('invalid', 400, 'VALIDATION_ERROR', fn () => $searches->createSearch($empty), 'query.value');
if ($body->getError()->getFaults()[0]->getPath() !== 'query.value') throw new RuntimeException("invalid: $body");

$stranger = new Tracewell\Api\ModulesApi(config: configuration('tw_test_wrong'));
fails('wrong key', 401, 'UNAUTHORIZED', fn () => $stranger->listModules());

$poor = new Tracewell\Api\ToolsApi(config: configuration(getenv('POOR_KEY')));
fails('plan', 403, 'PLAN_FEATURE_REQUIRED', fn () => $poor->findSubdomains($domain('example.com')));

$running = $searches->createSearch($pseudonym('tw-hang'))->getSearch()->getId();
fails('running', 409, 'SEARCH_NOT_TERMINAL', fn () => $searches->deleteSearches($deletion($running)));

$limited = new Tracewell\Api\SearchApi(config: configuration(getenv('LIMITED_KEY')));
$oneMore = fn () => $limited->createSearch($pseudonym('tw-none'));
[$refused] = fails('limited', 429, 'RATE_LIMIT_RPM_EXCEEDED', $oneMore, 'with Retry-After');
if ((int) $refused->getResponseHeaders()['Retry-After'][0] <= 0) throw new RuntimeException('limited: no headers');

fails('no data', 502, 'DATA_UNAVAILABLE', fn () => $tools->resolveDomain($domain('tw-failure.example')));
fails('no provider', 503, 'PROVIDER_UNAVAILABLE', fn () => $tools->findSubdomains($domain('tw-required.example')));
$slow = fn () => $tools->findSubdomains($domain('tw-hang.example'));
[, $body] = fails('too late', 504, 'TIMEOUT', $slow, 'with where the answer will be');
$saved = $body->getMeta()->getSavedResult();
if (!str_contains($saved->getUrl(), $saved->getId())) throw new RuntimeException("too late: $body");

$ofImages = (new TracewellImages\Configuration())->setHost(getenv('IMAGES_URL'));
$flag = (new TracewellImages\Api\FlagsApi(config: $ofImages))->getFlag('fr.png');
step('flag', $flag->fread(8) === "\x89PNG\r\n\x1a\n", 'a PNG image');
unlink($flag->getPathname());
