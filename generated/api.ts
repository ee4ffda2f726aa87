// Made by npm run generate from openapi/. Do not edit.
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the API key
         * @description Answers 200 if the key is valid, with what the key may do, and whether the server is a sandbox. Free and not metered.
         */
        get: operations["validateToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the health of the service
         * @description Health of the service and its parts. 503 if no search could be served. `degraded`, with 200, if it works with reduced capacity.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liveness probe
         * @description For a supervisor that restarts hanging processes. Answers 200 as long as the process responds, and checks no other part.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness probe
         * @description For a load balancer. Answers 503 before the process has started, while it stops, and while it cannot reach a part that it needs.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a code
         * @description Exchanges the one-time code of the link that the first start of a server prints on a terminal, or every start of a sandbox, for the API key of that account. A code works once, for ten minutes, and only in the process that printed it. A wrong, a used and an expired code get the same answer, and count as a wrong API key of the address. No key needed, and not metered.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the usage of the account
         * @description Returns the two windows that limit core searches: `global` is the plan's billing month, `daily` the UTC day. The requests per minute are in the `X-RateLimit-*` headers instead. Not metered.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account
         * @description Returns the account of the API key: its plan with its limits, the accepted terms, the number of its keys, and the webhook endpoints that are disabled. `GET /usage` has what is used of the limits. Not metered.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/free-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the free plan
         * @description Accepts the terms and ethics policy of the free plan, and puts an account without a plan on it. An account with a paid plan keeps that plan; the free plan is then active as soon as the paid one is cancelled. A repeated claim changes nothing. The new plan takes effect within two seconds. Not metered.
         */
        post: operations["claimFreePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the usage by key and by day
         * @description Returns what the keys of the account used in a range of days: by day, by key, and by the label and the reference of stored searches. Without `from`, the range has 30 days; without `to`, it ends today. It has at most 366 days. The numbers come from the audit, which the operator keeps for a limited time (365 days on most servers). `GET /usage` has what is left of the limits. Not metered.
         */
        get: operations["getUsageReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit of the account
         * @description Returns what the keys of the account did, and the commands of the operator that changed the account, newest first. It never has a searched value. Reads are not recorded, and refusals appear after a few seconds. Request the next page with `pagination.nextCursor`; new records do not affect the following pages. Not metered.
         */
        get: operations["listAuditRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the domains of the account
         * @description Returns the domains that the account claims to hold, with the state of each proof, by name. Not metered.
         */
        get: operations["listDomains"];
        put?: never;
        /**
         * Claim a domain
         * @description Adds a domain to the account, and returns the text that proves it: as a TXT record of the domain, or as a line of a file on its site. Publish one of them, then call `POST /account/domains/{id}/check`. A repeated claim returns the same text. Several accounts can prove one domain, each with a text of its own. An account has at most 100 domains; a further one is a `VALIDATION_ERROR`. Not metered.
         */
        post: operations["claimDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/domains/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the proof of a domain
         * @description Looks for the text of the domain, in its TXT records and in the file on its site, and returns what was found within ten seconds. A text that a wildcard or an alias leads to proves nothing, nor does one behind a redirect. The service checks a proved domain again every day. If the proof is missing for seven days, it lapses: a later check can prove the domain again. Not metered.
         */
        post: operations["checkDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/domains/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a domain
         * @description Removes a domain and its proof from the account. A later claim of the same domain gets another text. Not metered.
         */
        post: operations["removeDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Returns the keys of the account, active and revoked, newest first. Request the next page with `pagination.nextCursor`; new keys do not affect the following pages. Not metered.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates a key of the account. Only this response has its `secret`. A repeated `Idempotency-Key` gets the same key with the secret null: if the first response was lost, revoke the key and create another one. The new key is not marked `manage`; only the operator gives this mark. Without `scopes` and `allowed_addresses` it has those of the key of the request, and it can have no others. Not metered.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key
         * @description Returns a key of the account, without its secret. Not metered.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an API key
         * @description Changes the label, the end, the scopes or the allowed addresses of a key of the account. The key gets no scope, no address and no later end than the key of the request has, and a key keeps the address from which it changes itself. A change takes effect within two seconds. Not metered.
         */
        patch: operations["updateKey"];
        trace?: never;
    };
    "/account/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key
         * @description Revokes a key of the account. Within two seconds every process refuses it, its open streams end and its temporary searches stop; its stored searches continue. A key that is revoked already stays as it is. The key of the request needs `own_key=true`. Not metered.
         */
        post: operations["revokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key
         * @description Gives a key of the account a new secret. The key keeps its id, and with it its searches, investigations and watches. The earlier secret works until `earlier_secret_until`, so that programs can change over. Only this response has the new `secret`: if it was lost, rotate again. Not metered.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/keys/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a revoked API key
         * @description Makes a revoked key of the account active again, if the plan has room for it. A key that is active stays as it is. Not metered.
         */
        post: operations["restoreKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Returns the webhook endpoints of the account, oldest first, with the reason for which one is disabled. Not metered.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Creates an address that receives the events of the whole account, beside the webhooks of requests. Only this response has the `secret`: if it was lost, rotate it. A repeated `Idempotency-Key` gets the same endpoint with the secret null. An account has at most 20 endpoints; another one is a `VALIDATION_ERROR`. Not metered.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Returns a webhook endpoint of the account, without its secret. Not metered.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Changes the address, the description, the events, the headers or the state of an endpoint. `headers` replaces all of them. Waiting deliveries go to the new address. Events that happened while an endpoint was disabled are not sent later. Not metered.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/account/webhooks/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes an endpoint with its secret, its headers and its deliveries. An attempt that runs may still arrive. Not metered.
         */
        post: operations["deleteWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook endpoint
         * @description Gives an endpoint a new secret. Until `earlier_secret_until`, `webhook-signature` has two signatures, separated by a space: of the new secret and of the earlier one. Libraries of Standard Webhooks accept either. `X-Webhook-Signature` is that of the new secret. Only this response has the new `secret`. Not metered.
         */
        post: operations["rotateWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a webhook endpoint
         * @description Sends `webhookTest` to an endpoint, also to a disabled one. A new test replaces an earlier one. Its result does not count for the state of the endpoint. Not metered.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description Returns the deliveries of all searches, investigations, watches and endpoints of the account, newest first unless `sort` says otherwise. A delivery is in the list once its event has happened. Request the next page with `pagination.nextCursor`; with the newest first, new deliveries do not affect the following pages. Not metered.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhook-deliveries/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover failed webhook deliveries
         * @description Sends the deliveries again that are `failed`, and whose last attempt was at `since` or later: of one endpoint, or of the whole account. Tests and deliveries to disabled endpoints are left out. At most 1,000 are recovered, the oldest first, 20 in each second; `has_more` says that others are left for a repeated request. A delivery that is recovered is `pending`, so that a repeated request does not send it twice. Not metered.
         */
        post: operations["recoverWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhook-deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook delivery
         * @description Returns a delivery of the account with its newest 50 attempts, also that of a test. Not metered.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/webhook-deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver a webhook delivery
         * @description Sends a webhook again with the same id, at once, also if it was already delivered. Failed attempts are retried as often as the first time. If an attempt is already due or running, that one is used. A delivery to a disabled endpoint is a `VALIDATION_ERROR`, unless it is a test. Not metered.
         */
        post: operations["redeliverWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List modules
         * @description Returns the modules of this server with their ids for search requests. An id never changes. These modules are listed with `available: false` and cannot be selected: a module whose key is not configured, one whose terms forbid commercial use and which the operator has not enabled, and one that is benched. Not metered.
         */
        get: operations["listModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List account checks
         * @description Returns the account checks of this server, with the slugs, tags and packs that `features.account_checks` takes. A slug never changes. Checks that the operator has not enabled are left out, because they cannot be selected. A check that is benched is listed with `available: false`; in a search it is `unknown`. Not metered.
         */
        get: operations["listAccountChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leak sources
         * @description Returns the leak sources of this server with their codes for search requests. A code never changes. A source whose key is not configured is listed with `available: false` and cannot be selected. Not metered.
         */
        get: operations["listLeakSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/observables/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Guess the types of values
         * @description Guesses the type of each value as `POST /investigations` does for an observable without a type, and returns the form in which it is searched. A value that is probably no observable has a `fault` with advice; it does not fail the request. Nothing is searched and nothing is stored. Not metered.
         */
        post: operations["guessTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List searches
         * @description Returns the stored searches of all keys of the account, newest first unless `sort` says otherwise. Request the next page with `pagination.nextCursor`; with the newest first, new entries do not affect the following pages. Not metered.
         */
        get: operations["listSearches"];
        put?: never;
        /**
         * Create a search
         * @description Starts a stored search and responds at once. Follow it with `links.stream`, read it with `links.results`.
         *
         *     A body with a field `temporary`, with any value and whatever else is wrong with the request, gets 400
         *     `USE_TEMPORARY_ENDPOINT`. Use `POST /search/temporary` instead.
         *
         *     A search whose value no chosen source may be asked about, such as a private name, costs nothing. An IP address that
         *     is not public gets 400.
         *
         *     Searches of the types `Domain Name` and `IP Address` still work, and respond with `Deprecation` and `Link`. New
         *     integrations should use the direct tools.
         */
        post: operations["createSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/temporary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a temporary search
         * @description Runs a search that stores nothing, and streams its results as Server-Sent Events in the response. The body is that
         *     of `POST /search`, with these differences:
         *     - `delivery` or `byok` with a member that is not `null` gets 400 `INVALID_TEMPORARY_DELIVERY`, whatever else is wrong
         *       with the request. `{}` and `{"webhook": null}` count as left out.
         *     - `cache` is ignored: every source is asked again.
         *     - `reference` and `labels` are ignored: nothing is stored that they could find.
         *     - A field `temporary` is ignored.
         *
         *     The stream ends with `search.finished`. It cannot be resumed: its events have no `id:`, and if the connection
         *     breaks, the search stops and its results are lost. Read the stream promptly: a slow client makes the search wait,
         *     and is disconnected in the end. The server sends a comment line every 15 seconds to keep proxies from closing the
         *     connection.
         *
         *     A repeated `Idempotency-Key` gets 422, because no result is kept that could be sent again.
         *
         *     The id in `X-Search-Id` and in the events identifies this run in a support case. Every endpoint answers 404 for it.
         *     Usage accounting records the search type and the requested leak sources, never the searched value.
         */
        post: operations["createTemporarySearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/temporary/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a temporary search
         * @description Returns the file that `GET /search/{id}/export` returns of a stored search, from the events of a temporary search
         *     that the caller has read. Nothing is stored, and no source is asked. The server has not kept the events and cannot
         *     check that they are those that it sent: only their shape is checked.
         *
         *     The body has at most 2 MiB. The terminal makes the same file of a larger search, without a request. Not metered.
         */
        post: operations["exportTemporarySearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/module/once": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run one module
         * @description Runs one module on one value and responds with its cards. It is a stored search of one module, without leak sources
         *     and account checks. It counts as one search, and has a state, results and a stream under its id.
         *
         *     A value that the module's source cannot have is a `VALIDATION_ERROR`, which costs nothing. In a search of several
         *     modules such a module is `skipped`. If the module fails, the search is still stored and counted, and the response is
         *     502 or 504.
         */
        post: operations["runModuleOnce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find searches by value
         * @description Returns the stored searches of the account about a value, also those of investigations and watches. The value is in the body, because addresses are logged by many programs. All spellings of a value are found: upper and lower case of a name, of the local part of an address, and the addresses of one wallet. With the exact match, the newest search is the first. With `prefix`, searches are sorted by value, and those of one value have the newest first. Not metered.
         */
        post: operations["findSearches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete searches
         * @description Deletes searches that have ended, all of them or none, with their retries and all their data: results, events, leak pages, cached results (except those that another search of the account shares) and the webhook, which is not retried. Once the call returns, every endpoint answers 404 for them; within a minute their data is erased. A search with a running retry is not deleted. A retry can be deleted alone, and the other searches of its chain then stay. Only the key that created a search can delete it, with the retries of other keys; a key that the operator marked `manage` can also delete the searches of revoked keys of its account. The searches of an investigation are deleted with it: `POST /investigations/delete`. Not metered.
         */
        post: operations["deleteSearches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export several searches
         * @description Returns one file of several searches of the account: those with all labels of `label`, the newest first, or those of
         *     `ids`, in this order. One of both must be given. The file has what `GET /search/{id}/export` has of each.
         *
         *     A file has at most 500 searches: more with the labels get 400. A search that has not ended is exported as far as it
         *     is; the report is then unfinished, and the status of the search says which one still runs. The response is sent while
         *     it is made, one search at a time. If a search is deleted meanwhile, the response breaks off. Not metered.
         */
        get: operations["exportSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * Get a search
         * @description Returns the search, the number of its results so far, and links to its parts. If it has retries, or is one, `summary`, `counts` and `error` are about the whole chain; status and times are those of this search. A search of another account and a temporary search get 404. Not metered.
         */
        get: operations["getSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the words of a search
         * @description Changes the name, the reference, the labels or the note of a search, also while it runs. Every key of the account with the scope `search` can do that. A webhook that was already sent is not sent again. Not metered.
         */
        patch: operations["updateSearch"];
        trace?: never;
    };
    "/search/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * Get the results of a search
         * @description Returns the normalised results. They are final once `search.status` is `finished` or `error`. Before that they have
         *     the modules that have ended so far. `complete` is true if the search has ended and every source that was asked has
         *     answered. Not metered.
         *
         *     A retry completes its search: the results are those of the whole chain, which is the search, the search that it
         *     retries, and all retries of these. Each source occurs once, with its newest outcome. A source that failed again
         *     keeps what it found before. `summary`, and `counts` and `error` of `search`, are about the merged sources.
         *     `complete` is true if all searches of the chain have ended and every source has answered in the end. `search` is
         *     the requested one, with its own status and times. `retries=own` reads this search alone.
         */
        get: operations["getSearchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/observables": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * List the observables of a search
         * @description Returns what the cards of modules and external providers and the found accounts say, as typed values: names, addresses, domains, wallets, accounts, places, dates. The strongest come first. The searched value, placeholders and private addresses are left out, and so are records of leaks and breaches. Before the end of the search, the list has the sources that have ended so far, and its pages can shift. Not metered.
         */
        get: operations["getSearchObservables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * Show the merged picture of a search
         * @description Merges the accounts that modules and account checks found, with their names, pictures, places, links and dates, and says which accounts belong to the same person and why. Each claim has its evidence and a stated confidence, and contradictions are shown. Accounts are never joined because they have the searched name. Not metered.
         */
        get: operations["getSearchProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/profile/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * Export the merged picture of a search
         * @description Returns the merged picture of `GET /search/{id}/profile` as a file: each person as a card with the accounts, the reasons and what speaks against them, then the observables of the searched value itself, and the sources. In JSON Lines, `person` of a card has the whole person. The graph formats do not apply, because a person is no observable. Not metered.
         */
        get: operations["exportSearchProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the picture of an account
         * @description Returns the picture at the address in a line of a card, such as an avatar. The server fetches it, so its site does
         *     not learn who looks. Only addresses in lines named Avatar, Photo or Picture, of a module or an external provider of
         *     this search, are fetched.
         *
         *     The picture is drawn anew as a square WebP of 128 pixels; an SVG is rendered to pixels, and an animation to its first
         *     frame. A fetch may take 5 seconds and 1 MiB. The server keeps the picture in its memory for an hour at most. It
         *     fetches no pictures if its operator has set `PICTURE_FINGERPRINTS=off`. The address is in the body, so that it is in
         *     no log of a proxy. Not metered.
         */
        post: operations["getSearchPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/byok": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * Get the external provider results of a search
         * @description Returns the results of the external providers that a search asked with your keys. A provider is listed once it has ended; its cards are in the stream. Not metered.
         */
        get: operations["getSearchByok"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * Export a search
         * @description Returns a file: what was asked, what was found with its source and time, and which sources could not be asked and why. `format` chooses the form. Leak records are masked as in the results. The file has the search and its retries as one: each source with its newest outcome, under the id of the requested search. `retries=own` leaves out the others. With `select`, it has only the named cards, accounts, breaches and leak records, the observables in them, and their sources; its numbers count these. The export of a search that has not ended says that it is unfinished. The response is sent while it is made. A response that breaks off before its end is not complete: read it again. Not metered.
         */
        get: operations["exportSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/results/leaks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * List the leak sources of a search
         * @description Returns the state of the leak sources of a search, with the number of records and pages. A source is listed once it has ended; before the end of the search more may follow. Not metered.
         */
        get: operations["getSearchLeaks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/results/leaks/{source}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
                /**
                 * @description Leak source, by its `code` in `GET /search/{id}/results/leaks`.
                 * @example hudson-rock
                 */
                source: components["parameters"]["LeakSourceCode"];
            };
            cookie?: never;
        };
        /**
         * Get a page of leak records
         * @description Returns one page of the records of a leak source for a search, in the order of the source. A page can be read once its `leak.page.ready` was sent. Page 1 of a source that ended with `no_results` is empty. A page past the last one, and a source that is not part of the search, get 404; so does a source without records that has not ended, failed or was skipped. Secrets are masked (`p******d`) unless the plan had the feature `secrets` when the search was created and has it now. Not metered.
         */
        get: operations["getSearchLeakPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/marks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * List the marks of a search
         * @description Returns the marks of the account on findings about the searched observable, with their names in this search. A retry and a new search of the observable have the same marks. Not metered.
         */
        get: operations["getSearchMarks"];
        put?: never;
        /**
         * Mark findings of a search
         * @description Marks findings as confirmed, wrong or ignored. A mark belongs to the finding itself: every search of the account about the same observable has it, under the name that the finding has there. A wrong account leaves the merged picture, and confirmed ones are one person there; findings that are wrong or ignored are not followed, not drawn in graphs, and no changes of a watch. Every key of the account with the scope `search` can do that. An observable has at most 1,000 marks. The marks are erased with the last search of the observable. Not metered.
         */
        post: operations["setSearchMarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/marks/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove marks of a search
         * @description Removes marks with their notes, in every search of the observable. Not metered.
         */
        post: operations["removeSearchMarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a search
         * @description Stops a search that has not ended. Requests to sources are aborted within a second, and the remaining sources are not asked. What was found stays. The search is then `finished` with the error `SEARCH_CANCELLED`: its stream ends with `search.finished`, and its webhook is sent. A search that has already ended stays as it is, so a second call gets the same response. Each key of the account may cancel its searches. Not metered; the cost of the search is not returned.
         */
        post: operations["cancelSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search that has ended.
                 * @example 3f2b8c61-9d47-4e0a-b5c8-6a1d2e7f9043
                 */
                id: components["parameters"]["RetriedSearchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry the sources of a search that failed
         * @description Starts a new search for the same value, with only the sources of an ended search that have no answer for a reason
         *     that may pass. It has an id, events, results and a webhook of its own, and costs as much as any search. `retry_of`
         *     and `retries` link the two, and `GET /search/{id}` and everything below it read them as one.
         *
         *     | Retried | Not retried |
         *     |---|---|
         *     | `failed` and `timeout`, except for the reasons beside this | `KEY_MISSING`, `EGRESS_REFUSED` |
         *     | `skipped`: `SOURCE_BENCHED`, `DOMAIN_NOT_PROVED` once the domain is proved, and `MODULE_SKIPPED` after a cancellation or the time limit | `NOT_APPLICABLE`, `NOT_ENABLED`, `KEY_MISSING` |
         *     | account checks without a verdict | `NAME_NOT_POSSIBLE`, `TYPE_NOT_SUPPORTED`, `MAY_NOTIFY`, `PROBE_OFF`, `SAME_AS_CONTROL`, `NAME_FOLDED`, `NAME_NOT_SHOWN`, `ADDRESS_REFUSED`, `ADDRESS_FOLDED`, `EGRESS_REFUSED` |
         *     | | external providers (`byok`): their keys are deleted when a search ends. Create a new search with the keys. |
         *
         *     A source that this server no longer has is not retried either.
         *
         *     The retry inherits `options` without `byok`, the webhook with its secret, `reference` and `labels`. Its key is that
         *     of this request, and the plan of the account decides whether secrets of leak records are shown.
         *
         *     A retry can be retried. A search, the search that it retries and all their retries form a chain: a source is retried
         *     if its newest outcome in the chain failed, whichever id is given. One retry of a chain runs at a time: while one has
         *     not ended, a further one gets 409 `SEARCH_NOT_TERMINAL`. If no source is left to retry, or the chain has 10
         *     retries, the response is 409 `NOTHING_TO_RETRY`. Both cost nothing.
         *
         *     Each key of the account may retry its searches. Deleting a search deletes its retries too, and so does deleting the
         *     investigation of the search. A retry can be deleted alone: what it found is then missing in the chain.
         */
        post: operations["retrySearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/rerun": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a search again
         * @description Starts a new search with the question and the options of a stored one, and costs as much as any search.
         *     `rerun_of` names the earlier search, and `GET /search/{id}/compare/{other}` returns the difference of the two.
         *
         *     The new search inherits `options` without `byok`, the webhook with its secret, `reference` and `labels`. Its key is
         *     that of this request, and the plan of the account decides whether secrets of leak records are shown. The modules and
         *     sources are chosen again: a default choice has what is the default today. A module or leak source that no longer
         *     exists is left out and is in `skipped`. If none is left, or an option is no longer valid, the response is 400 with
         *     the path of the option.
         *
         *     External providers (`byok`) are not asked again, because their keys are deleted when a search ends: `skipped` names
         *     `byok`. A search of external providers only gets 400 with the path `byok`: create a new search with the keys.
         *
         *     The earlier search need not have ended. A search of an investigation or of a watch can be run again too: the new one
         *     belongs to neither. The rerun of a retry asks all sources of its options. Each key of the account may run its
         *     searches again. Deleting a search does not delete its reruns.
         */
        post: operations["rerunSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/compare/{other}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
                /**
                 * @description Id of the search to compare with. It counts as the later one, whenever it ran.
                 * @example 3f2b8c61-9d47-4e0a-b5c8-6a1d2e7f9043
                 */
                other: components["parameters"]["OtherSearchId"];
            };
            cookie?: never;
        };
        /**
         * Compare two searches
         * @description Returns what a later search has found that an earlier one had not, and the other way round: the difference that watches report between two runs, in the same shape. Each search is read with its retries as one. Both must have ended, and have one type; their values may differ. A source proves something only if it has answered in both searches: the others are in `not_compared`. Names and breaches are never gone, because some sources list only a part of them each time. Not metered.
         */
        get: operations["compareSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * Stream the events of a search
         * @description Streams the events of a stored search as Server-Sent Events: first `connected`, then every event from the beginning
         *     or from the resume point, then new events as they happen. After `search.finished` the stream closes. A finished
         *     search is replayed from the beginning. Not metered.
         *
         *     An event in the stream:
         *
         *     ```
         *     event: search.progress
         *     data: {"search_id":"0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10","status":"running","message":"shard 1/1 progress 0/1","timestamp":"2026-11-21T10:15:00.420Z"}
         *     id: 2
         *     ```
         *
         *     `id:` is the number of the event in its search: 1, 2, 3, without a gap. `connected` has no id, and neither do the
         *     comment lines that the server sends every 15 seconds to keep proxies from closing the connection. The first event
         *     also has the line `retry: 3000`. A server that stops ends its streams with the line `retry: 1000`: reconnect with
         *     the last id, and no event is lost.
         *
         *     **Resuming.** `Last-Event-ID: n`, `lastEventId=n` and `cursor=n` continue after event n; `start_index=n` and
         *     `from=n` begin with event n. If several are given, the first one in this order is used: `Last-Event-ID`,
         *     `lastEventId`, `cursor`, `start_index`, `from`. A value that is not a number, or lies past the end, is a
         *     `VALIDATION_ERROR`. A resume exactly at the end of a search that has ended gets 204, which stops an `EventSource`. A
         *     resume at the end of a running search waits for the next event. A browser's `EventSource` cannot send a key: it
         *     needs a backend that adds it.
         *
         *     **Retries.** A search and each of its retries have streams of their own. `attempts=all` streams the events of all of
         *     them, one search after the other, with numbers of its own, which rise. Only the last search has `search.finished`
         *     there; those of the others are left out with their numbers. If a retry starts later, a number is never used twice.
         *     Each event names its search in `search_id`. Deleting a retry changes the numbers.
         *
         *     The stream has other status names than the stored search: `pending` is `queued`, `processing` is `running`,
         *     `finished` is `completed` and `error` is `failed`.
         */
        get: operations["streamSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/webhook/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * List the delivery attempts of a webhook
         * @description Returns the newest 50 attempts that have ended, newest first: time, status and the first bytes of each response. The list is empty if the search has no webhook. Not metered.
         */
        get: operations["listWebhookAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/webhook/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver a webhook
         * @description Sends the webhook again with the same id, at once, also if it was already delivered. Only `finishedAt`, the timestamps and the signatures differ. Failed attempts are retried as often as the first time. If an attempt is already due or running, that one is used. A search without a webhook gets 404. Not metered.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List investigations
         * @description Returns the investigations of all keys of the account, newest first unless `sort` says otherwise. Request the next page with `pagination.nextCursor`; with the newest first, new entries do not affect the following pages. Not metered.
         */
        get: operations["listInvestigations"];
        put?: never;
        /**
         * Create an investigation
         * @description Searches 1 to 1,000 observables with the same options, and responds at once. Each observable gets a stored search,
         *     which starts when a slot of the account is free: an investigation never exceeds the concurrency, the daily window or
         *     the global window of the plan. The observables start in their order; several investigations of an account take
         *     turns.
         *
         *     This request counts as one of the requests per minute and costs no core search. Its searches count as no request,
         *     and each costs one core search when it starts. If the daily or global window is exhausted, the investigation waits
         *     if the window resets within an hour (`paused_until`). Otherwise it stops: `stopped` says why, and the rest of the
         *     observables is `not_started`.
         *
         *     With `follow`, what the searches find is searched too, within the same limits. An observable to which the options do
         *     not apply is then `not_started` with `VALIDATION_ERROR`.
         *
         *     A value on the blocklist does not stop the others: its observable is `not_started` with `QUERY_BLOCKED`.
         *
         *     `delivery.webhook` gets one POST request when the investigation has finished; its searches send none.
         */
        post: operations["createInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete investigations
         * @description Deletes investigations that have finished, all of them or none, with all their searches, the retries of these, and everything in them. An investigation with a running retry is not deleted. Once the call returns, every endpoint answers 404 for them; within a minute their data is erased. The searches of an investigation cannot be deleted one by one. Only the key that created an investigation can delete it; a key that the operator marked `manage` can also delete the investigations of revoked keys of its account. Not metered.
         */
        post: operations["deleteInvestigations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        /**
         * Get an investigation
         * @description Returns the investigation, the state of each observable and its search, and the reasons for what was not started. Read the results of a search with `GET /search/{id}/results`. Not metered.
         */
        get: operations["getInvestigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the words of an investigation
         * @description Changes the name, the reference, the labels or the note of an investigation, also while it runs. Every key of the account with the scope `search` can do that. A webhook that was already sent is not sent again. Not metered.
         */
        patch: operations["updateInvestigation"];
        trace?: never;
    };
    "/investigations/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        /**
         * Stream the events of an investigation
         * @description Streams the events of an investigation and of all its searches as Server-Sent Events: first `connected`, then
         *     every event from the beginning or from the resume point, then new events as they happen. `search.started` comes
         *     before the events of a search, which are those of `GET /search/{id}/stream` without `connected`; `search_id` in
         *     their data names the search. After `investigation.finished` the stream closes. A finished investigation is replayed
         *     from the beginning. If `POST /investigations/{id}/follow` made it go on, later events follow: resume with the id of
         *     `investigation.finished`, until the response is 204. Not metered.
         *
         *     `id:` is the number of the event in the investigation: 1, 2, 3, without a gap, over all its searches. The stream
         *     resumes with it as the stream of a search does.
         */
        get: operations["streamInvestigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/{id}/graph": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        /**
         * Get the graph of an investigation
         * @description Returns the observables of the investigation and those that their searches found as nodes, and what leads from one to the other as edges, with the cards that vouch for it. An observable of several searches is one node. `format` chooses JSON, GraphML 1.0 (http://graphml.graphdrawing.org/specification.html) or GEXF 1.3 (https://gexf.net). The response is sent while it is made. A response that breaks off before its end is not complete: read it again. Before the end of the investigation, the graph has what the sources that have ended so far found. Not metered.
         */
        get: operations["getInvestigationGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        /**
         * Get the results of an investigation
         * @description Returns the results of the searches of an investigation, a page of searches at a time, each as `GET /search/{id}/results` has it: with its retries. Before the end of the investigation, further searches follow. Not metered.
         */
        get: operations["getInvestigationResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/{id}/observables": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        /**
         * List the observables of an investigation
         * @description Returns what all searches of an investigation found, as typed values, as `GET /search/{id}/observables` does for one search. A value that several searches found is listed once, and each of its cards names its search. The searched value of one search is listed if another search found it. Not metered.
         */
        get: operations["getInvestigationObservables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/{id}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        /**
         * Show the merged picture of an investigation
         * @description Merges the accounts that all searches of an investigation found, as `GET /search/{id}/profile` does for one search, and says which belong to the same person and why. Each card names its search. Not metered.
         */
        get: operations["getInvestigationProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/{id}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        /**
         * List the accounts of an investigation
         * @description Returns the accounts that the registered-account checks of an investigation found, a page of searches at a time. The merged picture has the accounts that modules found too. Not metered.
         */
        get: operations["getInvestigationAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/{id}/leaks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        /**
         * List the leak sources of an investigation
         * @description Returns the leak sources of the searches of an investigation, a page of searches at a time, each as `GET /search/{id}/results/leaks` has it. `GET /search/{id}/results/leaks/{source}` has the records. Not metered.
         */
        get: operations["getInvestigationLeaks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        /**
         * Export an investigation
         * @description Returns a file: its observables, what their searches found with source and time, and which sources could not be asked and why. `format` chooses the form. Leak records are masked as in the results. The export of an investigation that has not ended says that it is unfinished. The response is sent while it is made. A response that breaks off before its end is not complete: read it again. Not metered.
         */
        get: operations["exportInvestigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/{id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example a94e3d07-6b21-4f58-8c1d-0e7f5a2b9c63
                 */
                id: components["parameters"]["FollowedInvestigationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add observables to an investigation
         * @description Searches up to 100 more observables in an investigation, found by its searches or not, with its options. Shared
         *     and excluded values and `max_searches` do not limit this, but `budget` and the quotas do. An observable that already
         *     has a search is not searched again; one that is `not_started` waits again.
         *
         *     An investigation that has finished, or was stopped by its budget or a quota, goes on: it is `processing` until the
         *     added searches have ended, and `stopped` is null. Its stream goes on after `investigation.finished` with
         *     `observable.followed`, and has another `investigation.finished` at the end. The stream closes after each
         *     `investigation.finished`; resume with the id of the last event. Its webhook is sent again at the end, as another
         *     delivery. Keys of external providers (`byok`) are deleted when
         *     an investigation finishes, and are not used after that. A cancelled investigation gets 409
         *     `INVESTIGATION_CANCELLED`. A finished one gets 409 `MAX_CONCURRENCY_EXCEEDED` while the account has as many
         *     unfinished investigations as its plan allows.
         *
         *     This request counts as one of the requests per minute and costs no core search; each search costs one when it
         *     starts. Each key of the account may add to its investigations.
         */
        post: operations["followInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example d2f7b840-1c6e-4a93-b5d8-9e3a0c7f6152
                 */
                id: components["parameters"]["RetriedInvestigationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry what failed in an investigation
         * @description Retries each ended search of the investigation in which a source has no answer, in the order of the observables, as
         *     `POST /search/{id}/retry` does. A retry completes its search, so that the state, the results, the graph and the
         *     exports of the investigation have what it found.
         *
         *     Each retry takes a slot of the account. When the slots or the quota are used up, the others are in `not_started`
         *     with the reason `MAX_CONCURRENCY_EXCEEDED` or `RATE_LIMIT_EXCEEDED`: repeat the request when a retry has ended. A
         *     search with `NOTHING_TO_RETRY` has no source that would answer later, and one with `SEARCH_NOT_TERMINAL` has a retry
         *     that runs. If every source of all searches has answered, the response is 409 `NOTHING_TO_RETRY`.
         *
         *     This request counts as one of the requests per minute and costs no core search; each retry that starts costs one. A
         *     repeated `Idempotency-Key` starts nothing, and both lists are then empty. Each key of the account may retry its
         *     investigations. The deletion of the investigation deletes the retries.
         */
        post: operations["retryInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an investigation
         * @description Starts no further searches of the investigation, and cancels those that run, as `POST /search/{id}/cancel` does. What was found stays. The investigation is then `finished` with `stopped.code` `INVESTIGATION_CANCELLED`. One that has already finished stays as it is, so a second call gets the same response. Each key of the account may cancel its investigations. Not metered; the cost of the searches is not returned.
         */
        post: operations["cancelInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/{id}/webhook/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        /**
         * List the webhook attempts of an investigation
         * @description Returns the newest 50 attempts of the latest delivery, newest first: time, status and the first bytes of each response. The list is empty if the investigation has no webhook. Not metered.
         */
        get: operations["listInvestigationWebhookAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investigations/{id}/webhook/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver the webhook of an investigation
         * @description Sends the latest webhook again with the same id and body, at once, also if it was already delivered. Failed attempts are retried as often as the first time. If an attempt is already due or running, that one is used. An investigation without a webhook gets 404. Not metered.
         */
        post: operations["redeliverInvestigationWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/tool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the response of a tool
         * @description Returns the response of a direct tool, which the caller sends back as it came, as a file: the data as cards, and the outcome of each source. Nothing is stored, and no source is asked. The server cannot check that the response is one that it sent: only its shape is checked. The body has at most 2 MiB. Not metered.
         */
        post: operations["exportToolResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List watches
         * @description Returns the watches of all keys of the account, newest first unless `sort` says otherwise. Request the next page with `pagination.nextCursor`; with the newest first, new entries do not affect the following pages. Not metered.
         */
        get: operations["listWatches"];
        put?: never;
        /**
         * Create a watch
         * @description Searches an observable now, and then again and again. Each run is a stored search. Its results are compared with
         *     those of the last run in which the same source answered; `GET /watches/{id}/changes` lists the differences. The
         *     first run reports no change, nor does the first answer of a source: they are what later runs are compared with.
         *
         *     A source that failed, timed out or was skipped proves nothing, so nothing that it reported before is gone. Only what
         *     `WatchChangeKind` lists is compared; counts and times of activity are not. Every run asks the sources anew.
         *
         *     A watch of the same observable with the same options, webhook address and `reference` is refused with 409
         *     `WATCH_EXISTS`.
         *
         *     This request counts as one of the requests per minute and costs no core search. Each run costs one when it starts,
         *     and waits for a free slot of the account. If the daily or global window is exhausted, the run is postponed until the
         *     window resets (`postponed`). Runs that were missed while the service was down become one run. The runs after the
         *     first one are due up to a tenth of the interval later than a multiple of it, so that those of many watches are
         *     spread.
         */
        post: operations["createWatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watches/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete watches
         * @description Deletes watches, all of them or none, with their changes and what runs are compared with. Once the call returns, every endpoint answers 404 for them; within a minute their data is erased. The searches of their runs stay, and are deleted like other searches. Only the key of a watch can delete it; a key that the operator marked `manage` can also delete the watches of revoked keys of its account. Not metered.
         */
        post: operations["deleteWatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a watch, from `POST /watches` or `GET /watches`.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                id: components["parameters"]["WatchId"];
            };
            cookie?: never;
        };
        /**
         * Get a watch
         * @description Returns the watch: whether it is paused, when the next run is due, and what the last run found. Not metered.
         */
        get: operations["getWatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a watch
         * @description Pauses or resumes a watch, or changes its interval, its reference, its labels or its webhook. A run in progress continues. Any key of the account can change it. Not metered.
         */
        patch: operations["updateWatch"];
        trace?: never;
    };
    "/watches/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a watch, from `POST /watches` or `GET /watches`.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                id: components["parameters"]["WatchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a watch now
         * @description Makes the next run due now, also if the caller paused the watch. It starts within a second if a slot is free. The times of the other runs stay as they are. While a run is in progress, the response is 409 `WATCH_RUNNING`. This request is not metered; the run costs one core search.
         */
        post: operations["runWatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watches/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a watch, from `POST /watches` or `GET /watches`.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                id: components["parameters"]["WatchId"];
            };
            cookie?: never;
        };
        /**
         * List the changes of a watch
         * @description Returns what the runs have found changed, newest first. Several filters are combined with "and". New changes do not affect the following pages. A fact that comes and goes is a change each time. Changes are kept until the watch is deleted, also if the searches are deleted before. Not metered.
         */
        get: operations["listWatchChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watches/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a watch, from `POST /watches` or `GET /watches`.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                id: components["parameters"]["WatchId"];
            };
            cookie?: never;
        };
        /**
         * Stream the changes of a watch
         * @description Streams the changes of a watch as Server-Sent Events: first `connected`, then one `watch.changed` for each stored
         *     change from the first one or from the resume point, then new changes as they are found. A run without a change has
         *     no event. Not metered.
         *
         *     `id:` is the number of the change in `GET /watches/{id}/changes`: 1, 2, 3, without a gap. The stream resumes with it
         *     as the stream of a search does. It has no last event, so the response is never 204. It closes when the watch is
         *     deleted, the key is revoked or the server stops. A client that reconnects then gets 404, 401, or the events that
         *     follow.
         */
        get: operations["streamWatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watches/{id}/webhook/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a watch, from `POST /watches` or `GET /watches`.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                id: components["parameters"]["WatchId"];
            };
            cookie?: never;
        };
        /**
         * List the webhook attempts of a watch
         * @description Returns the newest 50 attempts of the latest delivery, newest first: time, status and the first bytes of each response. Each report of changes is a delivery of its own. The list is empty if there was none. Not metered.
         */
        get: operations["listWatchWebhookAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watches/{id}/webhook/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a watch, from `POST /watches` or `GET /watches`.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                id: components["parameters"]["WatchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver the webhook of a watch
         * @description Sends the latest webhook again with the same id and body, at once, also if it was already delivered. Failed attempts are retried as often as the first time. If an attempt is already due or running, that one is used. A watch without a webhook, or whose runs have found no change, gets 404. Not metered.
         */
        post: operations["redeliverWatchWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/radar/breaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List breaches
         * @description Returns breach records, filtered and sorted by `sortBy`. Several filters are combined with "and". Records that are
         *     equal in the chosen order are sorted by name.
         *
         *     Request the next page with `pagination.nextCursor` and the same parameters. All pages show the catalogue as it was
         *     at the first page: during an import no record is skipped or repeated. A cursor works for a day after the catalogue
         *     has changed. Not metered.
         */
        get: operations["listBreaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/radar/breaches/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The exact name of the breach, in Unicode's composed form (NFC). Other forms of the same name find it too.
                 * @example ExampleForum
                 */
                name: components["parameters"]["BreachName"];
            };
            cookie?: never;
        };
        /**
         * Get a breach
         * @description Returns the breach with exactly this name. Case matters. Characters other than letters, digits, `-`, `.`, `_` and `~` are percent-encoded, in UTF-8. Not metered.
         */
        get: operations["getBreach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/radar/data-classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the classes of exposed data
         * @description Returns every class that a breach of Radar has in `dataClasses`, by name, with the number of its breaches. Each is a value of the filter `dataClass` of `GET /radar/breaches`. Spellings that differ in case only are one class, in the spelling of most breaches. Not metered.
         */
        get: operations["listDataClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/radar/feed.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the feed of new breaches
         * @description Returns the 50 breaches that were added last, as an Atom feed (RFC 4287), newest first. It takes the same API key as the other operations, in the same header: for a feed reader that cannot send it, use a proxy that adds it. The `id` of an entry is `urn:uuid:` and the `id` of the record, `published` is the `addedDate`, `updated` the `modifiedDate`, the categories are the `dataClasses`, and the content is the description in HTML. Not metered.
         */
        get: operations["getBreachFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tools
         * @description Returns the direct tools of this server, with their operations, inputs and costs. Any key may read it. Not metered.
         */
        get: operations["listTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/{tool}/infos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a tool, from `GET /tools`.
                 * @example domain-intelligence
                 */
                tool: components["parameters"]["ToolName"];
            };
            cookie?: never;
        };
        /**
         * Get a tool
         * @description Returns one tool, with its operations, their inputs, costs and sources. Any key may read it. Not metered.
         */
        get: operations["getTool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/results/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a result, from `meta.savedResult` of a 504.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["ToolResultId"];
            };
            cookie?: never;
        };
        /**
         * Get the late result of a tool
         * @description If a tool call gets 504 with `meta.savedResult`, its sources are still running. This operation returns the result
         *     once it is ready, for 24 hours after the call, for the account that made the call. The call is charged once, when
         *     the result is ready. If the sources end without a result, it costs nothing, and the response here is 502, 503 or
         *     504. Not metered.
         */
        get: operations["getToolResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/results/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a result, from `meta.savedResult` of a 504.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["ToolResultId"];
            };
            cookie?: never;
        };
        /**
         * Export the late result of a tool
         * @description Returns the result of `GET /tools/results/{id}` as a file, with the data as cards and the outcome of each source. The other responses are those of that operation. Not metered.
         */
        get: operations["exportToolResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/domain-intelligence/subdomains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find subdomains
         * @description Asks readers of certificate transparency logs, passive DNS and web archives in parallel, and merges the names. A
         *     resolver is asked whether the domain has a wildcard. The domain itself is not contacted. The input may be any name
         *     below the domain, or a URL: the operation works on its registered domain. The result leaves out the domain itself,
         *     wildcards, e-mail addresses of certificates and names of other domains.
         *
         *     One of the certificate readers (`crt-sh`, `cert-spotter`) is required; if both fail, the response is 503.
         */
        post: operations["findSubdomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/domain-intelligence/dns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up DNS records
         * @description Asks a resolver for the records of a name: addresses, mail exchangers, name servers, texts, certificate authorities,
         *     start of authority, aliases, DNSSEC keys and HTTPS. The name of a service (`_sip._tcp.example.com`) is also asked
         *     about SRV, TLSA and SVCB. `findings` names aliases that lead nowhere, or to a name that anyone can claim, and invalid
         *     records. The name is used as it is; for a URL its host is used. One type without an answer leaves the others.
         */
        post: operations["resolveDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/domain-intelligence/rdap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up the registration of a domain
         * @description Asks the registry for the registration of a domain (RDAP): registrar, dates, states, name servers and abuse contact,
         *     with the original response. A registry without RDAP is asked through WHOIS, and the registrar for a holder that the
         *     registry does not have, as for `.com`. The operation works on the registered domain of the name.
         */
        post: operations["findRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/domain-intelligence/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the certificates of a domain
         * @description Asks readers of certificate transparency logs for the certificates of a domain and of all names below it, and merges
         *     their data about the same certificate.
         */
        post: operations["findCertificates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/domain-intelligence/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run all domain operations
         * @description Runs all operations of this tool in one call, asks each source once, and costs as much as one operation. No source
         *     is required: a part without an answer from any source is null. The operation works on the registered domain of the
         *     name.
         */
        post: operations["investigateDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/ip-intelligence/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up an IP address
         * @description Returns the registration of the network of an address, its routing, its host names, and facts from bundled data. The
         *     bundled data does not count as an answer if all sources fail. An address that is not public is refused.
         */
        post: operations["lookUpAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/ip-intelligence/reputation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the reputation of an IP address
         * @description Checks whether abuse lists, spam lists and lists of Tor exits have an address, and what scanners saw at it. The
         *     address itself is not contacted.
         */
        post: operations["judgeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/ip-intelligence/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run all IP address operations
         * @description Runs all operations of this tool in one call, asks each source once, and costs as much as one operation.
         */
        post: operations["investigateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/ip-intelligence/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up a network of IP addresses
         * @description Returns the registration of a network, who announces it, the routes to it and to parts of it, and the contacts for
         *     abuse. Its addresses are not contacted. A network of special addresses only is refused with the reason.
         */
        post: operations["lookUpNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/ip-intelligence/asn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up an autonomous system
         * @description Returns the registration of an AS number, the holder, the networks that the system announces, and the contacts for
         *     abuse. A number that no public network has (private use, documentation, reserved) is refused with the reason.
         */
        post: operations["lookUpSystem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/account-intelligence/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up an e-mail address
         * @description Asks the e-mail sources of searches in parallel: mail domain, public profile, keys and spam reports. Facts that
         *     follow from the address itself are added, but do not count as an answer if all sources fail. No sign-up form is
         *     used, and nothing is sent to the address.
         */
        post: operations["investigateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/account-intelligence/pseudonym": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the accounts of a pseudonym
         * @description Asks the sites that a search asks by default for the public profile of the account of this name, in parallel. The
         *     same name need not be the same person. Facts that follow from the name itself are added, but do not count as an
         *     answer if all sites fail.
         */
        post: operations["investigatePseudonym"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/domain-intelligence/email-security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the mail policies of a domain
         * @description Reads the mail servers of the domain and its policies: SPF with all its includes, counted as receivers count them;
         *     DMARC by the tree walk of RFC 9989; DKIM keys under selectors that senders document; MTA-STS with its
         *     policy file; TLS-RPT and BIMI. `findings` explains what the owner of the domain should know, the most severe first.
         *     A check that fails is `unknown`, never `missing`.
         *
         *     The domain is used as it is, not its registered domain: `mail.example.com` has policies of its own. The resolver is
         *     Google Public DNS, or that of the operator. If the domain announces an MTA-STS policy, the policy is fetched from
         *     the domain.
         */
        post: operations["checkEmailSecurity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/gaming-intelligence/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find players by name
         * @description Asks game platforms in parallel for the public profile of the player of this name. `not_found` means that the
         *     platform itself reports that there is no such player. A block page, a fault or a time-out is `unknown`. Players of
         *     the same name on two platforms may be different persons.
         */
        post: operations["findPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tools/vehicle-intelligence/vin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decode a VIN
         * @description Reads a vehicle identification number (ISO 3779). Manufacturer, country, check digit and model year come from the
         *     number itself, even if all else fails. The public decoder of the United States' road safety authority (NHTSA) is
         *     asked for the rest; it knows vehicles made for the United States.
         *
         *     Recalls, complaints, crash tests and fuel economy are asked by make, model and year of the decoder, and the maker by
         *     its identifier. Their sources never get the whole number. A source that has no answer is `unknown`, with the reason.
         */
        post: operations["decodeVin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    searchEnded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search ended
         * @description Sent to `delivery.webhook.url` after a search has reached `finished` or `error`. The body has the searched value,
         *     the options of the request (without secrets and credentials), the counts and the links, but no results.
         *
         *     Respond with 2xx at once and do the work afterwards. Deduplicate on `searchId`. The attempts of one delivery differ
         *     only in `finishedAt`, which is the time of the attempt, and in the headers with the timestamp and the signatures.
         *     The search ended at `search.completed_at`.
         *
         *     An attempt fails if it takes longer than 15 seconds or gets a status other than 2xx; a redirect is not followed. 410
         *     ends the delivery. Other failures are retried after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 and 14 hours, with
         *     some jitter, unless the operator has configured other times. 429, 502, 504 and `Retry-After` (at most one hour) delay
         *     all webhooks of the account to the host. After the last retry the delivery is `failed`. `GET
         *     /search/{id}/webhook/attempts` lists the attempts, `POST /search/{id}/webhook/redeliver`
         *     starts the delivery again.
         *
         *     **Signature.** If the search has a `secret`, `X-Webhook-Signature` is `sha256=` and the hexadecimal HMAC-SHA256,
         *     keyed with the secret, of the string in `X-Webhook-Timestamp` immediately followed by the raw body. Compare in
         *     constant time, and refuse old timestamps. The headers of the Standard Webhooks specification (`webhook-id`,
         *     `webhook-timestamp`, `webhook-signature`) are sent too, for its libraries. Give them a secret that begins with
         *     `whsec_` as it is, and any other secret as raw text (`new Webhook(secret, { format: 'raw' })`).
         */
        post: operations["searchEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    investigationFinished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Investigation finished
         * @description Sent to `delivery.webhook.url` of an investigation after it has finished. The body has the counts, the reference,
         *     the labels, the reason why it stopped, and the links, but no searched value and no results. The searches of an
         *     investigation send no webhooks.
         *
         *     Respond with 2xx at once and do the work afterwards. Deduplicate on `X-Webhook-Id`: an investigation that is
         *     continued after its end is reported again at its next end, as another delivery. The body of one delivery is the same
         *     in every attempt.
         *
         *     Failures, retries and signatures are those of `searchEnded`. `GET /investigations/{id}/webhook/attempts` lists the
         *     attempts of the latest delivery, `POST /investigations/{id}/webhook/redeliver` starts it again.
         */
        post: operations["investigationFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    watchChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch found changes
         * @description Sent to `delivery.webhook.url` of a watch after a run that found a change: once for each such run, and never for a
         *     run without one. Also sent if Radar gains a breach of a watched domain. The body has the observable and up to 100
         *     changes with what sources reported.
         *
         *     Deduplicate on `X-Webhook-Id`: every attempt of a delivery has the same one, and the same body. Attempts, retries
         *     and signatures are those of `searchEnded`, with the `secret` of the watch.
         */
        post: operations["watchChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    webhookTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Webhook test
         * @description Sent to an endpoint of the account if `POST /account/webhooks/{id}/test` requested it. Respond with 2xx. Failures,
         *     retries and signatures are those of `searchEnded`.
         */
        post: operations["webhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description The known codes of `error.code`. Generated clients make an enumeration of them. The field itself is a text, so that a client can read a code that a later version adds.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_ERROR" | "USE_TEMPORARY_ENDPOINT" | "INVALID_TEMPORARY_DELIVERY" | "UNAUTHORIZED" | "PLAN_FEATURE_REQUIRED" | "QUERY_BLOCKED" | "MANAGE_KEY_REQUIRED" | "KEY_EXPIRED" | "SCOPE_REQUIRED" | "ADDRESS_NOT_ALLOWED" | "ACCOUNT_DISABLED" | "INVALID_SIGN_IN_CODE" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "MAX_CONCURRENCY_EXCEEDED" | "IDEMPOTENCY_KEY_IN_USE" | "SEARCH_NOT_TERMINAL" | "OWN_KEY" | "KEY_QUOTA_EXCEEDED" | "KEY_NOT_ACTIVE" | "WATCH_QUOTA_EXCEEDED" | "WATCH_EXISTS" | "WATCH_RUNNING" | "SEARCH_IN_INVESTIGATION" | "INVESTIGATION_NOT_TERMINAL" | "INVESTIGATION_CANCELLED" | "NOTHING_TO_RETRY" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "RATE_LIMIT_RPM_EXCEEDED" | "RATE_LIMIT_EXCEEDED" | "REQUEST_HEADER_FIELDS_TOO_LARGE" | "INTERNAL_ERROR" | "TEMPORARY_SEARCH_UNAVAILABLE" | "MODULE_FAILED" | "DATA_UNAVAILABLE" | "PROVIDER_UNAVAILABLE" | "DISPATCH_UNAVAILABLE" | "NO_ELIGIBLE_RUNNER" | "STORE_UNAVAILABLE" | "OVERLOADED" | "REGISTERED_ACCOUNTS_UNAVAILABLE" | "TIMEOUT";
        /** @description Confirmation that the key is valid, and what a client needs to know of the key and the server. */
        TokenInfo: {
            /**
             * @description One sentence, for people.
             * @example The API key is valid
             */
            message: string;
            /**
             * @description Address of the documentation.
             * @example https://api.example.net/openapi.json
             */
            help: string;
            /**
             * @description True if the operator marked the key `manage`, so that it may use the operations below `/account`.
             * @example false
             */
            manage: boolean;
            /**
             * @description Features of the active plan, as in `x-plan-feature`, and `secrets`, which shows secrets in leak records. Empty without an active plan.
             * @example [
             *       "radar",
             *       "search",
             *       "tools"
             *     ]
             */
            features: string[];
            /**
             * @description True if the server simulates the outside world, so that every result is invented.
             * @example false
             */
            sandbox: boolean;
            /**
             * @description Address of the image service, for logos and flags.
             * @example https://images.example.net
             */
            images_url: string;
        };
        /**
         * @description `ok`: everything works. `degraded`: works with reduced capacity. `unavailable`: does not work.
         * @enum {string}
         */
        HealthStatus: "ok" | "degraded" | "unavailable";
        /** @description Health of each part. A part that a process does not check or does not have is left out. */
        HealthChecks: {
            /** @description The database. `unavailable` if it does not respond within two seconds, or if it refused a write of this process within the last five seconds, for example because its disk is full. */
            store?: components["schemas"]["HealthStatus"];
            /** @description The orchestrator, which ends searches. */
            engine?: components["schemas"]["HealthStatus"];
            /** @description The runners, which run the modules of searches. */
            runners?: components["schemas"]["HealthStatus"];
            /** @description The NATS server that connects the processes. `degraded` if it cannot be reached. */
            wire?: components["schemas"]["HealthStatus"];
        };
        /** @description Health of a service and of its parts. */
        Health: {
            status: components["schemas"]["HealthStatus"];
            /**
             * @description Version of the service.
             * @example 0.1.0
             */
            version: string;
            /**
             * @description Name of the deployment.
             * @example production
             */
            environment: string;
            /**
             * Format: int64
             * @description Time since the process started, in seconds.
             * @example 86412
             */
            uptime_s: number;
            checks: components["schemas"]["HealthChecks"];
        };
        /** @description A code to exchange. */
        SignInRequest: {
            /**
             * @description The text after `#code=` in the link.
             * @example 8c1f0b7e5d2a49d3b6e0f4a7c9d81e25
             */
            code: string;
        };
        SignedInData: {
            /**
             * @description The key itself, for the header `Authorization`.
             * @example tw_live_8fKq0aZ4mXc7Lr2WbN9vTs5YdHj1Ge6P3kQxWz
             */
            key: string;
        };
        Meta: {
            /**
             * @description Name of the deployment.
             * @example production
             */
            environment: string;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.000Z
             */
            timestamp: string;
        };
        SignedIn: {
            data: components["schemas"]["SignedInData"];
            meta: components["schemas"]["Meta"];
        };
        ErrorText: string;
        /** @description One fault of a request. */
        Fault: {
            /**
             * @description Place of the fault: dotted from the root of the body or from the name of the parameter. Empty if the fault concerns the whole body.
             * @example query.type
             */
            path: string;
            /**
             * @description Requirement that is not met, in words for people.
             * @example must be one of: Pseudonym, Email Address, Domain Name, Cryptocurrency, IP Address
             */
            message: string;
        };
        /** @description The faults of a request. Empty if the error names none. Beyond 1,000, the last entry reports that there are more. */
        Faults: components["schemas"]["Fault"][];
        /** @description Details of the error: a text, or the same list as `faults`. */
        ErrorDetails: components["schemas"]["ErrorText"] | components["schemas"]["Faults"];
        ErrorBody: {
            /**
             * @description Stable code of the error. Branch on it. `ErrorCode` lists the known codes. A later version may add codes: handle an unknown one by the status of the response.
             * @example VALIDATION_ERROR
             */
            code: string;
            /**
             * @description One sentence, for people. It may change.
             * @example The request is not valid
             */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
            faults: components["schemas"]["Faults"];
        };
        /**
         * @description - `success`: the source has results.
         *     - `no_results`: the source reports that it has nothing.
         *     - `failed`: the source could not be asked, or its response could not be used.
         *     - `timeout`: the source did not respond in time.
         *     - `skipped`: the source cannot have anything for this value, or is off because of its terms, and was not asked.
         * @enum {string}
         */
        ToolSourceStatus: "success" | "no_results" | "failed" | "timeout" | "skipped";
        /**
         * @description - `UPSTREAM_UNREACHABLE`: the connection to the source failed or broke, or the source is not asked for a while because
         *       it failed several times in a row.
         *     - `UPSTREAM_TIMEOUT`: the source did not respond in time.
         *     - `UPSTREAM_RATE_LIMITED`: the source accepts no more requests for now, or its published limit allows none in time.
         *     - `UPSTREAM_BLOCKED`: the source refused the request, or returned a block page, such as a CAPTCHA.
         *     - `UPSTREAM_KEY_REFUSED`: the external provider refuses your key.
         *     - `UPSTREAM_QUOTA`: the quota of your key at the external provider is used up.
         *     - `UPSTREAM_ERROR`: the source failed, or responded with an undocumented status.
         *     - `UPSTREAM_CHANGED`: the response does not have its documented shape.
         *     - `UPSTREAM_TOO_LARGE`: the response exceeds the limits of its source, in bytes or in number of values.
         *     - `EGRESS_REFUSED`: this server may not contact the address.
         *     - `PROXY_FAILED`: the proxy of this server failed or refused the request; its answer is in the message.
         *     - `MACHINE_BUSY`: this server was too busy to ask the source, or to read its answer in time.
         *     - `MODULE_TIMEOUT`: the module passed its deadline; status `timeout`.
         *     - `MODULE_ERROR`: the module failed because of a bug.
         *     - `MODULE_SKIPPED`: the search ended before the module; status `skipped`.
         *     - `NOT_APPLICABLE`: the source cannot have such a value, so it was not asked; status `skipped`.
         *     - `SOURCE_BENCHED`: the source failed its self-tests, so it is not asked for now; status `skipped`.
         *     - `NOT_ENABLED`: the terms of the source restrict its use, and the operator has not enabled it; status `skipped`.
         *     - `DOMAIN_NOT_PROVED`: the source is an imported data set, and the account has not proved that it holds the domain;
         *       status `skipped`.
         *     - `KEY_MISSING`: the source needs a key that is not configured or can no longer be read.
         * @enum {string}
         */
        ModuleErrorCode: "UPSTREAM_UNREACHABLE" | "UPSTREAM_TIMEOUT" | "UPSTREAM_RATE_LIMITED" | "UPSTREAM_BLOCKED" | "UPSTREAM_KEY_REFUSED" | "UPSTREAM_QUOTA" | "UPSTREAM_ERROR" | "UPSTREAM_CHANGED" | "UPSTREAM_TOO_LARGE" | "EGRESS_REFUSED" | "PROXY_FAILED" | "MACHINE_BUSY" | "MODULE_TIMEOUT" | "MODULE_ERROR" | "MODULE_SKIPPED" | "NOT_APPLICABLE" | "SOURCE_BENCHED" | "NOT_ENABLED" | "KEY_MISSING" | "DOMAIN_NOT_PROVED";
        /** @description Reason why a source has no result. */
        ToolSourceError: {
            code: components["schemas"]["ModuleErrorCode"];
            /**
             * @description One sentence, for people. It may change, and never holds the requested value.
             * @example the source answered 500
             */
            message: string;
        };
        /** @description The outcome of one source. */
        ToolSourceReport: {
            /**
             * @description Short name of the source, as `GET /tools/{tool}/infos` describes it.
             * @example crt-sh
             */
            name: string;
            status: components["schemas"]["ToolSourceStatus"];
            /**
             * Format: int32
             * @description Number of results of this source, also if they come from an older answer.
             * @example 128
             */
            count: number;
            /**
             * Format: int32
             * @description Duration in milliseconds.
             * @example 402
             */
            duration_ms: number;
            /** @description True if its result is from the cache. */
            cached: boolean;
            /**
             * Format: date-time
             * @description Time at which its result was fetched; null without a result.
             * @example 2026-11-21T10:15:00.000Z
             */
            fetched_at: string | null;
            /** @description Reason why it `failed`, timed out or was `skipped`; null otherwise. */
            error: components["schemas"]["ToolSourceError"] | null;
        };
        /** @description Result that was stored despite the error. For a direct tool: the result that is still in progress, kept for 24 hours for the account that made the call. For `POST /search/module/once`: the search. */
        SavedResult: {
            /**
             * Format: uuid
             * @description Id of the result, or of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            id: string;
            /**
             * Format: uri
             * @description Its address, `GET /tools/results/{id}` or `GET /search/{id}/results`.
             * @example https://api.example.net/tools/results/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            url: string;
        };
        ErrorMeta: {
            /**
             * @description Name of the deployment.
             * @example production
             */
            environment: string;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.000Z
             */
            timestamp: string;
            /** @description For a tool, the status of each of its sources. */
            sources?: components["schemas"]["ToolSourceReport"][];
            savedResult?: components["schemas"]["SavedResult"];
        };
        ErrorEnvelope: {
            error: components["schemas"]["ErrorBody"];
            meta: components["schemas"]["ErrorMeta"];
        };
        /**
         * Format: int32
         * @description A number of requests or of core searches.
         */
        RateLimitCount: number;
        /**
         * Format: int64
         * @description A time in seconds since 1970.
         */
        UnixSeconds: number;
        UsageWindow: {
            /**
             * Format: int32
             * @description Core searches used in this window.
             * @example 214
             */
            used: number;
            /**
             * Format: int32
             * @description Core searches that the plan allows in this window.
             * @example 30000
             */
            max: number;
            /**
             * Format: date-time
             * @description Time at which the window ends and `used` is 0 again.
             * @example 2026-12-03T09:00:00.000Z
             */
            resets_at: string;
        };
        /** @description The windows that limit core searches. */
        UsageWindows: {
            /** @description The plan's billing month. */
            global: components["schemas"]["UsageWindow"];
            /** @description The UTC day. */
            daily: components["schemas"]["UsageWindow"];
        };
        /** @description The windows, and whether they have capacity for another search. */
        UsageLimits: {
            /**
             * @description True if both windows have capacity for another core search. Requests per minute and concurrent searches are not considered.
             * @example true
             */
            allowed: boolean;
            limits: components["schemas"]["UsageWindows"];
        };
        /** @description The core searches that the account has used. */
        Usage: {
            /** @description Always true. */
            success: boolean;
            /**
             * @description One sentence, for people.
             * @example Current usage
             */
            message: string;
            /**
             * Format: int32
             * @description HTTP status of the response.
             */
            code: number;
            limits: components["schemas"]["UsageLimits"];
        };
        /** @description An API plan and its limits. */
        AccountPlan: {
            /**
             * @description Short name of the plan, such as `pro`.
             * @example pro
             */
            id: string;
            /** @example Pro */
            name: string;
            /**
             * @description False for the free plan until its terms are accepted. Operations that need a plan feature then answer 403 `PLAN_FEATURE_REQUIRED`.
             * @example true
             */
            active: boolean;
            /**
             * Format: date-time
             * @description Time since which the account has a plan. The billing month starts on this day of the month; a change of plan keeps it.
             * @example 2026-11-03T09:00:00.000Z
             */
            started_at: string;
            /**
             * @description Features of the plan, such as `search`.
             * @example [
             *       "radar",
             *       "search",
             *       "tools"
             *     ]
             */
            features: string[];
            /**
             * Format: int32
             * @description Metered requests per minute; null without a limit.
             * @example 120
             */
            requests_per_minute: number | null;
            /**
             * Format: int32
             * @description Searches that may run at once.
             * @example 5
             */
            concurrent_searches: number;
            /**
             * Format: int32
             * @description Core searches in a UTC day.
             * @example 2000
             */
            searches_per_day: number;
            /**
             * Format: int32
             * @description Core searches in a billing month.
             * @example 30000
             */
            searches_per_month: number;
            /**
             * Format: int32
             * @description Active API keys that the account may have.
             * @example 5
             */
            keys: number;
            /**
             * Format: int32
             * @description Days for which ended searches are kept; null without a limit.
             * @example 90
             */
            retention_days: number | null;
        };
        /** @description The terms and ethics policy of the free plan. */
        AccountTerms: {
            /**
             * @description Version that the server has now.
             * @example 2026-11
             */
            current_version: string;
            /**
             * @description Version that the account has accepted; null if it has accepted none.
             * @example 2026-11
             */
            accepted_version: string | null;
            /**
             * Format: date-time
             * @description Time at which it was accepted; null if none was.
             * @example 2026-11-03T09:00:00.000Z
             */
            accepted_at: string | null;
        };
        AccountKeyCounts: {
            /**
             * Format: int32
             * @description Active keys. `plan.keys` limits them.
             * @example 2
             */
            active: number;
            /**
             * Format: int32
             * @description Revoked keys. Each can be restored while the plan has room for it.
             * @example 1
             */
            revoked: number;
        };
        /**
         * @description `caller`: a key of the account disabled it. `failing`: no attempt to it has succeeded for five days. `gone`: it responded with 410.
         * @example failing
         * @enum {string}
         */
        WebhookDisabledReason: "caller" | "failing" | "gone";
        DisabledWebhookEndpoint: {
            /**
             * Format: uuid
             * @example 4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
             */
            id: string;
            reason: components["schemas"]["WebhookDisabledReason"];
            /**
             * Format: date-time
             * @example 2026-11-20T08:00:00.000Z
             */
            disabled_at: string;
        };
        /** @description The webhook endpoints of the account. */
        AccountEndpointCounts: {
            /**
             * Format: int32
             * @example 2
             */
            active: number;
            /** @description Endpoints that receive nothing, oldest first. `PATCH /account/webhooks/{id}` switches one on again. */
            disabled: components["schemas"]["DisabledWebhookEndpoint"][];
        };
        Account: {
            /**
             * Format: uuid
             * @example 6d4c1f0e-8a1b-4c55-9f0a-2b7e9d3c1a44
             */
            id: string;
            /** @example sam@example.com */
            email: string;
            /**
             * Format: date-time
             * @example 2026-11-03T09:00:00.000Z
             */
            created_at: string;
            /** @description The API plan of the account; null if it has none. */
            plan: components["schemas"]["AccountPlan"] | null;
            terms: components["schemas"]["AccountTerms"];
            keys: components["schemas"]["AccountKeyCounts"];
            webhook_endpoints: components["schemas"]["AccountEndpointCounts"];
            /**
             * Format: int32
             * @description Searches that have not ended, stored and temporary. `plan.concurrent_searches` limits them.
             * @example 1
             */
            running_searches: number;
        };
        AccountStateData: {
            account: components["schemas"]["Account"];
        };
        AccountState: {
            data: components["schemas"]["AccountStateData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The acceptance of the terms and ethics policy of the free plan. */
        FreePlanClaim: {
            /**
             * @description The version that the account holder accepts. It must be `terms.current_version` of `GET /account`.
             * @example 2026-11
             */
            terms_version: string;
        };
        /**
         * @description A word by which the caller finds searches again, in upper or lower case. Spaces at both ends are removed.
         * @example fraud
         */
        SearchLabel: string;
        /**
         * @description Name of the search in the caller's own system, such as a case number. Several searches may share one.
         * @example case-2026-0117
         */
        CallerReference: string;
        /** @description Number of requests and their cost. */
        UsageCount: {
            /**
             * Format: int32
             * @description Core searches that were charged.
             * @example 214
             */
            core_searches: number;
            /**
             * Format: int32
             * @description Requests in the audit, such as searches, tools, changes and errors. Reads are not among them.
             * @example 220
             */
            requests: number;
            /**
             * Format: int32
             * @description Requests among them that got an error.
             * @example 6
             */
            errors: number;
        };
        UsageOfDay: {
            /**
             * Format: date
             * @description The day, in UTC.
             * @example 2026-11-20
             */
            day: string;
            /**
             * Format: int32
             * @description Core searches that were charged.
             * @example 214
             */
            core_searches: number;
            /**
             * Format: int32
             * @description Requests in the audit, such as searches, tools, changes and errors. Reads are not among them.
             * @example 220
             */
            requests: number;
            /**
             * Format: int32
             * @description Requests among them that got an error.
             * @example 6
             */
            errors: number;
        };
        UsageOfKey: {
            /**
             * Format: uuid
             * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
             */
            key_id: string;
            /**
             * @description Purpose of the key; empty if it has none.
             * @example ci
             */
            label: string;
            /**
             * Format: int32
             * @description Core searches that were charged.
             * @example 214
             */
            core_searches: number;
            /**
             * Format: int32
             * @description Requests in the audit, such as searches, tools, changes and errors. Reads are not among them.
             * @example 220
             */
            requests: number;
            /**
             * Format: int32
             * @description Requests among them that got an error.
             * @example 6
             */
            errors: number;
        };
        /** @description Usage of the stored searches with a label. */
        UsageOfLabel: {
            /**
             * @description Label, in lower case.
             * @example fraud
             */
            label: string;
            /**
             * Format: int64
             * @description Core searches that were charged for them.
             * @example 120
             */
            core_searches: number;
            /**
             * Format: int64
             * @description Stored searches that still exist.
             * @example 120
             */
            searches: number;
        };
        /** @description Usage of the stored searches with a reference. */
        UsageOfReference: {
            /**
             * @description Reference, as the searches have it.
             * @example case-2026-0117
             */
            reference: string;
            /**
             * Format: int64
             * @description Core searches that were charged for them.
             * @example 120
             */
            core_searches: number;
            /**
             * Format: int64
             * @description Stored searches that still exist.
             * @example 120
             */
            searches: number;
        };
        /** @description The usage of the account in a range of days, by day and by key. */
        UsageReportData: {
            /**
             * Format: date
             * @description First day, in UTC.
             * @example 2026-11-01
             */
            from: string;
            /**
             * Format: date
             * @description Last day, in UTC.
             * @example 2026-11-21
             */
            to: string;
            total: components["schemas"]["UsageCount"];
            /** @description Days with requests, in order. */
            days: components["schemas"]["UsageOfDay"][];
            /** @description Keys with requests, the one with the most core searches first. */
            keys: components["schemas"]["UsageOfKey"][];
            /** @description The 100 labels with the most core searches, of stored searches that still exist. A search with several labels counts for each. */
            labels: components["schemas"]["UsageOfLabel"][];
            /** @description The 100 references with the most core searches, of stored searches that still exist. */
            references: components["schemas"]["UsageOfReference"][];
        };
        /** @description The usage of the account in a range of days. */
        UsageReport: {
            data: components["schemas"]["UsageReportData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Kind of the actor, an API key of the account (`key`) or a command of the operator of the server (`operator`).
         * @example key
         * @enum {string}
         */
        AuditActor: "key" | "operator";
        /** @description One act that concerns the account. It never has the searched value. */
        AuditRecord: {
            /**
             * Format: uuid
             * @example c2a9f0d4-6b1e-4f57-8d3a-90e7b5c41f26
             */
            id: string;
            /**
             * Format: date-time
             * @description Time of the act.
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            actor: components["schemas"]["AuditActor"];
            /**
             * Format: uuid
             * @description Id of the API key; null for a command of the operator.
             * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
             */
            key_id: string | null;
            /**
             * @description The `operationId` of the request, or the command of the operator, such as `keys revoke`.
             * @example createSearch
             */
            operation: string;
            /**
             * @description Type of the searched value; null if nothing was searched.
             * @example Pseudonym
             */
            query_type: string | null;
            /**
             * @description Codes of the requested leak sources; `all` for all of them in a refused request.
             * @example [
             *       "hudson-rock"
             *     ]
             */
            leak_sources: string[];
            /**
             * @description For a search `accepted`, then `completed`, `cancelled`, `failed` or `abandoned`. For anything else `ok`, or the code of the error; for a webhook endpoint that the service disabled, `failing` or `gone`. For a command of the operator `started`, then `ok`, `stopped`, or the code of the error.
             * @example completed
             */
            outcome: string;
            /**
             * Format: int32
             * @description Core searches that were charged. The searches of an investigation are charged to the act that created it.
             * @example 1
             */
            core_searches: number;
            /**
             * Format: int32
             * @description Number of requests; equal refusals within a few seconds are one record. For a command of the operator the number of changed things, null until it has ended.
             * @example 1
             */
            count: number | null;
            /**
             * Format: uuid
             * @description Id of the stored search; null without one, or once it is deleted.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string | null;
            /**
             * @description Ids of what was changed, such as keys and plans.
             * @example [
             *       "3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05"
             *     ]
             */
            subjects: string[];
        };
        /** @description Position of this page in the list. */
        Pagination: {
            /**
             * Format: int32
             * @description Maximum number of entries on a page.
             * @example 20
             */
            limit: number;
            /**
             * @description The `cursor` of the next page, an opaque text; null on the last page.
             * @example MjAyNi0xMS0yMVQxMDoxNTowMC4wMDBafDBiOWY2YTUy
             */
            nextCursor: string | null;
        };
        /** @description Records of the audit, newest first. */
        AuditRecordListData: {
            records: components["schemas"]["AuditRecord"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A page of the audit of the account. */
        AuditRecordList: {
            data: components["schemas"]["AuditRecordListData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description `pending`: no proof has been found yet. `proved`: the proof was found in the last seven days. `lapsed`: it was found before, but not in the last seven days.
         * @example proved
         * @enum {string}
         */
        AccountDomainState: "pending" | "proved" | "lapsed";
        /** @description The DNS record that proves the domain. */
        AccountDomainRecord: {
            /**
             * @description Always `TXT`.
             * @example TXT
             */
            type: string;
            /**
             * @description Name at which the text is published, without a prefix such as `_proof`.
             * @example tw-proof.example
             */
            name: string;
            /**
             * @description One of the texts of the domain. Others may stand beside it.
             * @example tracewell-verification=26963daec0c4e973cfc46308c6c7ebc6
             */
            value: string;
        };
        /** @description The file that proves the domain, if no record does. */
        AccountDomainFile: {
            /**
             * Format: uri
             * @description Address of the file. Redirects are not followed.
             * @example https://tw-proof.example/.well-known/tracewell-verification.txt
             */
            url: string;
            /**
             * @description Text that one line must have, with no other text in that line.
             * @example tracewell-verification=26963daec0c4e973cfc46308c6c7ebc6
             */
            content: string;
        };
        /**
         * @description Result of a check. `dns`, `file`: the proof was found there. `missing`: it was not found. `shared`: it was found, but other names have it too (a wildcard or an alias), so it proves nothing. `unreachable`: the name servers did not answer.
         * @example dns
         * @enum {string}
         */
        AccountDomainCheck: "dns" | "file" | "missing" | "shared" | "unreachable";
        /** @description A domain that the account claims to hold. */
        AccountDomain: {
            /**
             * Format: uuid
             * @example 4e8b1f27-0c95-4d3a-b6e1-7a2f9c5d8034
             */
            id: string;
            /**
             * @description Lower-case ASCII, internationalised labels as `xn--`, no trailing dot.
             * @example tw-proof.example
             */
            domain: string;
            state: components["schemas"]["AccountDomainState"];
            dns_record: components["schemas"]["AccountDomainRecord"];
            file: components["schemas"]["AccountDomainFile"];
            /**
             * @description Result of the last check; null before the first one.
             * @example dns
             */
            last_check: components["schemas"]["AccountDomainCheck"] | null;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last check; null before the first one.
             * @example 2026-11-21T10:16:00.000Z
             */
            checked_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the proof was last found; null if it never was.
             * @example 2026-11-21T10:16:00.000Z
             */
            seen_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the proof lapses unless it is found again; null if it was never found.
             * @example 2026-11-28T10:16:00.000Z
             */
            lapses_at: string | null;
        };
        /** @description Claimed domains, by name. */
        AccountDomainListData: {
            domains: components["schemas"]["AccountDomain"][];
        };
        AccountDomainList: {
            data: components["schemas"]["AccountDomainListData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The domain to claim. */
        AccountDomainRequest: {
            /**
             * @description A public domain name, which may have capitals and a trailing dot. A suffix below which others register names, such as `co.uk` or `github.io`, is a `VALIDATION_ERROR`.
             * @example tw-proof.example
             */
            domain: string;
        };
        AccountDomainReplyData: {
            domain: components["schemas"]["AccountDomain"];
        };
        AccountDomainReply: {
            data: components["schemas"]["AccountDomainReplyData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description State of an API key. Requests with a revoked key are refused.
         * @example active
         * @enum {string}
         */
        AccountKeyState: "active" | "revoked";
        /**
         * @description Right of a key: to start and stop searches, investigations and watches; to read; to call direct tools; to delete; to manage the account.
         * @example search
         * @enum {string}
         */
        KeyScope: "search" | "read" | "tools" | "delete" | "manage";
        /**
         * @description IP address, or CIDR range of IPv4 or IPv6, whose bits after the prefix are zero.
         * @example 203.0.113.0/24
         */
        KeyAddressRange: string;
        /**
         * @description Addresses from which the key may be used; empty for all. The address of a client behind a trusted proxy is the one that the proxy forwards.
         * @example [
         *       "203.0.113.0/24",
         *       "2001:db8::/32"
         *     ]
         */
        KeyAddressRanges: components["schemas"]["KeyAddressRange"][];
        /**
         * @description State of the end of the key: none, later than in 14 days, within 14 days, or in the past. Requests with an expired key get 401 `KEY_EXPIRED`.
         * @example later
         * @enum {string}
         */
        AccountKeyExpiry: "none" | "later" | "soon" | "expired";
        /** @description An API key, without its secret. */
        AccountKey: {
            /**
             * Format: uuid
             * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
             */
            id: string;
            /**
             * @description First characters of the key.
             * @example tw_live_8fKq…
             */
            hint: string;
            /**
             * @description Purpose of the key; empty if it has none.
             * @example ci
             */
            label: string;
            state: components["schemas"]["AccountKeyState"];
            /**
             * @description True if the operator marked the key `manage`, so that it may manage the account.
             * @example false
             */
            manage: boolean;
            /**
             * @description Rights of the key.
             * @example [
             *       "search",
             *       "read"
             *     ]
             */
            scopes: components["schemas"]["KeyScope"][];
            allowed_addresses: components["schemas"]["KeyAddressRanges"];
            /**
             * @description True if this request was sent with this key.
             * @example false
             */
            current: boolean;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which it was revoked; null if it is active.
             * @example null
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description Time from which requests with the key are refused; null if it has no end.
             * @example 2027-11-21T00:00:00.000Z
             */
            expires_at: string | null;
            expiry: components["schemas"]["AccountKeyExpiry"];
            /**
             * Format: date-time
             * @description Minute in which the last request with the key was accepted. Stored about once a minute; null if the key was not used since the server records this.
             * @example 2026-11-21T10:14:00.000Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description Time of the last rotation; null if there was none.
             * @example null
             */
            rotated_at: string | null;
            /**
             * Format: date-time
             * @description Time until which the secret before the last rotation works; null if it does not.
             * @example null
             */
            earlier_secret_until: string | null;
        };
        /** @description API keys, newest first. */
        AccountKeyListData: {
            keys: components["schemas"]["AccountKey"][];
            pagination: components["schemas"]["Pagination"];
        };
        AccountKeyList: {
            data: components["schemas"]["AccountKeyListData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Purpose of the key, for people. Do not write a secret or a searched value into it.
         * @example ci
         */
        AccountKeyLabel: string;
        /**
         * @description Scope that a key can give to another key. Only the operator gives `manage`.
         * @example search
         * @enum {string}
         */
        GrantedKeyScope: "search" | "read" | "tools" | "delete";
        /**
         * @description Scopes of the key, each of which the key of the request must have.
         * @example [
         *       "search",
         *       "read"
         *     ]
         */
        GrantedKeyScopes: components["schemas"]["GrantedKeyScope"][];
        /** @description The API key to create. */
        AccountKeyRequest: {
            label?: components["schemas"]["AccountKeyLabel"];
            /**
             * Format: date-time
             * @description Time from which requests with the key are refused. Without it, the end of the key of the request, or no end if that has none. It may not be later than that.
             * @example 2027-11-21T00:00:00.000Z
             */
            expires_at?: string;
            scopes?: components["schemas"]["GrantedKeyScopes"];
            allowed_addresses?: components["schemas"]["KeyAddressRanges"];
        };
        /** @description A new API key with its secret. */
        AccountKeyCreatedData: {
            key: components["schemas"]["AccountKey"];
            /**
             * @description The key itself, for the header `Authorization`. No other response has it, and the server stores only its hash. Null in the answer to a repeated `Idempotency-Key`.
             * @example tw_live_8fKq0aZ4mXc7Lr2WbN9vTs5YdHj1Ge6P3kQxWz
             */
            secret: string | null;
        };
        /** @description A new API key with its secret. */
        AccountKeyCreated: {
            data: components["schemas"]["AccountKeyCreatedData"];
            meta: components["schemas"]["Meta"];
        };
        AccountKeyReplyData: {
            key: components["schemas"]["AccountKey"];
        };
        AccountKeyReply: {
            data: components["schemas"]["AccountKeyReplyData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Changes of a key. Members that are left out stay as they are. */
        AccountKeyChange: {
            label?: components["schemas"]["AccountKeyLabel"];
            /**
             * Format: date-time
             * @description New end of the key. Null removes the end.
             * @example 2027-11-21T00:00:00.000Z
             */
            expires_at?: string | null;
            scopes?: components["schemas"]["GrantedKeyScopes"];
            allowed_addresses?: components["schemas"]["KeyAddressRanges"];
        };
        /** @description Overlap and new end of a rotation. */
        KeyRotationRequest: {
            /**
             * Format: int32
             * @description Seconds for which the earlier secret works beside the new one, at most 30 days. 0 ends it at once, with the secrets of all earlier rotations.
             * @default 86400
             * @example 86400
             */
            overlap_seconds: number;
            /**
             * Format: date-time
             * @description New end of the key. Null removes the end; it stays as it is if this is left out.
             * @example 2027-11-21T00:00:00.000Z
             */
            expires_at?: string | null;
        };
        /** @description An API key with its new secret. */
        AccountKeyRotatedData: {
            key: components["schemas"]["AccountKey"];
            /**
             * @description The key itself, for the header `Authorization`. No other response has it, and the server stores only its hash.
             * @example tw_live_8fKq0aZ4mXc7Lr2WbN9vTs5YdHj1Ge6P3kQxWz
             */
            secret: string;
        };
        /** @description An API key with its new secret. */
        AccountKeyRotated: {
            data: components["schemas"]["AccountKeyRotatedData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Event of the account. `searchEnded`: a search has ended that belongs to no investigation and to no watch. `investigationFinished`: an investigation has finished. `watchChanged`: a watch found a change.
         * @example searchEnded
         * @enum {string}
         */
        WebhookEventName: "searchEnded" | "investigationFinished" | "watchChanged";
        /**
         * @description Events that the endpoint receives.
         * @example [
         *       "searchEnded",
         *       "watchChanged"
         *     ]
         */
        WebhookEventNames: components["schemas"]["WebhookEventName"][];
        /**
         * @description State of an endpoint. Events during which it is `disabled` are not sent to it, and its deliveries that wait then end as `failed`.
         * @example active
         * @enum {string}
         */
        WebhookEndpointState: "active" | "disabled";
        /** @description A webhook endpoint of the account, without its secret and without the values of its headers. */
        WebhookEndpoint: {
            /**
             * Format: uuid
             * @example 4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
             */
            id: string;
            /**
             * Format: uri
             * @description Address that receives the POST requests.
             * @example https://hooks.example.com/tracewell
             */
            url: string;
            /**
             * @description Purpose of the endpoint; empty if it has none.
             * @example case management
             */
            description: string;
            events: components["schemas"]["WebhookEventNames"];
            /**
             * @description Names of its custom headers. Their values are never returned.
             * @example [
             *       "Authorization"
             *     ]
             */
            header_names: string[];
            state: components["schemas"]["WebhookEndpointState"];
            /** @description Reason for which it is disabled; null if it is active. */
            disabled_reason: components["schemas"]["WebhookDisabledReason"] | null;
            /**
             * Format: date-time
             * @description Time at which it was disabled; null if it is active.
             * @example null
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description Time of the first failed attempt since the last success; null if the last attempt succeeded. Five days later the endpoint is disabled.
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last rotation of the secret; null if there was none.
             * @example null
             */
            rotated_at: string | null;
            /**
             * Format: date-time
             * @description Time until which requests are also signed with the secret before the last rotation; null if they are not.
             * @example null
             */
            earlier_secret_until: string | null;
        };
        /** @description Webhook endpoints, oldest first. */
        WebhookEndpointListData: {
            endpoints: components["schemas"]["WebhookEndpoint"][];
        };
        /** @description The webhook endpoints of an account. */
        WebhookEndpointList: {
            data: components["schemas"]["WebhookEndpointListData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * Format: uri
         * @description Address that receives the POST requests. The rules are those of `delivery.webhook.url` of a search.
         * @example https://hooks.example.com/tracewell
         */
        WebhookUrl: string;
        /**
         * @description Purpose of the endpoint, for people. Do not write a secret or a searched value into it.
         * @example case management
         */
        WebhookEndpointDescription: string;
        /** @description A header of the requests to an endpoint. */
        WebhookHeader: {
            /**
             * @description Name of the header. Names that the server sets itself, such as `Content-Type`, `Host` and those of the signature, and names of the connection are a `VALIDATION_ERROR`.
             * @example Authorization
             */
            name: string;
            /**
             * @description Value of the header. It is stored encrypted and never returned.
             * @example Bearer example-token
             */
            value: string;
        };
        /**
         * @description Headers of the requests to the endpoint, each name once.
         * @example [
         *       {
         *         "name": "Authorization",
         *         "value": "Bearer example-token"
         *       }
         *     ]
         */
        WebhookHeaders: components["schemas"]["WebhookHeader"][];
        /** @description A webhook endpoint of the account. */
        WebhookEndpointRequest: {
            url: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookEndpointDescription"];
            events: components["schemas"]["WebhookEventNames"];
            headers?: components["schemas"]["WebhookHeaders"];
        };
        WebhookEndpointCreatedData: {
            endpoint: components["schemas"]["WebhookEndpoint"];
            /**
             * @description Secret that signs the requests, in the form of Standard Webhooks. No other response has it, and it is stored encrypted. Null in the answer to a repeated `Idempotency-Key`.
             * @example whsec_c2FtcGxlLXNlY3JldC1vZi1hLXdlYmhvb2stZW5kcG8=
             */
            secret: string | null;
        };
        /** @description A new webhook endpoint with its secret. */
        WebhookEndpointCreated: {
            data: components["schemas"]["WebhookEndpointCreatedData"];
            meta: components["schemas"]["Meta"];
        };
        WebhookEndpointReplyData: {
            endpoint: components["schemas"]["WebhookEndpoint"];
        };
        WebhookEndpointReply: {
            data: components["schemas"]["WebhookEndpointReplyData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Changes of an endpoint. Members that are left out stay as they are. */
        WebhookEndpointChange: {
            url?: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookEndpointDescription"];
            events?: components["schemas"]["WebhookEventNames"];
            headers?: components["schemas"]["WebhookHeaders"];
            state?: components["schemas"]["WebhookEndpointState"];
        };
        /** @description Overlap of a rotation. */
        WebhookRotationRequest: {
            /**
             * Format: int32
             * @description Seconds for which requests are signed with the earlier secret too, at most 30 days. 0 ends it at once.
             * @default 86400
             * @example 86400
             */
            overlap_seconds: number;
        };
        WebhookEndpointSecretData: {
            endpoint: components["schemas"]["WebhookEndpoint"];
            /**
             * @description Secret that signs the requests, in the form of Standard Webhooks. No other response has it, and it is stored encrypted.
             * @example whsec_c2FtcGxlLXNlY3JldC1vZi1hLXdlYmhvb2stZW5kcG8=
             */
            secret: string;
        };
        WebhookEndpointSecret: {
            data: components["schemas"]["WebhookEndpointSecretData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Test delivery of an endpoint. */
        WebhookTestDelivery: {
            /**
             * Format: uuid
             * @description Id of the delivery, which the request has as `X-Webhook-Id`.
             * @example 8a2f5c17-0d6b-4e93-b7a4-1c9e3f60d258
             */
            id: string;
        };
        WebhookTestReplyData: {
            delivery: components["schemas"]["WebhookTestDelivery"];
        };
        /** @description A test delivery that will be sent. */
        WebhookTestReply: {
            data: components["schemas"]["WebhookTestReplyData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Body of a test delivery. */
        WebhookTestNotice: {
            /**
             * WebhookTestNoticeEvent
             * @constant
             * @enum {string}
             */
            event: "webhook.test";
            /**
             * Format: uuid
             * @example 4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
             */
            endpoint_id: string;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.000Z
             */
            requested_at: string;
        };
        /**
         * @description `pending`: no attempt yet, or none since the redelivery was requested. `retrying`: an attempt failed, and another one follows. `delivered`: the receiver responded with 2xx. `failed`: no further attempt.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "retrying" | "delivered" | "failed";
        /**
         * @description Event that a delivery reports. `searchEnded`, `investigationFinished` and `watchChanged` as for endpoints. `webhookTest`: the test of an endpoint.
         * @example searchEnded
         * @enum {string}
         */
        WebhookDeliveryEvent: "searchEnded" | "investigationFinished" | "watchChanged" | "webhookTest";
        /**
         * @description `newest`: the newest entry first. `oldest`: the oldest entry first.
         * @default newest
         * @enum {string}
         */
        ListOrder: "newest" | "oldest";
        /** @description A webhook of the account, from the time of its event on. */
        AccountDelivery: {
            /**
             * Format: uuid
             * @description Id of the delivery, which the request has as `X-Webhook-Id`.
             * @example 8a2f5c17-0d6b-4e93-b7a4-1c9e3f60d258
             */
            id: string;
            event: components["schemas"]["WebhookDeliveryEvent"];
            /**
             * Format: uuid
             * @description Endpoint of the account that receives it; null if a request named the address.
             * @example 4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
             */
            endpoint_id: string | null;
            /**
             * Format: uuid
             * @description Search that it is about; null if it is about something else.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string | null;
            /**
             * Format: uuid
             * @description Investigation that it is about; null if it is about something else.
             * @example null
             */
            investigation_id: string | null;
            /**
             * Format: uuid
             * @description Watch that it is about; null if it is about something else.
             * @example null
             */
            watch_id: string | null;
            /**
             * Format: uri
             * @description Address that receives the POST request. For an endpoint, its present address.
             * @example https://hooks.example.com/tracewell
             */
            url: string;
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * Format: int32
             * @description Number of attempts so far.
             * @example 8
             */
            attempts: number;
            /**
             * Format: date-time
             * @description Time at which the receiver became known: for the webhook of a request that of the request, otherwise that of the event.
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the delivery; null before.
             * @example null
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description Time of the last attempt; null before.
             * @example 2026-11-22T17:00:01.300Z
             */
            last_attempt_at: string | null;
            /**
             * Format: date-time
             * @description Time of the next attempt; null if no attempt follows.
             * @example null
             */
            next_attempt_at: string | null;
        };
        /** @description Webhook deliveries, newest first. */
        AccountDeliveryListData: {
            deliveries: components["schemas"]["AccountDelivery"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Webhook deliveries of an account. */
        AccountDeliveryList: {
            data: components["schemas"]["AccountDeliveryListData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Failed deliveries to send again. */
        WebhookRecoveryRequest: {
            /**
             * Format: date-time
             * @description Earliest time of the last attempt of a failed delivery.
             * @example 2026-11-21T08:00:00Z
             */
            since: string;
            /**
             * Format: uuid
             * @description Only deliveries to this endpoint. Without it, all deliveries of the account. An endpoint that is disabled, or that the account does not have, is a `VALIDATION_ERROR`.
             * @example 4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
             */
            endpoint_id?: string;
        };
        /** @description Number of deliveries that will be sent again. */
        WebhookRecovery: {
            /**
             * Format: int32
             * @description Number of deliveries that are `pending` again.
             * @example 12
             */
            recovered_count: number;
            /**
             * @description `true` if further failed deliveries are left, for a repeated request.
             * @example false
             */
            has_more: boolean;
        };
        WebhookRecoveryReplyData: {
            recovery: components["schemas"]["WebhookRecovery"];
        };
        /** @description Deliveries that will be sent again. */
        WebhookRecoveryReply: {
            data: components["schemas"]["WebhookRecoveryReplyData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One attempt to deliver a webhook. */
        WebhookAttempt: {
            /**
             * Format: int32
             * @description Number of the attempt, from 1.
             * @example 1
             */
            number: number;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:01.300Z
             */
            attempted_at: string;
            /**
             * Format: int32
             * @description HTTP status of the response; null if there was no response.
             * @example 503
             */
            status: number | null;
            /**
             * Format: int32
             * @description Duration in milliseconds.
             * @example 42
             */
            duration_ms: number;
            /**
             * @description Reason why the attempt failed, for people, if `status` is not enough: no response, a redirect, which is not followed, 410, which ends the delivery, or no attempt at all, because the delivery waited for its receiver for too long. Null otherwise.
             * @example null
             */
            error: string | null;
            /**
             * @description The first 256 bytes of the response, as text; empty if the response has no body.
             * @example try later
             */
            answer: string;
        };
        /** @description A webhook delivery and its newest attempts, newest first. */
        AccountDeliveryReplyData: {
            delivery: components["schemas"]["AccountDelivery"];
            /** @description The attempts that have ended. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description A webhook delivery and its attempts. */
        AccountDeliveryReply: {
            data: components["schemas"]["AccountDeliveryReplyData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description The type of the observable. `Domain Name` and `IP Address` will be removed from the search operations; the direct tools replace them. No date is set.
         * @enum {string}
         */
        QueryType: "Pseudonym" | "Email Address" | "Domain Name" | "Cryptocurrency" | "IP Address";
        /**
         * @description Tag of a module or an account check. A module has one or more topics: `anonymity`, `archive`, `block-list`, `business`, `certificate`, `coding`, `crawler`, `explorer`, `finance`, `forum`, `gaming`, `hobby`, `identity`, `images`, `leak`, `learning`, `location`, `mail`, `music`, `network`, `registry`, `reputation`, `sanctions`, `science`, `security`, `social`, `tech`, `threat`, `video`, `wiki`, `writing`. If its source is about one country, or for its people, it has the country's code (ISO 3166-1 alpha-2, in lower case). It also has the way in which the source is asked: `api`, `page` (a page for people), `dns`, `list` (matched on this server) or `derived` (computed from the value, without a request). Account checks have topics; checks of packs have the tags of their pack.
         * @example coding
         */
        SourceTag: string;
        /**
         * @description Kind of the results. `analysis` modules compute facts from the value itself, without a request.
         * @enum {string}
         */
        ModuleCategory: "profile" | "infrastructure" | "registration" | "reputation" | "ledger" | "analysis";
        /** @description Terms of use of a source, as its publisher states them. */
        SourceTerms: {
            /**
             * @description The terms in a few words.
             * @example CC BY-NC 4.0: non-commercial use only
             */
            text: string;
            /**
             * Format: uri
             * @example https://creativecommons.org/licenses/by-nc/4.0/
             */
            url: string;
            /** @description True if they forbid commercial use. The source is then off unless the operator enables it. */
            restricted: boolean;
            /**
             * Format: date
             * @description Day on which they were read; null if they were not read, or if the day is not recorded.
             * @example 2026-11-28
             */
            read_on: string | null;
        };
        /**
         * @description `recorded`: somebody has stored an answer of the service. `server-code`: the code of the service writes it. `documented`: the provider documents it. `memory`: it was written from general knowledge of the service.
         * @enum {string}
         */
        EvidenceBasis: "recorded" | "server-code" | "documented" | "memory";
        AnswerEvidence: {
            basis: components["schemas"]["EvidenceBasis"];
            /**
             * Format: date
             * @description Day on which the answer was given, or on which its code or document was current; null if it is not known.
             * @example 2026-10-08
             */
            seen: string | null;
        };
        /** @description Evidence of the answers of a source, with a result and without one. */
        SourceEvidence: {
            found: components["schemas"]["AnswerEvidence"];
            none: components["schemas"]["AnswerEvidence"];
        };
        /**
         * @description `ok`: the last self-test passed. `degraded`: it failed, or five searches in a row failed. `benched`: three self-tests in a row failed. `untested`: no self-test has run, and no call has decided. A list has no self-test: it is `degraded` if its last download failed or much of it could not be read, and `benched` if all downloads of 30 days failed.
         * @example ok
         * @enum {string}
         */
        SourceHealthState: "ok" | "degraded" | "benched" | "untested";
        /** @description Health of a source, from its self-tests and from the searches that asked it. A benched source is not available; it comes back by itself when a self-test passes. Leak sources that need a key, and sources that only tools ask, have no self-tests: their calls decide. An imported data set is `ok`, or `degraded` if it cannot be read. */
        SourceHealth: {
            state: components["schemas"]["SourceHealthState"];
            /**
             * Format: date-time
             * @description Begin of this state. Null if no state is stored.
             * @example 2026-11-21T06:12:44.000Z
             */
            since: string | null;
            /**
             * @description Reason for the state `degraded` or `benched`.
             * @example null
             */
            reason: string | null;
            /**
             * Format: date-time
             * @description End of the last self-test, or of the call that decided the state.
             * @example 2026-11-21T06:12:44.000Z
             */
            checked_at: string | null;
        };
        ModuleInfo: {
            /**
             * Format: uuid
             * @description Id for requests. A UUID version 5 of the slug, so it never changes.
             * @example d9646b37-d70d-5ee5-9777-e642a69b5bcf
             */
            id: string;
            /**
             * @description Short name. The keys of its cards begin with it.
             * @example github
             */
            slug: string;
            /**
             * @description Name to display.
             * @example GitHub
             */
            name: string;
            /** @example Public profile of the GitHub account with this name */
            description: string;
            category: components["schemas"]["ModuleCategory"];
            /** @description The query types that it supports. */
            types: components["schemas"]["QueryType"][];
            /** @description Its topics, the country of a source of one country, and at the end the way in which the source is asked. */
            tags: components["schemas"]["SourceTag"][];
            /** @description True if it runs when a search selects no modules. */
            default: boolean;
            /** @description True if it can be selected now. False if it needs a key that it does not have, is off because of its terms, or is benched. */
            available: boolean;
            /** @description True if it needs a key that the operator configures. */
            requires_key: boolean;
            /** @description Terms of its source; null if none are known. */
            terms: components["schemas"]["SourceTerms"] | null;
            /**
             * Format: uri
             * @description Home page of the source.
             * @example https://github.com
             */
            homepage: string;
            /** @description Evidence of the answers that it can read; null if it sends no request. */
            evidence: components["schemas"]["SourceEvidence"] | null;
            health: components["schemas"]["SourceHealth"];
        };
        /** @description The modules and their number. */
        ModuleListData: {
            modules: components["schemas"]["ModuleInfo"][];
            /**
             * Format: int32
             * @example 1
             */
            count: number;
        };
        /** @description The modules of this server. */
        ModuleList: {
            data: components["schemas"]["ModuleListData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Name of a pack of account checks of the server, as `GET /account-checks` lists it.
         * @example whatsmyname
         */
        PackName: string;
        /**
         * @description Way in which the check asks the site.
         *     - `look-up`: it reads public data. All others hand the value to a form of the site, and run only if the operator has
         *       switched them on.
         *     - `availability`: it asks what a sign-up form asks while a person types: whether the address is free.
         *     - `sign-in`: it asks what the first step of the sign-in form asks, without a password.
         *     - `sign-up`: it submits the sign-up form with a field left invalid, so that nothing is created.
         *     - `reset`: it asks the search step of the form for a lost password.
         * @enum {string}
         */
        AccountCheckClass: "look-up" | "availability" | "sign-in" | "sign-up" | "reset";
        /**
         * @description `direct`: the answer of the site proves the verdict. `control`: the verdict needs a control question too, for at least some answers. `none`: the check never gives this verdict, because the site hides some accounts.
         * @example direct
         * @enum {string}
         */
        AccountProof: "direct" | "control" | "none";
        /** @description Strength of the proofs of both verdicts. */
        AccountCheckProofs: {
            registered: components["schemas"]["AccountProof"];
            not_registered: components["schemas"]["AccountProof"];
        };
        AccountCheckInfo: {
            /**
             * @description Short name for `features.account_checks.sites`.
             * @example github
             */
            slug: string;
            /**
             * @description Name of the site, as the results of searches have it.
             * @example GitHub
             */
            name: string;
            /** @description The query types that it supports. */
            types: components["schemas"]["QueryType"][];
            /** @description Its topics, and the country of a site of one country. A check of a pack has the tags of its pack. */
            tags: components["schemas"]["SourceTag"][];
            /**
             * @description Name of the pack that it comes from; null for a check of Tracewell.
             * @example null
             */
            pack: string | null;
            /** @description True if searches ask the site now. False if it is benched. */
            available: boolean;
            class: components["schemas"]["AccountCheckClass"];
            proofs: components["schemas"]["AccountCheckProofs"];
            /**
             * @description Risk of a check that asks a sign-up, sign-in or reset form; null for a public lookup.
             * @example null
             */
            probe_risk: string | null;
            /** @description Terms of the site; null if none are known. */
            terms: components["schemas"]["SourceTerms"] | null;
            /**
             * Format: uri
             * @description Home page of the site.
             * @example https://github.com
             */
            homepage: string;
            health: components["schemas"]["SourceHealth"];
        };
        /** @description The account checks and their number. */
        AccountCheckListData: {
            checks: components["schemas"]["AccountCheckInfo"][];
            /**
             * Format: int32
             * @example 1
             */
            count: number;
        };
        /** @description The account checks of this server. */
        AccountCheckList: {
            data: components["schemas"]["AccountCheckListData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Recommended display of the records. `credentials`: one login for each record. `stealer`: data that malware took from a device. `profile`: a person's account at a service. `paste`: a mention in a text. `generic`: anything else, as a table.
         * @enum {string}
         */
        LeakTemplate: "credentials" | "stealer" | "profile" | "paste" | "generic";
        LeakSourceInfo: {
            /**
             * @description Code for requests.
             * @example forum_2024
             */
            code: string;
            /**
             * @description Name to display.
             * @example Example Forum 2024
             */
            name: string;
            /** @example Accounts of a forum */
            description: string;
            /** @description The query types that it supports. */
            types: components["schemas"]["QueryType"][];
            template: components["schemas"]["LeakTemplate"];
            /** @description True if it can be selected now. False if it needs a key that it does not have, or is benched. */
            available: boolean;
            /** @description True if it needs a key that the operator configures. */
            requires_key: boolean;
            /** @description Terms of its source; null if none are known. */
            terms: components["schemas"]["SourceTerms"] | null;
            /**
             * Format: uri
             * @description Home page of the source; null for a data set of the operator.
             * @example https://leaks.example.com
             */
            homepage: string | null;
            health: components["schemas"]["SourceHealth"];
        };
        /** @description The leak sources, and how many. */
        LeakSourceListData: {
            sources: components["schemas"]["LeakSourceInfo"][];
            /**
             * Format: int32
             * @example 1
             */
            count: number;
        };
        /** @description The leak sources of this server. */
        LeakSourceList: {
            data: components["schemas"]["LeakSourceListData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Values whose types are guessed. */
        TypeGuessRequest: {
            /**
             * @description The values, as a person typed or pasted them. A value that is empty, or has more than 2,048 characters, gets a `fault`.
             * @example [
             *       "sam-example",
             *       "Sam@Example.com",
             *       "192.0.2.1"
             *     ]
             */
            values: string[];
        };
        /** @description The observable. */
        SearchQuery: {
            type: components["schemas"]["QueryType"];
            /**
             * @description The observable itself: a pseudonym, an e-mail address, a domain name, a wallet address, an IPv4 or an IPv6 address. A value that does not fit the type is a `VALIDATION_ERROR` at `query.value`, and so is an IP address that is not public, with the reason: it costs nothing. A pseudonym has 1 to 64 characters, without control characters, with at least one visible character. Invisible characters and marks of the direction of text are not searched, except inside emoji. `@name` is searched as `name`, and `@name@host` as a handle of the Fediverse. The value is returned as it was sent.
             * @example sam-example
             */
            value: string;
        };
        /** @description Operation of a direct tool that takes a value which no search accepts. */
        TypeGuessTool: {
            /**
             * @description The tool, as in `GET /tools`.
             * @example ip-intelligence
             */
            tool: string;
            /**
             * @description Last part of the path of the operation.
             * @example asn
             */
            operation: string;
            /**
             * @description The field of the request body that takes the value.
             * @example asn
             */
            input: string;
            /**
             * @description The value in the spelling that the operation reads.
             * @example AS4199999901
             */
            value: string;
        };
        /** @description Guess for one value. It has either `normal_value` or `fault`. */
        TypeGuess: {
            /**
             * @description The value, as in the request.
             * @example Sam@Example.com
             */
            value: string;
            /** @description The guessed type. A value that is nothing else is a pseudonym. */
            type: components["schemas"]["QueryType"];
            /**
             * @description The value in the form in which it is searched.
             * @example Sam@example.com
             */
            normal_value?: string;
            /**
             * @description Kind of characters of the value that are not searched. Missing if all are.
             * @example invisible characters
             */
            left_out?: string;
            /** @description Another reading of the value, for a search of its own: an e-mail address can be a handle of the Fediverse, and the other way round. */
            alternative?: components["schemas"]["SearchQuery"];
            /**
             * @description Address that stands for the mailbox of an e-mail address: the same for all addresses that its provider, by rules that it documents, delivers to the mailbox, and in small letters. An investigation searches one of these addresses. Missing if it is `normal_value`.
             * @example sam@example.com
             */
            mailbox?: string;
            /**
             * @description Service that forwards messages to this e-mail address to another mailbox. The address says nothing about that mailbox. Missing if no such service is known.
             * @example Firefox Relay
             */
            relay?: string;
            /** @description Value that was probably meant, beside `fault`: without the signs around it, the account or the wallet that a URL names, or the host of a URL. Missing if the text names none, or if several can be meant. */
            instead?: components["schemas"]["SearchQuery"];
            /** @description Direct tool that takes the value, beside `fault`: for a network, an AS number or a vehicle identification number. Missing if no tool takes the value. */
            tool?: components["schemas"]["TypeGuessTool"];
            /**
             * @description Reason why the value would be refused without a type, and advice, as a sentence without a full stop. It does not repeat the value.
             * @example This looks like a phone number, which cannot be searched. If it is a pseudonym, give its type
             */
            fault?: string;
        };
        /** @description Guessed types. */
        TypeGuessesData: {
            /** @description One entry for each value of the request, in the same order. */
            observables: components["schemas"]["TypeGuess"][];
        };
        /** @description Guessed types. */
        TypeGuesses: {
            data: components["schemas"]["TypeGuessesData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description A status of `SearchStatus`, or `cancelled`: the searches with the status `finished` and the error `SEARCH_CANCELLED`.
         * @enum {string}
         */
        SearchListStatus: "pending" | "processing" | "finished" | "error" | "cancelled";
        /**
         * @description `complete`: every source that was asked has answered. `incomplete`: at least one has not. `findings`: the search found something: a finding, an account, a breach or a leak record. `no_findings`: it found nothing.
         * @enum {string}
         */
        SearchOutcome: "complete" | "incomplete" | "findings" | "no_findings";
        /**
         * @description `pending`: no attempt yet, or none since the redelivery was requested. `retrying`: an attempt failed, and another one follows. `failed`: no further attempt.
         * @enum {string}
         */
        UndeliveredWebhookStatus: "pending" | "retrying" | "failed";
        /**
         * @description `pending`: accepted, waits for a runner (`queued` in the stream). `processing`: is running (`running`). `finished`: has run, or was cancelled (`completed`); some modules may have failed. `error`: could not run or ran out of time (`failed`). A search goes from `pending` to `processing`, and then to `finished` or `error`. A search that no runner takes goes from `pending` to `error`, and a search that is cancelled before a runner takes it to `finished`.
         * @enum {string}
         */
        SearchStatus: "pending" | "processing" | "finished" | "error";
        /**
         * @description Name of a choice of sources. What the request chooses itself stays: a `mode` of `modules` or `leaks` replaces that
         *     part, each other member replaces one member, and `exclude` adds to that of the preset, which holds with `mode: all`
         *     too. An unknown name is a fault (`preset`).
         *
         *     - `quick`: the default modules; for an e-mail address also its breaches and account checks, as without a preset.
         *     - `accounts`: the default modules, and the account checks of the type.
         *     - `everything`: every module, account check and leak source of the type.
         *     - `passive`: the default modules without those that ask name servers (tag `dns`), and no account check.
         * @example accounts
         */
        PresetName: string;
        /**
         * @description `all` of them, the `selected` ones, or `none`.
         * @enum {string}
         */
        ModuleSelectionMode: "all" | "selected" | "none";
        /**
         * @description Treatment of an entry that does not exist or is not available now. `error`, which is the default: it is a `VALIDATION_ERROR`. `skip`: it is left out, and `skipped` of the search names it; if no other entry is left, it is a `VALIDATION_ERROR` all the same. An entry that does not support the query's type is always a `VALIDATION_ERROR`.
         * @enum {string}
         */
        UnknownEntries: "error" | "skip";
        /** @description Modules that do not run, whatever else chooses them. An entry that no module of any type has is a fault of its own (`modules.exclude.slugs.0`), or is in `skipped` with `unknown: skip`. An exclusion that leaves no module to run is a fault too (`modules.exclude`), and so is one beside `mode: none` (`modules.exclude`). */
        ModuleExclusion: {
            /** @description `id` of each module in `GET /modules`. */
            ids?: string[];
            /** @description `slug` of each module in `GET /modules`. */
            slugs?: string[];
            /** @description Tags. Each module with one of them is left out. */
            tags?: components["schemas"]["SourceTag"][];
        };
        /**
         * @description Modules to run. By default, or with `{}`, the default modules of the query's type. `mode: all`: every available module that supports the type. `tags` narrows both. `mode: selected`: the modules in `ids` and `slugs`, and those with one of the `tags`. `exclude` leaves out some of them. `mode: none`: no module, for a search of only the other parts, for example account checks; it is a fault if no other part is left.
         * @example {
         *       "mode": "all"
         *     }
         * @example {
         *       "mode": "selected",
         *       "slugs": [
         *         "github"
         *       ]
         *     }
         * @example {
         *       "exclude": {
         *         "tags": [
         *           "forum"
         *         ]
         *       }
         *     }
         */
        ModuleSelection: {
            mode?: components["schemas"]["ModuleSelectionMode"];
            /** @description Tags of modules, from `GET /modules`. It narrows the choice of `mode: all`, or that of the default modules: a module needs one of them. With `mode: selected`, the available modules with one of them run too. With `mode: none` it must be left out. A tag that no module for the query's type has is a fault of its own (`modules.tags.0`), and so is a choice without any module (`modules.tags`). */
            tags?: components["schemas"]["SourceTag"][];
            unknown?: components["schemas"]["UnknownEntries"];
            /** @description Ids of modules, from `GET /modules`. With `mode: selected`, one of `ids`, `slugs` and `tags` must have an entry; with another mode, or without one, `ids` must be empty or left out. Each module must exist, be available and support the query's type; each that does not is a separate fault (`modules.ids.2`), see `unknown`. Duplicates are ignored. */
            ids?: string[];
            /** @description Slugs of modules, with the rules of `ids`. */
            slugs?: string[];
            exclude?: components["schemas"]["ModuleExclusion"];
        };
        /**
         * @description `all` of them, or the `selected` ones.
         * @enum {string}
         */
        SelectionMode: "all" | "selected";
        /**
         * @description Names of the fields of leak records: `standard` is one vocabulary for all sources, `source` keeps the names of each source.
         * @enum {string}
         */
        LeakMapping: "standard" | "source";
        /** @description Leak sources to ask (`GET /leaks`). By default, or without `mode`, none. With `all`, a source that is unavailable or does not support the query's type is skipped and reported as skipped. */
        LeakSelection: {
            mode?: components["schemas"]["SelectionMode"];
            unknown?: components["schemas"]["UnknownEntries"];
            /** @description Codes of leak sources. With `mode: selected` it must have at least one entry; with another mode, or without one, it must be empty or left out. Each source must exist, be available and support the query's type; each that does not is a separate fault (`leaks.sources.0`), see `unknown`. Duplicates are ignored. */
            sources?: string[];
            /** @default standard */
            custom_mapping: components["schemas"]["LeakMapping"];
        };
        /**
         * @description Account checks. `include` runs the checks that support the query's type with the search. `exclude` runs none. `only` runs the checks of an e-mail address and nothing else (no modules, no leak sources, no breached accounts); with another type than `Email Address` it is a `VALIDATION_ERROR`. If no check can run on this server, `only` gets 503 `REGISTERED_ACCOUNTS_UNAVAILABLE`, and so does `include` for an e-mail address in a temporary search.
         * @enum {string}
         */
        RegisteredAccountsMode: "include" | "exclude" | "only";
        /** @description Account checks to run. Each list narrows the choice; a list that is left out does not. Without a selection, `registered_accounts` decides whether every check that supports the query's type runs. With one, `registered_accounts` may be left out; it is then `include`. An entry that no check of the query's type has is a fault of its own (`features.account_checks.sites.2`). */
        AccountCheckSelection: {
            /** @description Slugs of checks. `GET /account-checks` lists them. */
            sites?: string[];
            /** @description Tags of sites, such as `coding`, `gaming` or `nsfw`. A check needs one of them. `modules.tags` works in the same way. */
            tags?: components["schemas"]["SourceTag"][];
            /** @description Names of the server's packs. A check needs to come from one of them. `GET /account-checks` names them. */
            packs?: components["schemas"]["PackName"][];
        };
        /** @description The features of a search, after the defaults of its query's type are applied. */
        EffectiveFeatures: {
            /** @description True if breached accounts are collected. */
            breached_accounts: boolean;
            registered_accounts: components["schemas"]["RegisteredAccountsMode"];
            account_checks?: components["schemas"]["AccountCheckSelection"];
        };
        /**
         * @description `prefer` uses a cached result if there is one, `bypass` asks every source again.
         * @enum {string}
         */
        CacheMode: "prefer" | "bypass";
        /** @description Use of cached results of modules. A temporary search ignores this and asks every source again. */
        CacheOptions: {
            /** @default prefer */
            mode: components["schemas"]["CacheMode"];
        };
        /** @description The webhook, without its secret. */
        ShownWebhook: {
            /**
             * Format: uri
             * @description Address that receives the POST request.
             * @example https://hooks.example.com/tracewell
             */
            url: string;
        };
        /** @description Delivery of the report of the end. Empty without a webhook. Never has the secret. */
        ShownDelivery: {
            webhook?: components["schemas"]["ShownWebhook"];
        };
        /**
         * @description `default` asks the providers in addition to everything else. `only` asks nothing else: no module, leak source, breach source or account check.
         * @enum {string}
         */
        ByokMode: "default" | "only";
        /**
         * @description An external provider.
         * @enum {string}
         */
        ByokProvider: "provider_one" | "provider_two";
        /** @description External providers of the search, without credentials. Left out if the request had no `byok`. */
        ShownByok: {
            mode: components["schemas"]["ByokMode"];
            /** @description The providers for which the request had credentials. */
            providers: components["schemas"]["ByokProvider"][];
        };
        /** @description The options of the request, with defaults filled in, without secrets and credentials. For `POST /search/module/once`: the one module selected, no leak sources, no features. */
        SearchOptions: {
            preset?: components["schemas"]["PresetName"];
            modules: components["schemas"]["ModuleSelection"];
            leaks: components["schemas"]["LeakSelection"];
            features: components["schemas"]["EffectiveFeatures"];
            cache: components["schemas"]["CacheOptions"];
            delivery: components["schemas"]["ShownDelivery"];
            byok?: components["schemas"]["ShownByok"];
        };
        /**
         * @description `DOMAIN_NOT_PROVED`: what imported data sets hold under a domain is only for accounts that have proved to hold it, with `POST /account/domains`.
         * @example DOMAIN_NOT_PROVED
         * @enum {string}
         */
        SkippedReasonCode: "DOMAIN_NOT_PROVED";
        /** @description A part of the request that does not run. */
        SkippedPart: {
            /**
             * @description Place of the part in the request, dotted from the root of the body.
             * @example modules.ids.2
             */
            path: string;
            /**
             * @description The id or code, if the part is a module or a leak source.
             * @example 5f0c7a52-1b1e-4d7a-9f28-6e5d4c3b2a10
             */
            value?: string;
            /**
             * @description Short name of the module, if one has the id.
             * @example github
             */
            slug?: string;
            /** @description Code of the reason. Missing if the reason has no code. */
            code?: components["schemas"]["SkippedReasonCode"];
            /**
             * @description Reason why it does not run.
             * @example no module has the id 5f0c7a52-1b1e-4d7a-9f28-6e5d4c3b2a10
             */
            message: string;
        };
        /** @description Words by which the caller finds searches again. */
        SearchLabels: components["schemas"]["SearchLabel"][];
        /**
         * @description `PARTIAL_FAILURE`: the search is `finished`, but some sources failed or timed out. `SEARCH_CANCELLED`: a key of the account cancelled it; status `finished`. `SEARCH_TIME_LIMIT_EXCEEDED`: it exceeded the time limit of the server (one hour by default); status `error`. `NO_ELIGIBLE_RUNNER`: no runner took it; status `error`.
         * @enum {string}
         */
        SearchErrorCode: "PARTIAL_FAILURE" | "SEARCH_CANCELLED" | "SEARCH_TIME_LIMIT_EXCEEDED" | "NO_ELIGIBLE_RUNNER";
        /** @description Failure in a search. */
        SearchError: {
            code: components["schemas"]["SearchErrorCode"];
            /**
             * @description One sentence, for people.
             * @example 1 of 2 sources could not answer
             */
            message: string;
        };
        /**
         * @description Severity that the breach catalogue states. If it states none, it follows from the kinds of exposed data and the number of accounts.
         * @enum {string}
         */
        BreachSeverity: "low" | "medium" | "high" | "critical";
        /** @description Numbers of what a search found, and of the sources that answered. The pages, the reports and the terminal show the same numbers. */
        SearchCounts: {
            /**
             * Format: int32
             * @description Cards that are neither computed from the searched value, nor the profile of an account that `accounts` counts.
             * @example 3
             */
            findings: number;
            /**
             * Format: int32
             * @description Accounts with the verdict `registered`.
             * @example 5
             */
            accounts: number;
            /**
             * Format: int32
             * @description Breaches that name the searched value, also those that only records of leak sources name.
             * @example 2
             */
            breaches: number;
            /**
             * Format: int32
             * @description Records of leak sources, without records that only name a breach.
             * @example 1
             */
            leak_records: number;
            /** @description The highest severity of the breaches; null if none has a known severity. */
            worst_severity: components["schemas"]["BreachSeverity"] | null;
            /**
             * Format: int32
             * @description Sources that were asked, also account checks. Sources that only compute something do not count.
             * @example 12
             */
            sources_asked: number;
            /**
             * Format: int32
             * @description Asked sources without an answer.
             * @example 1
             */
            sources_unanswered: number;
            /**
             * Format: int32
             * @description Unanswered sources that had not ended when the search ended, or have not ended yet.
             * @example 0
             */
            sources_unfinished: number;
            /**
             * Format: int32
             * @description Sources that were not asked, such as those without a configured key.
             * @example 2
             */
            sources_not_asked: number;
        };
        /** @description A stored search. */
        Search: {
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            id: string;
            status: components["schemas"]["SearchStatus"];
            query: components["schemas"]["SearchQuery"];
            options: components["schemas"]["SearchOptions"];
            /** @description Parts of the request that do not run: modules and leak sources that `unknown: skip` left out; `features.breached_accounts` if no breach source of this server supports the type; and `include` of `features.registered_accounts`, `all` of `modules.mode` or of `leaks.mode` if this server has no such source for the value. For a `Domain Name` that the account has not proved, imported data sets do not run either: `leaks.mode`, each `leaks.sources`, and `features.breached_accounts` if data sets belong to a breach, with the code `DOMAIN_NOT_PROVED`. Empty if everything runs. */
            skipped: components["schemas"]["SkippedPart"][];
            /** @description The reference of the request; null if it had none. */
            reference: components["schemas"]["CallerReference"] | null;
            labels: components["schemas"]["SearchLabels"];
            /**
             * @description Name for people, which `PATCH` sets. Left out without one.
             * @example Seller of the blue bicycle
             */
            name?: string;
            /**
             * @description Text for people, which `PATCH` sets. Left out without one.
             * @example Same picture as in the other case.
             */
            note?: string;
            /**
             * Format: uuid
             * @description Id of the investigation that started the search. Left out for other searches.
             * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
             */
            investigation_id?: string;
            /**
             * Format: uuid
             * @description Id of the watch whose run the search is. Left out for other searches.
             * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
             */
            watch_id?: string;
            /**
             * Format: uuid
             * @description Id of the search that this one retries; null if it is no retry, or if that search was deleted.
             * @example null
             */
            retry_of: string | null;
            /** @description Ids of the retries of this search, oldest first, without deleted ones. */
            retries: string[];
            /**
             * Format: uuid
             * @description Id of the search that this one runs again. Left out for other searches, and if that search was deleted.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            rerun_of?: string;
            /**
             * Format: date-time
             * @description Time at which the search was accepted.
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which a runner started the search; null before.
             * @example 2026-11-21T10:15:00.180Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the search ended; null before.
             * @example 2026-11-21T10:15:01.250Z
             */
            completed_at: string | null;
            /** @description Reason of the failure, or how many sources could not answer, with the retries; null if nothing failed. */
            error: components["schemas"]["SearchError"] | null;
            /** @description Numbers of what the search found and asked, with its retries. In a list, those of a retry are its own. Left out until it has ended. */
            counts?: components["schemas"]["SearchCounts"];
        };
        /** @description Searches, newest first. */
        SearchListData: {
            searches: components["schemas"]["Search"][];
            pagination: components["schemas"]["Pagination"];
        };
        SearchList: {
            data: components["schemas"]["SearchListData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Features that run in addition to modules and leak sources. The defaults depend on the query's type: for `Email Address`, `breached_accounts` is true and `registered_accounts` is `include`; for every other type they are false and `exclude`. */
        SearchFeatures: {
            /** @description True to collect breached accounts: from the leak sources of this server that belong to a breach, and from breach sources. If none supports the query's type, the search runs without them: `skipped` of the search and the event `breached_accounts` give the reason. For a `Domain Name`, also the breaches that Radar has of its site. Sensitive breaches are left out unless the plan has the feature `secrets`. */
            breached_accounts?: boolean;
            registered_accounts?: components["schemas"]["RegisteredAccountsMode"];
            account_checks?: components["schemas"]["AccountCheckSelection"];
        };
        /** @description Webhook that receives `searchEnded` when the search has ended, `investigationFinished` when the investigation has finished, or `watchChanged` when a run of the watch found a change. */
        WebhookOptions: {
            /**
             * Format: uri
             * @description Address that receives the POST request, http or https, on port 80, 443, 8080 or 8443. Other ports are refused, because they belong to services that are no web servers. A host that is not public, credentials in the address, or another port is a `VALIDATION_ERROR`, unless the operator allows the host and the port (`EGRESS_ALLOW`). The sandbox has the same rule, and allows every port of its own machine.
             * @example https://hooks.example.com/tracewell
             */
            url: string;
            /**
             * @description Shared secret that signs the webhook: any text; a long random one is best. It is stored encrypted and never returned. A secret that begins with `whsec_` is the key of `webhook-signature` in the format of Standard Webhooks libraries: padded base64 of at least one byte must follow. Anything else is a `VALIDATION_ERROR` of `delivery.webhook.secret`. For any other secret the bytes of the text are the key.
             * @example correct-horse-battery-staple
             */
            secret?: string;
        };
        /** @description Delivery of the report that the search has ended, or that the investigation has finished. A temporary search with a member of `delivery` gets `INVALID_TEMPORARY_DELIVERY`. */
        DeliveryOptions: {
            webhook?: components["schemas"]["WebhookOptions"];
        };
        /** @description Credentials for one external provider. */
        ByokCredentials: {
            /**
             * @description Your key at the provider, in printable ASCII without spaces.
             * @example your-provider-key
             */
            api_key: string;
        };
        /** @description Your own keys for external providers. They are encrypted at rest while the search needs them, and deleted when it ends: those of an investigation when it finishes, those of a watch with the watch. They appear in no log, event or response; if a provider returns the key, it is replaced by `***`. These are a `VALIDATION_ERROR`: a provider that the operator has not configured or that does not support the type (`byok.provider_one`), `mode: only` without a key (`byok.mode`), and a key together with `features.registered_accounts: only` (`byok`). A temporary search with a member of `byok` gets `INVALID_TEMPORARY_DELIVERY`. `GET /search/{id}/byok` returns the results. */
        ByokOptions: {
            /** @default default */
            mode: components["schemas"]["ByokMode"];
            provider_one?: components["schemas"]["ByokCredentials"];
            provider_two?: components["schemas"]["ByokCredentials"];
        };
        /** @description A search to start. Only `query` is required. `null` in place of an optional member, at any depth, counts as left out. */
        SearchRequest: {
            query: components["schemas"]["SearchQuery"];
            preset?: components["schemas"]["PresetName"];
            modules?: components["schemas"]["ModuleSelection"];
            leaks?: components["schemas"]["LeakSelection"];
            features?: components["schemas"]["SearchFeatures"];
            cache?: components["schemas"]["CacheOptions"];
            delivery?: components["schemas"]["DeliveryOptions"];
            byok?: components["schemas"]["ByokOptions"];
            reference?: components["schemas"]["CallerReference"];
            labels?: components["schemas"]["SearchLabels"];
        };
        /** @description A time as `@` and Unix seconds (RFC 9745). */
        DeprecationDate: string;
        SearchReference: {
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            id: string;
        };
        /** @description Number of results of a search so far. */
        SearchSummary: {
            /**
             * Format: int32
             * @description Stored cards of modules and of external providers.
             * @example 1
             */
            module_results: number;
            /**
             * Format: int32
             * @description Leak sources that returned at least one record.
             * @example 0
             */
            leak_sources: number;
            /**
             * Format: int32
             * @description Breaches that name the searched value.
             * @example 0
             */
            breached_accounts: number;
            /**
             * Format: int32
             * @description Accounts with the verdict `registered`.
             * @example 0
             */
            registered_accounts: number;
        };
        WebhookDelivery: {
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * Format: int32
             * @description Number of attempts so far.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description Time of the delivery; null before.
             * @example 2026-11-21T10:15:02.000Z
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description Time of the last attempt; null before.
             * @example 2026-11-21T10:15:02.000Z
             */
            last_attempt_at: string | null;
            /**
             * Format: date-time
             * @description Time of the next attempt; null if no attempt follows.
             * @example null
             */
            next_attempt_at: string | null;
        };
        /** @description State of the report of the end. */
        SearchDelivery: {
            /** @description The webhook; null if there is none. */
            webhook: components["schemas"]["WebhookDelivery"] | null;
        };
        /** @description Absolute addresses of the parts of the search. */
        SearchLinks: {
            /**
             * Format: uri
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/stream
             */
            stream: string;
            /**
             * Format: uri
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/results
             */
            results: string;
            /**
             * Format: uri
             * @description The results of its external providers.
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/byok
             */
            byok: string;
            /**
             * Format: uri
             * @description The leak sources of the search.
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/results/leaks
             */
            leaks: string;
            /**
             * Format: uri
             * @description The search as a file.
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/export
             */
            export: string;
        };
        /** @description A search, the number of its results, and links to its parts. */
        SearchStateData: {
            search: components["schemas"]["Search"];
            summary: components["schemas"]["SearchSummary"];
            delivery: components["schemas"]["SearchDelivery"];
            links: components["schemas"]["SearchLinks"];
        };
        SearchCreated: {
            /** @description `search.id` is the same as `data.search.id`. */
            search: components["schemas"]["SearchReference"];
            data: components["schemas"]["SearchStateData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Final status of a search.
         * @enum {string}
         */
        SearchEndStatus: "finished" | "error";
        /** @description The search and its options. */
        EndedSearch: {
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            id: string;
            /**
             * @description The value that was searched, as it was sent.
             * @example sam-example
             */
            value: string;
            type: components["schemas"]["QueryType"];
            /** @description The options of the request, without secrets and credentials; null if none are stored. */
            options: components["schemas"]["SearchOptions"] | null;
            /** @description The reference of the request; null if it had none. */
            reference: components["schemas"]["CallerReference"] | null;
            labels: components["schemas"]["SearchLabels"];
            /**
             * Format: uuid
             * @description Id of the search that this one retries; null if it is no retry.
             * @example null
             */
            retry_of: string | null;
            /**
             * Format: date-time
             * @description Time at which the search was accepted.
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which the search ended, as in the search record. The same in every attempt.
             * @example 2026-11-21T10:15:01.250Z
             */
            completed_at: string;
        };
        /** @description Absolute addresses of the parts of the search. */
        EndedSearchLinks: {
            /**
             * Format: uri
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            state: string;
            /**
             * Format: uri
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/results
             */
            results: string;
            /**
             * Format: uri
             * @description Results of the external providers of the search.
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/byok
             */
            byok: string;
            /**
             * Format: uri
             * @description Leak sources of the search.
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/results/leaks
             */
            leaks: string;
        };
        SearchEndedNotice: {
            /**
             * Format: uuid
             * @description Id of the search. Deduplicate on it.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            searchId: string;
            status: components["schemas"]["SearchEndStatus"];
            /**
             * Format: date-time
             * @description Time of this delivery attempt, so each attempt has another value. The search ended at `search.completed_at`.
             * @example 2026-11-21T10:15:01.300Z
             */
            finishedAt: string;
            search: components["schemas"]["EndedSearch"];
            summary: components["schemas"]["SearchSummary"];
            links: components["schemas"]["EndedSearchLinks"];
        };
        ConnectedData: {
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description The first event of every connection. It has no id. */
        ConnectedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "connected";
            data: components["schemas"]["ConnectedData"];
        };
        /** @description A part of the data of the event that follows. */
        EventPartData: {
            /**
             * Format: int32
             * @description Number of the part, from 1. The parts of an event follow each other.
             * @example 1
             */
            part: number;
            /**
             * Format: int32
             * @description Last number of a part. A reader with fewer of them has lost one.
             * @example 4
             */
            parts: number;
            /**
             * @description Part of the data as JSON text. A part alone is no JSON.
             * @example {"search_id":"0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10","status":"completed",
             */
            text: string;
        };
        /** @description A part of an event of more than 64 KiB, which follows. It has no id. The texts of all its parts together are the whole data of the event, which itself is cut and has `cut`. */
        EventPartEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "event.part";
            data: components["schemas"]["EventPartData"];
        };
        /**
         * @description True if the event was larger than 64 KiB and was cut: lists lack their last elements, and texts their end. The events `event.part` before it have the whole data. Left out otherwise.
         * @example true
         */
        EventCut: boolean;
        /**
         * @description `queued`: waits for a runner. `running`: a runner is running it.
         * @enum {string}
         */
        SearchProgressStatus: "queued" | "running";
        /** @description Progress of the account checks of a search. */
        AccountChecksProgress: {
            /**
             * Format: int32
             * @example 214
             */
            ended: number;
            /**
             * Format: int32
             * @description Number of account checks of the search.
             * @example 714
             */
            total: number;
            /**
             * Format: int32
             * @description Number of sites at which the value is registered, so far.
             * @example 9
             */
            registered: number;
        };
        SearchProgressData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            status: components["schemas"]["SearchProgressStatus"];
            /**
             * @description The progress in words. While a search runs, `shard <n>/<total> progress <done>/<count>`: `done` of the `count` modules of shard `n` have ended. A search has at most 3 shards. Modules that end within a few milliseconds are reported together, with one message for each shard. While only account checks end, a shard has a message at most every 250 milliseconds, and one at its end. After five seconds without an event, the message is repeated.
             * @example shard 1/1 progress 1/2
             */
            message: string;
            /**
             * Format: int32
             * @description Number of cards found so far.
             * @example 1
             */
            result_cards_count?: number;
            account_checks?: components["schemas"]["AccountChecksProgress"];
            /** @description Only in the first of these events, and only if there are any: parts of the request that do not run, as in `skipped` of the search. */
            skipped?: components["schemas"]["SkippedPart"][];
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description The search is queued, or has made progress. */
        TemporarySearchProgressEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "search.progress";
            data: components["schemas"]["SearchProgressData"];
        };
        /** @description A module or an account check by its name. */
        NamedModule: {
            /**
             * Format: uuid
             * @description Id of the module, if it has one.
             * @example d9646b37-d70d-5ee5-9777-e642a69b5bcf
             */
            id?: string;
            /**
             * @description Short name of the module or account check, unique among its kind. Left out if `name` stands for all account checks.
             * @example github
             */
            slug?: string;
            /** @example GitHub */
            name: string;
        };
        /** @description One line to display. */
        CardItem: {
            /**
             * @description Label to display before the value.
             * @example Profile
             */
            label: string;
            /**
             * @description Text to display after the label. Numbers, dates and links are texts too.
             * @example https://github.com/sam-example
             */
            value: string;
            /**
             * @description The raw field that the line displays.
             * @example html_url
             */
            field?: string;
            /** @description True if the value is useful to copy. */
            copy: boolean;
            /** @description True if the value is a date, in ISO 8601. */
            isdate: boolean;
            /** @description True if the value is a link. */
            islink: boolean;
            /**
             * @description Perceptual hash of the picture at the address `value`: 64 bits that compare the brightness of neighbouring areas,
             *     and three bytes of mean colour. Two pictures are taken for the same one if at most 5 of the bits and 24 of each
             *     byte differ. Missing if the picture was not read in two seconds, or has so few colours that many people may have
             *     it.
             * @example 8f0e1c3a5b79d2e4a08c71
             */
            fingerprint?: string;
        };
        /** @description A finding. `items` is for display; every other field is raw data from the source, for programs. */
        CardContent: {
            /** @description Lines to display, in order. */
            items: components["schemas"]["CardItem"][];
        } & {
            [key: string]: unknown;
        };
        /** @description One finding of a module, under one key: the module's slug, `_` and a three-digit number. For an external provider the key begins with `byok_` and the provider (`byok_provider_one_001`). */
        Card: {
            [key: string]: components["schemas"]["CardContent"];
        };
        /** @description A card of a module of a temporary search. */
        TemporaryModuleResultData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * Format: uuid
             * @description Unique id of the card. It distinguishes cards of the same time.
             * @example 9c41e0d7-2f6b-4a58-b1c3-0d8e7f6a5b49
             */
            result_id: string;
            module: components["schemas"]["NamedModule"];
            card: components["schemas"]["Card"];
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description A module has found something: one event for each card. */
        TemporaryModuleResultEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "module.result";
            data: components["schemas"]["TemporaryModuleResultData"];
        };
        /**
         * @description Type of an observable. A search accepts the first five. An `Image` is the address of a picture, a `Date` a time in UTC.
         * @enum {string}
         */
        ObservableType: "Pseudonym" | "Email Address" | "Domain Name" | "Cryptocurrency" | "IP Address" | "Name" | "Phone Number" | "URL" | "Image" | "Location" | "Organisation" | "Date";
        /**
         * @description Relation of an observable to the subject of the search: the account, person, domain, wallet or address.
         *
         *     - `same_account`: another name or address of the same account, person or wallet.
         *     - `linked_account`: an account elsewhere.
         *     - `profile`: the page of the account.
         *     - `public_key`: a page with a public key for the searched address.
         *     - `website`: a site of the subject.
         *     - `avatar`, `name`: its picture, its name.
         *     - `contact`: a way to reach the subject, or who is responsible for it.
         *     - `wallet`: a wallet of the subject.
         *     - `located_in`, `member_of`: its place; its employer, school or another organisation.
         *     - `operated_by`: who runs the domain, address or wallet.
         *     - `part_of`: contained in the searched value, such as the domain of an e-mail address.
         *     - `resolves_to`, `host_name`: an IP address of the domain; a name below the domain, or of the IP address.
         *     - `name_server`, `mail_server`, `certificate_name`: names in the DNS and in certificates.
         *     - `counterparty`: the other side of a transaction, or the creator of a contract.
         *     - `mentioned`: a text of the subject contains it.
         *     - `created`, `born`, `first_seen`, `last_seen`, `changed`, `expires`: the meaning of a date.
         * @enum {string}
         */
        ObservableRelation: "same_account" | "linked_account" | "profile" | "public_key" | "website" | "avatar" | "name" | "contact" | "wallet" | "located_in" | "member_of" | "operated_by" | "part_of" | "resolves_to" | "host_name" | "name_server" | "mail_server" | "certificate_name" | "counterparty" | "mentioned" | "created" | "born" | "first_seen" | "last_seen" | "changed" | "expires";
        /**
         * Format: int32
         * @description Certainty with which the facts tie the observable to the subject, in percent. It is that of the strongest fact, and higher if sources with different homepages have it: two facts of 60 make 84, because 100 - 40 * 40 / 100 = 84. It does not say that accounts with the same name belong to one person.
         * @example 84
         */
        ObservableStrength: number;
        /**
         * @description - `module`: a module.
         *     - `leak_source`: a leak source.
         *     - `breach_sources`: all breach sources together.
         *     - `account_check`: the check of a site. Its status is `failed` if it has no verdict.
         *     - `provider`: an external provider, with your key.
         * @enum {string}
         */
        SourceKind: "module" | "leak_source" | "breach_sources" | "account_check" | "provider";
        /**
         * @description Evidence that a fact rests on. The number is its strength.
         *
         *     - `verified` (90): the source has proof, or is the authority: a signature, the DNS, a registry, a ledger.
         *     - `stated` (60): the account or record of the subject states it.
         *     - `observed` (40): a third party reports it.
         *     - `mentioned` (30): a text of the subject contains it, in an unknown context.
         *     - `derived` (10): computed from the searched value.
         * @enum {string}
         */
        ObservableBasis: "verified" | "stated" | "observed" | "mentioned" | "derived";
        /** @description A card that has the observable, or an account check that found the account. */
        ObservableCard: {
            kind: components["schemas"]["SourceKind"];
            /**
             * @description Short name of the source. It is unique among the sources of its kind.
             * @example keybase
             */
            slug: string;
            /**
             * @description Name of the source, for people.
             * @example Keybase
             */
            name: string;
            /**
             * @description Key of the card in the results; null for an account check.
             * @example keybase_001
             */
            card: string | null;
            /**
             * @description Label of the item of the card; null for an account check.
             * @example Website
             */
            label: string | null;
            relation: components["schemas"]["ObservableRelation"];
            basis: components["schemas"]["ObservableBasis"];
            /**
             * @description Domain of the site on which a pseudonym is an account, if the fact names it.
             * @example twitter.com
             */
            site: string | null;
            /**
             * Format: uuid
             * @description Id of the search that has the card. Left out in what is read of one search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id?: string;
        };
        /** @description A typed value that the cards of a search contain. The same value of several cards is one observable. */
        Observable: {
            type: components["schemas"]["ObservableType"];
            /**
             * @description The value. One of the five searchable types is in the form of a search. Pseudonyms, names and e-mail addresses that differ only in case are one observable, spelled as on its first card.
             * @example sam@example.com
             */
            value: string;
            relation: components["schemas"]["ObservableRelation"];
            strength: components["schemas"]["ObservableStrength"];
            /** @description The cards that have it, one entry for each card, in the order of the results. */
            cards: components["schemas"]["ObservableCard"][];
        };
        /** @description An observable that no earlier event of the search has. */
        ObservableFoundData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            observable: components["schemas"]["Observable"];
            /**
             * Format: int32
             * @description Further observables of the same source that get no event of it, because a source has at most 50: the strongest. `GET /search/{id}/observables` lists all.
             * @example 0
             */
            left_out: number;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description A source has ended with an observable that no earlier source has. Its cards and its strength are those of this source. */
        TemporaryObservableFoundEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "observable.found";
            data: components["schemas"]["ObservableFoundData"];
        };
        /**
         * @description `success`: the source has something. `no_results`: the source has nothing. `failed`: the source failed. `timeout`: the source did not answer in time, to one request or to all of them. `skipped`: the source was not asked; `error` has the reason.
         * @enum {string}
         */
        ModuleStatus: "success" | "no_results" | "failed" | "timeout" | "skipped";
        /** @description Reason if a source failed, timed out or was skipped; left out otherwise. Never holds the searched value. */
        SourceReason: {
            /**
             * @description A code of `ModuleErrorCode`, or of `AccountReasonCode` for an account check.
             * @example UPSTREAM_RATE_LIMITED
             */
            code: string;
            /**
             * @description One sentence, for people.
             * @example the source answered 429
             */
            message: string;
        };
        /** @description The outcome of one source of a search. Never holds the searched value. */
        SourceOutcome: {
            kind: components["schemas"]["SourceKind"];
            /**
             * @description Short name of the source. It is unique among the sources of its kind.
             * @example keybase
             */
            slug: string;
            /**
             * @description Name of the source, for people.
             * @example Keybase
             */
            name: string;
            status: components["schemas"]["ModuleStatus"];
            reason?: components["schemas"]["SourceReason"];
            /**
             * Format: int32
             * @description Duration in milliseconds; 0 if it did not run.
             * @example 95
             */
            duration_ms: number;
            /** @description True if the source only computes from the value, without asking anybody, such as variants of a pseudonym. Its cards are no evidence that something exists. Left out otherwise. */
            derived?: boolean;
        };
        ModuleFinishedData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            source: components["schemas"]["SourceOutcome"];
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description A module has ended, or all breach sources together have: one event for each, after the events of its results. */
        TemporaryModuleFinishedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "module.finished";
            data: components["schemas"]["ModuleFinishedData"];
        };
        /**
         * @description Outcome of a leak source.
         * @enum {string}
         */
        LeakStatus: "success" | "no_results" | "failed" | "skipped";
        /** @description A breach that contains the account, merged from all sources that name it. Unknown fields are left out. Two breaches of one service in different years are two entries, which may have the same name. */
        BreachedAccount: {
            /**
             * @description Name of the breach; the name in Radar, if Radar has the breach.
             * @example ExampleForum
             */
            name: string;
            /**
             * @description Title of the breach, for people.
             * @example Example Forum
             */
            title?: string;
            /**
             * @description Domain of the service that was breached.
             * @example forum.example.com
             */
            domain?: string;
            /**
             * @description Date of the breach; only the month or the year if the day is unknown.
             * @example 2024-03-02
             * @example 2024-03
             * @example 2024
             */
            breachDate?: string;
            /**
             * @description Kinds of data in the breach.
             * @example [
             *       "Email addresses",
             *       "Passwords"
             *     ]
             */
            dataClasses?: string[];
            /** @description Severity, if Radar has the breach. */
            severity?: components["schemas"]["BreachSeverity"];
            /** @description True if information-stealing malware collected the data. */
            isStealerLog?: boolean;
            /** @description True if the breach is confirmed. */
            isVerified?: boolean;
            /**
             * Format: int64
             * @description Number of accounts in the breach.
             * @example 183421
             */
            pwnCount?: number;
            /**
             * @description Sources that named the breach: `haveibeenpwned`, `xposedornot`, `leakcheck`, `radar` for the breach of a site, or the code of a leak source of this server.
             * @example [
             *       "haveibeenpwned",
             *       "xposedornot"
             *     ]
             */
            sources: string[];
        } & {
            [key: string]: unknown;
        };
        LeakStatusData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * @description Code of the leak source.
             * @example hudson-rock
             */
            leaked_code: string;
            status: components["schemas"]["LeakStatus"];
            /**
             * Format: int64
             * @description Records on all pages together.
             * @example 2
             */
            result_count: number;
            /**
             * @description Details, for people.
             * @example The source did not answer in time
             */
            message?: string;
            /** @description Breaches that the records name. Left out if they name none. */
            breaches?: components["schemas"]["BreachedAccount"][];
            /** @description True if the source has no leaked data: each record only names a breach, and counts as a breach. Left out otherwise. */
            names_only?: boolean;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description A leak source has ended: one event for each. */
        TemporaryLeakStatusEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "leak.status";
            data: components["schemas"]["LeakStatusData"];
        };
        /** @description One record of a leak source. */
        LeakEntry: {
            /**
             * @description Key of the record, unique in its page.
             * @example hudson-rock_001
             */
            key: string;
            /** @description Lines to display, in order. */
            items: components["schemas"]["CardItem"][];
        };
        /** @description A page of a leak source with its records. The total number of records is `result_count` of its `leak.status`. Has no `search_id`. */
        TemporaryLeakPageData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * @description Leak source, by its `code` in `GET /leaks`.
             * @example hudson-rock
             */
            source: string;
            /**
             * Format: int32
             * @description Page number, from 1.
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @example 2
             */
            count: number;
            template: components["schemas"]["LeakTemplate"];
            results: components["schemas"]["LeakEntry"][];
        };
        /** @description A page of a leak source, with its records. Temporary searches only. */
        TemporaryLeakPageEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "temporary.leak.page";
            data: components["schemas"]["TemporaryLeakPageData"];
        };
        LeaksFinishedData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /** @description Codes of the leak sources that succeeded. */
            executed_codes: string[];
            /** @description Codes of the leak sources that were skipped. */
            skipped_codes: string[];
            /** @description Codes of the leak sources that failed. */
            failed_codes: string[];
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description All leak sources have ended or were skipped. The lists are empty if the search has no leak sources. */
        TemporaryLeaksFinishedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "leaks.finished";
            data: components["schemas"]["LeaksFinishedData"];
        };
        /**
         * @description `started`: the checks begin. `result`: the verdict of one check. `finished`: all checks have ended.
         * @enum {string}
         */
        RegisteredAccountsStep: "started" | "result" | "finished";
        /**
         * @description `unknown`: the check has no verdict, for example because the site returned a block page.
         * @enum {string}
         */
        RegisteredAccountStatus: "registered" | "not_registered" | "unknown";
        /**
         * @description Reason why a check has no verdict, or why the site was not asked.
         *     - `UPSTREAM_…`, `EGRESS_REFUSED`, `PROXY_FAILED`, `MACHINE_BUSY`: the same as for a module.
         *     - `NAME_NOT_POSSIBLE`: the site cannot have such a name, so it was not asked. The status is `unknown` if the site
         *       itself does not state so, else `not_registered`.
         *     - `TYPE_NOT_SUPPORTED`: the check does not support this type.
         *     - `MAY_NOTIFY`: the request could send the person a message.
         *     - `PROBE_OFF`: the check uses a form, and the operator has not switched it on.
         *     - `SAME_AS_CONTROL`: the site answers the same about a control name, so its answer proves nothing.
         *     - `NAME_FOLDED`: the site says of a similar name too that it is registered. It may ignore signs, accents or the end of
         *       names, or write them in other letters, so its answer may be about another account. Also if the site
         *       redirects to another name or page, and a made-up name elsewhere: the account may have been renamed.
         *     - `NAME_NOT_SHOWN`: the name may also be a page, a number or a format of the site, such as `about`, `123456` or
         *       `sam.json`, and the answer does not name the account.
         *     - `ADDRESS_FOLDED`: the site answers about another spelling of this e-mail address. It may drop tags, dots or accents,
         *       so the account may be that of another address, or of another mailbox.
         *     - `CONTROL_FAILED`: the answer proves something only with a control question, and that one has no answer.
         *     - `NO_PUBLIC_PROFILE`: the site has no public profile with this name. It answers so about hidden accounts too. Also if
         *       the site says that the account is suspended: it exists or has existed, and shows no profile.
         *     - `ADDRESS_REFUSED`: the site does not take this e-mail address, whether it is used there or not.
         *     - `SOURCE_BENCHED`: the site failed its self-tests, so it is not asked for now.
         *     - `CHECK_ERROR`: the check failed because of a bug.
         * @enum {string}
         */
        AccountReasonCode: "UPSTREAM_UNREACHABLE" | "UPSTREAM_TIMEOUT" | "UPSTREAM_RATE_LIMITED" | "UPSTREAM_BLOCKED" | "UPSTREAM_KEY_REFUSED" | "UPSTREAM_QUOTA" | "UPSTREAM_ERROR" | "UPSTREAM_CHANGED" | "UPSTREAM_TOO_LARGE" | "EGRESS_REFUSED" | "PROXY_FAILED" | "MACHINE_BUSY" | "NAME_NOT_POSSIBLE" | "TYPE_NOT_SUPPORTED" | "MAY_NOTIFY" | "PROBE_OFF" | "SAME_AS_CONTROL" | "NAME_FOLDED" | "NAME_NOT_SHOWN" | "ADDRESS_FOLDED" | "CONTROL_FAILED" | "NO_PUBLIC_PROFILE" | "ADDRESS_REFUSED" | "SOURCE_BENCHED" | "CHECK_ERROR";
        /** @description Reason why a check has no verdict. Never has the searched value. */
        AccountReason: {
            code: components["schemas"]["AccountReasonCode"];
            /**
             * @description One sentence, for people.
             * @example the source answered 429
             */
            message: string;
        };
        /** @description A step of the registered-account checks. `module` is the check for `result`. Otherwise it has only the name `Registered accounts`. */
        RegisteredAccountsData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            event: components["schemas"]["RegisteredAccountsStep"];
            type: components["schemas"]["QueryType"];
            module: components["schemas"]["NamedModule"];
            /** @description Verdict of the check; for `result` only. */
            status?: components["schemas"]["RegisteredAccountStatus"];
            /**
             * Format: uri
             * @description Public page of the account, if there is one; for `result` only.
             * @example https://accounts.example.com/
             */
            url?: string | null;
            /** @description Reason why the verdict is `unknown`, or why the site was not asked; for `result` only. */
            reason?: components["schemas"]["AccountReason"] | null;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description A registered-account check has begun, has a verdict or has ended. */
        TemporaryRegisteredAccountsEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "registered_accounts";
            data: components["schemas"]["RegisteredAccountsData"];
        };
        /** @description Number of account checks that have no verdict for the same reason. */
        AccountReasonCount: {
            /**
             * @description A code of `AccountReasonCode`; or `MODULE_SKIPPED` if the search ended before the check.
             * @example UPSTREAM_BLOCKED
             */
            code: string;
            /**
             * Format: int32
             * @description Number of checks.
             * @example 11
             */
            count: number;
        };
        /** @description Counts of the account checks of one shard. `registered`, `not_registered` and `unknown` add up to `total`. */
        AccountChecksFinishedData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * Format: int32
             * @description Number of the shard, from 1. A search has one to three.
             * @example 1
             */
            shard: number;
            /**
             * Format: int32
             * @description Account checks of the shard.
             * @example 238
             */
            total: number;
            /**
             * Format: int32
             * @description Number of sites that were asked.
             * @example 226
             */
            asked: number;
            /**
             * Format: int32
             * @description Number of sites at which the value is registered.
             * @example 3
             */
            registered: number;
            /**
             * Format: int32
             * @description Number of sites at which the value is not registered.
             * @example 217
             */
            not_registered: number;
            /**
             * Format: int32
             * @description Number of checks without a verdict.
             * @example 18
             */
            unknown: number;
            /** @description Reasons of the checks without a verdict, the most frequent one first. */
            reasons: components["schemas"]["AccountReasonCount"][];
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description The account checks of one shard have ended: one event for each shard that has account checks, after the events of their verdicts. */
        TemporaryAccountChecksFinishedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "account_checks.finished";
            data: components["schemas"]["AccountChecksFinishedData"];
        };
        BreachedAccountsData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * BreachedAccountsDataEvent
             * @constant
             * @enum {string}
             */
            event: "ready";
            /**
             * Format: int32
             * @example 1
             */
            resultCount: number;
            results: components["schemas"]["BreachedAccount"][];
            /**
             * @description Reason why no breach source was asked. Missing if breaches were looked up.
             * @example no breach source of this server supports Cryptocurrency
             */
            message?: string;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description The breached accounts are collected. */
        TemporaryBreachedAccountsEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "breached_accounts";
            data: components["schemas"]["BreachedAccountsData"];
        };
        /** @description A part of the observables of a temporary search. Together, the parts replace those of the events `observable.found`, which name one source each. */
        TemporaryObservablesData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            observables: components["schemas"]["Observable"][];
            /**
             * Format: int32
             * @description Further observables, the weakest, that are in no part, because the parts have at most 5,000.
             * @example 0
             */
            left_out: number;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description Observables of the search with the cards of all sources, the strongest first, in parts of 200. Sent before `search.finished`, if the search has any. Temporary searches only. */
        TemporaryObservablesEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "temporary.observables";
            data: components["schemas"]["TemporaryObservablesData"];
        };
        /**
         * @description `completed`: the search has run or was cancelled; if sources failed, `error` is set. `failed`: it could not run or ran out of time.
         * @enum {string}
         */
        SearchFinishedStatus: "completed" | "failed";
        SearchTotals: {
            /**
             * Format: int32
             * @description Cards of modules and of external providers.
             * @example 1
             */
            module_results?: number;
        };
        SearchFinishedData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            status: components["schemas"]["SearchFinishedStatus"];
            totals?: components["schemas"]["SearchTotals"];
            /**
             * Format: int32
             * @description Duration of the search in milliseconds.
             * @example 1070
             */
            execution_time_ms?: number;
            /**
             * @description With `completed`, a sentence: how many sources could not answer, or `The search was cancelled`. With `failed`, a code: `NO_ELIGIBLE_RUNNER` or `SEARCH_TIME_LIMIT_EXCEEDED`. Left out if nothing failed.
             * @example 1 of 2 sources could not answer
             */
            error?: string;
            error_code?: components["schemas"]["SearchErrorCode"];
            /** @description True if every source that was asked has answered. False if the search failed or was cancelled, or a source failed, timed out or has no verdict. */
            complete: boolean;
            /** @description Every source of the search with its outcome, in order. If `cut` is true, the last ones are missing: more than about 350 failing sources are too large for an event. The events `event.part` before it have all sources. */
            sources: components["schemas"]["SourceOutcome"][];
            /** @description Numbers of what the search found and asked. */
            counts?: components["schemas"]["SearchCounts"];
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description The search has ended. The last event. */
        TemporarySearchFinishedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "search.finished";
            data: components["schemas"]["SearchFinishedData"];
        };
        /** @description One event of the stream of a temporary search. No event has an id. */
        TemporarySearchEvent: components["schemas"]["ConnectedEvent"] | components["schemas"]["EventPartEvent"] | components["schemas"]["TemporarySearchProgressEvent"] | components["schemas"]["TemporaryModuleResultEvent"] | components["schemas"]["TemporaryObservableFoundEvent"] | components["schemas"]["TemporaryModuleFinishedEvent"] | components["schemas"]["TemporaryLeakStatusEvent"] | components["schemas"]["TemporaryLeakPageEvent"] | components["schemas"]["TemporaryLeaksFinishedEvent"] | components["schemas"]["TemporaryRegisteredAccountsEvent"] | components["schemas"]["TemporaryAccountChecksFinishedEvent"] | components["schemas"]["TemporaryBreachedAccountsEvent"] | components["schemas"]["TemporaryObservablesEvent"] | components["schemas"]["TemporarySearchFinishedEvent"];
        /** @description The error body of a 500 from `POST /search/temporary`. `success` and `message` are there if the code is `INTERNAL_ERROR`. */
        TemporarySearchError: {
            /** @description Always false. */
            success?: boolean;
            /**
             * @description The same as `error.message`.
             * @example An internal error occurred; it has been logged
             */
            message?: string;
            error: components["schemas"]["ErrorBody"];
            meta: components["schemas"]["ErrorMeta"];
        };
        /**
         * @description Format of an export.
         *
         *     - `html`: one page for people, which needs no other file and prints well.
         *     - `md`: the same report as Markdown.
         *     - `csv`: one line for each fact, for spreadsheets.
         *     - `xlsx`: the same lines as a workbook of Excel, in which every cell is text.
         *     - `jsonl`: one JSON object a line, for programs.
         *     - `stix`: a bundle of STIX 2.1.
         *     - `misp`: an event for MISP.
         *     - `graphml`: the graph of the observables as GraphML 1.0.
         * @default html
         * @enum {string}
         */
        ExportFormat: "html" | "md" | "csv" | "xlsx" | "jsonl" | "stix" | "misp" | "graphml";
        /**
         * @description `1`: a CSV file begins with a byte order mark (U+FEFF). `0`, as without it: no mark.
         * @enum {string}
         */
        ExportBom: "0" | "1";
        /**
         * @description Marks before what a spreadsheet would convert in a CSV file.
         *
         *     - `1`: an apostrophe precedes each cell that looks like a number, a date or a time, such as `007`.
         *     - `0`: as without it, only possible formulas have an apostrophe.
         * @enum {string}
         */
        ExportText: "0" | "1";
        /**
         * @description Separator of the cells of a CSV file.
         *
         *     - `comma`: `,` as in RFC 4180.
         *     - `semicolon`: `;`, which Excel expects in countries with a decimal comma.
         * @default comma
         * @enum {string}
         */
        ExportSeparator: "comma" | "semicolon";
        /** @description A temporary search, as its client holds it. */
        TemporaryExportRequest: {
            query: components["schemas"]["SearchQuery"];
            /**
             * @description The events of the stream in their order, as JSON Lines: one object with `event` and `data` a line, as `TemporarySearchEvent` describes it. Events that an export does not need may be left out. Without `search.finished`, the search is exported as unfinished.
             * @example {"event":"connected","data":{"search_id":"0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10","timestamp":"2026-11-21T10:15:00.000Z"}}
             */
            events: string;
        };
        /**
         * @description Kind of thing that is exported.
         *
         *     - `search`: a search.
         *     - `selection`: parts of what a search found.
         *     - `profile`: the merged picture of a search.
         *     - `investigation`: an investigation.
         *     - `searches`: several searches.
         *     - `tool`: the response of a direct tool.
         * @enum {string}
         */
        ExportSubject: "search" | "selection" | "profile" | "investigation" | "searches" | "tool";
        /** @description The first observables of an investigation or an export, which name it in a list or a title. */
        InvestigationPreview: {
            /** @description Its first observables, in the order of the request. */
            observables: components["schemas"]["SearchQuery"][];
            /**
             * Format: int32
             * @description Number of all its observables, with those that it follows.
             * @example 5
             */
            total: number;
        };
        /** @description Numbers of what was found and asked, at the time at which the export began. */
        ExportSummary: {
            /**
             * Format: int32
             * @example 1
             */
            searches: number;
            /**
             * Format: int32
             * @description Number of cards that are neither computed from the searched value, nor the profile of an account that `accounts` counts.
             * @example 1
             */
            findings: number;
            /**
             * Format: int32
             * @description Number of accounts that the account checks found.
             * @example 0
             */
            accounts: number;
            /**
             * Format: int32
             * @description Number of breaches that name the searched value, also those that only records of leak sources name.
             * @example 0
             */
            breaches: number;
            /**
             * Format: int32
             * @description Number of leak records, without records that only name a breach.
             * @example 0
             */
            leak_records: number;
            /**
             * Format: int32
             * @description Number of sources that were asked, for each search.
             * @example 2
             */
            sources_asked: number;
            /**
             * Format: int32
             * @description Number of asked sources without an answer.
             * @example 1
             */
            sources_unanswered: number;
            /**
             * Format: int32
             * @description Number of sources that were not asked, such as those without a configured key.
             * @example 0
             */
            sources_not_asked: number;
            /**
             * Format: int32
             * @description Number of unanswered sources that had not ended.
             * @example 0
             */
            sources_unfinished?: number;
            /** @description The highest severity of the breaches; null if none has a known severity. */
            worst_severity?: components["schemas"]["BreachSeverity"] | null;
        };
        /** @description First line of an export. It says what the export is about. */
        ExportReport: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "report";
            about: components["schemas"]["ExportSubject"];
            /**
             * Format: uuid
             * @description Id of the search or investigation. Other exports have an id of their own.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            id: string;
            /** @description The searched observable; null if the export is about an investigation or several searches. */
            query: components["schemas"]["SearchQuery"] | null;
            /** @description The first observables, if the export is about an investigation or several searches; else null. */
            preview: components["schemas"]["InvestigationPreview"] | null;
            summary: components["schemas"]["ExportSummary"];
            /**
             * @description False if something still ran when it was exported.
             * @example true
             */
            finished: boolean;
            /** @description Only in an export of a sandbox, in which every result is invented. */
            sandbox?: boolean;
            /** @description Reference of the search or investigation; null if it has none, and for several searches. */
            reference: components["schemas"]["CallerReference"] | null;
            /** @description Labels of the search or investigation, or those by which several searches were chosen. */
            labels: components["schemas"]["SearchLabels"];
            /**
             * Format: date-time
             * @description Time at which the search or investigation, or the first of several searches, was accepted.
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which it ended; null before.
             * @example 2026-11-21T10:15:01.250Z
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T11:00:00.000Z
             */
            exported_at: string;
        };
        /**
         * @description `waiting`: its search starts when a slot of the account is free. `started`: it has a search. `not_started`: it is not searched; `reason` says why.
         * @enum {string}
         */
        InvestigationEntryStatus: "waiting" | "started" | "not_started";
        /** @description The search of an observable. */
        InvestigationSearch: {
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            id: string;
            status: components["schemas"]["SearchStatus"];
            /** @description Numbers of what the search found and asked. Left out until it has ended. */
            counts?: components["schemas"]["SearchCounts"];
        };
        /** @description Reason why an observable is not searched. */
        InvestigationReason: {
            /**
             * @description `MAX_SEARCHES_REACHED` if it was found, but `max_searches` had no room. The code of `stopped` if the investigation stopped. Otherwise the code with which `POST /search` would refuse the observable: `QUERY_BLOCKED`, `REGISTERED_ACCOUNTS_UNAVAILABLE`, or `VALIDATION_ERROR` if the options no longer fit the sources of this server.
             * @example QUERY_BLOCKED
             */
            code: string;
            /**
             * @description One sentence, for people. It never contains the value.
             * @example This value may not be searched on this server
             */
            message: string;
        };
        /**
         * Format: int32
         * @description Number of steps from the observables of the request, which have 0.
         * @example 1
         */
        InvestigationDepth: number;
        /** @description Finding that led to an observable. */
        InvestigationOrigin: {
            /**
             * Format: uuid
             * @description Id of the search of the investigation that found it.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            relation: components["schemas"]["ObservableRelation"];
            strength: components["schemas"]["ObservableStrength"];
        };
        /** @description An observable that was asked about, or that was to be. */
        ExportAsked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "asked";
            query: components["schemas"]["SearchQuery"];
            status: components["schemas"]["InvestigationEntryStatus"];
            /** @description Its search; null if it has none. */
            search: components["schemas"]["InvestigationSearch"] | null;
            /** @description Reason why it is not searched; null otherwise. */
            reason: components["schemas"]["InvestigationReason"] | null;
            depth: components["schemas"]["InvestigationDepth"];
            /** @description Finding that led to it; null if a caller named it without one. */
            found: components["schemas"]["InvestigationOrigin"] | null;
        };
        /**
         * @description Id of the finding that a mark is about. It is the same in every search of the observable, also if the finding has another name there.
         * @example Zp4LxW9cQe2uHs6KfJb1Vg
         */
        MarkId: string;
        /**
         * @description Kind of a finding. `account`: the cards and account checks of one page, which share a mark. `card`: a card without a page of an account. `check`: an account check that names no page. `breach`: a breach of that name. `leak`: a record of a leak source. `claim`: a claim that two accounts belong to one person.
         * @enum {string}
         */
        MarkKind: "account" | "card" | "check" | "breach" | "leak" | "claim";
        /**
         * @description Name of a finding in a search, as `select` of the export has it, or the id of a claim of the merged picture.
         * @example card:github_001
         */
        FindingName: string;
        /**
         * @description Judgement of a finding. `confirmed`: it belongs to what was searched. `wrong`: it does not. `ignored`: it may, and is of no interest.
         * @enum {string}
         */
        MarkValue: "confirmed" | "wrong" | "ignored";
        /** @description A mark on a finding. It belongs to the account, the searched observable and the finding, so that every search of the observable has it. */
        SearchMark: {
            id: components["schemas"]["MarkId"];
            kind: components["schemas"]["MarkKind"];
            /** @description Names of the finding in this search. Empty if this search has not found it. An account has one for each card and account check. */
            findings: components["schemas"]["FindingName"][];
            mark: components["schemas"]["MarkValue"];
            /**
             * @description Text for people; null without one.
             * @example Same picture as in the other case.
             */
            note: string | null;
            /**
             * Format: uuid
             * @description From `GET /account/keys`. The key set the mark, or changed it last.
             * @example 5d1c8a40-2f6b-4e93-8b7a-9c0d1e2f3a4b
             */
            key_id: string;
            /**
             * @description Present label of this API key.
             * @example analyst
             */
            key_label: string;
            /**
             * Format: date-time
             * @description Time at which the mark was last set.
             * @example 2026-11-21T10:20:00.000Z
             */
            marked_at: string;
        };
        /** @description A search. What it found follows. */
        ExportSearch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "search";
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            query: components["schemas"]["SearchQuery"];
            status: components["schemas"]["SearchStatus"];
            /** @description Reason of the failure, or how many sources could not answer; null if nothing failed. */
            error: components["schemas"]["SearchError"] | null;
            /**
             * @description True if the search has ended and every source that was asked has answered.
             * @example true
             */
            complete: boolean;
            /** @description Numbers of what the search found and asked, at the time of the export. */
            counts?: components["schemas"]["SearchCounts"];
            /** @description Marks on findings of the searched observable; missing without any. `findings` has the names of cards, accounts and breaches only. */
            marks?: components["schemas"]["SearchMark"][];
            /** @description Reference of the search; null if it has none. */
            reference: components["schemas"]["CallerReference"] | null;
            labels: components["schemas"]["SearchLabels"];
            /**
             * Format: date-time
             * @description Time at which the search was accepted.
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which a runner started the search; null before.
             * @example 2026-11-21T10:15:00.180Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the search ended; null before.
             * @example 2026-11-21T10:15:01.250Z
             */
            completed_at: string | null;
        };
        /**
         * @description Kind of the source of a fact: one of `SourceKind`, or
         *
         *     - `profile`: the merged picture, whose cards are persons.
         *     - `tool`: a direct tool, or one of its sources.
         * @enum {string}
         */
        ExportedSourceKind: "module" | "leak_source" | "breach_sources" | "account_check" | "provider" | "profile" | "tool";
        /** @description Source of a fact. */
        ExportedSource: {
            kind: components["schemas"]["ExportedSourceKind"];
            /**
             * @description Short name of the source. It is unique among the sources of its kind.
             * @example github
             */
            slug: string;
            /**
             * @description Name of the source, for people.
             * @example GitHub
             */
            name: string;
        };
        /** @description An account that a card or an account check found. */
        PersonAccount: {
            /**
             * @description The account in this answer, its site and name. Claims name accounts by it.
             * @example github.com/sam
             */
            id: string;
            /**
             * @description Host of the page of the account.
             * @example github.com
             */
            site: string;
            /**
             * @description Name of the account on the site; null if it is not known.
             * @example sam
             */
            name: string | null;
            /** @example https://github.com/sam */
            url: string;
            /** @description The cards and account checks that found it. */
            cards: components["schemas"]["ObservableCard"][];
            /** @description Mark of the account; missing without one. A wrong account is in no merged picture. */
            mark?: components["schemas"]["MarkValue"];
        };
        /**
         * @description Reason why two accounts belong to the same person, with its weight in percent:
         *
         *     - `proof` (97): a source has verified that one belongs to the holder of the other.
         *     - `mutual_links` (95, or 80 if one stands only in a text): each names the other.
         *     - `searched_address` (95 if both have the same name, otherwise 85; 80 and 60 if several people read the address): both
         *       were found by the searched e-mail address.
         *     - `same_address` (90, 75 if only the accounts state it, or 40 for an address of a role such as `team@`): both have the
         *       same e-mail address. A picture at Gravatar counts as an address that the account states.
         *     - `same_wallet`, `same_phone` (85): both state it.
         *     - `link` (60, or 50 in a text): one names the other. Anybody can name the account of somebody else.
         *     - `same_website` (55, 45 in a text, or 30 for that of an employer or of another name): both name a site that is not
         *       shared by many people.
         *     - `same_image` (55): both have the same picture, at one address or by its perceptual hash. Anybody can copy one.
         *     - `same_name` (40, or 60 for three words): both state the same full name.
         *
         *     - `confirmed` (99): both accounts, or the claim, are marked as confirmed.
         *
         *     Values that several people or more than 12 accounts of the search have weigh less. Placeholders weigh nothing, nor do
         *     pictures of members without one, and what a text says to be of others.
         *
         *     Reasons against it:
         *
         *     - `other_birthday` (70), `other_name` (40), `other_country` (25): they state different ones.
         * @enum {string}
         */
        SamePersonReasonCode: "confirmed" | "proof" | "mutual_links" | "searched_address" | "same_address" | "same_wallet" | "same_phone" | "link" | "same_website" | "same_image" | "same_name" | "other_birthday" | "other_name" | "other_country";
        /** @description A fact of a card. */
        SamePersonEvidence: {
            /**
             * @description Account whose card has the fact, by id.
             * @example keybase.io/sam
             */
            account: string;
            type: components["schemas"]["ObservableType"];
            /**
             * @description The value of the fact.
             * @example https://github.com/sam
             */
            value: string;
            card: components["schemas"]["ObservableCard"];
        };
        /** @description One reason, with the facts of cards on which it rests. */
        SamePersonReason: {
            reason: components["schemas"]["SamePersonReasonCode"];
            /**
             * Format: int32
             * @description Weight of the reason alone, in percent.
             * @example 95
             */
            weight: number;
            evidence: components["schemas"]["SamePersonEvidence"][];
        };
        /** @description Two accounts that belong to the same person, with the reasons for it and against it. */
        SamePersonClaim: {
            /**
             * @description Name of the claim, by which it can be marked. It is the same in every search of the observable.
             * @example claim:Zp4LxW9cQe2uHs6KfJb1Vg
             */
            id?: string;
            /** @description Mark of the claim; missing without one. A confirmed claim joins its accounts. A wrong one keeps them apart, also if other claims would join them; an ignored one joins nothing. */
            mark?: components["schemas"]["MarkValue"];
            /**
             * @description The two accounts, by id.
             * @example [
             *       "github.com/sam",
             *       "keybase.io/sam"
             *     ]
             */
            accounts: string[];
            /**
             * Format: int32
             * @description Confidence that the accounts belong to one person, in percent. Each reason is taken as independent evidence: reasons of 60 and 50 make 80. Without a reason of at least 90 it is 89 at most. A reason against it takes its share off.
             * @example 97
             */
            confidence: number;
            /** @description Reasons for it, the strongest first. */
            reasons: components["schemas"]["SamePersonReason"][];
            /** @description Facts that speak against it. */
            against: components["schemas"]["SamePersonReason"][];
        };
        /** @description Different values of what a person has only one of. */
        Contradiction: {
            reason: components["schemas"]["SamePersonReasonCode"];
            /** @description The 50 strongest values, with the cards that have them. */
            values: components["schemas"]["Observable"][];
        };
        /** @description Accounts that one person holds, as far as their cards show. An account that nothing ties to another is a person alone. */
        Person: {
            /** @description The accounts, by their number of cards. */
            accounts: components["schemas"]["PersonAccount"][];
            /**
             * Format: int32
             * @description Confidence that the accounts belong to one person, in percent: that of the weakest claim that is needed to join all accounts. Null for one account.
             * @example 95
             */
            confidence: number | null;
            /** @description Claims that two of these accounts belong together, the surest first. At most 200. */
            claims: components["schemas"]["SamePersonClaim"][];
            /** @description Claims between an account of this person and one of another person, that join nothing: below 70 percent, or kept apart by a mark. At most 50. */
            possible: components["schemas"]["SamePersonClaim"][];
            /** @description Observables of the accounts, the strongest first. At most 200. */
            observables: components["schemas"]["Observable"][];
            /** @description Different values of facts that a person has only one of. */
            contradictions: components["schemas"]["Contradiction"][];
            /** @description The earliest date at which an account was created or seen; null if no card has one. */
            first_activity: components["schemas"]["Observable"] | null;
            /** @description The latest date at which an account was active; null if no card has one. */
            last_activity: components["schemas"]["Observable"] | null;
        };
        /** @description A card of a module or an external provider, without its raw data, which the results of the search have; a person of the merged picture; or a part of the data of a direct tool. */
        ExportFinding: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "finding";
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            source: components["schemas"]["ExportedSource"];
            /**
             * Format: date-time
             * @description Time at which the source had answered; null if that is not known.
             * @example 2026-11-21T10:15:00.900Z
             */
            at: string | null;
            /**
             * @description True if the answer is from the cache, and older than `at`.
             * @example false
             */
            cached: boolean;
            /**
             * @description Key of the card in `GET /search/{id}/results`.
             * @example github_001
             */
            card: string;
            /** @description Lines to display, in order. */
            items: components["schemas"]["CardItem"][];
            /** @description The person, in an export of the merged picture only. */
            person?: components["schemas"]["Person"];
        };
        /** @description A site on which an account check found the account. */
        ExportAccount: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "account";
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            source: components["schemas"]["ExportedSource"];
            /**
             * Format: date-time
             * @description Time at which the source had answered; null if that is not known.
             * @example 2026-11-21T10:15:00.900Z
             */
            at: string | null;
            /**
             * Format: uri
             * @description Public page of the account; null if it has no page.
             * @example https://accounts.example.com/
             */
            url: string | null;
        };
        /** @description A breach that contains the account. */
        ExportBreach: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "breach";
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * Format: date-time
             * @description Time at which the source had answered; null if that is not known.
             * @example 2026-11-21T10:15:00.900Z
             */
            at: string | null;
            breach: components["schemas"]["BreachedAccount"];
        };
        /** @description A record of a leak source. Secrets are masked as in `GET /search/{id}/results/leaks/{source}`. */
        ExportLeakRecord: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "leak";
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            source: components["schemas"]["ExportedSource"];
            /**
             * Format: date-time
             * @description Time at which the source had answered; null if that is not known.
             * @example 2026-11-21T10:15:00.900Z
             */
            at: string | null;
            /**
             * Format: int32
             * @description Page of `GET /search/{id}/results/leaks/{source}` that has the record, from 1.
             * @example 1
             */
            page: number;
            /**
             * @description Key of the record, unique in its page.
             * @example hudson-rock_001
             */
            record: string;
            /** @description Lines to display, in order. */
            items: components["schemas"]["CardItem"][];
            /**
             * @description True if the record only names a breach, which is also a row of the kind `breach` and no leak record in `counts`.
             * @example true
             */
            names_only?: boolean;
        };
        /** @description An observable that the search found. */
        ExportObservable: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "observable";
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            type: components["schemas"]["ObservableType"];
            /**
             * @description The value. One of the five searchable types is in the form of a search. Pseudonyms, names and e-mail addresses that differ only in case are one observable, spelled as on its first card.
             * @example sam@example.com
             */
            value: string;
            relation: components["schemas"]["ObservableRelation"];
            strength: components["schemas"]["ObservableStrength"];
            /** @description The cards that have it, one entry for each card, in the order of the results. */
            cards: components["schemas"]["ObservableCard"][];
        };
        /**
         * @description Outcome of a source.
         *
         *     - `success`, `no_results`: it answered, and has something or nothing.
         *     - `failed`, `timeout`: it was asked and could not answer.
         *     - `skipped`: it was not asked, for the stated reason.
         *     - `left_out`: the request named it, and it was not part of the search.
         *     - `pending`: it had not answered when the search was exported.
         * @enum {string}
         */
        ExportSourceStatus: "success" | "no_results" | "failed" | "timeout" | "skipped" | "left_out" | "pending";
        /** @description The outcome of a source. Sources without an answer come first. */
        ExportSource: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "source";
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            source: components["schemas"]["ExportedSource"];
            /**
             * Format: date-time
             * @description Time at which the source had answered; null if that is not known.
             * @example 2026-11-21T10:15:00.900Z
             */
            at: string | null;
            status: components["schemas"]["ExportSourceStatus"];
            /** @description Reason why it has no answer; null if it has one. */
            reason: components["schemas"]["SourceReason"] | null;
            /**
             * Format: int64
             * @description Number of its findings.
             * @example 1
             */
            count: number;
        };
        /** @description Last line of an export. An export without it is not complete. */
        ExportEnd: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "end";
            /**
             * Format: int64
             * @description Number of lines between the first and the last one.
             * @example 42
             */
            rows: number;
        };
        /** @description One line of an export as JSON Lines. The first line is `report`, the last one `end`. Between them come all `asked`, and then for each search `search` and what it found. */
        ExportLine: components["schemas"]["ExportReport"] | components["schemas"]["ExportAsked"] | components["schemas"]["ExportSearch"] | components["schemas"]["ExportFinding"] | components["schemas"]["ExportAccount"] | components["schemas"]["ExportBreach"] | components["schemas"]["ExportLeakRecord"] | components["schemas"]["ExportObservable"] | components["schemas"]["ExportSource"] | components["schemas"]["ExportEnd"];
        /** @description An object of STIX 2.1. */
        ExportStixObject: {
            /** @example user-account */
            type: string;
            /**
             * @description Type, `--` and a UUID. The same in every export of the search or investigation.
             * @example user-account--6b6e0a30-6b3e-5f44-8b0c-3f5d9f6f1c55
             */
            id: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A bundle of STIX 2.1. The ids of its objects follow from what they are about. */
        ExportStix: {
            /**
             * ExportStixType
             * @constant
             * @enum {string}
             */
            type: "bundle";
            /**
             * @description Id of the bundle.
             * @example bundle--2b0a2c9e-51c1-5a0b-8f57-0a1d1d0c3c11
             */
            id: string;
            /** @description Objects of STIX 2.1. */
            objects: components["schemas"]["ExportStixObject"][];
        };
        /** @description One fact. The types and categories are those of MISP. */
        ExportMispAttribute: {
            /**
             * Format: uuid
             * @description UUID of version 5: the same fact has the same one in every export of the search or investigation.
             * @example 9b8e0f6a-0a61-5a0f-9d7e-1c5b7a3d2e90
             */
            uuid: string;
            /** @example url */
            type: string;
            /** @example External analysis */
            category: string;
            /** @example https://github.com/sam-example */
            value: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The event, as https://www.misp-standard.org/rfc/misp-standard-core.html describes it. */
        ExportMispEvent: {
            /**
             * Format: uuid
             * @description UUID version 5, derived from the id of the search or investigation. Each export of it has the same.
             * @example e05c8cb5-b5b3-587f-8c56-757130202dc1
             */
            uuid: string;
            /**
             * @description Title of the report. In a sandbox it begins with `Invented by a sandbox:`.
             * @example Search 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            info: string;
            /** @description Attributes, one for each fact. */
            Attribute: components["schemas"]["ExportMispAttribute"][];
        } & {
            [key: string]: unknown;
        };
        ExportMisp: {
            Event: components["schemas"]["ExportMispEvent"];
        };
        ModuleRunRequest: {
            query: components["schemas"]["SearchQuery"];
            /**
             * Format: uuid
             * @description Id of a module, from `GET /modules`. It must exist, be available and support the query's type; otherwise the request gets a `VALIDATION_ERROR` at `module_id`.
             * @example d9646b37-d70d-5ee5-9777-e642a69b5bcf
             */
            module_id: string;
            cache?: components["schemas"]["CacheOptions"];
            reference?: components["schemas"]["CallerReference"];
            labels?: components["schemas"]["SearchLabels"];
        };
        /** @description The stored search of a single module. */
        ModuleRunSearch: {
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            id: string;
            status: components["schemas"]["SearchStatus"];
            /**
             * Format: date-time
             * @description Time at which the search was accepted.
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which the search ended.
             * @example 2026-11-21T10:15:01.250Z
             */
            completed_at: string | null;
        };
        /** @description A module by its id and its slug. */
        ModuleReference: {
            /**
             * Format: uuid
             * @example d9646b37-d70d-5ee5-9777-e642a69b5bcf
             */
            id: string;
            /**
             * @description Short name of the module, unique among modules.
             * @example github
             */
            slug: string;
            /** @example GitHub */
            name: string;
        };
        /** @description The stored search, the module and its cards. */
        ModuleRunData: {
            search: components["schemas"]["ModuleRunSearch"];
            module: components["schemas"]["ModuleReference"];
            /** @description The cards of the module. Empty if the source has nothing. */
            cards: {
                [key: string]: components["schemas"]["CardContent"];
            }[];
        };
        ModuleRun: {
            data: components["schemas"]["ModuleRunData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description `exact`: the whole value. `prefix`: values that begin with it.
         * @default exact
         * @enum {string}
         */
        SearchMatch: "exact" | "prefix";
        /** @description The value of the searches to find. Only `value` is required. `null` in place of an optional member counts as left out. */
        SearchFindRequest: {
            /**
             * @description The value, or with `prefix` its first characters, at most 100.
             * @example sam-example
             */
            value: string;
            /** @description Only searches of this type. Without it, the type of an exact value is guessed as `POST /observables/types` does, and a prefix is looked for in all types. */
            type?: components["schemas"]["QueryType"];
            match?: components["schemas"]["SearchMatch"];
            /**
             * Format: int32
             * @description Maximum number of entries on a page.
             * @default 20
             * @example 20
             */
            limit: number;
            /**
             * @description `pagination.nextCursor` of the previous page, given with the same value, type and match. Left out for the first page. It contains the value.
             * @example WyJzYW0iXQ
             */
            cursor?: string;
        };
        /** @description Searches to delete. */
        SearchDeletionRequest: {
            /**
             * @description Ids of searches, each once, in upper or lower case.
             * @example [
             *       "0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10"
             *     ]
             */
            ids: string[];
        };
        /** @description The searches that are being deleted. */
        QueuedDeletion: {
            /**
             * Format: int32
             * @description Number of searches in the request.
             * @example 2
             */
            requested_count: number;
            /**
             * @description Ids of the searches, in lower case, in the order of the request.
             * @example [
             *       "0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10"
             *     ]
             */
            queued_ids: string[];
        };
        /** @description A deletion that was accepted. */
        SearchDeletionData: {
            /**
             * @description Always true: the searches are deleted.
             * @example true
             */
            accepted: boolean;
            deletion: components["schemas"]["QueuedDeletion"];
        };
        /** @description A deletion that was accepted. */
        SearchDeletion: {
            data: components["schemas"]["SearchDeletionData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description `confirmed`: only findings that are marked as confirmed, the observables in them, and their sources.
         * @enum {string}
         */
        ExportMarks: "confirmed";
        /**
         * @description `own`: only what the sources of this search answered. `merged`, the default: the search together with the searches of its chain of retries.
         * @enum {string}
         */
        RetriesMode: "own" | "merged";
        SearchState: {
            data: components["schemas"]["SearchStateData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The words that a caller gives to a search or an investigation. Members that are left out stay as they are. `null` removes a text, and an empty list all labels. */
        WordsUpdate: {
            /**
             * @description Name for people.
             * @example Seller of the blue bicycle
             */
            name?: string | null;
            /**
             * @description Name in the caller's own system, such as a case number. Several may share one.
             * @example case-2026-0117
             */
            reference?: string | null;
            labels?: components["schemas"]["SearchLabels"];
            /**
             * @description Text for people. It is in no log, and is erased with what it is about.
             * @example Same picture as in the other case.
             */
            note?: string | null;
        };
        /** @description Reason why a module has no result. Never holds the searched value. */
        ModuleError: {
            code: components["schemas"]["ModuleErrorCode"];
            /**
             * @description One sentence, for people.
             * @example the source answered 429
             */
            message: string;
        };
        /** @description The outcome of one module of a search. */
        ModuleResult: {
            module: components["schemas"]["ModuleReference"];
            status: components["schemas"]["ModuleStatus"];
            /** @description True if the result is from the cache. */
            cached: boolean;
            /**
             * Format: int32
             * @description Duration in milliseconds; 0 if it did not run.
             * @example 412
             */
            duration_ms: number;
            /** @description Reason why it failed, timed out or was skipped; null otherwise. */
            error: components["schemas"]["ModuleError"] | null;
            /** @description Cards of the module, including cards from before a failure. */
            cards: {
                [key: string]: components["schemas"]["CardContent"];
            }[];
        };
        /** @description One account check and its verdict. */
        RegisteredAccount: {
            module: components["schemas"]["NamedModule"];
            status: components["schemas"]["RegisteredAccountStatus"];
            /**
             * Format: uri
             * @description Public page of the account; null if the account is not registered or has no page.
             * @example https://accounts.example.com/
             */
            url: string | null;
            /** @description Reason why the verdict is `unknown`, or why the site was not asked; null otherwise. */
            reason: components["schemas"]["AccountReason"] | null;
        };
        /** @description The outcome of the leak sources of a search, by code. */
        LeakOutcome: {
            /** @description Codes of the leak sources that succeeded. */
            executed_codes: string[];
            /** @description Codes of the leak sources that were skipped. */
            skipped_codes: string[];
            /** @description Codes of the leak sources that failed. */
            failed_codes: string[];
        };
        SearchResultsData: {
            search: components["schemas"]["Search"];
            /** @description True if the search has ended and every source that was asked has answered. False while the search runs, and after the end if the search failed, or a source failed, timed out or has no verdict. `search.status` is `finished` or `error` once the search has ended. */
            complete: boolean;
            /** @description The modules that have ended; after the end of the search, all of them. */
            modules: components["schemas"]["ModuleResult"][];
            /** @description Breaches that contain the account, also those that only records of leak sources name; empty until they are collected. */
            breached_accounts: components["schemas"]["BreachedAccount"][];
            /** @description The registered-account checks that have ended, with any verdict. */
            registered_accounts: components["schemas"]["RegisteredAccount"][];
            leaks: components["schemas"]["LeakOutcome"];
            summary: components["schemas"]["SearchSummary"];
            /** @description Numbers of what the search has found and asked so far. */
            counts?: components["schemas"]["SearchCounts"];
            /** @description Marks on cards, accounts and breaches of this answer; missing without any. */
            marks?: components["schemas"]["SearchMark"][];
        };
        SearchResults: {
            data: components["schemas"]["SearchResultsData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Observables of a search, the strongest first. */
        SearchObservablesData: {
            /** @description True if the search has ended and every source that was asked has answered. Before the end, later sources can add observables and raise strengths. */
            complete: boolean;
            observables: components["schemas"]["Observable"][];
            /**
             * Format: int32
             * @description Only for an investigation: number of its searches that are not read, because those before them have 100,000 facts.
             * @example 0
             */
            searches_left_out?: number;
            pagination: components["schemas"]["Pagination"];
        };
        SearchObservables: {
            data: components["schemas"]["SearchObservablesData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The accounts that a search found, grouped by the person who holds them. Persons with the most accounts come first. */
        SearchProfileData: {
            /** @description True if the search has ended. Before that, later sources can add accounts and join persons. */
            complete: boolean;
            persons: components["schemas"]["Person"][];
            /** @description Observables of the searched value itself and not of one account, such as the registrant of a domain: the strongest 100. On the first page only; all are in the observables of the search. */
            other_observables: components["schemas"]["Observable"][];
            /**
             * Format: int32
             * @description Only for an investigation: number of its searches that are not read, because those before them have 100,000 facts.
             * @example 0
             */
            searches_left_out?: number;
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Merged picture of a search. */
        SearchProfile: {
            data: components["schemas"]["SearchProfileData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Format of an export that has no graph of observables.
         *
         *     - `html`: one page for people, which needs no other file and prints well.
         *     - `md`: the same report as Markdown.
         *     - `csv`: one line for each fact, for spreadsheets.
         *     - `xlsx`: the same lines as a workbook of Excel.
         *     - `jsonl`: one JSON object a line, for programs.
         * @default html
         * @enum {string}
         */
        ReportFormat: "html" | "md" | "csv" | "xlsx" | "jsonl";
        /** @description Picture of an account in the results of a search. */
        PictureRequest: {
            /**
             * @description Slug of the module, or name of the external provider, whose card has the picture.
             * @example gitlab
             */
            source: string;
            /**
             * @description Address of the picture, as the card has it.
             * @example https://gitlab.com/uploads/-/system/user/avatar/4183321/avatar.png
             */
            url: string;
        };
        /**
         * @description Outcome of an external provider.
         * @enum {string}
         */
        ByokStatus: "success" | "no_results" | "failed";
        /** @description The outcome of an external provider, and its response. */
        SearchByokProvider: {
            status: components["schemas"]["ByokStatus"];
            /**
             * Format: int64
             * @description Number of its cards.
             * @example 1
             */
            result_count: number;
            /**
             * Format: date-time
             * @description Time of the request. Null if the search ended before.
             * @example 2026-11-21T10:15:00.100Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the provider ended. Null if the search ended before.
             * @example 2026-11-21T10:15:00.700Z
             */
            finished_at: string | null;
            /**
             * @description Version of the mapping from the response to cards. Null if the search ended before.
             * @example 1
             */
            mapping_version: string | null;
            /** @description Reason of the failure. Null if the provider succeeded. */
            error: components["schemas"]["ModuleError"] | null;
            /** @description The original response of the provider, any JSON, at most 1 MiB. Null if there is no response. */
            raw: unknown;
        };
        /** @description Each provider that has ended. */
        SearchByokProviders: {
            provider_one?: components["schemas"]["SearchByokProvider"];
            provider_two?: components["schemas"]["SearchByokProvider"];
        };
        /** @description The external providers of a search that have ended. */
        SearchByokData: {
            mode: components["schemas"]["ByokMode"];
            providers: components["schemas"]["SearchByokProviders"];
        };
        /** @description The external providers of a search. */
        SearchByok: {
            data: components["schemas"]["SearchByokData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Name of something that a search has found.
         * @example card:github_001
         */
        ExportPart: string;
        /** @description The outcome of a leak source of a search. */
        SearchLeakSource: {
            /**
             * @description Leak source, by its `code` in `GET /leaks`.
             * @example hudson-rock
             */
            code: string;
            /**
             * @description Name to display.
             * @example Hudson Rock
             */
            name: string;
            status: components["schemas"]["LeakStatus"];
            /**
             * Format: int64
             * @description Number of records that can be read, on all pages.
             * @example 2
             */
            result_count: number;
            /**
             * Format: int32
             * @description Number of pages with records. 0 if the source found nothing; page 1 is then empty.
             * @example 1
             */
            page_count: number;
            /**
             * Format: int32
             * @description Number of records on a full page.
             * @example 500
             */
            page_size: number;
            template: components["schemas"]["LeakTemplate"];
            /**
             * @description Reason why it failed or was skipped, for people.
             * @example The source did not answer in time
             */
            message: string | null;
        };
        /** @description The leak sources of a search that have ended. */
        SearchLeaksData: {
            /** @description The sources, in the order of the request. */
            sources: components["schemas"]["SearchLeakSource"][];
            /** @description Codes of the leak sources that succeeded. */
            executed_codes: string[];
            /** @description Codes of the leak sources that were skipped. */
            skipped_codes: string[];
            /** @description Codes of the leak sources that failed. */
            failed_codes: string[];
        };
        /** @description The leak sources of a search. */
        SearchLeaks: {
            data: components["schemas"]["SearchLeaksData"];
            meta: components["schemas"]["Meta"];
        };
        LeakSourceReference: {
            /**
             * @description Leak source, by its `code` in `GET /leaks`.
             * @example hudson-rock
             */
            code: string;
            /**
             * @description Name to display.
             * @example Hudson Rock
             */
            name: string;
        };
        SearchLeakPageData: {
            source: components["schemas"]["LeakSourceReference"];
            template: components["schemas"]["LeakTemplate"];
            /**
             * Format: int32
             * @description Page number, from 1.
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @description Number of records on a full page.
             * @example 500
             */
            page_size: number;
            /**
             * Format: int32
             * @description Number of pages with records; while the source is still being read, the number so far. 0 if the source found nothing: page 1 is then empty.
             * @example 1
             */
            page_count: number;
            /**
             * Format: int64
             * @description Number of records that can be read, on all pages; while the source is still being read, the number so far.
             * @example 2
             */
            result_count: number;
            results: components["schemas"]["LeakEntry"][];
            /** @description Marks on records of this page; missing without any. */
            marks?: components["schemas"]["SearchMark"][];
        };
        /** @description A page of records of a leak source. */
        SearchLeakPage: {
            data: components["schemas"]["SearchLeakPageData"];
            meta: components["schemas"]["Meta"];
        };
        SearchMarksData: {
            /** @description The marks on findings of the searched observable, in the order in which they were last set. */
            marks: components["schemas"]["SearchMark"][];
        };
        SearchMarks: {
            data: components["schemas"]["SearchMarksData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A mark to set. It replaces an earlier one of the finding, with its note. */
        NewMark: {
            finding: components["schemas"]["FindingName"];
            mark: components["schemas"]["MarkValue"];
            /**
             * @description Text for people. It is in no log, and is erased with the mark.
             * @example Same picture as in the other case.
             */
            note?: string | null;
        };
        SearchMarksRequest: {
            /** @description Marks to set, all of them or none. If two are about one finding, the last one counts. */
            marks: components["schemas"]["NewMark"][];
        };
        MarkRemovalRequest: {
            /** @description Ids of marks. One that is already removed is no fault. */
            ids: components["schemas"]["MarkId"][];
        };
        /**
         * @description `new_account`, `gone_account`: a page of an account. `new_breach`: a breach that contains the observable. `changed_registration`: a fact of the registry of a domain, such as the registrar, the expiry, a name server or the status. `new_name`: a name below the domain. `changed_leak_records`: the number of records in a leak source. `new_catalogue_breach`: Radar gained a breach of the domain, or of the domain of the e-mail address; found without a run.
         * @enum {string}
         */
        WatchChangeKind: "new_account" | "gone_account" | "new_breach" | "changed_registration" | "new_name" | "changed_leak_records" | "new_catalogue_breach";
        /** @description A fact, and the card of the search that has it. */
        WatchFact: {
            /**
             * @description The fact as the source reports it. Several values of one fact are separated by a comma and a space.
             * @example https://github.com/sam-example
             */
            value: string;
            /**
             * Format: uuid
             * @description Id of the search; null for a breach of Radar. The search may be deleted since.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string | null;
            /**
             * @description Key of the card in the results of the source; null if the source has no cards.
             * @example github_1
             */
            card: string | null;
        };
        /** @description Source that reports the change. If several do, one of them. */
        WatchSource: {
            kind: components["schemas"]["SourceKind"];
            /** @example github */
            slug: string;
            /**
             * @description Name of the source, for people.
             * @example GitHub
             */
            name: string;
        };
        /** @description Difference between a run and the last one in which the same source answered. */
        WatchChange: {
            /**
             * Format: int32
             * @description Number of the change in its watch, from 1.
             * @example 1
             */
            number: number;
            kind: components["schemas"]["WatchChangeKind"];
            /**
             * @description Subject of the change: the account (site and name), the breach, the name below the domain, the label of the fact, or the leak source.
             * @example github.com/sam-example
             */
            subject: string;
            /** @description The fact before; null if no source reported it before. */
            before: components["schemas"]["WatchFact"] | null;
            /** @description The fact now; null if no source reports it any more. */
            after: components["schemas"]["WatchFact"] | null;
            /** @description Source that reports the change; null for a breach of Radar. */
            source: components["schemas"]["WatchSource"] | null;
            /**
             * Format: date-time
             * @description Time of the comparison.
             * @example 2026-11-21T10:15:04.250Z
             */
            found_at: string;
        };
        /**
         * @description Search in which a source was not asked or has not answered.
         * @enum {string}
         */
        UnansweredSearch: "earlier" | "later" | "both";
        /** @description Source without an answer in one of two searches. */
        UncomparedSource: {
            kind: components["schemas"]["SourceKind"];
            /** @example github */
            slug: string;
            /**
             * @description Name of the source, for people.
             * @example GitHub
             */
            name: string;
            unanswered_in: components["schemas"]["UnansweredSearch"];
        };
        /** @description The difference of two searches. */
        SearchComparisonData: {
            /**
             * Format: uuid
             * @description Id of the search that counts as the earlier one, `id` of the path.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            earlier: string;
            /**
             * Format: uuid
             * @description Id of the search that counts as the later one, `other` of the path.
             * @example 3f2b8c61-9d47-4e0a-b5c8-6a1d2e7f9043
             */
            later: string;
            /** @description The changes, by source. `search_id` of a fact is the id in the path, also if a retry found it. */
            changes: components["schemas"]["WatchChange"][];
            /**
             * Format: int32
             * @description Number of changes beyond the first 1,000, which are left out.
             * @example 0
             */
            left_out: number;
            /** @description Sources that at least one of the searches has asked, but that have not answered in both. */
            not_compared: components["schemas"]["UncomparedSource"][];
        };
        SearchComparison: {
            data: components["schemas"]["SearchComparisonData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description `own`: the events of this search. `all`: also those of its other attempts.
         * @enum {string}
         */
        StreamAttemptsMode: "own" | "all";
        /**
         * @description Number of the event in its search, from 1 without a gap. Resume with it.
         * @example 2
         */
        EventId: string;
        /** @description The search is queued, or has made progress. */
        SearchProgressEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "search.progress";
            data: components["schemas"]["SearchProgressData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description A card of a module. */
        ModuleResultData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            module: components["schemas"]["NamedModule"];
            card: components["schemas"]["Card"];
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description A module has found something. There is one event for each card. */
        ModuleResultEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "module.result";
            data: components["schemas"]["ModuleResultData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description A source has ended with an observable that no earlier source has. Its cards and its strength are those of this source. */
        ObservableFoundEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "observable.found";
            data: components["schemas"]["ObservableFoundData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description A module has ended, or all breach sources together have. There is one event for each, after the events of its results. */
        ModuleFinishedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "module.finished";
            data: components["schemas"]["ModuleFinishedData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description A card of an external provider. */
        ByokResultData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            provider: components["schemas"]["ByokProvider"];
            card: components["schemas"]["Card"];
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description An external provider has found something. There is one event for each card. */
        ByokResultEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "byok.result";
            data: components["schemas"]["ByokResultData"];
            id?: components["schemas"]["EventId"];
        };
        ByokFinishedData: {
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            provider: components["schemas"]["ByokProvider"];
            status: components["schemas"]["ByokStatus"];
            /**
             * Format: int32
             * @description Number of its cards.
             * @example 3
             */
            resultCount: number;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description An external provider has ended. There is one event for each provider. */
        ByokFinishedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "byok.finished";
            data: components["schemas"]["ByokFinishedData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description A leak source has ended. There is one event for each source. */
        LeakStatusEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "leak.status";
            data: components["schemas"]["LeakStatusData"];
            id?: components["schemas"]["EventId"];
        };
        LeakPageReadyData: {
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * @description Leak source, by its `code` in `GET /leaks`.
             * @example hudson-rock
             */
            source: string;
            /**
             * Format: int32
             * @description Page number, from 1.
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @example 2
             */
            count: number;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description A page of a leak source can be read. Stored searches only. */
        LeakPageReadyEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "leak.page.ready";
            data: components["schemas"]["LeakPageReadyData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description All leak sources have ended or were skipped. The lists are empty if the search has no leak sources. */
        LeaksFinishedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "leaks.finished";
            data: components["schemas"]["LeaksFinishedData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description The registered-account checks have begun, one has a verdict, or all have ended. */
        RegisteredAccountsEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "registered_accounts";
            data: components["schemas"]["RegisteredAccountsData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description The account checks of one shard have ended. There is one event for each shard that has account checks, after the events of their verdicts. */
        AccountChecksFinishedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "account_checks.finished";
            data: components["schemas"]["AccountChecksFinishedData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description The breached accounts are collected. */
        BreachedAccountsEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "breached_accounts";
            data: components["schemas"]["BreachedAccountsData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description The search has ended. The last event. */
        SearchFinishedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "search.finished";
            data: components["schemas"]["SearchFinishedData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description One event of the stream of a stored search. */
        SearchEvent: components["schemas"]["ConnectedEvent"] | components["schemas"]["EventPartEvent"] | components["schemas"]["SearchProgressEvent"] | components["schemas"]["ModuleResultEvent"] | components["schemas"]["ObservableFoundEvent"] | components["schemas"]["ModuleFinishedEvent"] | components["schemas"]["ByokResultEvent"] | components["schemas"]["ByokFinishedEvent"] | components["schemas"]["LeakStatusEvent"] | components["schemas"]["LeakPageReadyEvent"] | components["schemas"]["LeaksFinishedEvent"] | components["schemas"]["RegisteredAccountsEvent"] | components["schemas"]["AccountChecksFinishedEvent"] | components["schemas"]["BreachedAccountsEvent"] | components["schemas"]["SearchFinishedEvent"];
        /** @description Attempts to deliver a webhook, newest first. */
        WebhookAttemptListData: {
            /** @description The attempts that have ended. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description Attempts to deliver a webhook. */
        WebhookAttemptList: {
            data: components["schemas"]["WebhookAttemptListData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A webhook that will be delivered again. */
        WebhookRedelivery: {
            data: components["schemas"]["SearchDelivery"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description `processing`: searches run or wait. `finished`: every search that was started has ended, and no other one will start.
         * @enum {string}
         */
        InvestigationStatus: "processing" | "finished";
        /** @description An observable of the request. */
        InvestigationObservable: {
            /** @description The type of the observable. Without it, the type is guessed: an IP address, an e-mail address, a wallet address with a valid checksum, or a domain below a known public suffix; any other value is a pseudonym. A value that is probably none, such as one with spaces, a phone number or a URL, is refused without a type. */
            type?: components["schemas"]["QueryType"];
            /**
             * @description The observable itself, as in a search.
             * @example sam-example
             */
            value: string;
            /** @description In place of that of the investigation. */
            reference?: components["schemas"]["CallerReference"];
        };
        /** @description Values that are not followed. They do not change which observables of the request are searched. */
        FollowExclusion: {
            /** @description Domains, with all names below them and all e-mail addresses at them. */
            domains?: string[];
            /** @description Single values. They are compared after normalisation, names and e-mail addresses without case. */
            values?: components["schemas"]["InvestigationObservable"][];
        };
        /** @description Searches for what the searches of the investigation find. When a search has ended, its observables of these types and of at least this strength are searched too, the strongest first. Each observable of an investigation is searched once, at the place at which it was found first. Values of many people are never followed: domains of mail providers, of hosting and content networks, of name and mail servers and of sites with pages of many people; mailboxes such as `abuse` and `noreply`; counterparties of a wallet. `POST /investigations/{id}/follow` searches them nevertheless. */
        FollowOptions: {
            /**
             * Format: int32
             * @description Number of steps from the observables of the request: with 1, what their searches find is searched; with 2, what those searches find too. 0 follows nothing.
             * @example 2
             */
            depth: number;
            /**
             * Format: int32
             * @description Largest number of searches of the investigation, those of the request included. Must not be less than the number of its observables. Without it, 100 more than the observables of the request. Further observables are left out: `following` counts them.
             * @example 50
             */
            max_searches?: number;
            /** @description Types that are followed. Without it, all. */
            types?: components["schemas"]["QueryType"][];
            /**
             * Format: int32
             * @description Least strength of a followed observable, in percent. Without it, 60: the account or record states it, or several sources report it.
             * @example 60
             */
            min_strength?: number;
            exclude?: components["schemas"]["FollowExclusion"];
        };
        /** @description The options of the request, without credentials. Members that were left out are missing, except those of `follow`. */
        InvestigationOptions: {
            follow?: components["schemas"]["FollowOptions"];
            preset?: components["schemas"]["PresetName"];
            modules?: components["schemas"]["ModuleSelection"];
            leaks?: components["schemas"]["LeakSelection"];
            features?: components["schemas"]["SearchFeatures"];
            cache?: components["schemas"]["CacheOptions"];
            delivery?: components["schemas"]["ShownDelivery"];
            byok?: components["schemas"]["ShownByok"];
        };
        /**
         * @description `INVESTIGATION_CANCELLED`: a key of the account cancelled it. `BUDGET_EXHAUSTED`: it has cost as much as `budget` allows. `RATE_LIMIT_EXCEEDED`: the daily or global window of the account is exhausted for more than an hour. `PLAN_FEATURE_REQUIRED`: the plan of the account no longer includes `search`. `KEY_REVOKED`: the key that created it was revoked.
         * @enum {string}
         */
        InvestigationStopCode: "INVESTIGATION_CANCELLED" | "BUDGET_EXHAUSTED" | "RATE_LIMIT_EXCEEDED" | "PLAN_FEATURE_REQUIRED" | "KEY_REVOKED";
        /** @description Reason why the investigation starts no further searches. */
        InvestigationStop: {
            code: components["schemas"]["InvestigationStopCode"];
            /**
             * @description One sentence, for people.
             * @example The budget of the investigation is used up
             */
            message: string;
        };
        /**
         * @description `MAX_SEARCHES_REACHED`: the investigation has as many searches as `max_searches` allows.
         * @enum {string}
         */
        InvestigationFollowStopCode: "MAX_SEARCHES_REACHED";
        /** @description Reason why the investigation follows no further observables. */
        InvestigationFollowStop: {
            code: components["schemas"]["InvestigationFollowStopCode"];
            /**
             * @description One sentence, for people.
             * @example The investigation has as many searches as max_searches allows
             */
            message: string;
        };
        InvestigationFollowing: {
            /**
             * Format: int32
             * @description Number of observables that were not followed because `max_searches` was reached. The first 100 are `not_started` entries of the investigation.
             * @example 0
             */
            left_out: number;
            /** @description Reason why not everything was followed; null otherwise. */
            stopped: components["schemas"]["InvestigationFollowStop"] | null;
        };
        /** @description Searches about several observables, which are started as slots of the account are free. */
        Investigation: {
            /**
             * Format: uuid
             * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
             */
            id: string;
            status: components["schemas"]["InvestigationStatus"];
            options: components["schemas"]["InvestigationOptions"];
            /**
             * Format: int32
             * @description Largest number of core searches that it may cost; null without a limit.
             * @example 50
             */
            budget: number | null;
            /** @description The reference of the request; null if it had none. */
            reference: components["schemas"]["CallerReference"] | null;
            labels: components["schemas"]["SearchLabels"];
            /**
             * @description Name for people, which `PATCH` sets. Left out without one.
             * @example Seller of the blue bicycle
             */
            name?: string;
            /**
             * @description Text for people, which `PATCH` sets. Left out without one.
             * @example Same picture as in the other case.
             */
            note?: string;
            /**
             * Format: date-time
             * @description Time at which it was accepted.
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which it finished; null before.
             * @example 2026-11-21T10:15:04.250Z
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description Time of the reset of the usage window for which it waits; null if it does not wait for one.
             * @example 2026-11-22T00:00:00.000Z
             */
            paused_until: string | null;
            /** @description Reason why it starts no further searches; null while nothing has stopped it. */
            stopped: components["schemas"]["InvestigationStop"] | null;
            /** @description State of the following; null for an investigation without `follow`, or with a depth of 0. */
            following: components["schemas"]["InvestigationFollowing"] | null;
            /** @description Its first observables. Only in the list of investigations. */
            preview?: components["schemas"]["InvestigationPreview"];
            /** @description Sums of what its ended searches found and asked. Only in the list of investigations. */
            counts?: components["schemas"]["SearchCounts"];
        };
        /** @description Investigations, newest first. */
        InvestigationListData: {
            investigations: components["schemas"]["Investigation"][];
            pagination: components["schemas"]["Pagination"];
        };
        InvestigationList: {
            data: components["schemas"]["InvestigationListData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description An investigation to start. Only `observables` is required. The other members are those of a search, and hold for each of its searches; `delivery` holds for the investigation, and its searches send no webhook. `null` in place of an optional member, at any depth, counts as left out. */
        InvestigationRequest: {
            /** @description The observables, in the order in which they are searched. Observables that are the same after normalisation are searched once. Faulty ones are all named in one `VALIDATION_ERROR`. */
            observables: components["schemas"]["InvestigationObservable"][];
            /**
             * Format: int32
             * @description Largest number of core searches that the investigation may cost. It then stops with `BUDGET_EXHAUSTED`. Without it, only the quotas of the account limit the investigation.
             * @example 50
             */
            budget?: number;
            follow?: components["schemas"]["FollowOptions"];
            preset?: components["schemas"]["PresetName"];
            modules?: components["schemas"]["ModuleSelection"];
            leaks?: components["schemas"]["LeakSelection"];
            features?: components["schemas"]["SearchFeatures"];
            cache?: components["schemas"]["CacheOptions"];
            delivery?: components["schemas"]["DeliveryOptions"];
            byok?: components["schemas"]["ByokOptions"];
            reference?: components["schemas"]["CallerReference"];
            labels?: components["schemas"]["SearchLabels"];
        };
        /** @description Number of observables by state. */
        InvestigationCounts: {
            /**
             * Format: int32
             * @description Observables of the investigation, without duplicates.
             * @example 3
             */
            observables: number;
            /**
             * Format: int32
             * @description Observables whose search has not been started.
             * @example 0
             */
            waiting: number;
            /**
             * Format: int32
             * @description Searches that wait for a runner or run.
             * @example 0
             */
            running: number;
            /**
             * Format: int32
             * @description Searches with the status `finished`.
             * @example 2
             */
            finished: number;
            /**
             * Format: int32
             * @description Searches with the status `error`.
             * @example 0
             */
            failed: number;
            /**
             * Format: int32
             * @description Observables that are not searched.
             * @example 1
             */
            not_started: number;
            /**
             * @description Observables of each depth, from depth 0 on.
             * @example [
             *       2,
             *       1
             *     ]
             */
            by_depth: number[];
        };
        /** @description An observable of an investigation. */
        InvestigationEntry: {
            query: components["schemas"]["SearchQuery"];
            status: components["schemas"]["InvestigationEntryStatus"];
            /** @description Its search; null if it has none. */
            search: components["schemas"]["InvestigationSearch"] | null;
            /** @description Reason why it is not searched; null otherwise. */
            reason: components["schemas"]["InvestigationReason"] | null;
            depth: components["schemas"]["InvestigationDepth"];
            /** @description Finding that led to it; null if a caller named it without one. */
            found: components["schemas"]["InvestigationOrigin"] | null;
            /** @description Reference of the observable, if it has one of its own. */
            reference?: components["schemas"]["CallerReference"];
        };
        /**
         * @description `same_value`: the values are the same after normalisation, or are spellings of one wallet on the same chains. `same_mailbox`: the addresses differ, but the provider delivers both to one mailbox, by rules that it documents, or they differ only in upper and lower case.
         * @example same_mailbox
         * @enum {string}
         */
        InvestigationDuplicateReason: "same_value" | "same_mailbox";
        /** @description An observable of the request that is not searched, because an earlier one is the same after normalisation, another spelling of the same wallet or another address of the same mailbox. */
        InvestigationDuplicate: {
            /**
             * Format: int32
             * @description Its position in `observables` of the request, from 0.
             * @example 3
             */
            index: number;
            /**
             * Format: int32
             * @description Position of the earlier one, which is searched.
             * @example 0
             */
            first: number;
            reason?: components["schemas"]["InvestigationDuplicateReason"];
        };
        /** @description Absolute addresses of the parts of the investigation. */
        InvestigationLinks: {
            /**
             * Format: uri
             * @example https://api.example.net/investigations/3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
             */
            state: string;
            /**
             * Format: uri
             * @description The events of the investigation and of all its searches.
             * @example https://api.example.net/investigations/3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21/stream
             */
            stream: string;
            /**
             * Format: uri
             * @description The graph of the observables and of what their searches found.
             * @example https://api.example.net/investigations/3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21/graph
             */
            graph: string;
            /**
             * Format: uri
             * @description The investigation as a file.
             * @example https://api.example.net/investigations/3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21/export
             */
            export: string;
        };
        /** @description The new investigation, its observables, and the duplicates of the request. */
        InvestigationCreatedData: {
            investigation: components["schemas"]["Investigation"];
            counts: components["schemas"]["InvestigationCounts"];
            /** @description The observables without duplicates, in the order of the request. */
            observables: components["schemas"]["InvestigationEntry"][];
            /** @description The observables that were left out because an earlier one stands for them. */
            duplicates: components["schemas"]["InvestigationDuplicate"][];
            delivery: components["schemas"]["SearchDelivery"];
            links: components["schemas"]["InvestigationLinks"];
        };
        InvestigationCreated: {
            data: components["schemas"]["InvestigationCreatedData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The investigation, without its observables. */
        FinishedInvestigation: {
            /**
             * Format: uuid
             * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
             */
            id: string;
            status: components["schemas"]["InvestigationStatus"];
            /** @description Reason why it started no further searches; null if nothing stopped it. */
            stopped: components["schemas"]["InvestigationStop"] | null;
            /** @description The reference of the request; null if it had none. */
            reference: components["schemas"]["CallerReference"] | null;
            labels: components["schemas"]["SearchLabels"];
            /**
             * Format: date-time
             * @description Time at which it was accepted.
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:04.250Z
             */
            completed_at: string;
        };
        InvestigationFinishedNotice: {
            /**
             * InvestigationFinishedNoticeName
             * @description Name of the event. Notices of searches have no `event`.
             * @constant
             * @enum {string}
             */
            event: "investigation.finished";
            investigation: components["schemas"]["FinishedInvestigation"];
            counts: components["schemas"]["InvestigationCounts"];
            links: components["schemas"]["InvestigationLinks"];
        };
        /** @description Investigations to delete. */
        InvestigationDeletionRequest: {
            /**
             * @description Ids of investigations, each once, in upper or lower case.
             * @example [
             *       "3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21"
             *     ]
             */
            ids: string[];
        };
        /** @description An observable of the request that is not searched again: an earlier one is the same after normalisation, another spelling of the same wallet or another address of the same mailbox. */
        InvestigationRepeat: {
            query: components["schemas"]["SearchQuery"];
            /**
             * Format: int32
             * @description Position in `observables` of the one that is searched.
             * @example 0
             */
            entry: number;
            reason: components["schemas"]["InvestigationDuplicateReason"];
            /** @description Reference of the observable, if it has one of its own. */
            reference?: components["schemas"]["CallerReference"];
        };
        /** @description An investigation and its observables. */
        InvestigationStateData: {
            investigation: components["schemas"]["Investigation"];
            counts: components["schemas"]["InvestigationCounts"];
            /** @description The observables, those of the request first, in its order. */
            observables: components["schemas"]["InvestigationEntry"][];
            /** @description Observables of the request that are not searched again, because an earlier one stands for them. Left out without any. */
            duplicates?: components["schemas"]["InvestigationRepeat"][];
            delivery: components["schemas"]["SearchDelivery"];
            links: components["schemas"]["InvestigationLinks"];
        };
        InvestigationState: {
            data: components["schemas"]["InvestigationStateData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Data of `connected` in the stream of an investigation. */
        InvestigationConnectedData: {
            /**
             * Format: uuid
             * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
             */
            investigation_id: string;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description The first event of every connection. It has no id. */
        InvestigationConnectedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "connected";
            data: components["schemas"]["InvestigationConnectedData"];
        };
        InvestigationSearchStartedData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
             */
            investigation_id: string;
            /**
             * Format: uuid
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            query: components["schemas"]["SearchQuery"];
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /**
         * @description Number of the event in its investigation, from 1 without a gap. Resume with it.
         * @example 2
         */
        InvestigationEventId: string;
        /** @description A search of the investigation was started. Its own events follow. */
        InvestigationSearchStartedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "search.started";
            data: components["schemas"]["InvestigationSearchStartedData"];
            id?: components["schemas"]["InvestigationEventId"];
        };
        ObservableFollowedData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
             */
            investigation_id: string;
            query: components["schemas"]["SearchQuery"];
            depth: components["schemas"]["InvestigationDepth"];
            /** @description Finding that led to it; null if a caller added it without one. */
            found: components["schemas"]["InvestigationOrigin"] | null;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description An observable was added to the investigation, because a search found it or a caller asked for it. Its search starts later, with `search.started`. */
        ObservableFollowedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "observable.followed";
            data: components["schemas"]["ObservableFollowedData"];
            id?: components["schemas"]["InvestigationEventId"];
        };
        /** @description An e-mail address that is not searched, and the address of the same mailbox that stands for it. */
        SameMailbox: {
            /**
             * @description The address that is not searched.
             * @example s.am+news@gmail.com
             */
            value: string;
            /**
             * @description The address of the investigation that stands for it.
             * @example sam@gmail.com
             */
            searched: string;
        };
        ObservablesLeftOutData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
             */
            investigation_id: string;
            /**
             * Format: uuid
             * @description Id of the search that found them.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            depth: components["schemas"]["InvestigationDepth"];
            /**
             * Format: int32
             * @description Observables that `exclude` leaves out.
             * @example 1
             */
            excluded: number;
            /**
             * Format: int32
             * @description Observables that belong to many people.
             * @example 2
             */
            shared: number;
            /**
             * Format: int32
             * @description Observables for which `max_searches` has no room.
             * @example 0
             */
            max_searches: number;
            /** @description The first found e-mail addresses that are not searched, because the investigation has another address of the same mailbox. Missing if there are none. */
            same_mailbox?: components["schemas"]["SameMailbox"][];
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description Observables of a search have a followed type and enough strength, but are not followed. */
        ObservablesLeftOutEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "observables.left_out";
            data: components["schemas"]["ObservablesLeftOutData"];
            id?: components["schemas"]["InvestigationEventId"];
        };
        InvestigationFinishedData: {
            /**
             * Format: uuid
             * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
             */
            investigation_id: string;
            counts: components["schemas"]["InvestigationCounts"];
            /** @description Reason why it started no further searches; null if nothing stopped it. */
            stopped: components["schemas"]["InvestigationStop"] | null;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description The investigation has finished. The last event. */
        InvestigationFinishedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "investigation.finished";
            data: components["schemas"]["InvestigationFinishedData"];
            id?: components["schemas"]["InvestigationEventId"];
        };
        /** @description One event of the stream of an investigation. `id` of an event of a search is its number in the investigation. */
        InvestigationEvent: components["schemas"]["InvestigationConnectedEvent"] | components["schemas"]["EventPartEvent"] | components["schemas"]["InvestigationSearchStartedEvent"] | components["schemas"]["ObservableFollowedEvent"] | components["schemas"]["ObservablesLeftOutEvent"] | components["schemas"]["SearchProgressEvent"] | components["schemas"]["ModuleResultEvent"] | components["schemas"]["ObservableFoundEvent"] | components["schemas"]["ModuleFinishedEvent"] | components["schemas"]["ByokResultEvent"] | components["schemas"]["ByokFinishedEvent"] | components["schemas"]["LeakStatusEvent"] | components["schemas"]["LeakPageReadyEvent"] | components["schemas"]["LeaksFinishedEvent"] | components["schemas"]["RegisteredAccountsEvent"] | components["schemas"]["AccountChecksFinishedEvent"] | components["schemas"]["BreachedAccountsEvent"] | components["schemas"]["SearchFinishedEvent"] | components["schemas"]["InvestigationFinishedEvent"];
        /**
         * @default json
         * @enum {string}
         */
        GraphFormat: "json" | "graphml" | "gexf";
        /**
         * @description Id of a node. It is the same in each graph of the investigation, and differs between investigations.
         * @example q1vR0sZk7yB3mNf8TdXw2A
         */
        GraphNodeId: string;
        /** @description State of an observable of the investigation. */
        GraphNodeSearch: {
            status: components["schemas"]["InvestigationEntryStatus"];
            /** @description Its search; null if it has none. */
            search: components["schemas"]["InvestigationSearch"] | null;
            depth: components["schemas"]["InvestigationDepth"];
        };
        /** @description An observable, with all its spellings. */
        GraphNode: {
            id: components["schemas"]["GraphNodeId"];
            type: components["schemas"]["ObservableType"];
            /**
             * @description The value in its normal form. Pseudonyms, names and e-mail addresses that differ only in case are one node.
             * @example sam@example.com
             */
            value: string;
            /** @description Its entries in the investigation, empty if it was only found. There are several if the investigation searches spellings that differ in case. */
            searched: components["schemas"]["GraphNodeSearch"][];
        };
        /** @description Edge from an observable to one that its search found. */
        GraphEdge: {
            /**
             * @description Id of the edge. It is the same in each graph of the investigation.
             * @example Zp4LxW9cQe2uHs6KfJb1Vg
             */
            id: string;
            source: components["schemas"]["GraphNodeId"];
            target: components["schemas"]["GraphNodeId"];
            /**
             * Format: uuid
             * @description Id of the search that found it.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            relation: components["schemas"]["ObservableRelation"];
            strength: components["schemas"]["ObservableStrength"];
            /**
             * @description True if the investigation searches the target because this search found it.
             * @example true
             */
            followed: boolean;
            /** @description Cards that have the observable, those with the strongest basis first. */
            evidence: components["schemas"]["ObservableCard"][];
            /**
             * Format: int32
             * @description Number of all cards that have the observable.
             * @example 2
             */
            evidence_total: number;
        };
        /** @description Observables of an investigation, those that their searches found, and what leads from one to the other. */
        InvestigationGraphData: {
            /**
             * Format: uuid
             * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
             */
            investigation_id: string;
            /** @description Observables, those of the investigation first. */
            nodes: components["schemas"]["GraphNode"][];
            /** @description Edges from an observable of the investigation to an observable that its search found. */
            edges: components["schemas"]["GraphEdge"][];
            /** @description True if the investigation has finished, each of its observables was searched, and every source that was asked has answered. Filters do not change it. */
            complete: boolean;
        };
        InvestigationGraph: {
            data: components["schemas"]["InvestigationGraphData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description True if the investigation has finished, every observable has a search, and every source that these or their retries asked has answered. */
        InvestigationComplete: boolean;
        /** @description Results of searches that an investigation started, page by page. */
        InvestigationResultsData: {
            complete: components["schemas"]["InvestigationComplete"];
            /** @description The searches, in the order of the observables. Observables without a search are left out. */
            searches: components["schemas"]["SearchResultsData"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Results of searches that an investigation started, page by page. */
        InvestigationResults: {
            data: components["schemas"]["InvestigationResultsData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The accounts that the registered-account checks of one search found. */
        InvestigationSearchAccounts: {
            /**
             * Format: uuid
             * @description The one that the investigation started for the observable.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            query: components["schemas"]["SearchQuery"];
            /** @description The checks with the verdict `registered`. */
            registered_accounts: components["schemas"]["RegisteredAccount"][];
        };
        /** @description One page of the accounts that the searches of an investigation found. */
        InvestigationAccountsData: {
            complete: components["schemas"]["InvestigationComplete"];
            /** @description The searches, in the order of the observables. Observables without a search are left out. */
            searches: components["schemas"]["InvestigationSearchAccounts"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description One page of the accounts that the searches of an investigation found. */
        InvestigationAccounts: {
            data: components["schemas"]["InvestigationAccountsData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The leak sources of one search that have ended. */
        InvestigationSearchLeaks: {
            /**
             * Format: uuid
             * @description The one that the investigation started for the observable.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            query: components["schemas"]["SearchQuery"];
            /** @description The sources, in the order of the request. */
            sources: components["schemas"]["SearchLeakSource"][];
            /** @description Codes of the leak sources that succeeded. */
            executed_codes: string[];
            /** @description Codes of the leak sources that were skipped. */
            skipped_codes: string[];
            /** @description Codes of the leak sources that failed. */
            failed_codes: string[];
        };
        /** @description One page of the leak sources of the searches of an investigation. */
        InvestigationLeaksData: {
            complete: components["schemas"]["InvestigationComplete"];
            /** @description The searches, in the order of the observables. Observables without a search are left out. */
            searches: components["schemas"]["InvestigationSearchLeaks"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description One page of the leak sources of the searches of an investigation. */
        InvestigationLeaks: {
            data: components["schemas"]["InvestigationLeaksData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description An observable to search too. It may be any value: one that a search of the investigation found, one that was left out, or a new one. */
        FollowedObservable: {
            /** @description The type of the observable. Without it, the type is guessed as in `POST /investigations`. */
            type?: components["schemas"]["QueryType"];
            /**
             * @description The observable itself, as in a search.
             * @example sam-example
             */
            value: string;
            /** @description Reference of this observable, which its search gets in place of the one of the investigation. */
            reference?: components["schemas"]["CallerReference"];
            /**
             * Format: uuid
             * @description Search of the investigation that found it. The entry then has this finding and its depth. Without it, the depth is 0, as for the observables of the request.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id?: string;
        };
        /** @description Observables to add to an investigation. */
        InvestigationFollowRequest: {
            /** @description The observables, in the order in which they are searched. */
            observables: components["schemas"]["FollowedObservable"][];
        };
        /** @description The investigation, and the entries of the observables of the request. */
        InvestigationFollowedData: {
            investigation: components["schemas"]["Investigation"];
            counts: components["schemas"]["InvestigationCounts"];
            /** @description Entries of the observables of the request. One that already had a search still has that one. */
            observables: components["schemas"]["InvestigationEntry"][];
            /** @description E-mail addresses of the request that are not searched, because the investigation has another address of the same mailbox. */
            same_mailbox?: components["schemas"]["SameMailbox"][];
            delivery: components["schemas"]["SearchDelivery"];
            links: components["schemas"]["InvestigationLinks"];
        };
        /** @description Investigation after observables were added. */
        InvestigationFollowed: {
            data: components["schemas"]["InvestigationFollowedData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A search of the sources without an answer, and the search that it completes. */
        StartedRetry: {
            query: components["schemas"]["SearchQuery"];
            /**
             * Format: uuid
             * @description Id of the search of the investigation.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * Format: uuid
             * @description Id of the retry, which is a search with a stream of its own.
             * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
             */
            retry_id: string;
        };
        /** @description Reason why a search was not retried. */
        RefusedRetryReason: {
            /**
             * @description The code with which `POST /search/{id}/retry` would refuse it.
             * @example MAX_CONCURRENCY_EXCEEDED
             */
            code: string;
            /**
             * @description One sentence, for people. It never contains the value.
             * @example Too many searches of this account are running
             */
            message: string;
        };
        /** @description A search that was not retried. */
        RefusedRetry: {
            query: components["schemas"]["SearchQuery"];
            /**
             * Format: uuid
             * @description Id of the search of the investigation.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            reason: components["schemas"]["RefusedRetryReason"];
        };
        /** @description The investigation, the retries that were started, and the searches whose retry was not. */
        InvestigationRetriedData: {
            investigation: components["schemas"]["Investigation"];
            /** @description The retries that were started, in the order of the observables. */
            started: components["schemas"]["StartedRetry"][];
            /** @description The searches with a source without an answer that were not retried. */
            not_started: components["schemas"]["RefusedRetry"][];
            links: components["schemas"]["InvestigationLinks"];
        };
        /** @description Investigation after its searches were retried. */
        InvestigationRetried: {
            data: components["schemas"]["InvestigationRetriedData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The response of a direct tool, as it came. */
        ToolExportRequest: {
            /** @example domain-intelligence */
            tool: string;
            /** @example subdomains */
            operation: string;
            /** @description The value in its normal form. */
            query: {
                [key: string]: unknown;
            };
            /** @description The results, whose members depend on the operation. */
            data: {
                [key: string]: unknown;
            };
            /** @description Facts of the call, with the outcome of each source. */
            meta: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description `active`: runs start when they are due. `paused`: no run starts by itself; `paused` has the reason.
         * @enum {string}
         */
        WatchStatus: "active" | "paused";
        /**
         * Format: int32
         * @description Time between two runs, in hours. 744 hours are 31 days.
         * @example 24
         */
        WatchInterval: number;
        /** @description The options of the request, without credentials. Members that were left out are missing. */
        WatchOptions: {
            preset?: components["schemas"]["PresetName"];
            modules?: components["schemas"]["ModuleSelection"];
            leaks?: components["schemas"]["LeakSelection"];
            features?: components["schemas"]["SearchFeatures"];
            byok?: components["schemas"]["ShownByok"];
        };
        /**
         * @description `PAUSED_BY_CALLER`: a key of the account paused it. `WATCH_QUOTA_EXCEEDED`: the plan allows fewer watches, and older ones of the account use them up. `KEY_REVOKED`: the key that its runs use was revoked. `PLAN_FEATURE_REQUIRED`: the plan does not include `search`. `QUERY_BLOCKED`, `VALIDATION_ERROR`, `REGISTERED_ACCOUNTS_UNAVAILABLE`: `POST /search` would refuse the run, because the value was blocked, or because the options no longer fit the sources of this server.
         * @enum {string}
         */
        WatchPauseCode: "PAUSED_BY_CALLER" | "WATCH_QUOTA_EXCEEDED" | "KEY_REVOKED" | "PLAN_FEATURE_REQUIRED" | "QUERY_BLOCKED" | "VALIDATION_ERROR" | "REGISTERED_ACCOUNTS_UNAVAILABLE";
        /** @description Reason why no run starts. If the caller did not pause the watch, it is checked every five minutes and resumes by itself. */
        WatchPause: {
            code: components["schemas"]["WatchPauseCode"];
            /**
             * @description One sentence, for people. It never contains the value.
             * @example The API key of this watch was revoked
             */
            message: string;
            /**
             * Format: date-time
             * @description Time since which it is paused for this reason.
             * @example 2026-11-21T10:15:00.000Z
             */
            since: string;
        };
        /** @description Delay of the next run until a usage window of the account resets. */
        WatchPostponement: {
            /**
             * WatchPostponementCode
             * @constant
             * @enum {string}
             */
            code: "RATE_LIMIT_EXCEEDED";
            /**
             * @description One sentence, for people.
             * @example The daily usage window of this account is exhausted
             */
            message: string;
            /**
             * Format: date-time
             * @description Time at which the run starts.
             * @example 2026-11-22T00:00:00.000Z
             */
            until: string;
        };
        /** @description Last run that was compared with the ones before. */
        WatchRun: {
            /**
             * Format: uuid
             * @description Id of its search. The search may be deleted since.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * Format: date-time
             * @description Time of the comparison.
             * @example 2026-11-21T10:15:04.250Z
             */
            ended_at: string;
            /**
             * Format: int32
             * @description Number of changes that the comparison found.
             * @example 1
             */
            changes: number;
        };
        /** @description An observable that is searched again and again. */
        Watch: {
            /**
             * Format: uuid
             * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
             */
            id: string;
            query: components["schemas"]["SearchQuery"];
            interval_hours: components["schemas"]["WatchInterval"];
            options: components["schemas"]["WatchOptions"];
            /** @description Webhook that receives the changes; null if the watch has no webhook. */
            webhook: components["schemas"]["ShownWebhook"] | null;
            /** @description The reference of the request; null if it had none. */
            reference: components["schemas"]["CallerReference"] | null;
            labels: components["schemas"]["SearchLabels"];
            status: components["schemas"]["WatchStatus"];
            /** @description Reason why it is paused; null if it is active. */
            paused: components["schemas"]["WatchPause"] | null;
            /** @description Delay of the next run; null if it starts when it is due. */
            postponed: components["schemas"]["WatchPostponement"] | null;
            /**
             * Format: date-time
             * @description Time at which the next run is due. Null while a run is in progress, and while the watch is paused, except for a run that was requested.
             * @example 2026-11-22T10:16:40.000Z
             */
            next_run_at: string | null;
            /**
             * Format: uuid
             * @description Id of the search of the run that is in progress; null if no run is.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            current_search: string | null;
            /** @description Last run that has ended; null before the first one. */
            last_run: components["schemas"]["WatchRun"] | null;
            /**
             * Format: int32
             * @description Number of runs that were started.
             * @example 2
             */
            runs: number;
            /**
             * Format: int32
             * @description Number of changes that are stored.
             * @example 1
             */
            changes: number;
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
        };
        /** @description Watches, newest first. */
        WatchListData: {
            watches: components["schemas"]["Watch"][];
            pagination: components["schemas"]["Pagination"];
        };
        WatchList: {
            data: components["schemas"]["WatchListData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Delivery of the changes that a run finds. A run without a change sends nothing. */
        WatchDelivery: {
            webhook?: components["schemas"]["WebhookOptions"];
        };
        /** @description A watch to create. Only `observable` and `interval_hours` are required. The other members are those of a search, and hold for each run. `null` in place of an optional member, at any depth, counts as left out. */
        WatchRequest: {
            observable: components["schemas"]["InvestigationObservable"];
            interval_hours: components["schemas"]["WatchInterval"];
            preset?: components["schemas"]["PresetName"];
            modules?: components["schemas"]["ModuleSelection"];
            leaks?: components["schemas"]["LeakSelection"];
            features?: components["schemas"]["SearchFeatures"];
            delivery?: components["schemas"]["WatchDelivery"];
            byok?: components["schemas"]["ByokOptions"];
            reference?: components["schemas"]["CallerReference"];
            labels?: components["schemas"]["SearchLabels"];
        };
        /** @description Absolute addresses of the parts of the watch. */
        WatchLinks: {
            /**
             * Format: uri
             * @example https://api.example.net/watches/7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
             */
            state: string;
            /**
             * Format: uri
             * @description Changes that the runs found.
             * @example https://api.example.net/watches/7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36/changes
             */
            changes: string;
            /**
             * Format: uri
             * @description Changes as events, as they are found.
             * @example https://api.example.net/watches/7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36/stream
             */
            stream: string;
        };
        /** @description A watch, and where to read more about it. */
        WatchStateData: {
            watch: components["schemas"]["Watch"];
            links: components["schemas"]["WatchLinks"];
        };
        WatchState: {
            data: components["schemas"]["WatchStateData"];
            meta: components["schemas"]["Meta"];
        };
        ChangedWatch: {
            /**
             * Format: uuid
             * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
             */
            id: string;
            query: components["schemas"]["SearchQuery"];
            /** @description The reference of the watch; null if it has none. */
            reference: components["schemas"]["CallerReference"] | null;
            labels: components["schemas"]["SearchLabels"];
        };
        /** @description Notice that a run of a watch found changes. */
        WatchChangedNotice: {
            /**
             * WatchChangedNoticeEvent
             * @constant
             * @enum {string}
             */
            event: "watch.changed";
            watch: components["schemas"]["ChangedWatch"];
            /**
             * Format: uuid
             * @description Id of the search of the run; null for a breach of Radar.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string | null;
            /**
             * Format: date-time
             * @description Time of the comparison.
             * @example 2026-11-22T10:16:41.250Z
             */
            found_at: string;
            /** @description The first changes of the run. */
            changes: components["schemas"]["WatchChange"][];
            /**
             * Format: int32
             * @description Number of changes of the run. `links.changes` lists all of them, up to 1,000.
             * @example 1
             */
            total: number;
            links: components["schemas"]["WatchLinks"];
        };
        /** @description Watches to delete. */
        WatchDeletionRequest: {
            /**
             * @description Ids of watches, each once, in upper or lower case.
             * @example [
             *       "c5a0f7b2-81d4-4e3c-9a6f-3b2e7d1c8f49"
             *     ]
             */
            ids: string[];
        };
        /** @description New delivery of the changes. Without `webhook`, as `{}`, the watch has no webhook from now on. A webhook without `secret` keeps the secret of the one before. A delivery that waits for another attempt still goes to the earlier address. */
        WatchDeliveryUpdate: {
            webhook?: components["schemas"]["WebhookOptions"];
        };
        /** @description Changes of a watch. Members that are left out stay as they are; `null` counts as left out. */
        WatchUpdate: {
            /**
             * @description `true` pauses the watch until it is resumed. `false` resumes it: further runs use this key, and one that is overdue starts at once.
             * @example true
             */
            paused?: boolean;
            interval_hours?: components["schemas"]["WatchInterval"];
            reference?: components["schemas"]["CallerReference"];
            labels?: components["schemas"]["SearchLabels"];
            delivery?: components["schemas"]["WatchDeliveryUpdate"];
        };
        /** @description Changes of a watch, newest first. */
        WatchChangeListData: {
            changes: components["schemas"]["WatchChange"][];
            /**
             * Format: int32
             * @description Number of changes that were not stored, because a run had more than 1,000.
             * @example 0
             */
            left_out: number;
            pagination: components["schemas"]["Pagination"];
        };
        WatchChangeList: {
            data: components["schemas"]["WatchChangeListData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Data of `connected` in the stream of a watch. */
        WatchConnectedData: {
            /**
             * Format: uuid
             * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
             */
            watch_id: string;
            /**
             * Format: date-time
             * @example 2026-11-22T10:15:00.050Z
             */
            timestamp: string;
        };
        /** @description The first event of every connection. It has no id. */
        WatchConnectedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "connected";
            data: components["schemas"]["WatchConnectedData"];
        };
        /** @description Data of `watch.changed` in the stream of a watch. */
        WatchChangedData: {
            cut?: components["schemas"]["EventCut"];
            /**
             * Format: uuid
             * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
             */
            watch_id: string;
            change: components["schemas"]["WatchChange"];
            /**
             * Format: date-time
             * @description Time of the event, which is `found_at` of the change.
             * @example 2026-11-22T10:16:41.250Z
             */
            timestamp: string;
        };
        /**
         * @description Number of the change in its watch, from 1 without a gap. Resume with it.
         * @example 1
         */
        WatchEventId: string;
        WatchChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "watch.changed";
            data: components["schemas"]["WatchChangedData"];
            id?: components["schemas"]["WatchEventId"];
        };
        /** @description One event of the stream of a watch. */
        WatchEvent: components["schemas"]["WatchConnectedEvent"] | components["schemas"]["EventPartEvent"] | components["schemas"]["WatchChangedEvent"];
        /**
         * @default recently-added
         * @enum {string}
         */
        BreachSortOrder: "recently-added" | "recently-breached" | "recently-modified" | "most-accounts" | "severity" | "name";
        /** @description A text by a language model. */
        BreachEnrichmentText: {
            /**
             * @description The text, plain.
             * @example The member database of a forum was taken.
             */
            text: string;
            /**
             * @description Language model that wrote the text.
             * @example example-model-1
             */
            model: string;
            /**
             * Format: date
             * @description Day on which the model wrote the text.
             * @example 2026-11-21
             */
            date: string;
        };
        /** @description A list by a language model. */
        BreachEnrichmentList: {
            /**
             * @description The entries, plain text.
             * @example [
             *       "Change the password of the forum"
             *     ]
             */
            items: string[];
            /**
             * @description Language model that wrote the list.
             * @example example-model-1
             */
            model: string;
            /**
             * Format: date
             * @description Day on which the model wrote the list.
             * @example 2026-11-21
             */
            date: string;
        };
        /** @description Texts about the breach by a language model, if the operator requested them. Each entry names the model and the date. Empty otherwise. Treat them as reading help, not as a source. */
        BreachEnrichments: {
            summary?: components["schemas"]["BreachEnrichmentText"];
            affectedRegions?: components["schemas"]["BreachEnrichmentList"];
            recommendedActions?: components["schemas"]["BreachEnrichmentList"];
        } & {
            [key: string]: unknown;
        };
        /** @description A breach. A text without a value is an empty string, never null. */
        Breach: {
            /**
             * Format: uuid
             * @description Id of the breach, derived from its name. It never changes.
             * @example 203e3d2a-9839-5c31-8b0d-d6d615f743bb
             */
            id: string;
            /**
             * @description Exact name of the breach, used in the path.
             * @example ExampleForum
             */
            name: string;
            /**
             * @description Title of the breach, for people.
             * @example Example Forum
             */
            title: string;
            /**
             * @description Domain of the breached service. Empty if the breach has no domain.
             * @example forum.example.com
             */
            domain: string;
            /**
             * @description Description of the breach, in HTML. Only these elements are used: `a` (with `href` to http or https, and `rel`), `b`, `blockquote`, `br`, `code`, `em`, `i`, `li`, `ol`, `p`, `strong` and `ul`. Text is escaped.
             * @example In March 2024 the forum lost its <em>member</em> database.
             */
            description: string;
            /**
             * @description The description in one or two sentences of plain text, at most 200 characters. Display it as text, not as HTML.
             * @example In March 2024 the forum lost its member database.
             */
            shortDescription: string;
            /**
             * @description Address of a logo, from the catalogue. Empty without a logo.
             * @example https://images.example.net/forum.png
             */
            logoPath: string;
            /**
             * @description Attribution to display next to the record, in plain text. Empty if none is needed.
             * @example Example Catalogue, CC BY 4.0
             */
            attribution: string;
            /**
             * @description Address where the breach was made public. Empty if unknown.
             * @example https://news.example.com/forum-breach
             */
            disclosureUrl: string;
            /**
             * @description Date of the breach. Empty if unknown.
             * @example 2024-03-02
             */
            breachDate: string;
            /**
             * Format: date
             * @description Date on which it was added to the catalogue.
             * @example 2026-11-21
             */
            addedDate: string;
            /**
             * Format: date
             * @description Date of the last change of the record.
             * @example 2026-11-21
             */
            modifiedDate: string;
            /**
             * Format: int64
             * @description Number of accounts in the breach; 0 if unknown.
             * @example 183421
             */
            pwnCount: number;
            severity: components["schemas"]["BreachSeverity"];
            /**
             * @description Kinds of exposed data, in the words of the breach catalogue.
             * @example [
             *       "Email addresses",
             *       "Passwords"
             *     ]
             */
            dataClasses: string[];
            /**
             * @description True if the breach is confirmed.
             * @example true
             */
            isVerified: boolean;
            /**
             * @description True if the breach is probably fabricated.
             * @example false
             */
            isFabricated: boolean;
            /**
             * @description True if it can harm a person to be known as part of the breach.
             * @example false
             */
            isSensitive: boolean;
            /**
             * @description True if its data was permanently removed from the catalogue's search.
             * @example false
             */
            isRetired: boolean;
            /**
             * @description True if it is a list for sending spam.
             * @example false
             */
            isSpamList: boolean;
            /**
             * @description True if malware collected the data.
             * @example false
             */
            isMalware: boolean;
            /**
             * @description True if the source catalogue shows it without a subscription.
             * @example false
             */
            isSubscriptionFree: boolean;
            /**
             * @description True if it is a log of information-stealing malware.
             * @example false
             */
            isStealerLog: boolean;
            aiEnrichments: components["schemas"]["BreachEnrichments"];
        };
        /** @description Position of this page in the list. */
        BreachPagination: {
            /**
             * Format: int32
             * @description Maximum number of entries on a page.
             * @example 100
             */
            limit: number;
            /**
             * Format: int64
             * @description Breaches that match the filters, on all pages.
             * @example 917
             */
            total: number;
            /**
             * @description The `cursor` of the next page, an opaque text; null on the last page.
             * @example WzMsInJlY2VudGx5LWFkZGVkIiwiMjAyNi0xMS0yMSIsImV4YW1wbGVmb3J1bSJd
             */
            nextCursor: string | null;
        };
        BreachList: {
            breaches: components["schemas"]["Breach"][];
            pagination: components["schemas"]["BreachPagination"];
        };
        BreachRecord: {
            breach: components["schemas"]["Breach"];
        };
        /** @description A class of exposed data. */
        DataClass: {
            /**
             * @description Value of `dataClasses` of a breach, and of the filter `dataClass`.
             * @example Passwords
             */
            name: string;
            /**
             * Format: int32
             * @description Count of the records of Radar that name it, in any letter case.
             * @example 54
             */
            breaches: number;
        };
        DataClassList: {
            /** @description Sorted without regard to letter case. */
            dataClasses: components["schemas"]["DataClass"][];
        };
        ToolInput: {
            /** @example domain */
            name: string;
            /**
             * ToolInputType
             * @constant
             * @enum {string}
             */
            type: "string";
            /** @description True if the field is required. */
            required: boolean;
            /**
             * Format: int32
             * @description Minimum number of characters.
             * @example 1
             */
            min_length: number;
            /**
             * Format: int32
             * @description Maximum number of characters.
             * @example 2048
             */
            max_length: number;
            /** @description Accepted values. */
            description: string;
            /**
             * @description An accepted value.
             * @example example.com
             */
            example: string;
        };
        /** @description Cost of the request. */
        ToolCost: {
            /**
             * Format: int32
             * @description Core searches of the daily and the global window.
             * @example 1
             */
            core_searches: number;
        };
        /** @description A source of an operation. */
        ToolSourceInfo: {
            /**
             * @description Short name of the source, as in `meta.sources`.
             * @example crt-sh
             */
            name: string;
            /**
             * @description Name of the source, for people.
             * @example crt.sh
             */
            title: string;
            /**
             * @description Home page of the source; empty if the source makes no request.
             * @example https://crt.sh
             */
            homepage: string;
            /** @description Terms of its source; null if none are known. */
            terms: components["schemas"]["SourceTerms"] | null;
            /** @description True if the operation requires it. If several sources are required, one of them must answer; otherwise the response is 503. */
            required: boolean;
            health: components["schemas"]["SourceHealth"];
        };
        ToolOperationInfo: {
            /**
             * @description Name of the operation in paths and responses.
             * @example subdomains
             */
            operation: string;
            /**
             * @description Name of the operation, for people.
             * @example Subdomains
             */
            name: string;
            /** @description Description of the operation in this document. */
            description: string;
            /**
             * ToolOperationInfoMethod
             * @description HTTP method of the operation.
             * @constant
             * @enum {string}
             */
            method: "POST";
            /** @example /tools/domain-intelligence/subdomains */
            path: string;
            inputs: components["schemas"]["ToolInput"][];
            cost: components["schemas"]["ToolCost"];
            /** @description Sources of the operation, which are asked in parallel. */
            sources: components["schemas"]["ToolSourceInfo"][];
            /** @description False if all of its sources are benched or not enabled, or all sources of a required group. A call then answers an error, or a result of the past 24 hours. */
            available: boolean;
        };
        /** @description Health of a tool, from its sources: `benched` if all of them are benched, `degraded` if some are, `untested` if none is tested, else `ok`. */
        ToolHealth: {
            state: components["schemas"]["SourceHealthState"];
            /**
             * @description The benched sources.
             * @example null
             */
            reason: string | null;
        };
        /** @description A tool: a group of operations on one kind of value. */
        ToolInfo: {
            /**
             * @description Name of the tool in paths and responses.
             * @example domain-intelligence
             */
            tool: string;
            /**
             * @description Name of the tool, for people.
             * @example Domain intelligence
             */
            name: string;
            /** @description Purpose of the tool. */
            description: string;
            operations: components["schemas"]["ToolOperationInfo"][];
            health: components["schemas"]["ToolHealth"];
        };
        ToolListData: {
            tools: components["schemas"]["ToolInfo"][];
            /** Format: int32 */
            count: number;
        };
        /** @description The tools of this server. */
        ToolList: {
            data: components["schemas"]["ToolListData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One tool of this server. */
        ToolInfos: {
            data: components["schemas"]["ToolInfo"];
            meta: components["schemas"]["Meta"];
        };
        ToolMeta: {
            /**
             * Format: date-time
             * @example 2026-11-21T10:15:00.000Z
             */
            timestamp: string;
            /**
             * @description Name of the deployment.
             * @example production
             */
            environment: string;
            /**
             * Format: int32
             * @description Duration of the call, in milliseconds.
             * @example 812
             */
            duration_ms: number;
            cost: components["schemas"]["ToolCost"];
            /** @description True if the whole response is from the cache. */
            cached: boolean;
            /** @description True if required sources failed, and results of the past 24 hours replace theirs. `fetched_at` of a source has the time of its results. */
            stale: boolean;
            /** @description True if every source that was asked has answered, now or from the cache. False too if a source answered only in part, such as some of its questions. */
            complete: boolean;
            /** @description Every source of the operation, in order. */
            sources: components["schemas"]["ToolSourceReport"][];
        } & {
            [key: string]: unknown;
        };
        ToolResponse: {
            /** @example domain-intelligence */
            tool: string;
            /** @example subdomains */
            operation: string;
            /** @description The value in its normal form. */
            query: {
                [key: string]: unknown;
            };
            /** @description The results; their members depend on the operation. */
            data: {
                [key: string]: unknown;
            };
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        ToolResultPendingData: {
            /** Format: uuid */
            id: string;
            /**
             * ToolResultPendingDataStatus
             * @description State of the result. The sources are still running.
             * @constant
             * @enum {string}
             */
            status: "running";
        };
        /** @description A result that is not ready yet. */
        ToolResultPending: {
            data: components["schemas"]["ToolResultPendingData"];
            meta: components["schemas"]["Meta"];
        };
        DomainRequest: {
            /**
             * @description A domain name. It may be a URL, whose host is used, may have a trailing dot, a port or capitals, and may be internationalised. Anything else, such as an IP address, is a `VALIDATION_ERROR` at `domain`. An internal name (`printer.local`) is valid, but never sent to a source: the sources are `skipped`.
             * @example example.com
             */
            domain: string;
        };
        /** @description The value in its normal form. */
        DomainQuery: {
            /**
             * @description Lower-case ASCII, internationalised labels as `xn--`, no trailing dot. If the operation works on registered domains, the registered domain: `example.com` for `https://www.example.com/`.
             * @example example.com
             */
            domain: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A name below the domain. */
        Subdomain: {
            /**
             * @description Name in lower-case ASCII, internationalised labels as `xn--`.
             * @example www.example.com
             */
            name: string;
            /**
             * @description Short names of the sources that returned it.
             * @example [
             *       "crt-sh",
             *       "wayback"
             *     ]
             */
            sources: string[];
            /**
             * Format: date-time
             * @description The earliest time that a source reports; null if no source reports a time.
             * @example 2019-03-04T04:06:08.000Z
             */
            first_seen: string | null;
            /**
             * Format: date-time
             * @description The latest time that a source reports; null if no source reports a time.
             * @example 2026-03-04T04:06:08.000Z
             */
            last_seen: string | null;
        };
        /** @description Every name below the domain that a source knows. */
        SubdomainsData: {
            /**
             * @description The registered domain.
             * @example example.com
             */
            domain: string;
            /**
             * Format: int32
             * @example 2
             */
            count: number;
            /** @description True if every name below the domain has DNS records, so that a listed name may never have been in use; null if the resolver did not answer. */
            wildcard?: boolean | null;
            /** @description The names, each once, in alphabetical order. */
            subdomains: components["schemas"]["Subdomain"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The subdomains of a domain. */
        SubdomainsResponse: {
            /**
             * SubdomainsResponseTool
             * @constant
             * @enum {string}
             */
            tool: "domain-intelligence";
            /**
             * SubdomainsResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "subdomains";
            query: components["schemas"]["DomainQuery"];
            data: components["schemas"]["SubdomainsData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description A mail exchanger. */
        DnsMx: {
            /**
             * Format: int32
             * @description A lower value has precedence.
             */
            preference: number;
            /**
             * @description Name of the server; empty if the domain accepts no mail.
             * @example mx.example.com
             */
            host: string;
        };
        /** @description A permission to issue certificates (RFC 8659). */
        DnsCaa: {
            /**
             * Format: int32
             * @description 128 is critical.
             */
            flags: number;
            /**
             * @description The property that the record sets.
             * @example issue
             */
            tag: string;
            /**
             * @description The authority, with its parameters.
             * @example letsencrypt.org
             */
            value: string;
        };
        /** @description The start of authority of a zone. */
        DnsSoa: {
            /**
             * @description The primary name server.
             * @example ns1.example.com
             */
            primary: string;
            /**
             * @description Address of the responsible person, with a dot instead of the `@`.
             * @example hostmaster.example.com
             */
            mailbox: string;
            /**
             * Format: int64
             * @description Version of the zone.
             */
            serial: number;
            /**
             * Format: int64
             * @description Time between two refreshes of a secondary server, in seconds.
             */
            refresh: number;
            /**
             * Format: int64
             * @description Time before a failed refresh is repeated, in seconds.
             */
            retry: number;
            /**
             * Format: int64
             * @description Time after which a secondary server without a refresh stops answering, in seconds.
             */
            expire: number;
            /**
             * Format: int64
             * @description Time for which a missing name is cached, in seconds.
             */
            minimum: number;
        };
        DnsRecords: {
            /** @description IPv4 addresses. */
            a: string[];
            /** @description IPv6 addresses. */
            aaaa: string[];
            /** @description Mail exchangers, most preferred first. */
            mx: components["schemas"]["DnsMx"][];
            /** @description Name servers. */
            ns: string[];
            /** @description Texts, with their parts joined. */
            txt: string[];
            /** @description Permissions to issue certificates. */
            caa: components["schemas"]["DnsCaa"][];
            /** @description Start of authority; null if the name is not a zone. */
            soa: components["schemas"]["DnsSoa"] | null;
            /** @description Delegation signers (DNSSEC) in the form of a zone file. */
            ds?: string[];
            /** @description Keys of the zone (DNSSEC) in the form of a zone file. */
            dnskey?: string[];
            /**
             * @description Ways to connect to the web server (RFC 9460), in the form of a zone file.
             * @example [
             *       "1 . alpn=h2,h3"
             *     ]
             */
            https?: string[];
            /** @description The same for other services. Asked if the name is that of a service (`_dns._tcp.example.com`). */
            svcb?: string[];
            /** @description Servers in the form of a zone file. Asked if the name is that of a service (`_sip._tcp.example.com`). */
            srv?: string[];
            /** @description Certificates of the service (DANE) in the form of a zone file. Asked if the name is that of a service (`_25._tcp.mx.example.com`). */
            tlsa?: string[];
        };
        /**
         * @description Severity of a finding. `info` needs no action.
         * @enum {string}
         */
        MailSeverity: "critical" | "high" | "medium" | "low" | "info";
        /** @description A fact about the DNS records of the name that their owner should know. */
        DnsFinding: {
            /**
             * @description Stable code of the finding. New ones may be added.
             * @example DNS_TAKEOVER
             */
            code: string;
            severity: components["schemas"]["MailSeverity"];
            /**
             * @description The finding and its consequence, for people.
             * @example The alias leads to shop.example.net, which does not exist.
             */
            message: string;
            /**
             * @description The section of the standard that has the rule, or the address of the list that has the fact.
             * @example RFC 1034, section 3.6.2
             */
            reference: string;
        };
        /** @description The records of the name, from a public resolver or that of the operator. */
        DnsData: {
            /** @example example.com */
            domain: string;
            /** @description True if the name has any of these records; null for an internal name (`printer.local`), which is not looked up. */
            exists: boolean | null;
            /** @description True if the resolver answered about every type of record. */
            complete?: boolean;
            /**
             * @description Types of record about which the resolver failed, and `wildcard`. The name may have such records.
             * @example [
             *       "TXT"
             *     ]
             */
            unanswered?: string[];
            /**
             * @description The names to which the name leads as an alias (CNAME), in order.
             * @example [
             *       "shop.example.net"
             *     ]
             */
            cname_chain?: string[];
            /** @description True if the resolver has validated the addresses with DNSSEC (`AD`); null if it did not answer. */
            authenticated?: boolean | null;
            /** @description True if every name below the name has records; null if the query failed. */
            wildcard?: boolean | null;
            records: components["schemas"]["DnsRecords"];
            /** @description Facts about the records that their owner should know, such as an alias to a name that anyone can claim. */
            findings?: components["schemas"]["DnsFinding"][];
        } & {
            [key: string]: unknown;
        };
        DnsResponse: {
            /**
             * DnsResponseTool
             * @constant
             * @enum {string}
             */
            tool: "domain-intelligence";
            /**
             * DnsResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "dns";
            query: components["schemas"]["DomainQuery"];
            data: components["schemas"]["DnsData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Protocol of the answer: `whois` if the registry has no RDAP service.
         * @enum {string}
         */
        RegistrationProtocol: "rdap" | "whois";
        /** @description The registrar of a domain. */
        Registrar: {
            /**
             * @description Null if the registry does not publish it.
             * @example Example Registrar
             */
            name: string | null;
            /**
             * @description IANA number of the registrar, for most registrars.
             * @example 9999
             */
            handle: string | null;
        };
        AbuseContact: {
            /**
             * @description Null if the registry does not publish it.
             * @example abuse@example.net
             */
            email: string | null;
            /** @description Telephone number. */
            phone: string | null;
        };
        DomainRegistration: {
            protocol: components["schemas"]["RegistrationProtocol"];
            /**
             * @description Name in the registry, in lower-case ASCII; null if the registry does not return it.
             * @example example.com
             */
            domain: string | null;
            /** @description Null if the registry names none. */
            registrar: components["schemas"]["Registrar"] | null;
            /** @description Identifier in the registry. */
            handle: string | null;
            /** @description States, in the words of the registry. */
            status: string[];
            /** @description Name of the holder, if it is published. */
            registrant: string | null;
            abuse: components["schemas"]["AbuseContact"];
            /**
             * Format: date-time
             * @description Null if the registry does not publish it.
             */
            registered_at: string | null;
            /**
             * Format: date-time
             * @description Date of the last change.
             */
            changed_at: string | null;
            /**
             * Format: date-time
             * @description Null if the registry does not publish it.
             */
            expires_at: string | null;
            /** @description Host names in lower case, without a dot at the end; empty if the registry names none. */
            name_servers: string[];
            /** @description True if the delegation is signed; null if the registry does not report it. */
            dnssec: boolean | null;
            /** @description The original response of the registry (RFC 9083), with the contacts of the registrar if the registry has none. With `whois`, the facts in the same form, and the text of the answer as `whois`. */
            raw: {
                [key: string]: unknown;
            };
        };
        /** @description The registration data that the registry publishes. */
        RdapData: {
            /**
             * @description The registered domain.
             * @example example.com
             */
            domain: string;
            /** @description The registration; null if the registry has none. */
            registration: components["schemas"]["DomainRegistration"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The registration of a domain. */
        RdapResponse: {
            /**
             * RdapResponseTool
             * @constant
             * @enum {string}
             */
            tool: "domain-intelligence";
            /**
             * RdapResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "rdap";
            query: components["schemas"]["DomainQuery"];
            data: components["schemas"]["RdapData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        FoundCertificate: {
            /** @description Names in the certificate that are the domain or below it. */
            names: string[];
            /**
             * @description Issuer in the spelling of the source: a distinguished name, or the name of the organisation.
             * @example Let's Encrypt
             */
            issuer: string;
            /**
             * Format: date-time
             * @description Start of validity.
             */
            not_before: string | null;
            /**
             * Format: date-time
             * @description End of validity.
             */
            not_after: string | null;
            /** @description Short names of the sources that returned it. */
            sources: string[];
        };
        /** @description The certificates of the domain and the names below it, from certificate transparency logs. */
        CertificatesData: {
            /**
             * @description The registered domain.
             * @example example.com
             */
            domain: string;
            /** Format: int32 */
            count: number;
            /** @description Every name in the certificates that is the domain or below it, including wildcards. */
            names: string[];
            /**
             * Format: int32
             * @description Count of the names of other domains, also of those above the limit of the list.
             * @example 1
             */
            other_name_count?: number;
            /**
             * @description Names of other domains in the same certificates, at most 1,000, without the `*.` of wildcards. Often one owner has all of them, but providers put the domains of many customers in one certificate.
             * @example [
             *       "www.example.net"
             *     ]
             */
            other_names?: string[];
            /** @description Issuers, as the readers of the logs spell them. */
            issuers: string[];
            /**
             * Format: date-time
             * @description Start of validity of the oldest certificate; null without certificates.
             */
            first_not_before: string | null;
            /**
             * Format: date-time
             * @description End of validity of the last certificate; null without certificates.
             */
            last_not_after: string | null;
            /** @description The certificates, newest first, at most 1,000. */
            certificates: components["schemas"]["FoundCertificate"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The certificates of a domain. */
        CertificatesResponse: {
            /**
             * CertificatesResponseTool
             * @constant
             * @enum {string}
             */
            tool: "domain-intelligence";
            /**
             * CertificatesResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "certificates";
            query: components["schemas"]["DomainQuery"];
            data: components["schemas"]["CertificatesData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Strength of the request to receivers not to deliver mail that forges this domain.
         *     - `enforced`: DMARC refuses or quarantines all of it.
         *     - `partial`: DMARC refuses or quarantines a part of it, or all except that of subdomains.
         *     - `monitored`: it is only reported.
         *     - `none`: there is no valid DMARC policy.
         *     - `unknown`: the check failed.
         * @enum {string}
         */
        ForgeryProtection: "enforced" | "partial" | "monitored" | "none" | "unknown";
        /**
         * @description Presence of the record. `unknown` if the check failed; then `error` has the reason, and the other members of the section are left out.
         * @enum {string}
         */
        MailPresence: "found" | "missing" | "unknown";
        /** @description A mail server of the domain. */
        MailServer: {
            /**
             * Format: int32
             * @description A server with a lower value is tried earlier.
             * @example 10
             */
            preference: number;
            /** @example mail.example.com */
            host: string;
        };
        /** @description The servers that receive the mail of the domain (MX, RFC 5321). */
        MailServers: {
            status: components["schemas"]["MailPresence"];
            /** @description The mail servers, by preference. Without mail servers and without a null MX, mail goes to the address of the domain itself. */
            exchangers?: components["schemas"]["MailServer"][];
            /** @description True if the domain accepts no mail (RFC 7505). */
            null_mx?: boolean;
            /** @description Reason of the failure; null if the check did not fail. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /**
         * @description - `valid`: there is a record, and receivers use it.
         *     - `invalid`: there is a record that receivers ignore, or more than one.
         *     - `missing`: there is no record.
         *     - `unknown`: the check failed; `error` has the reason, and the other members of the section are left out.
         * @enum {string}
         */
        MailRecordStatus: "valid" | "invalid" | "missing" | "unknown";
        /**
         * @description Result for a sender that matches. `+` passes, `-` fails, `~` fails softly, `?` is neutral.
         * @enum {string}
         */
        SpfQualifier: "+" | "-" | "~" | "?";
        /**
         * @description Mechanism that matches a sender.
         * @enum {string}
         */
        SpfMechanism: "all" | "include" | "a" | "mx" | "ptr" | "ip4" | "ip6" | "exists";
        SpfTerm: {
            /**
             * @description Term as the record spells it.
             * @example include:_spf.example.net
             */
            text: string;
            qualifier: components["schemas"]["SpfQualifier"];
            mechanism: components["schemas"]["SpfMechanism"];
            /**
             * @description The domain or the network; null if the mechanism has no value.
             * @example _spf.example.net
             */
            value: string | null;
        };
        /**
         * @description The kind of term that includes it.
         * @enum {string}
         */
        SpfStepKind: "include" | "redirect";
        /** @description A record that the domain's record includes, directly or indirectly. */
        SpfStep: {
            /**
             * @description Domain whose record is included.
             * @example _spf.example.net
             */
            domain: string;
            via: components["schemas"]["SpfStepKind"];
            /**
             * Format: int32
             * @description 1 if the domain's own record includes it.
             */
            depth: number;
            /** @description The record; null if it does not exist, or the lookup failed. */
            record: string | null;
            /**
             * @description Reason why receivers give up here, or why the record was not followed.
             * @example has no SPF record
             */
            fault: string | null;
        };
        /** @description Servers that may send mail for the domain (SPF, RFC 7208). */
        SpfPolicy: {
            status: components["schemas"]["MailRecordStatus"];
            /** @description The text records of this kind. Two or more count as none. */
            records?: string[];
            /** @description The terms of the record, in order. */
            terms?: components["schemas"]["SpfTerm"][];
            /** @description The domain whose record is used if no term matches; null if the record has no redirect. */
            redirect?: string | null;
            /** @description Result for senders that no term matches; null if the record does not define it, or the record could not be followed so far. */
            otherwise?: components["schemas"]["SpfQualifier"] | null;
            /**
             * Format: int32
             * @description Number of DNS lookups of a receiver, for the record and all its includes.
             * @example 7
             */
            lookups?: number;
            /**
             * Format: int32
             * @description Above this number of lookups receivers give up.
             * @example 10
             */
            lookup_limit?: number;
            /**
             * Format: int32
             * @description Number of lookups without a result.
             * @example 0
             */
            void_lookups?: number;
            /**
             * Format: int32
             * @description Above this number receivers may give up.
             * @example 2
             */
            void_lookup_limit?: number;
            /** @description True if all includes could be followed. Otherwise the numbers are minimums. */
            complete?: boolean;
            /** @description The records that the record includes, directly or indirectly. */
            brought_in?: components["schemas"]["SpfStep"][];
            /** @description The faults, for people. */
            faults?: string[];
            /** @description Reason of the failure; null if the check did not fail. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /**
         * @description The requested action for mail that fails.
         * @enum {string}
         */
        DmarcAction: "none" | "quarantine" | "reject";
        /**
         * @description Statement in `psd=`.
         *     - `y`: the domain is a public suffix.
         *     - `n`: it is an organisational domain.
         *     - `u`: neither is stated.
         * @enum {string}
         */
        DmarcPsd: "y" | "n" | "u";
        /**
         * @description Required match of the domains: exact (`s`), or of the organisational domain (`r`).
         * @enum {string}
         */
        DmarcAlignment: "r" | "s";
        /** @description A DNS name at which a DMARC record was looked for. */
        DmarcWalkStep: {
            /** @example _dmarc.example.com */
            name: string;
            /** @description The text records of this kind. Two or more count as none. */
            records: string[];
            /** @description False if the query failed. */
            answered: boolean;
        };
        /** @description The requested handling of forged mail (DMARC, RFC 9989). */
        DmarcPolicy: {
            status: components["schemas"]["MailRecordStatus"];
            /** @description The text records of this kind. Two or more count as none. */
            records?: string[];
            /**
             * @description The DNS name of the record, or the name at which it would be.
             * @example _dmarc.example.com
             */
            location?: string;
            /** @description True if the record is that of the organisational domain or of the public suffix, because the domain has none. */
            inherited?: boolean;
            /** @description The policy that receivers apply to this domain: of `p`, `sp` or `np`, and one level lower in test mode. Null without a valid policy. */
            policy?: components["schemas"]["DmarcAction"] | null;
            /** @description Action in `p=` of the record. A record without a valid one counts as `none` if it has report addresses; null if receivers do not apply it. */
            p?: components["schemas"]["DmarcAction"] | null;
            /** @description The policy for subdomains; null if `p` applies to them. */
            sp?: components["schemas"]["DmarcAction"] | null;
            /** @description The policy for subdomains that do not exist ; null if `sp` or `p` applies to them. */
            np?: components["schemas"]["DmarcAction"] | null;
            /** @description True in test mode (`t=y`), in which receivers apply the policy one level lower. */
            testing?: boolean;
            /** @description Statement that the domain of the record is a public suffix or not; null without one record. */
            psd?: components["schemas"]["DmarcPsd"] | null;
            /**
             * Format: int32
             * @description Percentage in `pct=`, 100 if there is none. RFC 9989 has removed the tag: receivers apply the policy to all mail.
             * @example 100
             */
            pct?: number | null;
            /** @description Required match of DKIM domains: exact (`s`), or of the organisational domain (`r`). */
            adkim?: components["schemas"]["DmarcAlignment"] | null;
            /** @description The same for SPF. */
            aspf?: components["schemas"]["DmarcAlignment"] | null;
            /**
             * @description Conditions under which failure reports are requested.
             * @example 1
             */
            fo?: string | null;
            /**
             * @description Addresses that receive aggregate reports.
             * @example [
             *       "mailto:dmarc@example.com"
             *     ]
             */
            rua?: string[];
            /** @description Addresses that receive failure reports. */
            ruf?: string[];
            /** @description Domains of other organisations in `rua` and `ruf` that have not agreed to receive the reports (at most five are checked). */
            unauthorized_receivers?: string[];
            /**
             * @description The organisational domain by the DNS tree walk; the domain itself if no name above it has a record.
             * @example example.com
             */
            organizational_domain?: string;
            /** @description The DNS names that were asked, from the domain upwards, at most eight. */
            tree_walk?: components["schemas"]["DmarcWalkStep"][];
            /** @description Texts at these names that look like a record, but that receivers ignore, such as `v=dmarc1; p=reject`. */
            ignored_records?: string[];
            /** @description True if every name of the tree walk could be queried, and every receiver of another organisation be checked, at most five. */
            complete?: boolean;
            /**
             * @description Domains of receivers about which the query failed.
             * @example [
             *       "reports.example"
             *     ]
             */
            unanswered?: string[];
            /** @description The faults, for people. */
            faults?: string[];
            /** @description Reason of the failure; null if the check did not fail. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /** @enum {string} */
        DkimKeyType: "rsa" | "ed25519";
        /** @description A key that signs mail of the domain. */
        DkimKey: {
            /**
             * @description Name below `_domainkey` at which the domain publishes the key.
             * @example google
             */
            selector: string;
            /**
             * @description The sender that documents this selector, a hint at who sends for the domain; null for selectors in general use.
             * @example Google Workspace
             */
            provider: string | null;
            /** @description TXT record as the domain publishes it, with its parts joined. */
            record: string;
            /** @description Kind of key; null if receivers do not know it. */
            type: components["schemas"]["DkimKeyType"] | null;
            /**
             * Format: int32
             * @description Length of the key; null if it is revoked or cannot be read.
             * @example 2048
             */
            bits: number | null;
            /** @description True if the key is empty, so that its signatures are no longer valid. */
            revoked: boolean;
            /** @description True if the domain only tests the key. */
            testing: boolean;
            /**
             * @description Allowed hashes; empty if all are allowed.
             * @example [
             *       "sha256"
             *     ]
             */
            hashes: string[];
            /** @description Reason why the key cannot be used. */
            fault: string | null;
        };
        /** @description Keys that sign mail of the domain (DKIM, RFC 6376), found under common selectors. Selectors cannot be listed, so `missing` does not prove that there is no key. */
        DkimKeys: {
            status: components["schemas"]["MailPresence"];
            /**
             * Format: int32
             * @description Number of selectors that were tried.
             * @example 43
             */
            selectors_asked?: number;
            /** @description True if every selector got an answer. */
            complete?: boolean;
            /**
             * @description Selectors about which the query failed. They may have keys.
             * @example [
             *       "google"
             *     ]
             */
            unanswered?: string[];
            /** @description True if every selector has a key. Keys found under a wildcard are left out. */
            wildcard?: boolean;
            /** @description The keys that were found. */
            keys?: components["schemas"]["DkimKey"][];
            /** @description Reason of the failure; null if the check did not fail. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /**
         * @description Mode of the policy: senders must `enforce` it, only test it, or ignore it (`none`).
         * @enum {string}
         */
        MtaStsMode: "enforce" | "testing" | "none";
        /** @description Policy for mail to the domain over TLS (MTA-STS, RFC 8461). */
        MtaStsPolicy: {
            status: components["schemas"]["MailRecordStatus"];
            /** @description The text records of this kind. Two or more count as none. */
            records?: string[];
            /**
             * @description The version of the policy that the record announces.
             * @example 20260101T000000
             */
            id?: string | null;
            /** @description Null if no policy with a valid mode could be fetched. */
            mode?: components["schemas"]["MtaStsMode"] | null;
            /**
             * Format: int64
             * @description Time for which senders cache the policy, in seconds.
             * @example 604800
             */
            max_age?: number | null;
            /**
             * @description Names of mail servers that the policy allows; `*.` stands for one label.
             * @example [
             *       "*.example.com"
             *     ]
             */
            mx?: string[];
            /**
             * @description Reason why an announced policy could not be fetched.
             * @example the server answered 404
             */
            unavailable?: string | null;
            /** @description The faults, for people. */
            faults?: string[];
            /** @description Reason of the failure; null if the check did not fail. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /** @description Receivers of reports about mail that could not be delivered with TLS (TLS-RPT, RFC 8460). */
        TlsReporting: {
            status: components["schemas"]["MailRecordStatus"];
            /** @description The text records of this kind. Two or more count as none. */
            records?: string[];
            /**
             * @description Addresses that receive the reports.
             * @example [
             *       "mailto:tls@example.com"
             *     ]
             */
            rua?: string[];
            /** @description Reason of the failure; null if the check did not fail. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /** @description The logo that mailbox providers may show next to mail of the domain (BIMI). */
        BimiLogo: {
            status: components["schemas"]["MailRecordStatus"];
            /** @description The text records of this kind. Two or more count as none. */
            records?: string[];
            /**
             * @description The DNS name of the record, or the name at which it would be.
             * @example default._bimi.example.com
             */
            location?: string;
            /**
             * @description The https address in `l=` of the record, which is not fetched. Null without one record that has it.
             * @example https://example.com/logo.svg
             */
            logo?: string | null;
            /**
             * @description The https address in `a=` of the record: the logo's certificate, which is not fetched. Null without one record that has it.
             * @example https://example.com/logo.pem
             */
            certificate?: string | null;
            /** @description True if the domain declines to have a logo shown. */
            declined?: boolean;
            /** @description Reason of the failure; null if the check did not fail. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /**
         * @description A check, by the name of its section.
         * @enum {string}
         */
        MailCheck: "mx" | "spf" | "dmarc" | "dkim" | "mta_sts" | "tls_rpt" | "bimi";
        /** @description A fact about the mail of the domain that its owner should know. */
        MailFinding: {
            check: components["schemas"]["MailCheck"];
            /**
             * @description Stable code of the finding. New ones may be added.
             * @example DMARC_POLICY_NONE
             */
            code: string;
            severity: components["schemas"]["MailSeverity"];
            /**
             * @description The finding and its consequence, for people.
             * @example The DMARC policy is "none": forged mail is reported at best, and delivered as before.
             */
            message: string;
            /**
             * @description The section of the standard that has the rule; null if the finding is about no rule.
             * @example RFC 9989, section 4.7
             */
            reference?: string | null;
        };
        /** @description Number of findings of each severity. */
        MailFindingCounts: {
            /**
             * Format: int32
             * @description Findings of the severity `critical`.
             */
            critical: number;
            /**
             * Format: int32
             * @description Findings of the severity `high`.
             */
            high: number;
            /**
             * Format: int32
             * @description Findings of the severity `medium`.
             */
            medium: number;
            /**
             * Format: int32
             * @description Findings of the severity `low`.
             */
            low: number;
            /**
             * Format: int32
             * @description Findings of the severity `info`.
             */
            info: number;
        };
        /** @description The mail policies of the domain, and findings about them. */
        EmailSecurityData: {
            /**
             * @description The domain that was checked, in its normal form.
             * @example example.com
             */
            domain: string;
            /**
             * @description The registered domain (publicsuffix.org).
             * @example example.com
             */
            organizational_domain: string;
            forgery_protection: components["schemas"]["ForgeryProtection"];
            mx: components["schemas"]["MailServers"];
            spf: components["schemas"]["SpfPolicy"];
            dmarc: components["schemas"]["DmarcPolicy"];
            dkim: components["schemas"]["DkimKeys"];
            mta_sts: components["schemas"]["MtaStsPolicy"];
            tls_rpt: components["schemas"]["TlsReporting"];
            bimi: components["schemas"]["BimiLogo"];
            /** @description Findings that the owner of the domain should know, the most severe first. */
            findings: components["schemas"]["MailFinding"][];
            finding_counts: components["schemas"]["MailFindingCounts"];
        } & {
            [key: string]: unknown;
        };
        /** @description The result of each operation of the tool; null if none of its sources answered. */
        DomainAllData: {
            /**
             * @description The registered domain.
             * @example example.com
             */
            domain: string;
            /** @description The result of the operation `dns`. */
            dns: components["schemas"]["DnsData"] | null;
            /** @description The result of the operation `rdap`. */
            rdap: components["schemas"]["RdapData"] | null;
            /** @description The result of the operation `certificates`. */
            certificates: components["schemas"]["CertificatesData"] | null;
            /** @description The result of the operation `subdomains`. */
            subdomains: components["schemas"]["SubdomainsData"] | null;
            /** @description The result of the operation `email-security`. */
            email_security: components["schemas"]["EmailSecurityData"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The results of all operations for a domain. */
        DomainAllResponse: {
            /**
             * DomainAllResponseTool
             * @constant
             * @enum {string}
             */
            tool: "domain-intelligence";
            /**
             * DomainAllResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "all";
            query: components["schemas"]["DomainQuery"];
            data: components["schemas"]["DomainAllData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        IpRequest: {
            /**
             * @description An IPv4 or IPv6 address in its usual notation. Anything else, such as a range, is a `VALIDATION_ERROR` at `ip`, and so is an address that is not public (`10.0.0.1`), with the reason. It costs nothing.
             * @example 192.0.2.1
             */
            ip: string;
        };
        /** @description The value in its normal form. */
        IpQuery: {
            /**
             * @description The address. IPv6 in its short form in lower case; an IPv4 address in IPv6 as IPv4.
             * @example 192.0.2.1
             */
            ip: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Facts about an address, from bundled data. */
        IpAddressFacts: {
            [key: string]: unknown;
        };
        NetworkRegistration: {
            /**
             * @description Name in the registry; null if it has none.
             * @example EXAMPLE-NET
             */
            name: string | null;
            /** @description Lowest address; null if the registry does not publish it. */
            first_address: string | null;
            /** @description Highest address; null if the registry does not publish it. */
            last_address: string | null;
            /** @description Kind of assignment. */
            type: string | null;
            /**
             * @description Country of the network, as ISO 3166 code.
             * @example FR
             */
            country: string | null;
            /** @description Identifier in the registry of the network that contains this one; null if it names none. */
            parent_handle: string | null;
            /** @description Identifier in the registry. */
            handle: string | null;
            /** @description States, in the words of the registry. */
            status: string[];
            /** @description Name of the holder, if it is published. */
            registrant: string | null;
            abuse: components["schemas"]["AbuseContact"];
            /**
             * Format: date-time
             * @description Null if the registry does not publish it.
             */
            registered_at: string | null;
            /**
             * Format: date-time
             * @description Date of the last change.
             */
            changed_at: string | null;
            /** @description The original response of the registry (RFC 9083). */
            raw: {
                [key: string]: unknown;
            };
        };
        /** @description The routing of the prefix of an address. */
        IpRouting: {
            [key: string]: unknown;
        };
        /** @description The registration and the routing of the address. */
        IpLookupData: {
            /** @example 192.0.2.1 */
            ip: string;
            /** @description Facts from bundled data: purpose of a special block, or autonomous system, network and country. */
            address: components["schemas"]["IpAddressFacts"] | null;
            /** @description The registration of its network; null if the registry has no entry or the source failed (`meta.sources`). */
            registration: components["schemas"]["NetworkRegistration"] | null;
            /** @description The routing of its prefix, from RIPEstat; null if it is not announced or the source failed (`meta.sources`). */
            routing: components["schemas"]["IpRouting"] | null;
            /** @description Host names of the address (PTR records); null if the source failed. */
            host_names: string[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The registration and the routing of an address. */
        IpLookupResponse: {
            /**
             * IpLookupResponseTool
             * @constant
             * @enum {string}
             */
            tool: "ip-intelligence";
            /**
             * IpLookupResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "lookup";
            query: components["schemas"]["IpQuery"];
            data: components["schemas"]["IpLookupData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @enum {string} */
        IpListKind: "tor_exit" | "abuse" | "spam";
        IpListVerdict: {
            /**
             * @description DNS zone of the list.
             * @example dnsbl.dronebl.org
             */
            zone: string;
            /** @example DroneBL */
            name: string;
            kind: components["schemas"]["IpListKind"];
            /**
             * @description Home page of the list.
             * @example https://dronebl.org
             */
            homepage: string;
            /** @description True if the list has the address; null if the list could not be asked, refused the resolver, or failed its self-test. */
            listed: boolean | null;
            /** @description Codes in the response; the list documents their meaning. */
            codes: string[];
        };
        /** @description Reports of spam on forums and wikis. */
        ForumSpamReport: {
            [key: string]: unknown;
        };
        /** @description Results of scanners for an address. */
        IpExposure: {
            [key: string]: unknown;
        };
        /** @description Verdicts of lists and scanners about the address. */
        IpReputationData: {
            /** @example 192.0.2.1 */
            ip: string;
            /** @description True if any list has the address. False only if every list that supports the address has answered that it does not. Null if no list has it and one could not be asked. */
            listed: boolean | null;
            /** @description True if it is a Tor exit; null if the list was not asked or could not be asked. */
            tor_exit: boolean | null;
            /** @description The verdict of each DNS list; empty if none could be asked. */
            blocklists: components["schemas"]["IpListVerdict"][];
            /** @description Spam reports on forums and wikis, from Stop Forum Spam; null if there is no report or the source failed (`meta.sources`). */
            forum_spam: components["schemas"]["ForumSpamReport"] | null;
            /** @description Open ports, host names, software and vulnerabilities, from Shodan InternetDB; null if the source has nothing or failed (`meta.sources`). */
            exposure: components["schemas"]["IpExposure"] | null;
        } & {
            [key: string]: unknown;
        };
        IpReputationResponse: {
            /**
             * IpReputationResponseTool
             * @constant
             * @enum {string}
             */
            tool: "ip-intelligence";
            /**
             * IpReputationResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "reputation";
            query: components["schemas"]["IpQuery"];
            data: components["schemas"]["IpReputationData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description The result of each operation of the tool; null if none of its sources answered. */
        IpAllData: {
            /** @example 192.0.2.1 */
            ip: string;
            /** @description The result of the operation `lookup`. */
            lookup: components["schemas"]["IpLookupData"] | null;
            /** @description The result of the operation `reputation`. */
            reputation: components["schemas"]["IpReputationData"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The results of all operations for an address. */
        IpAllResponse: {
            /**
             * IpAllResponseTool
             * @constant
             * @enum {string}
             */
            tool: "ip-intelligence";
            /**
             * IpAllResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "all";
            query: components["schemas"]["IpQuery"];
            data: components["schemas"]["IpAllData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        NetworkRequest: {
            /**
             * @description CIDR notation, an address and a mask, or the first and last address, at least /8 of IPv4 or /12 of IPv6. A network that is not public (`10.0.0.0/8`) is a `VALIDATION_ERROR` with the reason.
             * @example 192.0.2.0/24
             */
            network: string;
        };
        /** @description The value in its normal form. */
        NetworkQuery: {
            /**
             * @description The network in CIDR notation.
             * @example 192.0.2.0/24
             */
            network: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An autonomous system. */
        RoutingSystem: {
            /** @example AS4199999901 */
            asn: string;
            /**
             * @description Name and holder of the system; null if they are not known.
             * @example EXAMPLE-AS - Example Hosting
             */
            holder: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Systems that announce a network, as route collectors see it. */
        NetworkRouting: {
            /**
             * @description The network that is announced. It is larger than the requested one if the requested one is not announced by itself; null if nothing is announced.
             * @example 192.0.2.0/24
             */
            prefix: string | null;
            /** @description True if a system announces it. */
            announced: boolean;
            /** @description The systems that announce it. */
            systems: components["schemas"]["RoutingSystem"][];
            /** @description Larger and smaller announced networks around it or in it, as far as the source lists them. */
            related_prefixes: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A prefix with the autonomous system to which it leads. */
        NetworkRoute: {
            /** @example 192.0.2.0/24 */
            prefix: string;
            /**
             * @description The system to which it leads.
             * @example AS4199999901
             */
            asn: string;
            /**
             * @description Name and holder of the system; null if they are not known.
             * @example EXAMPLE-AS - Example Hosting
             */
            holder: string | null;
            /** @description True if routers see it. */
            announced: boolean;
            /** @description True if a routing registry has it. */
            registered: boolean;
            /**
             * @description The routing registries that have it.
             * @example [
             *       "RIPE"
             *     ]
             */
            registries: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description Routes, as routers see them and routing registries have them. */
        NetworkRoutes: {
            /**
             * Format: int32
             * @description Count of all routes, also of those above the limit of the list.
             * @example 1
             */
            count: number;
            /** @description The first 1,000 routes. */
            routes: components["schemas"]["NetworkRoute"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The registration and the routing of the network. */
        NetworkData: {
            /** @example 192.0.2.0/24 */
            network: string;
            /**
             * @description Lowest address of the network.
             * @example 192.0.2.0
             */
            first_address: string;
            /**
             * @description Highest address of the network.
             * @example 192.0.2.255
             */
            last_address: string;
            /** @description The registration of the smallest network in the registry that contains it; null if the registry has no entry or the source failed (`meta.sources`). */
            registration: components["schemas"]["NetworkRegistration"] | null;
            /** @description Systems that announce the network, from RIPEstat; null if the source failed. */
            routing: components["schemas"]["NetworkRouting"] | null;
            /** @description The routes to the network and to parts of it, from RIPEstat; null if the source failed. */
            routes: components["schemas"]["NetworkRoutes"] | null;
            /**
             * @description E-mail addresses for reports about abuse; null if the source failed.
             * @example [
             *       "abuse@example.net"
             *     ]
             */
            abuse_contacts: string[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Facts about a network of IP addresses. */
        NetworkResponse: {
            /**
             * NetworkResponseTool
             * @constant
             * @enum {string}
             */
            tool: "ip-intelligence";
            /**
             * NetworkResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "network";
            query: components["schemas"]["NetworkQuery"];
            data: components["schemas"]["NetworkData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        AsnRequest: {
            /**
             * @description The number of an autonomous system, with or without `AS` in front of it. A number that no public network has (`AS64512`) is a `VALIDATION_ERROR` with the reason.
             * @example AS4199999901
             */
            asn: string;
        };
        /** @description The value in its normal form. */
        AsnQuery: {
            /**
             * @description The number, with `AS` in front of it and without a dot.
             * @example AS4199999901
             */
            asn: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Entry of an AS number in the regional registry, from RDAP. */
        AsnRegistration: {
            /**
             * @description Name in the registry; null if it has none.
             * @example EXAMPLE-AS
             */
            name: string | null;
            /**
             * Format: int64
             * @description First number of the block that is registered; null if the registry does not publish it.
             * @example 4199999901
             */
            first_number: number | null;
            /**
             * Format: int64
             * @description Last number of the block. Mostly the same as the first.
             * @example 4199999901
             */
            last_number: number | null;
            /** @description Kind of assignment. */
            type: string | null;
            /**
             * @description Country of the system, as ISO 3166 code.
             * @example FR
             */
            country: string | null;
            /** @description Identifier in the registry. */
            handle: string | null;
            /** @description States, in the words of the registry. */
            status: string[];
            /** @description Name of the holder, if it is published. */
            registrant: string | null;
            abuse: components["schemas"]["AbuseContact"];
            /**
             * Format: date-time
             * @description Null if the registry does not publish it.
             */
            registered_at: string | null;
            /**
             * Format: date-time
             * @description Date of the last change.
             */
            changed_at: string | null;
            /** @description The original response of the registry (RFC 9083). */
            raw: {
                [key: string]: unknown;
            };
        };
        /** @description Country, registry and day of an AS number, as Team Cymru collects them from the registries. */
        AsnAllocation: {
            /**
             * @description Name and holder of the system.
             * @example EXAMPLE-AS - Example Hosting, FR
             */
            name: string;
            /**
             * @description Country of the allocation, as ISO 3166 code; null if it is not known.
             * @example FR
             */
            country: string | null;
            /**
             * @description Regional registry, in the words of the source; null if it is not known.
             * @example ripencc
             */
            registry: string | null;
            /**
             * Format: date
             * @description Day of the allocation; null if it is not known.
             * @example 2014-03-14
             */
            allocated_on: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Networks that route collectors have seen in the last two weeks. */
        AnnouncedPrefixes: {
            /**
             * Format: int32
             * @description Number of the networks.
             * @example 2
             */
            count: number;
            /**
             * Format: int32
             * @description Number of IPv4 networks among them.
             * @example 1
             */
            ipv4: number;
            /**
             * Format: int32
             * @description Number of IPv6 networks among them.
             * @example 1
             */
            ipv6: number;
            /**
             * @description The first 1,000 networks, in the order of their text.
             * @example [
             *       "192.0.2.0/24",
             *       "2001:db8::/32"
             *     ]
             */
            prefixes: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description Entry of an autonomous system in PeeringDB, which the system writes itself. */
        PeeringEntry: {
            /** @example Example Hosting */
            name: string;
            /** @description Null if it has none. */
            other_names: string | null;
            /**
             * @description Null if it names none.
             * @example https://hosting.example
             */
            website: string | null;
            /**
             * @description Kind of network, in the words of the source; null if it is not stated.
             * @example Content
             */
            kind: string | null;
            /**
             * @description Part of the world, in the words of the source; null if it is not stated.
             * @example Europe
             */
            scope: string | null;
            /**
             * @description Condition on which it peers with others, in the words of the source; null if it is not stated.
             * @example Open
             */
            policy: string | null;
            /**
             * @description Name of its AS set in routing registries; null if it names none.
             * @example RIPE::AS-EXAMPLE
             */
            as_set: string | null;
            /**
             * Format: int32
             * @description Number of exchanges at which it is present; null if it is not known.
             * @example 7
             */
            exchanges: number | null;
            /**
             * Format: int32
             * @description Number of buildings at which it is present; null if it is not known.
             * @example 2
             */
            facilities: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The registration of the AS number, and what the system announces. */
        AsnData: {
            /** @example AS4199999901 */
            asn: string;
            /**
             * @description Name and holder of the system, from RIPEstat; null if nothing is known or the source failed.
             * @example EXAMPLE-AS - Example Hosting
             */
            holder: string | null;
            /** @description True if route collectors see a network that the system announces; null if the source failed. */
            announced: boolean | null;
            /** @description The registration of the number; null if the registry has no entry or the source failed (`meta.sources`). */
            registration: components["schemas"]["AsnRegistration"] | null;
            /** @description Country and day of the allocation, from Team Cymru; null if nothing is known or the source failed. */
            allocation: components["schemas"]["AsnAllocation"] | null;
            /** @description The networks that the system announces, from RIPEstat; null if the source failed. */
            prefixes: components["schemas"]["AnnouncedPrefixes"] | null;
            /**
             * @description E-mail addresses for reports about abuse; null if the source failed.
             * @example [
             *       "abuse@example.net"
             *     ]
             */
            abuse_contacts: string[] | null;
            /** @description Entry of the system in PeeringDB; null if it has none, or the source failed or is not enabled. */
            peering: components["schemas"]["PeeringEntry"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Facts about an autonomous system. */
        AsnResponse: {
            /**
             * AsnResponseTool
             * @constant
             * @enum {string}
             */
            tool: "ip-intelligence";
            /**
             * AsnResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "asn";
            query: components["schemas"]["AsnQuery"];
            data: components["schemas"]["AsnData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        EmailRequest: {
            /**
             * @description An e-mail address, such as name@example.com. Anything else is a `VALIDATION_ERROR` at `email`. An address with an internal domain (`sam@printer.local`) is never sent to a source: the sources are `skipped`.
             * @example sam@example.com
             */
            email: string;
        };
        /** @description The value in its normal form. */
        EmailQuery: {
            /**
             * @description The address, its domain in lower-case ASCII.
             * @example sam@example.com
             */
            email: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The result of a source, in its own fields. */
        AccountSection: Record<string, unknown>;
        /** @description The finding of a source, as lines to display. */
        ToolCard: {
            /** @description Lines to display, in order. */
            items: components["schemas"]["CardItem"][];
        };
        /** @description Public facts about the address. */
        AccountEmailData: {
            /** @example sam@example.com */
            email: string;
            /** @description The result of each source, in its own fields. The key is the short name of the source, with underscores instead of hyphens. Null if the source has nothing or failed (`meta.sources`). */
            sections: {
                [key: string]: components["schemas"]["AccountSection"] | null;
            };
            /** @description The lines to display of each source that has something, by the same keys: dates, links and texts as the source means them. */
            cards?: {
                [key: string]: components["schemas"]["ToolCard"];
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Public facts about an e-mail address. */
        AccountEmailResponse: {
            /**
             * AccountEmailResponseTool
             * @constant
             * @enum {string}
             */
            tool: "account-intelligence";
            /**
             * AccountEmailResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "email";
            query: components["schemas"]["EmailQuery"];
            data: components["schemas"]["AccountEmailData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        PseudonymRequest: {
            /**
             * @description The name to look for: 1 to 64 characters, without control characters, with at least one visible character. Anything else is a `VALIDATION_ERROR` at `pseudonym`. A leading `@` counts, and is removed.
             * @example sam-example
             */
            pseudonym: string;
        };
        /** @description The value in its normal form. */
        PseudonymQuery: {
            /**
             * @description The name, without surrounding spaces and without a leading `@`.
             * @example sam-example
             */
            pseudonym: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A public profile, in the fields of its site. */
        AccountProfile: Record<string, unknown>;
        /** @description The accounts of the name, by site. The same name need not be the same person. */
        AccountPseudonymData: {
            /** @example sam-example */
            pseudonym: string;
            /**
             * Format: int32
             * @description Number of sites that have an account of this name.
             */
            found: number;
            /** @description The public profile at each site, in its own fields. The key is the short name of the source, with underscores instead of hyphens. Null if there is no such account or the site failed (`meta.sources`). */
            profiles: {
                [key: string]: components["schemas"]["AccountProfile"] | null;
            };
            /** @description Facts that follow from the name itself. */
            sections: {
                [key: string]: components["schemas"]["AccountSection"] | null;
            };
            /** @description The lines to display of each source that has something, by the same keys: dates, links and texts as the source means them. */
            cards?: {
                [key: string]: components["schemas"]["ToolCard"];
            };
        } & {
            [key: string]: unknown;
        };
        AccountPseudonymResponse: {
            /**
             * AccountPseudonymResponseTool
             * @constant
             * @enum {string}
             */
            tool: "account-intelligence";
            /**
             * AccountPseudonymResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "pseudonym";
            query: components["schemas"]["PseudonymQuery"];
            data: components["schemas"]["AccountPseudonymData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description The mail policies of a domain. */
        EmailSecurityResponse: {
            /**
             * EmailSecurityResponseTool
             * @constant
             * @enum {string}
             */
            tool: "domain-intelligence";
            /**
             * EmailSecurityResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "email-security";
            query: components["schemas"]["DomainQuery"];
            data: components["schemas"]["EmailSecurityData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        PlayerRequest: {
            /**
             * @description The name to look for: 1 to 64 characters, without control characters, with at least one visible character. Anything else is a `VALIDATION_ERROR` at `pseudonym`. A leading `@` counts, and is removed. An id of Steam (`76561197960287930`, `STEAM_0:0:11101` or `[U:1:22202]`) and the UUID of a player of Minecraft are looked up as ids at their platforms.
             * @example sam-example
             */
            pseudonym: string;
        };
        /** @description The value in its normal form. */
        PlayerQuery: {
            /**
             * @description The name, without surrounding spaces and without a leading `@`.
             * @example sam-example
             */
            pseudonym: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A game platform. */
        PlayerPlatform: {
            /**
             * @description Short name; also the slug of the module of searches.
             * @example lichess
             */
            slug: string;
            /**
             * @description Name to display.
             * @example Lichess
             */
            name: string;
            /**
             * Format: uri
             * @description Home page of the platform.
             * @example https://lichess.org
             */
            homepage: string;
        };
        /**
         * @description - `found`: there is a player of this name.
         *     - `not_found`: there is no player of this name. If the platform cannot have such a name, it was not asked, and there
         *       is a `reason`.
         *     - `unknown`: the platform returned a block page, failed or timed out; `reason` has the cause.
         * @enum {string}
         */
        PlayerStatus: "found" | "not_found" | "unknown";
        PlayerStat: string | number | boolean;
        /** @description The public profile of a player. Fields that the platform does not show are null. */
        PlayerProfile: {
            /**
             * @description The name as the platform spells it.
             * @example sam-example
             */
            login: string;
            /**
             * @description Identifier at the platform, which stays the same if the name changes.
             * @example 76561197960287930
             */
            id: string | null;
            /**
             * @description The display name.
             * @example Sam Example
             */
            name: string | null;
            /** @example https://lichess.org/@/sam-example */
            url: string | null;
            /** @description Address of the picture. */
            avatar_url: string | null;
            /**
             * @description State of the account, if it is not in normal use.
             * @example closed
             */
            state: string | null;
            /** @description The player's own description. */
            bio: string | null;
            /**
             * @description Country, usually as ISO 3166-1 alpha-2; some platforms have their own flags.
             * @example FR
             */
            country: string | null;
            /**
             * @description Location that the player gives.
             * @example Lyon
             */
            location: string | null;
            /**
             * Format: date-time
             * @description Time at which the account was created.
             * @example 2010-11-22T09:08:00.000Z
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the player last used the platform.
             * @example 2026-01-01T00:00:00.000Z
             */
            last_seen_at: string | null;
            /**
             * @description Numbers and titles of this platform.
             * @example {
             *       "games": 9265
             *     }
             */
            stats: {
                [key: string]: components["schemas"]["PlayerStat"];
            };
        };
        /** @description The verdict of one platform about the name. */
        PlayerVerdict: {
            platform: components["schemas"]["PlayerPlatform"];
            status: components["schemas"]["PlayerStatus"];
            /** @description Reason why the verdict is unknown, or why the platform was not asked; null otherwise. */
            reason: components["schemas"]["ToolSourceError"] | null;
            /** @description The player; null unless the status is `found`. */
            profile: components["schemas"]["PlayerProfile"] | null;
        };
        /** @description The players of this name, by platform. The same name need not be the same person. */
        GameProfileData: {
            /** @example sam-example */
            pseudonym: string;
            /**
             * Format: int32
             * @description Number of platforms that have a player of this name.
             */
            found: number;
            /**
             * Format: int32
             * @description Number of platforms that have no player of this name.
             */
            not_found: number;
            /**
             * Format: int32
             * @description Number of platforms with an unknown verdict.
             */
            unknown: number;
            /** @description Every platform that was asked. */
            profiles: components["schemas"]["PlayerVerdict"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The players of a name. */
        GameProfileResponse: {
            /**
             * GameProfileResponseTool
             * @constant
             * @enum {string}
             */
            tool: "gaming-intelligence";
            /**
             * GameProfileResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "profile";
            query: components["schemas"]["PlayerQuery"];
            data: components["schemas"]["GameProfileData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description A vehicle. */
        VinRequest: {
            /**
             * @description The vehicle identification number: 17 letters and digits without I, O and Q, in upper or lower case, with or without spaces, hyphens and dots. Anything else is a `VALIDATION_ERROR` at `vin`.
             * @example 1M8GDM9AXKP042788
             */
            vin: string;
        };
        /** @description The value in its normal form. */
        VinQuery: {
            /**
             * @description The number in capitals, without spaces, hyphens and dots.
             * @example 1M8GDM9AXKP042788
             */
            vin: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Region of the world (ISO 3780).
         * @enum {string}
         */
        VehicleRegion: "Africa" | "Asia" | "Europe" | "North America" | "Oceania" | "South America";
        VehicleCountry: {
            /**
             * @description Code of the country, ISO 3166-1 alpha-2.
             * @example US
             */
            code: string;
            /**
             * @description Name of the country in English.
             * @example United States
             */
            name: string;
        };
        /** @description The ninth character, which is computed from the others in North America and in China. */
        VehicleCheckDigit: {
            /**
             * @description The character in the number.
             * @example X
             */
            found: string;
            /**
             * @description The correct character.
             * @example X
             */
            expected: string;
            /** @description True if both are the same. */
            matches: boolean;
            /** @description True if vehicles of this manufacturer must have a check digit. */
            required: boolean;
            /** @description False if it is required and does not match: a character is wrong. */
            valid: boolean;
        };
        /** @description The tenth character. It repeats after thirty years, and outside North America it need not be the year. */
        VehicleModelYear: {
            /**
             * @description The character.
             * @example K
             */
            code: string;
            /**
             * @description Every year that it can mean, up to the year after next.
             * @example [
             *       1989,
             *       2019
             *     ]
             */
            candidates: number[];
            /**
             * Format: int32
             * @description The most likely year; null if it cannot be determined.
             * @example 1989
             */
            likely: number | null;
            /**
             * @description Reason why this year is likely, or why no year is.
             * @example The seventh character is a digit, as in light vehicles up to 2009
             */
            reason: string;
        };
        /**
         * @description Result of the decoder. `unknown` if it could not be asked; then `error` has the reason.
         * @enum {string}
         */
        VehicleDecoderStatus: "found" | "not_found" | "unknown";
        /**
         * @description Facts of a decoder about a vehicle, by name.
         * @example {
         *       "make": "HONDA",
         *       "model": "Accord"
         *     }
         */
        VehicleFacts: {
            [key: string]: string;
        };
        /** @description Result of the public decoder of the United States' road safety authority (NHTSA vPIC). */
        VehicleDecoder: {
            status: components["schemas"]["VehicleDecoderStatus"];
            /** @description Reason of the failure; null if the check did not fail. */
            error: components["schemas"]["ModuleError"] | null;
            /**
             * @description Codes of the decoder for faults of the number; `0` means no fault.
             * @example [
             *       "0"
             *     ]
             */
            error_codes: string[];
            /** @description The faults in words. */
            error_text: string | null;
            /** @description The number, with characters that are probably misread marked. */
            suggested_vin: string | null;
            /** @description Facts about the vehicle: `make`, `manufacturer`, `model`, `model_year`, `series`, `trim`, `vehicle_type`, `body_class`, `doors`, `drive_type`, `weight_class`, `engine_model`, `engine_cylinders`, `displacement_l`, `engine_hp`, `fuel_type`, `electrification`, `transmission`, `plant_company`, `plant_city`, `plant_state` and `plant_country`, each if it is known. Null if nothing is known. */
            vehicle: components["schemas"]["VehicleFacts"] | null;
        };
        /** @description Entries of one source of the United States: `recalls` and `complaints` about this model, `safety_ratings`, `fuel_economy` and `emissions` (records of certification) of up to four of its variants, and `maker`, the registration of the manufacturer identifier. Also one of Canada: `dimensions` of the variants whose name contains that of the model. Sources know a model by its name at the decoder, so `not_found` means that they have no entry under this name. */
        VehicleReports: {
            status: components["schemas"]["VehicleDecoderStatus"];
            /** @description Reason of the failure; null if the check did not fail. */
            error: components["schemas"]["ModuleError"] | null;
            /**
             * Format: int32
             * @description Number of entries of the source.
             * @example 3
             */
            count: number;
            /** @description False if the details of some entries could not be requested; `items` lacks these. Missing without entries. */
            complete?: boolean;
            /** @description The first 20 entries, each as facts by name. Facts without a value are left out. `recalls`: `campaign`, `manufacturer`, `component`, `summary`, `consequence`, `remedy`, `reported`, `do_not_drive`, `park_outside`. `complaints`: `number`, `filed`, `components`, `summary`, `crash`, `fire`, `injuries`. `safety_ratings`: `vehicle`, `overall`, `front_crash`, `side_crash`, `rollover`, `recalls`, `complaints`. `maker`: `manufacturer`, `common_name`, `make`, `parent_company`, `vehicle_type`, `website`. `fuel_economy`: `model`, `transmission`, `cylinders`, `displacement_l`, `fuel_type`, `miles_per_gallon`, `co2_g_per_mile`. `emissions`: `engine_family`, `standard`, `sales_area_code`, `smog_rating`, `smog_rating_second_fuel`, `smartway_code`; ratings from 1 to 10. `dimensions`: `make`, `model`, `model_year`, `length_cm`, `width_cm`, `height_cm`, `wheelbase_cm`, `weight_kg`, `front_track_cm`, `rear_track_cm`. `reported` and `filed` are dates, such as `2021-03-25`. */
            items: components["schemas"]["VehicleFacts"][];
        };
        /** @description Facts from the number itself, from NHTSA's decoder, and about the model and its maker. */
        VehicleData: {
            /**
             * @description The number in its normal form.
             * @example 1M8GDM9AXKP042788
             */
            vin: string;
            /**
             * @description World manufacturer identifier: the first three characters.
             * @example 1M8
             */
            wmi: string;
            /**
             * @description Vehicle descriptor section, in the manufacturer's own code (places 4 to 9).
             * @example GDM9AX
             */
            vds: string;
            /**
             * @description Vehicle identifier section (places 10 to 17).
             * @example KP042788
             */
            vis: string;
            /** @description Region of the world (ISO 3780); null if it is not assigned. */
            region: components["schemas"]["VehicleRegion"] | null;
            /** @description Country of the authority that assigned the identifier (ISO 3780); the plant may be elsewhere. */
            country: components["schemas"]["VehicleCountry"] | null;
            /**
             * @description Manufacturer with this identifier; null if it is not a well-known one.
             * @example Motor Coach Industries
             */
            manufacturer: string | null;
            /** @description True if the third character is 9: small manufacturers share such identifiers, and places 12 to 14 distinguish them. */
            small_manufacturer: boolean;
            check_digit: components["schemas"]["VehicleCheckDigit"];
            model_year: components["schemas"]["VehicleModelYear"];
            /**
             * @description The manufacturer's own code for the plant.
             * @example P
             */
            plant_code: string;
            /**
             * @description The last six characters.
             * @example 042788
             */
            serial_number: string;
            decoder: components["schemas"]["VehicleDecoder"];
            recalls: components["schemas"]["VehicleReports"];
            complaints: components["schemas"]["VehicleReports"];
            safety_ratings: components["schemas"]["VehicleReports"];
            maker: components["schemas"]["VehicleReports"];
            fuel_economy: components["schemas"]["VehicleReports"];
            emissions: components["schemas"]["VehicleReports"];
            dimensions: components["schemas"]["VehicleReports"];
        } & {
            [key: string]: unknown;
        };
        /** @description Facts about a vehicle. */
        VehicleResponse: {
            /**
             * VehicleResponseTool
             * @constant
             * @enum {string}
             */
            tool: "vehicle-intelligence";
            /**
             * VehicleResponseOperation
             * @description The operation of the tool.
             * @constant
             * @enum {string}
             */
            operation: "vin";
            query: components["schemas"]["VinQuery"];
            data: components["schemas"]["VehicleData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description The error body of a 500 `INTERNAL_ERROR`, and of a 401 from `GET /` and `GET /usage`: `error` and `meta` as in every other error, with `success` and `message` next to them. */
        SimpleError: {
            /** @description Always false. */
            success: boolean;
            /**
             * @description The same as `error.message`.
             * @example The API key is missing or not valid
             */
            message: string;
            error: components["schemas"]["ErrorBody"];
            meta: components["schemas"]["ErrorMeta"];
        };
    };
    responses: {
        /** @description The request is not valid. `details` lists every fault with its `path` and `message`. */
        ValidationError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request did not arrive in time (10 seconds for its header, 30 seconds in total). */
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The path and the headers of the request have more than 16 KiB in total. */
        HeaderTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description An error in the service. The service has logged it. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SimpleError"];
            };
        };
        /** @description Any other status is an error with the same body. A proxy in front of the service may send another body. */
        UnexpectedError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The API key is missing or not valid (`UNAUTHORIZED`), or it has expired (`KEY_EXPIRED`). */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description This address sent too many requests with a wrong API key or sign-in code within a minute, or the requests of this account weigh too much (`RATE_LIMIT_RPM_EXCEEDED`). Wait `Retry-After` seconds. After wrong ones, correct keys and codes are still served. */
        TooManyWrongKeys: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The database of the service does not respond now (`STORE_UNAVAILABLE`), or clients have left too much of their responses unread (`OVERLOADED`). Try again after `Retry-After` seconds. */
        StoreUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The API key lacks the scope of the operation (`x-scope`; `SCOPE_REQUIRED`), it may not be used from this address (`ADDRESS_NOT_ALLOWED`), or the operator has disabled the account (`ACCOUNT_DISABLED`). */
        KeyForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The operator did not mark the API key `manage` (`MANAGE_KEY_REQUIRED`), or the key may not be used here (`ADDRESS_NOT_ALLOWED`, `ACCOUNT_DISABLED`). */
        ManageKeyRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body has more than 64 KiB; for `POST /investigations` and `POST /observables/types`, more than 512 KiB. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body is not sent as `application/json` in UTF-8, or is compressed. `details` names each reason. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Accept-Encoding": components["headers"]["AcceptedCoding"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The requests per minute are exhausted (`RATE_LIMIT_RPM_EXCEEDED`), or the daily or global window is (`RATE_LIMIT_EXCEEDED`), or this address sent too many requests with a wrong API key (`RATE_LIMIT_RPM_EXCEEDED`). Wait `Retry-After` seconds. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The account has used this `Idempotency-Key` for another body of this operation within 24 hours. Nothing was started or charged. Send a new key. */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The plan of the account does not include `tools` (`PLAN_FEATURE_REQUIRED`), or the value may not be looked up on this server (`QUERY_BLOCKED`), or the key may not be used here (`SCOPE_REQUIRED`, `ADDRESS_NOT_ALLOWED`, `ACCOUNT_DISABLED`). Nothing is consumed, and no log has a blocked value. */
        ToolForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The first request with this `Idempotency-Key` has not ended yet. Nothing was started or charged. Try again after `Retry-After`. */
        IdempotencyKeyInUse: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No source answered (`DATA_UNAVAILABLE`), and there is no result from the past 24 hours. `meta.sources` has the reasons. The call costs no core search, but counts as one of the requests per minute. */
        DataUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A required source did not answer, or all sources are benched (`PROVIDER_UNAVAILABLE`): `meta.sources` has the reason, and the call counts as one of the requests per minute, but costs no core search. Or the database of the service does not respond now (`STORE_UNAVAILABLE`), or clients have left too much of their responses unread (`OVERLOADED`). Try again after `Retry-After` seconds. */
        ProviderUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                /**
                 * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No source had results in time (`TIMEOUT`). If sources are still running, `meta.savedResult` has the address of the later result. The call counts as one of the requests per minute. It is charged when the result is ready. */
        ToolTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The API key is missing or not valid (`UNAUTHORIZED`), or it has expired (`KEY_EXPIRED`). */
        SimpleUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SimpleError"];
            };
        };
        /** @description The service works. */
        Healthy: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @deprecated
                 * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                 */
                "X-Ignored-Parameters"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Health"];
            };
        };
        /** @description The service does not work now. */
        Unhealthy: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Health"];
            };
        };
        /** @description The sign-in code is wrong, used or expired. */
        InvalidSignInCode: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no domain with this id, or it belongs to another account; the response is the same for both. */
        AccountDomainNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The operator did not mark the API key `manage` (`MANAGE_KEY_REQUIRED`), the account has no active API plan (`PLAN_FEATURE_REQUIRED`), the other key would have a scope or an address that the key of the request lacks (`SCOPE_REQUIRED`, `ADDRESS_NOT_ALLOWED`), or the key may not be used here (`ADDRESS_NOT_ALLOWED`, `ACCOUNT_DISABLED`). Nothing was changed. */
        KeyActivationForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The account has as many active keys as its plan allows, or, if a key is to be created, 1,000 keys in all. Nothing was changed. Revoke a key first. */
        KeyQuotaExceeded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The account has used this `Idempotency-Key` for another body of this operation within 24 hours. Nothing was created. Send a new key. */
        KeyCreationReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no key with this id, or it belongs to another account; the response is the same for both. */
        KeyNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The operator did not mark the API key `manage` (`MANAGE_KEY_REQUIRED`), the other key would have a scope or an address that the key of the request lacks (`SCOPE_REQUIRED`, `ADDRESS_NOT_ALLOWED`), or the key may not be used here (`ADDRESS_NOT_ALLOWED`, `ACCOUNT_DISABLED`). Nothing was changed. */
        KeyChangeForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description This is the key of the request, and `own_key` is not true. Nothing was changed. A key that revokes itself cannot restore itself. */
        OwnKeyUnconfirmed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The key is revoked. Nothing was changed. Restore it first. */
        KeyNotActive: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no webhook endpoint with this id, or it belongs to another account; the response is the same for both. */
        WebhookEndpointNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no webhook delivery with this id, or it belongs to another account; the response is the same for both. */
        WebhookDeliveryNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The list has not changed; the caller's copy is current. */
        ListNotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ListETag"];
                "Cache-Control": components["headers"]["CacheControlRevalidate"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is not valid (`VALIDATION_ERROR`), or has a field `temporary` (`USE_TEMPORARY_ENDPOINT`). */
        InvalidSearch: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The plan of the account does not include `search` (`PLAN_FEATURE_REQUIRED`), or the value may not be searched on this server (`QUERY_BLOCKED`), or the key may not be used here (`SCOPE_REQUIRED`, `ADDRESS_NOT_ALLOWED`, `ACCOUNT_DISABLED`). Nothing is consumed, and no log has a blocked value. */
        SearchForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The account has as many running searches as its plan allows, or this key or address has as many open streams as the server allows. Try again when one has ended. */
        MaxConcurrencyExceeded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The search cannot be started now. Try again after `Retry-After` seconds, with back-off. `DISPATCH_UNAVAILABLE`: the search could not be queued, or the database does not respond. `NO_ELIGIBLE_RUNNER`: no runner can run it now. `REGISTERED_ACCOUNTS_UNAVAILABLE`: registered-account checks are unavailable; set `features.registered_accounts` to `exclude`. `OVERLOADED`: clients have left too much of their responses unread. */
        SearchUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request is not valid (`VALIDATION_ERROR`), or has `delivery` or `byok` (`INVALID_TEMPORARY_DELIVERY`). */
        InvalidTemporarySearch: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description An error before the stream began: the search could not be started (`TEMPORARY_SEARCH_UNAVAILABLE`), or another error occurred (`INTERNAL_ERROR`, with `success` and `message` next to `error`). */
        TemporarySearchFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TemporarySearchError"];
            };
        };
        /** @description The search cannot be started now. Try again after `Retry-After` seconds, with back-off. `DISPATCH_UNAVAILABLE`: the search could not be queued, or the database does not respond. `NO_ELIGIBLE_RUNNER`: no runner can run it now, or the process that serves the request has no runner, as the message explains. `REGISTERED_ACCOUNTS_UNAVAILABLE`: registered-account checks are unavailable; set `features.registered_accounts` to `exclude`. `OVERLOADED`: clients have left too much of their responses unread. */
        TemporarySearchUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The export. The schema of `application/jsonl` describes one line. */
        ExportFile: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @deprecated
                 * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                 */
                "X-Ignored-Parameters"?: string;
                "Content-Disposition": components["headers"]["ExportFile"];
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
                "text/markdown": string;
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "application/jsonl": components["schemas"]["ExportLine"];
                "application/stix+json": components["schemas"]["ExportStix"];
                "application/json": components["schemas"]["ExportMisp"];
                "application/graphml+xml": string;
            };
        };
        /** @description The account has as many running searches as its plan allows (`MAX_CONCURRENCY_EXCEEDED`), or the first request with this `Idempotency-Key` has not ended yet (`IDEMPOTENCY_KEY_IN_USE`). Nothing was started or charged. Try again later. */
        ModuleConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The module got no usable response from its source. `details`, if present, has a code of `ModuleErrorCode`. `meta.savedResult` has the id and the address of the stored search. */
        ModuleFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The search cannot be started now. Try again after `Retry-After` seconds, with back-off. `DISPATCH_UNAVAILABLE`: the search could not be queued. `NO_ELIGIBLE_RUNNER`: no runner can run it now. `OVERLOADED`: clients have left too much of their responses unread. */
        DispatchUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The module did not end in time. `meta.savedResult` has the id and the address of the stored search. */
        ModuleTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description At least one of the searches does not exist, or was created with a key whose searches this key cannot delete; the response is the same for both, and `details` names the search. Nothing was deleted. */
        SearchesNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A search has not ended yet (`SEARCH_NOT_TERMINAL`), or belongs to an investigation, with which it is deleted (`SEARCH_IN_INVESTIGATION`). Nothing was deleted. */
        SearchNotDeletable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No search of the account has the labels, or an id of `ids` is of no search of the account; `details` names it. */
        ExportedSearchesNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no search with this id, or it belongs to another account; the response is the same for both. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The export. The schema of `application/jsonl` describes one line. */
        ReportFile: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @deprecated
                 * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                 */
                "X-Ignored-Parameters"?: string;
                "Content-Disposition": components["headers"]["ExportFile"];
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
                "text/markdown": string;
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "application/jsonl": components["schemas"]["ExportLine"];
            };
        };
        /** @description There is no search with this id, or it belongs to another account; the response is the same for both. */
        MeteredSearchNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Nothing was started. `MAX_CONCURRENCY_EXCEEDED`: the account has as many running searches as its plan allows; try again when one has ended. `SEARCH_NOT_TERMINAL`: the search, or another retry of its chain, has not ended yet; try again when it has. `NOTHING_TO_RETRY`: every source has answered, or has no answer for a reason that does not pass, or the chain has 10 retries. */
        SearchNotRetryable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A search has not ended yet. Nothing was changed; try again when it has ended. */
        SearchNotTerminal: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description This key or address has as many open streams as the server allows. Try again when one has ended. A resumed stream loses no event. */
        TooManyStreams: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The plan of the account does not include `search` (`PLAN_FEATURE_REQUIRED`), or the key may not be used here (`SCOPE_REQUIRED`, `ADDRESS_NOT_ALLOWED`, `ACCOUNT_DISABLED`). */
        InvestigationForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The account has ten unfinished investigations for each concurrent search of its plan. Try again when one has finished. */
        TooManyInvestigations: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description At least one of the investigations does not exist, or was created with a key whose investigations this key cannot delete; the response is the same for both, and `details` names the investigation. Nothing was deleted. */
        InvestigationsNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description An investigation has not finished yet. Nothing was changed; cancel it, or try again when it has finished. */
        InvestigationNotTerminal: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no investigation with this id, or it belongs to another account; the response is the same for both. */
        InvestigationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Nothing was added. `INVESTIGATION_CANCELLED`: the investigation was cancelled; create a new one. `MAX_CONCURRENCY_EXCEEDED`: it has finished, and the account has ten unfinished investigations for each concurrent search of its plan; try again when one has finished. */
        InvestigationNotContinuable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Nothing was started: no ended search of the investigation has a source without an answer (`NOTHING_TO_RETRY`). */
        InvestigationNotRetryable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `WATCH_QUOTA_EXCEEDED`: the account has ten watches for each concurrent search of its plan. Delete one first. Paused watches count too. `WATCH_EXISTS`: the account has the same watch, whose id is in the message. */
        WatchQuotaExceeded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: requests left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description At least one of the watches does not exist, or was created with a key whose watches this key cannot delete; the response is the same for both, and `details` names the watch. Nothing was deleted. */
        WatchesNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no watch with this id, or it belongs to another account; the response is the same for both. */
        WatchNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A run of the watch is in progress. Nothing was changed. */
        WatchRunning: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The data has not changed; the caller's copy is current. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Last-Modified": components["headers"]["LastModified"];
                "Cache-Control": components["headers"]["CacheControlRevalidate"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The plan of the account does not include `radar` (`PLAN_FEATURE_REQUIRED`), or the key may not be used here (`SCOPE_REQUIRED`, `ADDRESS_NOT_ALLOWED`, `ACCOUNT_DISABLED`). */
        PlanFeatureRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no breach with exactly this name. */
        BreachNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no such tool, or no such result of this account. */
        ToolNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /**
         * @description First day of the range, in UTC.
         * @example 2026-11-01
         */
        FromDay: string;
        /**
         * @description Last day of the range, in UTC.
         * @example 2027-10-31
         */
        ToDay: string;
        /**
         * @description Only requests with this API key of the account.
         * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
         */
        KeyIdFilter: string;
        /**
         * @description Only stored searches with this label in any letter case, as far as they still exist.
         * @example fraud
         */
        UsageLabelFilter: components["schemas"]["SearchLabel"];
        /**
         * @description Only stored searches whose `reference` is exactly this text, as far as they still exist.
         * @example case-2026-0117
         */
        UsageReferenceFilter: components["schemas"]["CallerReference"];
        /**
         * @description Maximum number of entries on a page.
         * @example 20
         */
        Limit: number;
        /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
        Cursor: string;
        /**
         * @description Only acts with this `operation`, such as `createSearch`, or of the operator with this command.
         * @example createSearch
         */
        AuditOperationFilter: string;
        /**
         * @description UUID that `POST /account/domains` returned.
         * @example 4e8b1f27-0c95-4d3a-b6e1-7a2f9c5d8034
         */
        AccountDomainId: string;
        /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
        IdempotencyKey: string;
        /**
         * @description Id of an API key of the account.
         * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
         */
        KeyId: string;
        /**
         * @description True if the key of this request may be revoked too.
         * @example false
         */
        OwnKey: boolean;
        /**
         * @description Id of a webhook endpoint of the account.
         * @example 4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
         */
        WebhookEndpointId: string;
        /**
         * @description Id of the delivery, the same in every attempt. For a search, it is the id of the search.
         * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
         */
        WebhookId: string;
        /**
         * @description Time of this attempt, in Unix seconds.
         * @example 1795256102
         */
        WebhookTimestamp: string;
        /**
         * @description `sha256=` and the hexadecimal HMAC-SHA256 of the timestamp immediately followed by the raw body. Sent only if the webhook has a secret.
         * @example sha256=8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4
         */
        WebhookSignature: string;
        /**
         * @description The same as `X-Webhook-Id`, in the Standard Webhooks format.
         * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
         */
        StandardWebhookId: string;
        /**
         * @description The same as `X-Webhook-Timestamp`.
         * @example 1795256102
         */
        StandardWebhookTimestamp: string;
        /**
         * @description `v1,` and the base64 signature of the Standard Webhooks specification, over id, timestamp and body. Sent only if the webhook has a secret. While the secret of an endpoint is being rotated, there are two, separated by a space.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        StandardWebhookSignature: string;
        /**
         * @description State of the listed deliveries. Without it, all states.
         * @example failed
         */
        WebhookDeliveryStatusFilter: components["schemas"]["WebhookDeliveryStatus"];
        /**
         * @description Only deliveries of this event. Without it, all events.
         * @example searchEnded
         */
        WebhookDeliveryEventFilter: components["schemas"]["WebhookDeliveryEvent"];
        /**
         * @description Only deliveries to this webhook endpoint of the account.
         * @example 4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
         */
        WebhookEndpointFilter: string;
        /**
         * @description Id from `GET /search`. Without it, deliveries about everything.
         * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
         */
        DeliverySearchFilter: string;
        /**
         * @description Id from `GET /investigations`. Without it, deliveries about everything.
         * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
         */
        DeliveryInvestigationFilter: string;
        /**
         * @description Id from `GET /watches`. Without it, deliveries about everything.
         * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
         */
        DeliveryWatchFilter: string;
        /**
         * @description Only what was created at this time or later. A time without `Z` needs its offset, with `+` as `%2B`.
         * @example 2026-11-01T00:00:00Z
         */
        CreatedAfter: string;
        /**
         * @description Only what was created before this time, which must be later than `created_after`.
         * @example 2026-12-01T00:00:00Z
         */
        CreatedBefore: string;
        /**
         * @description Order of the list, by the time of creation.
         * @example newest
         */
        ListSort: components["schemas"]["ListOrder"];
        /**
         * @description Id of a delivery, from `GET /account/webhook-deliveries` or from the header `X-Webhook-Id`.
         * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
         */
        WebhookDeliveryId: string;
        /**
         * @description Query type that the listed modules or leak sources support. Without it, all are listed.
         * @example Pseudonym
         */
        ModuleQueryType: components["schemas"]["QueryType"];
        /**
         * @description Only modules with this tag. Repeat it for modules with one of several tags (`tag=coding&tag=gaming`). A tag that no module of this server has is a `VALIDATION_ERROR` that names the known tags.
         * @example [
         *       "coding"
         *     ]
         */
        ModuleTag: components["schemas"]["SourceTag"][];
        /**
         * @description Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304.
         * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
         */
        IfNoneMatch: string;
        /**
         * @description Query type that the listed account checks support. Without it, all are listed.
         * @example Pseudonym
         */
        CheckQueryType: components["schemas"]["QueryType"];
        /**
         * @description Only account checks with this tag. Repeat it for account checks with one of several tags (`tag=coding&tag=gaming`). A tag that no account check of this server has is a `VALIDATION_ERROR` that names the known tags.
         * @example [
         *       "coding"
         *     ]
         */
        CheckTag: components["schemas"]["SourceTag"][];
        /** @description Only account checks of this pack. Repeat it for account checks of several packs. A pack that this server does not have is a `VALIDATION_ERROR` that names the known packs. */
        CheckPack: components["schemas"]["PackName"][];
        /**
         * @description Only account checks that ask in this way. Repeat it for several (`class=look-up&class=availability`). A class that the operator has not switched on has no checks.
         * @example [
         *       "look-up"
         *     ]
         */
        CheckClass: components["schemas"]["AccountCheckClass"][];
        /**
         * @description Query type of the listed searches. Without it, all types.
         * @example Pseudonym
         */
        SearchType: components["schemas"]["QueryType"];
        /**
         * @description State of the listed searches. Without it, all states.
         * @example finished
         */
        SearchStatusFilter: components["schemas"]["SearchListStatus"];
        /**
         * @description Only searches whose `reference` is exactly this text, in the same case.
         * @example case-2026-0117
         */
        SearchReferenceFilter: components["schemas"]["CallerReference"];
        /**
         * @description Only searches with this label. Repeat it for searches with all of several labels.
         * @example [
         *       "fraud"
         *     ]
         */
        SearchLabelFilter: components["schemas"]["SearchLabel"][];
        /**
         * @description Only searches that are runs of this watch. It may be deleted.
         * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
         */
        WatchIdFilter: string;
        /**
         * @description Only ended searches with this outcome. Repeat it for searches with all of several outcomes. Searches without `counts` have none.
         * @example [
         *       "incomplete"
         *     ]
         */
        SearchOutcomeFilter: components["schemas"]["SearchOutcome"][];
        /**
         * @description Only searches whose own webhook is not delivered, in this state. Webhook endpoints of the account do not count. `GET /account/webhook-deliveries?status=delivered` lists what was delivered.
         * @example failed
         */
        SearchWebhookFilter: components["schemas"]["UndeliveredWebhookStatus"];
        /**
         * @description Only what this API key of the account created. The key may be revoked.
         * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
         */
        CreatingKeyFilter: string;
        /**
         * @description `wait=20` waits up to 20 seconds, and at most 30, for the end of what the request starts: if it ends in time, the response has its final state, and otherwise the state so far. The header `Preference-Applied` of the response says that the server has waited. A server waits for at most 20 requests of an account at the same time: a further one gets its response at once, without the header. Other preferences are ignored. https://www.rfc-editor.org/rfc/rfc7240
         * @example wait=5
         */
        Prefer: string;
        /**
         * @description Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs.
         * @example jsonl
         */
        ExportFormatOption: components["schemas"]["ExportFormat"];
        /**
         * @description With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one.
         * @example 1
         */
        ExportBomOption: components["schemas"]["ExportBom"];
        /**
         * @description With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it.
         * @example 1
         */
        ExportTextOption: components["schemas"]["ExportText"];
        /**
         * @description Separator of the cells of a CSV file. Other formats ignore it.
         * @example semicolon
         */
        ExportSeparatorOption: components["schemas"]["ExportSeparator"];
        /**
         * @description Only searches with this label. Repeat it for searches with all of several labels. Not together with `ids`.
         * @example [
         *       "fraud"
         *     ]
         */
        ExportLabelFilter: components["schemas"]["SearchLabel"][];
        /**
         * @description Id of a search. Repeat it for up to 100 searches, each once. Not together with `label`.
         * @example [
         *       "0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10"
         *     ]
         */
        ExportIdsFilter: string[];
        /**
         * @description With `confirmed`, the file has only the findings that are marked as confirmed, and its numbers count these. A search of which nothing is confirmed has no findings.
         * @example confirmed
         */
        ExportMarksOption: components["schemas"]["ExportMarks"];
        /**
         * @description Id of a search, from the response that started it or from `GET /search`.
         * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
         */
        SearchId: string;
        /**
         * @description `own`: this search alone. Otherwise with its retries, as one.
         * @example merged
         */
        Retries: components["schemas"]["RetriesMode"];
        /**
         * @description Maximum number of observables on a page.
         * @example 100
         */
        ObservableLimit: number;
        /**
         * @description Type of the listed observables. Without it, all types.
         * @example Email Address
         */
        ObservableTypeFilter: components["schemas"]["ObservableType"];
        /**
         * @description Least strength of the listed observables, in percent. Without it, all.
         * @example 60
         */
        ObservableStrengthFilter: number;
        /**
         * @description Maximum number of persons on a page.
         * @example 50
         */
        PersonLimit: number;
        /**
         * @description Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs (`jsonl`).
         * @example jsonl
         */
        ReportFormatOption: components["schemas"]["ReportFormat"];
        /**
         * @description External provider to return. Without it, all are returned.
         * @example provider_one
         */
        ByokProviderFilter: components["schemas"]["ByokProvider"];
        /**
         * @description A part of what was found. Repeat it for up to 100 parts. One that the search has not found gets 400, which names it.
         *     With `marks`, the file has the parts that both choose.
         *
         *     - `card:<key>`: a card, by its key in the results, such as `card:github_001`.
         *     - `account:<slug>`: the account that an account check found, such as `account:rubygems`.
         *     - `breach:<name>`: a breach, by its `name`.
         *     - `leak:<source>/<page>/<key>`: a record of a leak source, by its page and its key there.
         * @example [
         *       "card:github_001"
         *     ]
         */
        ExportSelectOption: components["schemas"]["ExportPart"][];
        /**
         * @description Leak source, by its `code` in `GET /search/{id}/results/leaks`.
         * @example hudson-rock
         */
        LeakSourceCode: string;
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        LeakPage: number;
        /**
         * @description Id of a search that has ended.
         * @example 3f2b8c61-9d47-4e0a-b5c8-6a1d2e7f9043
         */
        RetriedSearchId: string;
        /**
         * @description `bypass` asks every source again. Without it, `cache.mode` of the earlier search holds: with `prefer`, a source may answer as it did before.
         * @example bypass
         */
        RerunCache: components["schemas"]["CacheMode"];
        /**
         * @description Id of the search to compare with. It counts as the later one, whenever it ran.
         * @example 3f2b8c61-9d47-4e0a-b5c8-6a1d2e7f9043
         */
        OtherSearchId: string;
        /**
         * @description Id of the last event that the client received: the stream continues after it. Clients of event streams send it by themselves when they reconnect. Has precedence over the query parameters. An empty value counts as none. A value that is not a number, or lies past the end, is a `VALIDATION_ERROR`.
         * @example 2
         */
        LastEventId: string;
        /**
         * @description The same as the header `Last-Event-ID`, which has precedence: event-source-polyfill sends it under this name. Other clients that cannot set headers may send `cursor` instead.
         * @example 2
         */
        LastEventIdQuery: string;
        /**
         * @description Number of the last event that the client received: the stream continues after it. 0 is the beginning.
         * @example 2
         */
        EventCursor: number;
        /**
         * @description Number of the first event to send. 0 and 1 are the beginning.
         * @example 3
         */
        EventStartIndex: number;
        /**
         * @description The same as `start_index`, which has precedence.
         * @example 3
         */
        EventFrom: number;
        /**
         * @description `all` streams the events of the search and its retries one after the other, whichever of their ids is given. Without it, the events are those of this search.
         * @example all
         */
        StreamAttempts: components["schemas"]["StreamAttemptsMode"];
        /**
         * @description State of the listed investigations. Without it, all states.
         * @example finished
         */
        InvestigationStatusFilter: components["schemas"]["InvestigationStatus"];
        /**
         * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
         * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
         */
        InvestigationId: string;
        /**
         * @description Form of the graph: JSON, or a file for programs that draw graphs (`graphml`, `gexf`).
         * @example json
         */
        GraphFormatOption: components["schemas"]["GraphFormat"];
        /**
         * @description Type of the found observables. Without it, all types. Observables of the investigation are always nodes.
         * @example Domain Name
         */
        GraphTypeFilter: components["schemas"]["ObservableType"];
        /**
         * @description Least strength of the edges, in percent. Without it, all.
         * @example 60
         */
        GraphStrengthFilter: number;
        /**
         * @description With `true`, only those found observables to which edges lead from at least two observables of the investigation.
         * @example false
         */
        GraphSharedFilter: boolean;
        /**
         * @description Maximum number of searches on a page.
         * @example 10
         */
        InvestigationSearchLimit: number;
        /**
         * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
         * @example a94e3d07-6b21-4f58-8c1d-0e7f5a2b9c63
         */
        FollowedInvestigationId: string;
        /**
         * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
         * @example d2f7b840-1c6e-4a93-b5d8-9e3a0c7f6152
         */
        RetriedInvestigationId: string;
        /**
         * @description State of the listed watches. Without it, all states.
         * @example active
         */
        WatchStatusFilter: components["schemas"]["WatchStatus"];
        /**
         * @description Only watches whose `reference` is exactly this text, in the same case.
         * @example case-2026-0117
         */
        WatchReferenceFilter: components["schemas"]["CallerReference"];
        /**
         * @description Only watches with this label. Repeat it for watches with all of several labels.
         * @example [
         *       "fraud"
         *     ]
         */
        WatchLabelFilter: components["schemas"]["SearchLabel"][];
        /**
         * @description Query type of the listed watches. Without it, all types.
         * @example Email Address
         */
        WatchType: components["schemas"]["QueryType"];
        /**
         * @description Id of a watch, from `POST /watches` or `GET /watches`.
         * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
         */
        WatchId: string;
        /**
         * @description Only changes of this kind. Repeat it for changes of one of several kinds.
         * @example [
         *       "new_account"
         *     ]
         */
        WatchChangeKinds: components["schemas"]["WatchChangeKind"][];
        /**
         * @description Only what was found at this time or later. A time without `Z` needs its offset, with `+` as `%2B`.
         * @example 2026-11-01T00:00:00Z
         */
        FoundAfter: string;
        /**
         * @description Only what was found before this time. A time without `Z` needs its offset, with `+` as `%2B`.
         * @example 2026-11-30T00:00:00Z
         */
        FoundBefore: string;
        /**
         * @description Maximum number of entries on a page.
         * @example 100
         */
        BreachLimit: number;
        /** @description `pagination.nextCursor` of the previous page, given with the same `sortBy` and the same filters (`limit` may change). Left out for the first page. An unknown or expired cursor, or one of another list, is a `VALIDATION_ERROR`. */
        BreachCursor: string;
        /**
         * @description Sort order: newest `addedDate`, `breachDate` or `modifiedDate` first, most accounts first, most severe first, or by name (case makes no difference).
         * @example recently-added
         */
        BreachSort: components["schemas"]["BreachSortOrder"];
        /**
         * @description Only breaches of the service with this domain, not of its subdomains. Case makes no difference.
         * @example forum.example.com
         */
        BreachDomain: string;
        /**
         * @description Only breaches of exactly this severity: `high` leaves out `critical`.
         * @example high
         */
        BreachSeverityFilter: components["schemas"]["BreachSeverity"];
        /**
         * @description Only breaches with this class in `dataClasses`. Case makes no difference.
         * @example Passwords
         */
        BreachDataClass: string;
        /**
         * @description Only breaches that are confirmed (`true`), or only unconfirmed ones (`false`).
         * @example true
         */
        BreachIsVerified: boolean;
        /**
         * @description Only logs of information-stealing malware (`true`), or only other breaches (`false`).
         * @example false
         */
        BreachIsStealerLog: boolean;
        /**
         * @description Only breaches that can harm a person if their presence is known (`true`), or only others (`false`).
         * @example false
         */
        BreachIsSensitive: boolean;
        /**
         * @description Only breaches with an `addedDate` on or after this day.
         * @example 2026-11-01
         */
        BreachAddedSince: string;
        /**
         * @description Only breaches with all of these words, or parts of words, in their name, title, domain or description. Case makes no difference. At most ten words are used.
         * @example forum
         */
        BreachText: string;
        /**
         * @description The `Last-Modified` of the caller's copy. Anything except an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 10:15:00 GMT
         */
        IfModifiedSince: string;
        /**
         * @description The exact name of the breach, in Unicode's composed form (NFC). Other forms of the same name find it too.
         * @example ExampleForum
         */
        BreachName: string;
        /**
         * @description Name of a tool, from `GET /tools`.
         * @example domain-intelligence
         */
        ToolName: string;
        /**
         * @description Id of a result, from `meta.savedResult` of a 504.
         * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
         */
        ToolResultId: string;
    };
    requestBodies: {
        /** @description The endpoint and the time of the request. */
        WebhookTest: {
            content: {
                "application/json": components["schemas"]["WebhookTestNotice"];
            };
        };
        /** @description The search and how it ended. */
        SearchEnded: {
            content: {
                "application/json": components["schemas"]["SearchEndedNotice"];
            };
        };
        /** @description The investigation, without its observables. */
        InvestigationFinished: {
            content: {
                "application/json": components["schemas"]["InvestigationFinishedNotice"];
            };
        };
        /** @description The watch and the changes. */
        WatchChanged: {
            content: {
                "application/json": components["schemas"]["WatchChangedNotice"];
            };
        };
    };
    headers: {
        /**
         * @description Id of the request, a UUID. Quote it when you report a problem. A UUID that the request sent in this header is kept.
         * @example 7c1f4a90-52b6-4c3d-8e1a-0d9b6f2e5a37
         */
        RequestId: string;
        /**
         * @deprecated
         * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
         */
        IgnoredParameters: string;
        /**
         * @description Time to wait before the next try, in seconds.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description The response must not be cached, because it contains a secret.
         * @example no-store
         */
        CacheControlSecret: "no-store";
        /**
         * @description Limit of the exhausted window: requests or weight per minute with `RATE_LIMIT_RPM_EXCEEDED`, core searches with `RATE_LIMIT_EXCEEDED`.
         * @example 120
         */
        RateLimitLimit: components["schemas"]["RateLimitCount"];
        /**
         * @description Requests or core searches that are left of `X-RateLimit-Limit`.
         * @example 0
         */
        RateLimitRemaining: components["schemas"]["RateLimitCount"];
        /**
         * @description Time at which the window has capacity again, in Unix seconds.
         * @example 1795256160
         */
        RateLimitReset: components["schemas"]["UnixSeconds"];
        /**
         * @description Only from metered operations: requests per minute that the plan allows, 0 on a plan without metered operations. Without a limit, this and the next two headers are left out.
         * @example 120
         */
        MeteredLimit: components["schemas"]["RateLimitCount"];
        /**
         * @description Only from metered operations: requests left in this minute.
         * @example 119
         */
        MeteredRemaining: components["schemas"]["RateLimitCount"];
        /**
         * @description Only from metered operations: time at which further requests are allowed, in Unix seconds.
         * @example 1795256160
         */
        MeteredReset: components["schemas"]["UnixSeconds"];
        /**
         * @description Only on the answer to a repeated `Idempotency-Key`: nothing was created by this request.
         * @example true
         */
        KeyReplayed: "true";
        /**
         * @description Path of the key, with the prefix of the server's public address if it has one.
         * @example /account/keys/3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
         */
        KeyLocation: string;
        /**
         * @description Path of the endpoint, with the prefix of the server's public address if it has one.
         * @example /account/webhooks/4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
         */
        WebhookEndpointLocation: string;
        /**
         * @description Weak entity tag of the list, without `meta`. Send it back as `If-None-Match`.
         * @example W/"2vK3mUj8wq0N5cZr1xT7Yg"
         */
        ListETag: string;
        /**
         * @description The caller may cache the response, and must revalidate it before using it again.
         * @example private, no-cache
         */
        CacheControlRevalidate: "private, no-cache";
        /**
         * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
         * @example true
         */
        Replayed: "true";
        /**
         * @description The preference of the request that the server has followed. https://www.rfc-editor.org/rfc/rfc7240#section-3
         * @example wait=5
         */
        PreferenceApplied: string;
        /**
         * @description Path of the search, with the prefix of the server's public address if it has one.
         * @example /search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
         */
        Location: string;
        /**
         * @description Only for a query of the type `Domain Name` or `IP Address`: time since which the type is deprecated in searches, as `@` and Unix seconds (RFC 9745). The type still works.
         * @example @1795219200
         */
        Deprecation: components["schemas"]["DeprecationDate"];
        /**
         * @description Only with `Deprecation`: link to the operation that replaces it, with `rel="successor-version"`.
         * @example <https://api.example.net/tools/domain-intelligence/all>; rel="successor-version"
         */
        SuccessorLink: string;
        /**
         * @description Only with `Deprecation`, and only once a date is set: the earliest date at which the type is refused, as an HTTP date (RFC 8594). No date is set yet.
         * @example Sun, 21 Nov 2027 00:00:00 GMT
         */
        Sunset: string;
        /**
         * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
         * @example 120
         */
        RequestLimit: components["schemas"]["RateLimitCount"];
        /**
         * @description Requests left in this minute.
         * @example 119
         */
        RequestsRemaining: components["schemas"]["RateLimitCount"];
        /**
         * @description Time at which further requests are allowed, in Unix seconds.
         * @example 1795256160
         */
        RequestsReset: components["schemas"]["UnixSeconds"];
        /**
         * @description The response must not be cached.
         * @example private, no-store
         */
        CacheControlPrivate: "private, no-store";
        /**
         * @description Marks the response as that of a temporary search.
         * @example 1
         */
        ServiceTemporary: "1";
        /**
         * @description Id of this run. Every endpoint answers 404 for it.
         * @example 5e2d8c1f-7a44-4b0e-8c3d-91f0a6b7c8d2
         */
        SearchId: string;
        /**
         * @description Name for the file, with the ending of its format. It never contains what was searched.
         * @example attachment; filename="tracewell-0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10.jsonl"
         */
        ExportFile: string;
        /**
         * @description Path of the investigation, with the prefix of the server's public address if it has one.
         * @example /investigations/3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
         */
        InvestigationLocation: string;
        /**
         * @description Name for the file, with the ending of its format.
         * @example attachment; filename="investigation-3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21.graphml"
         */
        GraphFile: string;
        /**
         * @description Only on the answer to a repeated `Idempotency-Key`: this request added nothing. The body has the state of the same observables.
         * @example true
         */
        FollowReplayed: "true";
        /**
         * @description Path of the watch, with the prefix of the server's public address if it has one.
         * @example /watches/7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
         */
        WatchLocation: string;
        /**
         * @description Weak entity tag of this response. Send it back as `If-None-Match`.
         * @example W/"2vK3mUj8wq0N5cZr1xT7Yg"
         */
        ETag: string;
        /**
         * @description Time of the last change of the catalogue. Send it back as `If-Modified-Since`.
         * @example Sat, 21 Nov 2026 10:15:00 GMT
         */
        LastModified: string;
        /**
         * @description The scheme in which a key is sent (RFC 6750).
         * @example Bearer realm="tracewell"
         */
        WwwAuthenticate: string;
        /**
         * @description Request bodies must have no content coding.
         * @example identity
         */
        AcceptedCoding: "identity";
        /**
         * @deprecated
         * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
         */
        FormerIgnoredParameters: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    validateToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is valid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenInfo"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["SimpleUnauthorized"];
            403: components["responses"]["KeyForbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Healthy"];
            400: components["responses"]["ValidationError"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unhealthy"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Healthy"];
            400: components["responses"]["ValidationError"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Healthy"];
            400: components["responses"]["ValidationError"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unhealthy"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description The code was valid, and is now used. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControlSecret"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["InvalidSignInCode"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the windows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["SimpleUnauthorized"];
            403: components["responses"]["KeyForbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountState"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    claimFreePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The acceptance of the terms. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreePlanClaim"];
            };
        };
        responses: {
            /** @description The account with its plan and the accepted terms. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountState"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getUsageReport: {
        parameters: {
            query?: {
                /**
                 * @description First day of the range, in UTC.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Last day of the range, in UTC.
                 * @example 2027-10-31
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description Only requests with this API key of the account.
                 * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
                 */
                key_id?: components["parameters"]["KeyIdFilter"];
                /**
                 * @description Only stored searches with this label in any letter case, as far as they still exist.
                 * @example fraud
                 */
                label?: components["parameters"]["UsageLabelFilter"];
                /**
                 * @description Only stored searches whose `reference` is exactly this text, as far as they still exist.
                 * @example case-2026-0117
                 */
                reference?: components["parameters"]["UsageReferenceFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageReport"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAuditRecords: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of entries on a page.
                 * @example 20
                 */
                limit: components["parameters"]["Limit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description First day of the range, in UTC.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Last day of the range, in UTC.
                 * @example 2027-10-31
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description Only requests with this API key of the account.
                 * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
                 */
                key_id?: components["parameters"]["KeyIdFilter"];
                /**
                 * @description Only acts with this `operation`, such as `createSearch`, or of the operator with this command.
                 * @example createSearch
                 */
                operation?: components["parameters"]["AuditOperationFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditRecordList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDomainList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    claimDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Public name that can be registered, in any letter case. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDomainRequest"];
            };
        };
        responses: {
            /** @description The domain with the text that proves it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDomainReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    checkDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID that `POST /account/domains` returned.
                 * @example 4e8b1f27-0c95-4d3a-b6e1-7a2f9c5d8034
                 */
                id: components["parameters"]["AccountDomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domain after the check. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDomainReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            404: components["responses"]["AccountDomainNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    removeDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID that `POST /account/domains` returned.
                 * @example 4e8b1f27-0c95-4d3a-b6e1-7a2f9c5d8034
                 */
                id: components["parameters"]["AccountDomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domain as it was before. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDomainReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            404: components["responses"]["AccountDomainNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listKeys: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of entries on a page.
                 * @example 20
                 */
                limit: components["parameters"]["Limit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountKeyList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountKeyRequest"];
            };
        };
        responses: {
            /** @description The key is active. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was created by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    Location: components["headers"]["KeyLocation"];
                    "Cache-Control": components["headers"]["CacheControlSecret"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountKeyCreated"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyActivationForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["KeyQuotaExceeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyCreationReused"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an API key of the account.
                 * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountKeyReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            404: components["responses"]["KeyNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an API key of the account.
                 * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        /** @description Label, end, scopes and addresses, as far as they change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountKeyChange"];
            };
        };
        responses: {
            /** @description The key with its changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountKeyReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyChangeForbidden"];
            404: components["responses"]["KeyNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    revokeKey: {
        parameters: {
            query?: {
                /**
                 * @description True if the key of this request may be revoked too.
                 * @example false
                 */
                own_key?: components["parameters"]["OwnKey"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of an API key of the account.
                 * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountKeyReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            404: components["responses"]["KeyNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["OwnKeyUnconfirmed"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an API key of the account.
                 * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        /** @description Time for which the earlier secret works, and the new end. Without a body, it works for a day. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KeyRotationRequest"];
            };
        };
        responses: {
            /** @description The key has a new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControlSecret"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountKeyRotated"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyChangeForbidden"];
            404: components["responses"]["KeyNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["KeyNotActive"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    restoreKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an API key of the account.
                 * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is active. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountKeyReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyActivationForbidden"];
            404: components["responses"]["KeyNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["KeyQuotaExceeded"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All endpoints of the account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Address, events and headers. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The endpoint is active. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was created by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    Location: components["headers"]["WebhookEndpointLocation"];
                    "Cache-Control": components["headers"]["CacheControlSecret"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointCreated"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyCreationReused"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a webhook endpoint of the account.
                 * @example 4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            404: components["responses"]["WebhookEndpointNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a webhook endpoint of the account.
                 * @example 4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        /** @description New address, description, events, headers or state. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        responses: {
            /** @description The endpoint with its changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            404: components["responses"]["WebhookEndpointNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a webhook endpoint of the account.
                 * @example 4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint as it was. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            404: components["responses"]["WebhookEndpointNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    rotateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a webhook endpoint of the account.
                 * @example 4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        /** @description Time for which the earlier secret is used too. Without a body, it is a day. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookRotationRequest"];
            };
        };
        responses: {
            /** @description The endpoint has a new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControlSecret"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointSecret"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            404: components["responses"]["WebhookEndpointNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a webhook endpoint of the account.
                 * @example 4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test will be sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            404: components["responses"]["WebhookEndpointNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of entries on a page.
                 * @example 20
                 */
                limit: components["parameters"]["Limit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description State of the listed deliveries. Without it, all states.
                 * @example failed
                 */
                status?: components["parameters"]["WebhookDeliveryStatusFilter"];
                /**
                 * @description Only deliveries of this event. Without it, all events.
                 * @example searchEnded
                 */
                event?: components["parameters"]["WebhookDeliveryEventFilter"];
                /**
                 * @description Only deliveries to this webhook endpoint of the account.
                 * @example 4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34
                 */
                endpoint_id?: components["parameters"]["WebhookEndpointFilter"];
                /**
                 * @description Id from `GET /search`. Without it, deliveries about everything.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                search_id?: components["parameters"]["DeliverySearchFilter"];
                /**
                 * @description Id from `GET /investigations`. Without it, deliveries about everything.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                investigation_id?: components["parameters"]["DeliveryInvestigationFilter"];
                /**
                 * @description Id from `GET /watches`. Without it, deliveries about everything.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                watch_id?: components["parameters"]["DeliveryWatchFilter"];
                /**
                 * @description Only what was created at this time or later. A time without `Z` needs its offset, with `+` as `%2B`.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only what was created before this time, which must be later than `created_after`.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Order of the list, by the time of creation.
                 * @example newest
                 */
                sort: components["parameters"]["ListSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeliveryList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    recoverWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Time since which deliveries have failed, and the endpoint. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRecoveryRequest"];
            };
        };
        responses: {
            /** @description The webhooks will be delivered. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a delivery, from `GET /account/webhook-deliveries` or from the header `X-Webhook-Id`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery and its attempts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeliveryReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            404: components["responses"]["WebhookDeliveryNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    redeliverWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a delivery, from `GET /account/webhook-deliveries` or from the header `X-Webhook-Id`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook will be delivered. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeliveryReply"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ManageKeyRequired"];
            404: components["responses"]["WebhookDeliveryNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listModules: {
        parameters: {
            query?: {
                /**
                 * @description Query type that the listed modules or leak sources support. Without it, all are listed.
                 * @example Pseudonym
                 */
                type?: components["parameters"]["ModuleQueryType"];
                /**
                 * @description Only modules with this tag. Repeat it for modules with one of several tags (`tag=coding&tag=gaming`). A tag that no module of this server has is a `VALIDATION_ERROR` that names the known tags.
                 * @example [
                 *       "coding"
                 *     ]
                 */
                tag?: components["parameters"]["ModuleTag"];
            };
            header?: {
                /**
                 * @description Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    ETag: components["headers"]["ListETag"];
                    "Cache-Control": components["headers"]["CacheControlRevalidate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleList"];
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAccountChecks: {
        parameters: {
            query?: {
                /**
                 * @description Query type that the listed account checks support. Without it, all are listed.
                 * @example Pseudonym
                 */
                type?: components["parameters"]["CheckQueryType"];
                /**
                 * @description Only account checks with this tag. Repeat it for account checks with one of several tags (`tag=coding&tag=gaming`). A tag that no account check of this server has is a `VALIDATION_ERROR` that names the known tags.
                 * @example [
                 *       "coding"
                 *     ]
                 */
                tag?: components["parameters"]["CheckTag"];
                /** @description Only account checks of this pack. Repeat it for account checks of several packs. A pack that this server does not have is a `VALIDATION_ERROR` that names the known packs. */
                pack?: components["parameters"]["CheckPack"];
                /**
                 * @description Only account checks that ask in this way. Repeat it for several (`class=look-up&class=availability`). A class that the operator has not switched on has no checks.
                 * @example [
                 *       "look-up"
                 *     ]
                 */
                class?: components["parameters"]["CheckClass"];
            };
            header?: {
                /**
                 * @description Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account checks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    ETag: components["headers"]["ListETag"];
                    "Cache-Control": components["headers"]["CacheControlRevalidate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCheckList"];
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listLeakSources: {
        parameters: {
            query?: {
                /**
                 * @description Query type that the listed modules or leak sources support. Without it, all are listed.
                 * @example Pseudonym
                 */
                type?: components["parameters"]["ModuleQueryType"];
            };
            header?: {
                /**
                 * @description Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leak sources. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    ETag: components["headers"]["ListETag"];
                    "Cache-Control": components["headers"]["CacheControlRevalidate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeakSourceList"];
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    guessTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The values. At most 512 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypeGuessRequest"];
            };
        };
        responses: {
            /** @description The guesses, in the order of the values. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypeGuesses"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSearches: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of entries on a page.
                 * @example 20
                 */
                limit: components["parameters"]["Limit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Query type of the listed searches. Without it, all types.
                 * @example Pseudonym
                 */
                type?: components["parameters"]["SearchType"];
                /**
                 * @description State of the listed searches. Without it, all states.
                 * @example finished
                 */
                status?: components["parameters"]["SearchStatusFilter"];
                /**
                 * @description Only searches whose `reference` is exactly this text, in the same case.
                 * @example case-2026-0117
                 */
                reference?: components["parameters"]["SearchReferenceFilter"];
                /**
                 * @description Only searches with this label. Repeat it for searches with all of several labels.
                 * @example [
                 *       "fraud"
                 *     ]
                 */
                label?: components["parameters"]["SearchLabelFilter"];
                /**
                 * @description Only searches that are runs of this watch. It may be deleted.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                watch_id?: components["parameters"]["WatchIdFilter"];
                /**
                 * @description Only ended searches with this outcome. Repeat it for searches with all of several outcomes. Searches without `counts` have none.
                 * @example [
                 *       "incomplete"
                 *     ]
                 */
                outcome?: components["parameters"]["SearchOutcomeFilter"];
                /**
                 * @description Only searches whose own webhook is not delivered, in this state. Webhook endpoints of the account do not count. `GET /account/webhook-deliveries?status=delivered` lists what was delivered.
                 * @example failed
                 */
                webhook_status?: components["parameters"]["SearchWebhookFilter"];
                /**
                 * @description Only what this API key of the account created. The key may be revoked.
                 * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
                 */
                key_id?: components["parameters"]["CreatingKeyFilter"];
                /**
                 * @description Only what was created at this time or later. A time without `Z` needs its offset, with `+` as `%2B`.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only what was created before this time, which must be later than `created_after`.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Order of the list, by the time of creation.
                 * @example newest
                 */
                sort: components["parameters"]["ListSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of searches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `wait=20` waits up to 20 seconds, and at most 30, for the end of what the request starts: if it ends in time, the response has its final state, and otherwise the state so far. The header `Preference-Applied` of the response says that the server has waited. A server waits for at most 20 requests of an account at the same time: a further one gets its response at once, without the header. Other preferences are ignored. https://www.rfc-editor.org/rfc/rfc7240
                 * @example wait=5
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The search to start. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description The search is accepted and waits for a runner. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description The preference of the request that the server has followed. https://www.rfc-editor.org/rfc/rfc7240#section-3
                     * @example wait=5
                     */
                    "Preference-Applied"?: string;
                    Location: components["headers"]["Location"];
                    /**
                     * @description Only for a query of the type `Domain Name` or `IP Address`: time since which the type is deprecated in searches, as `@` and Unix seconds (RFC 9745). The type still works.
                     * @example @1795219200
                     */
                    Deprecation?: components["schemas"]["DeprecationDate"];
                    /**
                     * @description Only with `Deprecation`: link to the operation that replaces it, with `rel="successor-version"`.
                     * @example <https://api.example.net/tools/domain-intelligence/all>; rel="successor-version"
                     */
                    Link?: string;
                    /**
                     * @description Only with `Deprecation`, and only once a date is set: the earliest date at which the type is refused, as an HTTP date (RFC 8594). No date is set yet.
                     * @example Sun, 21 Nov 2027 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchCreated"];
                };
            };
            400: components["responses"]["InvalidSearch"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SearchForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["MaxConcurrencyExceeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["SearchUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createTemporarySearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The search to run. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description The stream. The schema describes one event: `event` is its `event:` line and `data` the JSON of its `data:` line. There is no `id:` line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControlPrivate"];
                    "X-Service-Temporary": components["headers"]["ServiceTemporary"];
                    "X-Search-Id": components["headers"]["SearchId"];
                    /**
                     * @description Only for a query of the type `Domain Name` or `IP Address`: time since which the type is deprecated in searches, as `@` and Unix seconds (RFC 9745). The type still works.
                     * @example @1795219200
                     */
                    Deprecation?: components["schemas"]["DeprecationDate"];
                    /**
                     * @description Only with `Deprecation`: link to the operation that replaces it, with `rel="successor-version"`.
                     * @example <https://api.example.net/tools/domain-intelligence/all>; rel="successor-version"
                     */
                    Link?: string;
                    /**
                     * @description Only with `Deprecation`, and only once a date is set: the earliest date at which the type is refused, as an HTTP date (RFC 8594). No date is set yet.
                     * @example Sun, 21 Nov 2027 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["TemporarySearchEvent"];
                };
            };
            400: components["responses"]["InvalidTemporarySearch"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SearchForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["MaxConcurrencyExceeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["TemporarySearchFailed"];
            503: components["responses"]["TemporarySearchUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    exportTemporarySearch: {
        parameters: {
            query: {
                /**
                 * @description Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs.
                 * @example jsonl
                 */
                format: components["parameters"]["ExportFormatOption"];
                /**
                 * @description With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one.
                 * @example 1
                 */
                bom?: components["parameters"]["ExportBomOption"];
                /**
                 * @description With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it.
                 * @example 1
                 */
                text?: components["parameters"]["ExportTextOption"];
                /**
                 * @description Separator of the cells of a CSV file. Other formats ignore it.
                 * @example semicolon
                 */
                separator: components["parameters"]["ExportSeparatorOption"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The searched observable, and the events. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemporaryExportRequest"];
            };
        };
        responses: {
            200: components["responses"]["ExportFile"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    runModuleOnce: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleRunRequest"];
            };
        };
        responses: {
            /** @description The module has ended. Without cards, it found nothing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Only for a query of the type `Domain Name` or `IP Address`: time since which the type is deprecated in searches, as `@` and Unix seconds (RFC 9745). The type still works.
                     * @example @1795219200
                     */
                    Deprecation?: components["schemas"]["DeprecationDate"];
                    /**
                     * @description Only with `Deprecation`: link to the operation that replaces it, with `rel="successor-version"`.
                     * @example <https://api.example.net/tools/domain-intelligence/all>; rel="successor-version"
                     */
                    Link?: string;
                    /**
                     * @description Only with `Deprecation`, and only once a date is set: the earliest date at which the type is refused, as an HTTP date (RFC 8594). No date is set yet.
                     * @example Sun, 21 Nov 2027 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleRun"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SearchForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ModuleConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ModuleFailed"];
            503: components["responses"]["DispatchUnavailable"];
            504: components["responses"]["ModuleTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Value in any spelling, or its first characters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchFindRequest"];
            };
        };
        responses: {
            /** @description One page of searches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchDeletionRequest"];
            };
        };
        responses: {
            /** @description The searches are deleted for every reader, and are being erased. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchDeletion"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["SearchesNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["SearchNotDeletable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    exportSearches: {
        parameters: {
            query: {
                /**
                 * @description Only searches with this label. Repeat it for searches with all of several labels. Not together with `ids`.
                 * @example [
                 *       "fraud"
                 *     ]
                 */
                label?: components["parameters"]["ExportLabelFilter"];
                /**
                 * @description Id of a search. Repeat it for up to 100 searches, each once. Not together with `label`.
                 * @example [
                 *       "0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10"
                 *     ]
                 */
                ids?: components["parameters"]["ExportIdsFilter"];
                /**
                 * @description Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs.
                 * @example jsonl
                 */
                format: components["parameters"]["ExportFormatOption"];
                /**
                 * @description With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one.
                 * @example 1
                 */
                bom?: components["parameters"]["ExportBomOption"];
                /**
                 * @description With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it.
                 * @example 1
                 */
                text?: components["parameters"]["ExportTextOption"];
                /**
                 * @description Separator of the cells of a CSV file. Other formats ignore it.
                 * @example semicolon
                 */
                separator: components["parameters"]["ExportSeparatorOption"];
                /**
                 * @description With `confirmed`, the file has only the findings that are marked as confirmed, and its numbers count these. A search of which nothing is confirmed has no findings.
                 * @example confirmed
                 */
                marks?: components["parameters"]["ExportMarksOption"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportFile"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["ExportedSearchesNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSearch: {
        parameters: {
            query?: {
                /**
                 * @description `own`: this search alone. Otherwise with its retries, as one.
                 * @example merged
                 */
                retries?: components["parameters"]["Retries"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the search. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchState"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WordsUpdate"];
            };
        };
        responses: {
            /** @description The current state, after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchState"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSearchResults: {
        parameters: {
            query?: {
                /**
                 * @description `own`: this search alone. Otherwise with its retries, as one.
                 * @example merged
                 */
                retries?: components["parameters"]["Retries"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results so far, or all of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSearchObservables: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of observables on a page.
                 * @example 100
                 */
                limit: components["parameters"]["ObservableLimit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description `own`: this search alone. Otherwise with its retries, as one.
                 * @example merged
                 */
                retries?: components["parameters"]["Retries"];
                /**
                 * @description Type of the listed observables. Without it, all types.
                 * @example Email Address
                 */
                type?: components["parameters"]["ObservableTypeFilter"];
                /**
                 * @description Least strength of the listed observables, in percent. Without it, all.
                 * @example 60
                 */
                strength?: components["parameters"]["ObservableStrengthFilter"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of observables. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchObservables"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSearchProfile: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of persons on a page.
                 * @example 50
                 */
                limit: components["parameters"]["PersonLimit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description `own`: this search alone. Otherwise with its retries, as one.
                 * @example merged
                 */
                retries?: components["parameters"]["Retries"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of persons. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchProfile"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    exportSearchProfile: {
        parameters: {
            query: {
                /**
                 * @description `own`: this search alone. Otherwise with its retries, as one.
                 * @example merged
                 */
                retries?: components["parameters"]["Retries"];
                /**
                 * @description Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs (`jsonl`).
                 * @example jsonl
                 */
                format: components["parameters"]["ReportFormatOption"];
                /**
                 * @description With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one.
                 * @example 1
                 */
                bom?: components["parameters"]["ExportBomOption"];
                /**
                 * @description With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it.
                 * @example 1
                 */
                text?: components["parameters"]["ExportTextOption"];
                /**
                 * @description Separator of the cells of a CSV file. Other formats ignore it.
                 * @example semicolon
                 */
                separator: components["parameters"]["ExportSeparatorOption"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportFile"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSearchPicture: {
        parameters: {
            query?: {
                /**
                 * @description `own`: this search alone. Otherwise with its retries, as one.
                 * @example merged
                 */
                retries?: components["parameters"]["Retries"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /** @description Source and address of the picture. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureRequest"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControlPrivate"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description No card of the source has this picture, or the picture cannot be fetched or read. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSearchByok: {
        parameters: {
            query?: {
                /**
                 * @description `own`: this search alone. Otherwise with its retries, as one.
                 * @example merged
                 */
                retries?: components["parameters"]["Retries"];
                /**
                 * @description External provider to return. Without it, all are returned.
                 * @example provider_one
                 */
                provider?: components["parameters"]["ByokProviderFilter"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers that have ended; none if the search asked none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchByok"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    exportSearch: {
        parameters: {
            query: {
                /**
                 * @description `own`: this search alone. Otherwise with its retries, as one.
                 * @example merged
                 */
                retries?: components["parameters"]["Retries"];
                /**
                 * @description Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs.
                 * @example jsonl
                 */
                format: components["parameters"]["ExportFormatOption"];
                /**
                 * @description With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one.
                 * @example 1
                 */
                bom?: components["parameters"]["ExportBomOption"];
                /**
                 * @description With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it.
                 * @example 1
                 */
                text?: components["parameters"]["ExportTextOption"];
                /**
                 * @description Separator of the cells of a CSV file. Other formats ignore it.
                 * @example semicolon
                 */
                separator: components["parameters"]["ExportSeparatorOption"];
                /**
                 * @description With `confirmed`, the file has only the findings that are marked as confirmed, and its numbers count these. A search of which nothing is confirmed has no findings.
                 * @example confirmed
                 */
                marks?: components["parameters"]["ExportMarksOption"];
                /**
                 * @description A part of what was found. Repeat it for up to 100 parts. One that the search has not found gets 400, which names it.
                 *     With `marks`, the file has the parts that both choose.
                 *
                 *     - `card:<key>`: a card, by its key in the results, such as `card:github_001`.
                 *     - `account:<slug>`: the account that an account check found, such as `account:rubygems`.
                 *     - `breach:<name>`: a breach, by its `name`.
                 *     - `leak:<source>/<page>/<key>`: a record of a leak source, by its page and its key there.
                 * @example [
                 *       "card:github_001"
                 *     ]
                 */
                select?: components["parameters"]["ExportSelectOption"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportFile"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSearchLeaks: {
        parameters: {
            query?: {
                /**
                 * @description `own`: this search alone. Otherwise with its retries, as one.
                 * @example merged
                 */
                retries?: components["parameters"]["Retries"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leak sources that have ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchLeaks"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSearchLeakPage: {
        parameters: {
            query: {
                /**
                 * @description `own`: this search alone. Otherwise with its retries, as one.
                 * @example merged
                 */
                retries?: components["parameters"]["Retries"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["LeakPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
                /**
                 * @description Leak source, by its `code` in `GET /search/{id}/results/leaks`.
                 * @example hudson-rock
                 */
                source: components["parameters"]["LeakSourceCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchLeakPage"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSearchMarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The marks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchMarks"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setSearchMarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /** @description Up to 100 marks, each with the name of a finding of this search. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchMarksRequest"];
            };
        };
        responses: {
            /** @description All marks, after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchMarks"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    removeSearchMarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /** @description Ids of marks, from `GET /search/{id}/marks`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkRemovalRequest"];
            };
        };
        responses: {
            /** @description The marks that are left. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchMarks"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    cancelSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchState"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    retrySearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `wait=20` waits up to 20 seconds, and at most 30, for the end of what the request starts: if it ends in time, the response has its final state, and otherwise the state so far. The header `Preference-Applied` of the response says that the server has waited. A server waits for at most 20 requests of an account at the same time: a further one gets its response at once, without the header. Other preferences are ignored. https://www.rfc-editor.org/rfc/rfc7240
                 * @example wait=5
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description Id of a search that has ended.
                 * @example 3f2b8c61-9d47-4e0a-b5c8-6a1d2e7f9043
                 */
                id: components["parameters"]["RetriedSearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search is accepted and waits for a runner. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description The preference of the request that the server has followed. https://www.rfc-editor.org/rfc/rfc7240#section-3
                     * @example wait=5
                     */
                    "Preference-Applied"?: string;
                    Location: components["headers"]["Location"];
                    /**
                     * @description Only for a query of the type `Domain Name` or `IP Address`: time since which the type is deprecated in searches, as `@` and Unix seconds (RFC 9745). The type still works.
                     * @example @1795219200
                     */
                    Deprecation?: components["schemas"]["DeprecationDate"];
                    /**
                     * @description Only with `Deprecation`: link to the operation that replaces it, with `rel="successor-version"`.
                     * @example <https://api.example.net/tools/domain-intelligence/all>; rel="successor-version"
                     */
                    Link?: string;
                    /**
                     * @description Only with `Deprecation`, and only once a date is set: the earliest date at which the type is refused, as an HTTP date (RFC 8594). No date is set yet.
                     * @example Sun, 21 Nov 2027 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchCreated"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SearchForbidden"];
            404: components["responses"]["MeteredSearchNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["SearchNotRetryable"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["SearchUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    rerunSearch: {
        parameters: {
            query?: {
                /**
                 * @description `bypass` asks every source again. Without it, `cache.mode` of the earlier search holds: with `prefer`, a source may answer as it did before.
                 * @example bypass
                 */
                cache?: components["parameters"]["RerunCache"];
            };
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `wait=20` waits up to 20 seconds, and at most 30, for the end of what the request starts: if it ends in time, the response has its final state, and otherwise the state so far. The header `Preference-Applied` of the response says that the server has waited. A server waits for at most 20 requests of an account at the same time: a further one gets its response at once, without the header. Other preferences are ignored. https://www.rfc-editor.org/rfc/rfc7240
                 * @example wait=5
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search is accepted and waits for a runner. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description The preference of the request that the server has followed. https://www.rfc-editor.org/rfc/rfc7240#section-3
                     * @example wait=5
                     */
                    "Preference-Applied"?: string;
                    Location: components["headers"]["Location"];
                    /**
                     * @description Only for a query of the type `Domain Name` or `IP Address`: time since which the type is deprecated in searches, as `@` and Unix seconds (RFC 9745). The type still works.
                     * @example @1795219200
                     */
                    Deprecation?: components["schemas"]["DeprecationDate"];
                    /**
                     * @description Only with `Deprecation`: link to the operation that replaces it, with `rel="successor-version"`.
                     * @example <https://api.example.net/tools/domain-intelligence/all>; rel="successor-version"
                     */
                    Link?: string;
                    /**
                     * @description Only with `Deprecation`, and only once a date is set: the earliest date at which the type is refused, as an HTTP date (RFC 8594). No date is set yet.
                     * @example Sun, 21 Nov 2027 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchCreated"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SearchForbidden"];
            404: components["responses"]["MeteredSearchNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["MaxConcurrencyExceeded"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["SearchUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    compareSearches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
                /**
                 * @description Id of the search to compare with. It counts as the later one, whenever it ran.
                 * @example 3f2b8c61-9d47-4e0a-b5c8-6a1d2e7f9043
                 */
                other: components["parameters"]["OtherSearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The difference. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchComparison"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["SearchNotTerminal"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    streamSearch: {
        parameters: {
            query?: {
                /**
                 * @description The same as the header `Last-Event-ID`, which has precedence: event-source-polyfill sends it under this name. Other clients that cannot set headers may send `cursor` instead.
                 * @example 2
                 */
                lastEventId?: components["parameters"]["LastEventIdQuery"];
                /**
                 * @description Number of the last event that the client received: the stream continues after it. 0 is the beginning.
                 * @example 2
                 */
                cursor?: components["parameters"]["EventCursor"];
                /**
                 * @description Number of the first event to send. 0 and 1 are the beginning.
                 * @example 3
                 */
                start_index?: components["parameters"]["EventStartIndex"];
                /**
                 * @description The same as `start_index`, which has precedence.
                 * @example 3
                 */
                from?: components["parameters"]["EventFrom"];
                /**
                 * @description `all` streams the events of the search and its retries one after the other, whichever of their ids is given. Without it, the events are those of this search.
                 * @example all
                 */
                attempts?: components["parameters"]["StreamAttempts"];
            };
            header?: {
                /**
                 * @description Id of the last event that the client received: the stream continues after it. Clients of event streams send it by themselves when they reconnect. Has precedence over the query parameters. An empty value counts as none. A value that is not a number, or lies past the end, is a `VALIDATION_ERROR`.
                 * @example 2
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. The schema describes one event: `event` is its `event:` line, `data` the JSON of its `data:` line and `id` its `id:` line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    "Cache-Control": components["headers"]["CacheControlPrivate"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["SearchEvent"];
                };
            };
            /** @description The resume point is the end of a search that has ended; there are no more events. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["TooManyStreams"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWebhookAttempts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempts so far; none before the search has ended, and none without a webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search, from the response that started it or from `GET /search`.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook will be delivered. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRedelivery"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["SearchNotTerminal"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listInvestigations: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of entries on a page.
                 * @example 20
                 */
                limit: components["parameters"]["Limit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description State of the listed investigations. Without it, all states.
                 * @example finished
                 */
                status?: components["parameters"]["InvestigationStatusFilter"];
                /**
                 * @description Only searches whose `reference` is exactly this text, in the same case.
                 * @example case-2026-0117
                 */
                reference?: components["parameters"]["SearchReferenceFilter"];
                /**
                 * @description Only searches with this label. Repeat it for searches with all of several labels.
                 * @example [
                 *       "fraud"
                 *     ]
                 */
                label?: components["parameters"]["SearchLabelFilter"];
                /**
                 * @description Only what this API key of the account created. The key may be revoked.
                 * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
                 */
                key_id?: components["parameters"]["CreatingKeyFilter"];
                /**
                 * @description Only what was created at this time or later. A time without `Z` needs its offset, with `+` as `%2B`.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only what was created before this time, which must be later than `created_after`.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Order of the list, by the time of creation.
                 * @example newest
                 */
                sort: components["parameters"]["ListSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of investigations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createInvestigation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `wait=20` waits up to 20 seconds, and at most 30, for the end of what the request starts: if it ends in time, the response has its final state, and otherwise the state so far. The header `Preference-Applied` of the response says that the server has waited. A server waits for at most 20 requests of an account at the same time: a further one gets its response at once, without the header. Other preferences are ignored. https://www.rfc-editor.org/rfc/rfc7240
                 * @example wait=5
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The observables, and the options of their searches. At most 512 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvestigationRequest"];
            };
        };
        responses: {
            /** @description The investigation is accepted. Its first searches start at once if slots are free. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description The preference of the request that the server has followed. https://www.rfc-editor.org/rfc/rfc7240#section-3
                     * @example wait=5
                     */
                    "Preference-Applied"?: string;
                    /**
                     * @description Path of the investigation, with the prefix of the server's public address if it has one.
                     * @example /investigations/3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                     */
                    Location?: string;
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationCreated"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InvestigationForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["TooManyInvestigations"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["DispatchUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteInvestigations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvestigationDeletionRequest"];
            };
        };
        responses: {
            /** @description The investigations are deleted for every reader, and are being erased. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchDeletion"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationsNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InvestigationNotTerminal"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the investigation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationState"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WordsUpdate"];
            };
        };
        responses: {
            /** @description The current state, after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationState"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    streamInvestigation: {
        parameters: {
            query?: {
                /**
                 * @description The same as the header `Last-Event-ID`, which has precedence: event-source-polyfill sends it under this name. Other clients that cannot set headers may send `cursor` instead.
                 * @example 2
                 */
                lastEventId?: components["parameters"]["LastEventIdQuery"];
                /**
                 * @description Number of the last event that the client received: the stream continues after it. 0 is the beginning.
                 * @example 2
                 */
                cursor?: components["parameters"]["EventCursor"];
                /**
                 * @description Number of the first event to send. 0 and 1 are the beginning.
                 * @example 3
                 */
                start_index?: components["parameters"]["EventStartIndex"];
                /**
                 * @description The same as `start_index`, which has precedence.
                 * @example 3
                 */
                from?: components["parameters"]["EventFrom"];
            };
            header?: {
                /**
                 * @description Id of the last event that the client received: the stream continues after it. Clients of event streams send it by themselves when they reconnect. Has precedence over the query parameters. An empty value counts as none. A value that is not a number, or lies past the end, is a `VALIDATION_ERROR`.
                 * @example 2
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. The schema describes one event: `event` is its `event:` line, `data` the JSON of its `data:` line and `id` its `id:` line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    "Cache-Control": components["headers"]["CacheControlPrivate"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["InvestigationEvent"];
                };
            };
            /** @description The resume point is the end of an investigation that has finished; there are no more events. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["TooManyStreams"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvestigationGraph: {
        parameters: {
            query: {
                /**
                 * @description Form of the graph: JSON, or a file for programs that draw graphs (`graphml`, `gexf`).
                 * @example json
                 */
                format: components["parameters"]["GraphFormatOption"];
                /**
                 * @description Type of the found observables. Without it, all types. Observables of the investigation are always nodes.
                 * @example Domain Name
                 */
                type?: components["parameters"]["GraphTypeFilter"];
                /**
                 * @description Least strength of the edges, in percent. Without it, all.
                 * @example 60
                 */
                strength?: components["parameters"]["GraphStrengthFilter"];
                /**
                 * @description With `true`, only those found observables to which edges lead from at least two observables of the investigation.
                 * @example false
                 */
                shared?: components["parameters"]["GraphSharedFilter"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The graph. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    "Content-Disposition": components["headers"]["GraphFile"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationGraph"];
                    "application/graphml+xml": string;
                    "application/gexf+xml": string;
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvestigationResults: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of searches on a page.
                 * @example 10
                 */
                limit: components["parameters"]["InvestigationSearchLimit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of searches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationResults"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvestigationObservables: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of observables on a page.
                 * @example 100
                 */
                limit: components["parameters"]["ObservableLimit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Type of the listed observables. Without it, all types.
                 * @example Email Address
                 */
                type?: components["parameters"]["ObservableTypeFilter"];
                /**
                 * @description Least strength of the listed observables, in percent. Without it, all.
                 * @example 60
                 */
                strength?: components["parameters"]["ObservableStrengthFilter"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of observables. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchObservables"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvestigationProfile: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of persons on a page.
                 * @example 50
                 */
                limit: components["parameters"]["PersonLimit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of persons. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchProfile"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvestigationAccounts: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of searches on a page.
                 * @example 10
                 */
                limit: components["parameters"]["InvestigationSearchLimit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of searches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationAccounts"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvestigationLeaks: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of searches on a page.
                 * @example 10
                 */
                limit: components["parameters"]["InvestigationSearchLimit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of searches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationLeaks"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    exportInvestigation: {
        parameters: {
            query: {
                /**
                 * @description Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs.
                 * @example jsonl
                 */
                format: components["parameters"]["ExportFormatOption"];
                /**
                 * @description With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one.
                 * @example 1
                 */
                bom?: components["parameters"]["ExportBomOption"];
                /**
                 * @description With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it.
                 * @example 1
                 */
                text?: components["parameters"]["ExportTextOption"];
                /**
                 * @description Separator of the cells of a CSV file. Other formats ignore it.
                 * @example semicolon
                 */
                separator: components["parameters"]["ExportSeparatorOption"];
                /**
                 * @description With `confirmed`, the file has only the findings that are marked as confirmed, and its numbers count these. A search of which nothing is confirmed has no findings.
                 * @example confirmed
                 */
                marks?: components["parameters"]["ExportMarksOption"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportFile"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    followInvestigation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example a94e3d07-6b21-4f58-8c1d-0e7f5a2b9c63
                 */
                id: components["parameters"]["FollowedInvestigationId"];
            };
            cookie?: never;
        };
        /** @description The observables. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvestigationFollowRequest"];
            };
        };
        responses: {
            /** @description The observables were added. Their searches start at once if slots are free. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: this request added nothing. The body has the state of the same observables.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationFollowed"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InvestigationForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InvestigationNotContinuable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["DispatchUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    retryInvestigation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example d2f7b840-1c6e-4a93-b5d8-9e3a0c7f6152
                 */
                id: components["parameters"]["RetriedInvestigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The retries that fit were started. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationRetried"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InvestigationForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InvestigationNotRetryable"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["DispatchUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    cancelInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The investigation has finished. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationState"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listInvestigationWebhookAttempts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempts so far; none before the investigation has finished, and none without a webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    redeliverInvestigationWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of an investigation, from `POST /investigations` or `GET /investigations`.
                 * @example 3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21
                 */
                id: components["parameters"]["InvestigationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook will be delivered. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRedelivery"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["InvestigationNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InvestigationNotTerminal"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    exportToolResponse: {
        parameters: {
            query: {
                /**
                 * @description Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs (`jsonl`).
                 * @example jsonl
                 */
                format: components["parameters"]["ReportFormatOption"];
                /**
                 * @description With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one.
                 * @example 1
                 */
                bom?: components["parameters"]["ExportBomOption"];
                /**
                 * @description With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it.
                 * @example 1
                 */
                text?: components["parameters"]["ExportTextOption"];
                /**
                 * @description Separator of the cells of a CSV file. Other formats ignore it.
                 * @example semicolon
                 */
                separator: components["parameters"]["ExportSeparatorOption"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The response of the tool, as it came. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToolExportRequest"];
            };
        };
        responses: {
            200: components["responses"]["ReportFile"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWatches: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of entries on a page.
                 * @example 20
                 */
                limit: components["parameters"]["Limit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description State of the listed watches. Without it, all states.
                 * @example active
                 */
                status?: components["parameters"]["WatchStatusFilter"];
                /**
                 * @description Only watches whose `reference` is exactly this text, in the same case.
                 * @example case-2026-0117
                 */
                reference?: components["parameters"]["WatchReferenceFilter"];
                /**
                 * @description Only watches with this label. Repeat it for watches with all of several labels.
                 * @example [
                 *       "fraud"
                 *     ]
                 */
                label?: components["parameters"]["WatchLabelFilter"];
                /**
                 * @description Query type of the listed watches. Without it, all types.
                 * @example Email Address
                 */
                type?: components["parameters"]["WatchType"];
                /**
                 * @description Only what this API key of the account created. The key may be revoked.
                 * @example 3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05
                 */
                key_id?: components["parameters"]["CreatingKeyFilter"];
                /**
                 * @description Only what was created at this time or later. A time without `Z` needs its offset, with `+` as `%2B`.
                 * @example 2026-11-01T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only what was created before this time, which must be later than `created_after`.
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Order of the list, by the time of creation.
                 * @example newest
                 */
                sort: components["parameters"]["ListSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of watches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createWatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The observable, the interval, and the options of the searches. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchRequest"];
            };
        };
        responses: {
            /** @description The watch is created. Its first run starts within a second if a slot is free. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Path of the watch, with the prefix of the server's public address if it has one.
                     * @example /watches/7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                     */
                    Location?: string;
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchState"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InvestigationForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["WatchQuotaExceeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["DispatchUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteWatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchDeletionRequest"];
            };
        };
        responses: {
            /** @description The watches are deleted for every reader, and are being erased. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchDeletion"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["WatchesNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a watch, from `POST /watches` or `GET /watches`.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                id: components["parameters"]["WatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the watch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchState"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["WatchNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a watch, from `POST /watches` or `GET /watches`.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                id: components["parameters"]["WatchId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchUpdate"];
            };
        };
        responses: {
            /** @description The watch after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchState"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["WatchNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    runWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a watch, from `POST /watches` or `GET /watches`.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                id: components["parameters"]["WatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run is due. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchState"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["WatchNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["WatchRunning"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWatchChanges: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of entries on a page.
                 * @example 20
                 */
                limit: components["parameters"]["Limit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only changes of this kind. Repeat it for changes of one of several kinds.
                 * @example [
                 *       "new_account"
                 *     ]
                 */
                kind?: components["parameters"]["WatchChangeKinds"];
                /**
                 * @description Only what was found at this time or later. A time without `Z` needs its offset, with `+` as `%2B`.
                 * @example 2026-11-01T00:00:00Z
                 */
                found_after?: components["parameters"]["FoundAfter"];
                /**
                 * @description Only what was found before this time. A time without `Z` needs its offset, with `+` as `%2B`.
                 * @example 2026-11-30T00:00:00Z
                 */
                found_before?: components["parameters"]["FoundBefore"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a watch, from `POST /watches` or `GET /watches`.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                id: components["parameters"]["WatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchChangeList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["WatchNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    streamWatch: {
        parameters: {
            query?: {
                /**
                 * @description The same as the header `Last-Event-ID`, which has precedence: event-source-polyfill sends it under this name. Other clients that cannot set headers may send `cursor` instead.
                 * @example 2
                 */
                lastEventId?: components["parameters"]["LastEventIdQuery"];
                /**
                 * @description Number of the last event that the client received: the stream continues after it. 0 is the beginning.
                 * @example 2
                 */
                cursor?: components["parameters"]["EventCursor"];
                /**
                 * @description Number of the first event to send. 0 and 1 are the beginning.
                 * @example 3
                 */
                start_index?: components["parameters"]["EventStartIndex"];
                /**
                 * @description The same as `start_index`, which has precedence.
                 * @example 3
                 */
                from?: components["parameters"]["EventFrom"];
            };
            header?: {
                /**
                 * @description Id of the last event that the client received: the stream continues after it. Clients of event streams send it by themselves when they reconnect. Has precedence over the query parameters. An empty value counts as none. A value that is not a number, or lies past the end, is a `VALIDATION_ERROR`.
                 * @example 2
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description Id of a watch, from `POST /watches` or `GET /watches`.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                id: components["parameters"]["WatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. The schema describes one event: `event` is its `event:` line, `data` the JSON of its `data:` line and `id` its `id:` line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    "Cache-Control": components["headers"]["CacheControlPrivate"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["WatchEvent"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["WatchNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["TooManyStreams"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWatchWebhookAttempts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a watch, from `POST /watches` or `GET /watches`.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                id: components["parameters"]["WatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempts so far; none before the first report of changes, and none without a webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["WatchNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    redeliverWatchWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a watch, from `POST /watches` or `GET /watches`.
                 * @example 7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36
                 */
                id: components["parameters"]["WatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook will be delivered. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRedelivery"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["WatchNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listBreaches: {
        parameters: {
            query: {
                /**
                 * @description Maximum number of entries on a page.
                 * @example 100
                 */
                limit: components["parameters"]["BreachLimit"];
                /** @description `pagination.nextCursor` of the previous page, given with the same `sortBy` and the same filters (`limit` may change). Left out for the first page. An unknown or expired cursor, or one of another list, is a `VALIDATION_ERROR`. */
                cursor?: components["parameters"]["BreachCursor"];
                /**
                 * @description Sort order: newest `addedDate`, `breachDate` or `modifiedDate` first, most accounts first, most severe first, or by name (case makes no difference).
                 * @example recently-added
                 */
                sortBy: components["parameters"]["BreachSort"];
                /**
                 * @description Only breaches of the service with this domain, not of its subdomains. Case makes no difference.
                 * @example forum.example.com
                 */
                domain?: components["parameters"]["BreachDomain"];
                /**
                 * @description Only breaches of exactly this severity: `high` leaves out `critical`.
                 * @example high
                 */
                severity?: components["parameters"]["BreachSeverityFilter"];
                /**
                 * @description Only breaches with this class in `dataClasses`. Case makes no difference.
                 * @example Passwords
                 */
                dataClass?: components["parameters"]["BreachDataClass"];
                /**
                 * @description Only breaches that are confirmed (`true`), or only unconfirmed ones (`false`).
                 * @example true
                 */
                isVerified?: components["parameters"]["BreachIsVerified"];
                /**
                 * @description Only logs of information-stealing malware (`true`), or only other breaches (`false`).
                 * @example false
                 */
                isStealerLog?: components["parameters"]["BreachIsStealerLog"];
                /**
                 * @description Only breaches that can harm a person if their presence is known (`true`), or only others (`false`).
                 * @example false
                 */
                isSensitive?: components["parameters"]["BreachIsSensitive"];
                /**
                 * @description Only breaches with an `addedDate` on or after this day.
                 * @example 2026-11-01
                 */
                addedSince?: components["parameters"]["BreachAddedSince"];
                /**
                 * @description Only breaches with all of these words, or parts of words, in their name, title, domain or description. Case makes no difference. At most ten words are used.
                 * @example forum
                 */
                q?: components["parameters"]["BreachText"];
            };
            header?: {
                /**
                 * @description Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The `Last-Modified` of the caller's copy. Anything except an HTTP date is ignored.
                 * @example Sat, 21 Nov 2026 10:15:00 GMT
                 */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of breaches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControlRevalidate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BreachList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PlanFeatureRequired"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getBreach: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The `Last-Modified` of the caller's copy. Anything except an HTTP date is ignored.
                 * @example Sat, 21 Nov 2026 10:15:00 GMT
                 */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /**
                 * @description The exact name of the breach, in Unicode's composed form (NFC). Other forms of the same name find it too.
                 * @example ExampleForum
                 */
                name: components["parameters"]["BreachName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The breach. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControlRevalidate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BreachRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PlanFeatureRequired"];
            404: components["responses"]["BreachNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listDataClasses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The `Last-Modified` of the caller's copy. Anything except an HTTP date is ignored.
                 * @example Sat, 21 Nov 2026 10:15:00 GMT
                 */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControlRevalidate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataClassList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PlanFeatureRequired"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getBreachFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The `Last-Modified` of the caller's copy. Anything except an HTTP date is ignored.
                 * @example Sat, 21 Nov 2026 10:15:00 GMT
                 */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControlRevalidate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PlanFeatureRequired"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listTools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tools. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a tool, from `GET /tools`.
                 * @example domain-intelligence
                 */
                tool: components["parameters"]["ToolName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tool. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolInfos"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["ToolNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getToolResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a result, from `meta.savedResult` of a 504.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["ToolResultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, in the format of the operation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResponse"];
                };
            };
            /** @description The sources are still running. Try again after `Retry-After` seconds. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResultPending"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["ToolNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    exportToolResult: {
        parameters: {
            query: {
                /**
                 * @description Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs (`jsonl`).
                 * @example jsonl
                 */
                format: components["parameters"]["ReportFormatOption"];
                /**
                 * @description With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one.
                 * @example 1
                 */
                bom?: components["parameters"]["ExportBomOption"];
                /**
                 * @description With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it.
                 * @example 1
                 */
                text?: components["parameters"]["ExportTextOption"];
                /**
                 * @description Separator of the cells of a CSV file. Other formats ignore it.
                 * @example semicolon
                 */
                separator: components["parameters"]["ExportSeparatorOption"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a result, from `meta.savedResult` of a 504.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["ToolResultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportFile"];
            /** @description The sources are still running. Try again after `Retry-After` seconds. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @deprecated
                     * @description Never sent any more. A query parameter that the operation does not declare is a `VALIDATION_ERROR`.
                     */
                    "X-Ignored-Parameters"?: string;
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResultPending"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyForbidden"];
            404: components["responses"]["ToolNotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findSubdomains: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainRequest"];
            };
        };
        responses: {
            /** @description The results. Some sources may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubdomainsResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    resolveDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainRequest"];
            };
        };
        responses: {
            /** @description The results. Some sources may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DnsResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainRequest"];
            };
        };
        responses: {
            /** @description The results. Some sources may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RdapResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findCertificates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainRequest"];
            };
        };
        responses: {
            /** @description The results. Some sources may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificatesResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    investigateDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainRequest"];
            };
        };
        responses: {
            /** @description The results. Some sources may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainAllResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    lookUpAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpRequest"];
            };
        };
        responses: {
            /** @description The results. Some sources may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpLookupResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    judgeAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpRequest"];
            };
        };
        responses: {
            /** @description The results. Some sources may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpReputationResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    investigateAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpRequest"];
            };
        };
        responses: {
            /** @description The results. Some sources may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpAllResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    lookUpNetwork: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkRequest"];
            };
        };
        responses: {
            /** @description The results. Some sources may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    lookUpSystem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AsnRequest"];
            };
        };
        responses: {
            /** @description The results. Some sources may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AsnResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    investigateEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description The results. Some sources may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEmailResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    investigatePseudonym: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PseudonymRequest"];
            };
        };
        responses: {
            /** @description The results. Some sources may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPseudonymResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    checkEmailSecurity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainRequest"];
            };
        };
        responses: {
            /** @description The mail policies. Some checks may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailSecurityResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findPlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayerRequest"];
            };
        };
        responses: {
            /** @description The results. Some platforms may have failed; `meta.sources` has the status of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameProfileResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    decodeVin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VinRequest"];
            };
        };
        responses: {
            /** @description Facts from the number, from the decoder, and about the model. If the decoder could not be asked, `data.decoder` has the reason, and nothing is known about the model. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only on the answer to a repeated `Idempotency-Key`: nothing was started or charged by this request.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    /**
                     * @description Requests per minute that the plan allows. Without a limit, this and the next two headers are left out.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Time at which further requests are allowed, in Unix seconds.
                     * @example 1795256160
                     */
                    "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ToolForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ProviderUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    searchEnded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the delivery, the same in every attempt. For a search, it is the id of the search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                "X-Webhook-Id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in Unix seconds.
                 * @example 1795256102
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the timestamp immediately followed by the raw body. Sent only if the webhook has a secret.
                 * @example sha256=8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4
                 */
                "X-Webhook-Signature"?: components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Webhook-Id`, in the Standard Webhooks format.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description The same as `X-Webhook-Timestamp`.
                 * @example 1795256102
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 signature of the Standard Webhooks specification, over id, timestamp and body. Sent only if the webhook has a secret. While the secret of an endpoint is being rotated, there are two, separated by a space.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature"?: components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SearchEnded"];
        responses: {
            /** @description No longer wanted. The delivery ends. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received. The delivery is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    investigationFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the delivery, the same in every attempt. For a search, it is the id of the search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                "X-Webhook-Id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in Unix seconds.
                 * @example 1795256102
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the timestamp immediately followed by the raw body. Sent only if the webhook has a secret.
                 * @example sha256=8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4
                 */
                "X-Webhook-Signature"?: components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Webhook-Id`, in the Standard Webhooks format.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description The same as `X-Webhook-Timestamp`.
                 * @example 1795256102
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 signature of the Standard Webhooks specification, over id, timestamp and body. Sent only if the webhook has a secret. While the secret of an endpoint is being rotated, there are two, separated by a space.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature"?: components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["InvestigationFinished"];
        responses: {
            /** @description No longer wanted. The delivery ends. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received. The delivery is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    watchChanged: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the delivery, the same in every attempt. For a search, it is the id of the search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                "X-Webhook-Id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in Unix seconds.
                 * @example 1795256102
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the timestamp immediately followed by the raw body. Sent only if the webhook has a secret.
                 * @example sha256=8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4
                 */
                "X-Webhook-Signature"?: components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Webhook-Id`, in the Standard Webhooks format.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description The same as `X-Webhook-Timestamp`.
                 * @example 1795256102
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 signature of the Standard Webhooks specification, over id, timestamp and body. Sent only if the webhook has a secret. While the secret of an endpoint is being rotated, there are two, separated by a space.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature"?: components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WatchChanged"];
        responses: {
            /** @description No longer wanted. The delivery ends. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received. The delivery is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhookTest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the delivery, the same in every attempt. For a search, it is the id of the search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                "X-Webhook-Id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt, in Unix seconds.
                 * @example 1795256102
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the timestamp immediately followed by the raw body. Sent only if the webhook has a secret.
                 * @example sha256=8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4
                 */
                "X-Webhook-Signature"?: components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Webhook-Id`, in the Standard Webhooks format.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description The same as `X-Webhook-Timestamp`.
                 * @example 1795256102
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 signature of the Standard Webhooks specification, over id, timestamp and body. Sent only if the webhook has a secret. While the secret of an endpoint is being rotated, there are two, separated by a space.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature"?: components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WebhookTest"];
        responses: {
            /** @description No longer wanted. The delivery ends. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received. The delivery is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
