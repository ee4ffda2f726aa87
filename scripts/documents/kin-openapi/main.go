// Loads and validates OpenAPI documents with their examples. The arguments are files.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/getkin/kin-openapi/openapi3"
)

func main() {
	status := 0
	for _, file := range os.Args[1:] {
		document, err := openapi3.NewLoader().LoadFromFile(file)
		if err == nil {
			err = document.Validate(context.Background())
		}
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", file, err)
			status = 1
		}
	}
	os.Exit(status)
}
