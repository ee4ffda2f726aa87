// One partner's day with the API: a search from its beginning to its end, Radar, a tool, an error of each kind, a flag.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"

	"example.com/scenario/images"
	"example.com/scenario/tracewell"
)

var background = context.Background()

func main() {
	log.SetFlags(0)
	client := clientOf(os.Getenv("KEY"))

	all := tracewell.SelectionModeAll
	created, err := client.CreateSearchWithResponse(background, nil, tracewell.SearchRequest{
		Query: tracewell.SearchQuery{Type: tracewell.QueryTypeEmailAddress, Value: "tw-success@tw-success.example"},
		Leaks: &tracewell.LeakSelection{Mode: &all},
	})
	must(err)
	require(created.JSON201 != nil, created.Body)
	id := created.JSON201.Search.Id
	step("create", len(id.String()) == 36, "a search with an id")

	events := follow(client, id, nil)
	last, err := events[len(events)-1].AsSearchFinishedEvent()
	must(err)
	step("stream", nameOf(events[0]) == "connected" && last.Data.Status == tracewell.SearchFinishedStatusCompleted, "from connected to search.finished, completed")

	after := "2"
	resumed := follow(client, id, &after)
	step("resume", idOf(resumed[1]) == "3" && len(resumed) == len(events)-2, "after event 2 comes event 3")

	results, err := client.GetSearchResultsWithResponse(background, id, nil)
	must(err)
	cards := 0
	for _, module := range results.JSON200.Data.Modules {
		if module.Status == tracewell.ModuleStatusSuccess {
			cards += len(module.Cards)
		}
	}
	step("results", results.JSON200.Data.Complete && cards > 0, "complete, with cards")

	leaks, err := client.GetSearchLeaksWithResponse(background, id, nil)
	must(err)
	code := ""
	for _, source := range leaks.JSON200.Data.Sources {
		if source.ResultCount > 0 {
			code = source.Code
		}
	}
	first := int32(1)
	page, err := client.GetSearchLeakPageWithResponse(background, id, code, &tracewell.GetSearchLeakPageParams{Page: &first})
	must(err)
	step("leak page", page.JSON200.Data.Page == 1 && len(page.JSON200.Data.Results[0].Items) > 0, "page 1, with records")

	largest, three := tracewell.BreachSortOrderMostAccounts, int32(3)
	list, err := client.ListBreachesWithResponse(background, &tracewell.ListBreachesParams{SortBy: &largest, Limit: &three})
	must(err)
	breaches := list.JSON200.Breaches
	step("radar", len(breaches) == 3 && breaches[0].PwnCount >= breaches[1].PwnCount, "3 breaches, the largest first")

	found, err := client.FindSubdomainsWithResponse(background, nil, tracewell.DomainRequest{Domain: "https://www.tw-success.example/"})
	must(err)
	subdomains := found.JSON200.Data
	step("subdomains", subdomains.Count > 0 && int(subdomains.Count) == len(subdomains.Subdomains), "of "+subdomains.Domain)

	deleted, err := client.DeleteSearchesWithResponse(background, tracewell.SearchDeletionRequest{Ids: []tracewell.SearchId{id}})
	must(err)
	step("delete", deleted.JSON202.Data.Deletion.QueuedIds[0] == id, "1 search")

	gone, err := client.GetSearchWithResponse(background, id, nil)
	must(err)
	fails("gone", 404, "NOT_FOUND", gone.HTTPResponse, gone.JSON404)

	invalid, err := client.CreateSearchWithResponse(background, nil, pseudonym(""))
	must(err)
	faults, err := invalid.JSON400.Error.Details.AsFaults()
	must(err)
	fails("invalid", 400, "VALIDATION_ERROR", invalid.HTTPResponse, invalid.JSON400, faults[0].Path)

	wrong, err := clientOf("tw_test_wrong").ListModulesWithResponse(background, &tracewell.ListModulesParams{})
	must(err)
	fails("wrong key", 401, "UNAUTHORIZED", wrong.HTTPResponse, wrong.JSON401)

	poor, err := clientOf(os.Getenv("POOR_KEY")).FindSubdomainsWithResponse(background, nil, tracewell.DomainRequest{Domain: "example.com"})
	must(err)
	fails("plan", 403, "PLAN_FEATURE_REQUIRED", poor.HTTPResponse, poor.JSON403)

	hanging, err := client.CreateSearchWithResponse(background, nil, pseudonym("tw-hang"))
	must(err)
	running, err := client.DeleteSearchesWithResponse(background, tracewell.SearchDeletionRequest{Ids: []tracewell.SearchId{hanging.JSON201.Search.Id}})
	must(err)
	fails("running", 409, "SEARCH_NOT_TERMINAL", running.HTTPResponse, running.JSON409)

	limited := clientOf(os.Getenv("LIMITED_KEY"))
	refused, err := limited.CreateSearchWithResponse(background, nil, pseudonym("tw-none"))
	must(err)
	require(refused.Headers429 != nil && refused.Headers429.RetryAfter > 0, refused.Body)
	fails("limited", 429, "RATE_LIMIT_RPM_EXCEEDED", refused.HTTPResponse, refused.JSON429, "with Retry-After")

	nothing, err := client.ResolveDomainWithResponse(background, nil, tracewell.DomainRequest{Domain: "tw-failure.example"})
	must(err)
	fails("no data", 502, "DATA_UNAVAILABLE", nothing.HTTPResponse, nothing.JSON502)

	required, err := client.FindSubdomainsWithResponse(background, nil, tracewell.DomainRequest{Domain: "tw-required.example"})
	must(err)
	fails("no provider", 503, "PROVIDER_UNAVAILABLE", required.HTTPResponse, required.JSON503)

	late, err := client.FindSubdomainsWithResponse(background, nil, tracewell.DomainRequest{Domain: "tw-hang.example"})
	must(err)
	require(late.JSON504.Meta.SavedResult != nil, late.Body)
	fails("too late", 504, "TIMEOUT", late.HTTPResponse, late.JSON504, "with where the answer will be")

	imageClient, err := images.NewClientWithResponses(os.Getenv("IMAGES_URL"))
	must(err)
	flag, err := imageClient.GetFlagWithResponse(background, "fr.png", &images.GetFlagParams{})
	must(err)
	step("flag", bytes.HasPrefix(flag.Body, []byte("\x89PNG\r\n\x1a\n")), "a PNG image")
}

func clientOf(key string) *tracewell.ClientWithResponses {
	client, err := tracewell.NewClientWithResponses(os.Getenv("BASE_URL"), tracewell.WithRequestEditorFn(
		func(_ context.Context, request *http.Request) error {
			request.Header.Set("Authorization", "Bearer "+key)
			return nil
		}))
	must(err)
	return client
}

func pseudonym(value string) tracewell.SearchRequest {
	return tracewell.SearchRequest{Query: tracewell.SearchQuery{Type: tracewell.QueryTypePseudonym, Value: value}}
}

// follow reads a stream: the function without "WithResponse" gives the answer as it comes.
func follow(client *tracewell.ClientWithResponses, id tracewell.SearchId, lastEventId *string) (events []tracewell.SearchEvent) {
	response, err := client.ClientInterface.(*tracewell.Client).StreamSearch(background, id, &tracewell.StreamSearchParams{LastEventID: lastEventId})
	must(err)
	defer response.Body.Close()
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, 16<<20)
	fields := map[string]json.RawMessage{}
	for lines.Scan() {
		name, value, isField := strings.Cut(lines.Text(), ": ")
		switch {
		case lines.Text() == "" && fields["data"] != nil:
			text, err := json.Marshal(fields)
			must(err)
			var event tracewell.SearchEvent
			must(json.Unmarshal(text, &event))
			events = append(events, event)
			fields = map[string]json.RawMessage{}
		case isField && name == "data":
			fields[name] = json.RawMessage(value)
		case isField && (name == "event" || name == "id"):
			fields[name], _ = json.Marshal(value)
		}
	}
	must(lines.Err())
	return events
}

func nameOf(event tracewell.SearchEvent) string {
	name, err := event.Discriminator()
	must(err)
	return name
}

func idOf(event tracewell.SearchEvent) string {
	text, err := event.MarshalJSON()
	must(err)
	var known struct{ Id string }
	must(json.Unmarshal(text, &known))
	return known.Id
}

func fails(name string, status int, code string, response *http.Response, body *tracewell.ErrorEnvelope, more ...string) {
	require(body != nil, []byte(response.Status))
	seen := fmt.Sprintf("%d %s", response.StatusCode, body.Error.Code)
	step(name, seen == fmt.Sprintf("%d %s", status, code), strings.Join(append([]string{seen}, more...), ", "))
}

func step(name string, isRight bool, seen string) {
	if !isRight {
		log.Fatalf("%s: it is not so: %s", name, seen)
	}
	fmt.Printf("%s: %s\n", name, seen)
}

func require(isThere bool, body []byte) {
	if !isThere {
		log.Fatalf("not what was awaited: %s", body)
	}
}

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
