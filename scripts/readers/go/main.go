// https://github.com/r3labs/sse hands out the part of an event that came before a cut, with the id of the event before
// it or with the beginning of its own. The server sends the whole event again, so only a number that follows counts.
package main

import (
	"crypto/sha256"
	"fmt"
	"log"
	"os"
	"strconv"

	"github.com/r3labs/sse/v2"
)

func main() {
	log.SetFlags(0)
	// The default buffer of 64 KiB is too small for large events.
	client := sse.NewClient(os.Getenv("URL"), sse.ClientMaxBufferSize(1<<24))
	client.Headers["Authorization"] = "Bearer " + os.Getenv("KEY")
	last := 0
	err := client.SubscribeRaw(func(event *sse.Event) {
		if string(event.Event) == "connected" {
			return
		}
		if id, err := strconv.Atoi(string(event.ID)); err == nil {
			if id <= last {
				return
			}
			last = id
		}
		digest := sha256.Sum256(event.Data)
		fmt.Printf("%s %s %x\n", event.ID, event.Event, digest[:8])
		if string(event.Event) == "search.finished" {
			os.Exit(0)
		}
	})
	log.Fatalf("ended before search.finished: %v", err)
}
