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
         * Check an API key
         * @description Answers 200 where the key is good. Costs nothing and is not metered.
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
         * Health of the service
         * @description How the service and its parts are. 503 where no search could be served; `degraded`, with 200, where it works with less than it should have.
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
         * Whether the process lives
         * @description For a supervisor that restarts what hangs. It asks no other part: as long as the process answers at all, the answer is 200.
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
         * Whether the process takes requests
         * @description For a load balancer. 503 before the process has started, while it stops, and while it cannot reach what it needs.
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
    "/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the account has used
         * @description The two windows that limit core searches: `global` is the plan's billing month, `daily` the UTC day. The requests per minute are told by the `X-RateLimit-*` headers instead. Not metered.
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
    "/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the modules
         * @description The modules of this server with the ids that a search request takes. An id never changes. A module that needs a key which the operator has not configured is listed with `available: false` and cannot be selected. Not metered.
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
    "/leaks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the leak sources
         * @description The leak sources of this server with the codes that a search request takes. A code never changes. A source that needs a key which the operator has not configured is listed with `available: false` and cannot be selected. Not metered.
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
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the searches of the account
         * @description The stored searches of all keys of the account, newest first. Ask for the next page with `pagination.nextCursor`; a search that starts meanwhile moves nothing on the pages that follow. Not metered.
         */
        get: operations["listSearches"];
        put?: never;
        /**
         * Start a search
         * @description Starts a stored search and answers at once. Follow it with `links.stream`, read it with `links.results`.
         *
         *     A body with a field `temporary`, whatever its value, starts nothing and answers 400 `USE_TEMPORARY_ENDPOINT`.
         *     Use `POST /search/temporary` instead.
         *
         *     Searches of the types `Domain Name` and `IP Address` work, and answer with `Deprecation` and `Link`: new
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
         * @description Runs a search of which nothing is stored and streams its results as Server-Sent Events in the answer to this
         *     request. It takes the body of `POST /search`, with these differences:
         *     - `delivery.webhook` or `byok` answers 400 `INVALID_TEMPORARY_DELIVERY`.
         *     - `cache` is ignored: every source is asked afresh.
         *     - A field `temporary` is ignored.
         *
         *     The stream ends with `search.finished`. It cannot be resumed: its events have no `id:`, and where the connection
         *     drops the search stops and its results are lost. Read it promptly: a reader that takes nothing for a while makes the
         *     search wait, and is dropped in the end. A comment line every 15 seconds keeps proxies awake.
         *
         *     The id in `X-Search-Id` and in the events identifies this run in a support case; no other operation knows it.
         *     Usage accounting records the search type and the leak sources asked for, never the searched value.
         */
        post: operations["createTemporarySearch"];
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
         * Run one module and wait for it
         * @description Runs one module on one value and answers with its cards. It is a stored search of one module, without leak sources
         *     and account checks, and counts as one search: it has a state, results and a stream under its id like any other.
         *     A value that the module's source cannot have is a `VALIDATION_ERROR`, which costs nothing; in a search of several
         *     modules it makes that one `skipped`. Where the module fails, the search is stored and counted all the same, and the answer is 502 or 504.
         */
        post: operations["runModuleOnce"];
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
         * @description Deletes searches that have ended, all of them or none, with everything that belongs to them: results, events, leak pages, cached answers and the webhook, which is not tried again. From the answer on nothing knows them any more; within a minute nothing of them is stored. Only the key that made a search can delete it. Not metered.
         */
        post: operations["deleteSearches"];
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
                 * @description Id of a search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * State of a search
         * @description The search, how much it has found so far, and where its parts are. A search of another account and a temporary search are not known here: 404. Not metered.
         */
        get: operations["getSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * Results of a search
         * @description The normalised results: the final word on what was found, where the stream is only additive. Served before the end too, with `complete: false` and the modules that have ended by then. Not metered.
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
    "/search/{id}/byok": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * External providers of a search
         * @description What the external providers answered that a search asked with your keys. A provider is listed once it has ended; its cards are in the stream. Not metered.
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
    "/search/{id}/results/leaks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * Leak sources of a search
         * @description How the leak sources of a search stand, with how many records and pages each has. A source is listed once it has ended; before the end of the search more may come. Not metered.
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
                 * @description Id of a search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
                /**
                 * @description Code of the leak source.
                 * @example forum_2024
                 */
                source: components["parameters"]["LeakSourceCode"];
            };
            cookie?: never;
        };
        /**
         * Records of a leak source
         * @description One page of the records that a leak source has for a search, in the order of the source. A page can be read as soon as its `leak.page.ready` has come. A source that is not part of the search, and a page past the last, answer 404. Secrets come masked (`p******d`) unless the plan had the feature `secrets` when the search was made. Not metered.
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
    "/search/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * Follow a search
         * @description The events of a stored search as Server-Sent Events. First comes `connected`, then every event from the beginning or
         *     from the resume point, then new ones as they happen; after `search.finished` the stream closes. A finished search is
         *     replayed whole and closed. Not metered.
         *
         *     On the wire an event looks like this:
         *
         *     ```
         *     id: 2
         *     event: search.progress
         *     data: {"search_id":"0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10","status":"running","message":"shard 1/1 progress 0/1","timestamp":"2026-11-21T10:15:00.420Z"}
         *     ```
         *
         *     `id:` is the event's number in its search: 1, 2, 3 and so on without a gap. `connected` has none, nor have the
         *     comment lines that keep proxies awake every 15 seconds. `retry: 3000` is sent once, at the beginning. A server
         *     that stops ends its streams: reconnect with the last id, and nothing is missed.
         *
         *     **Resuming.** `Last-Event-ID: n` and `cursor=n` go on after event n; `start_index=n` and `from=n` begin with event
         *     n. Where several are given, the first of `Last-Event-ID`, `cursor`, `start_index`, `from` counts. What is not a
         *     number, or lies past the end, is a `VALIDATION_ERROR`. A resume exactly at the end of a search that has ended
         *     answers 204, which stops an `EventSource`; one at the end of a running search waits for the next event. A browser's
         *     `EventSource` can send no key: it needs a backend in between that adds it.
         *
         *     A search's `pending` is `queued` in the stream, `processing` is `running`, `finished` is `completed` and `error` is
         *     `failed`.
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
                 * @description Id of a search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        /**
         * Attempts to deliver the webhook of a search
         * @description Every attempt that has ended, the newest first: when it was made, how the receiver answered, and the first bytes of the answer. At most the newest 50. A search without a webhook answers 404. Not metered.
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
                 * @description Id of a search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver the webhook of a search again
         * @description Sends the same body with the same id once more, at once and whether or not it was delivered before, and tries again as often as at first. Where an attempt is due or under way already, that one is it. A search without a webhook answers 404. Not metered.
         */
        post: operations["redeliverWebhook"];
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
         * @description Breach records, filtered and in the order of `sortBy`. Several filters narrow each other. Records that are equal in the
         *     chosen order are ordered by name, so every order is a total one.
         *
         *     Ask for the next page with `pagination.nextCursor` and the same parameters. All pages show the catalogue as it was at
         *     the first one: whatever an import adds or changes meanwhile, no record is skipped and none comes twice. A cursor works
         *     for a day after the catalogue has changed. Not metered.
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
                 * @description The exact name of the breach. Names are in Unicode's composed form (NFC); another form of the same name finds it too.
                 * @example ExampleForum
                 */
                name: components["parameters"]["BreachName"];
            };
            cookie?: never;
        };
        /**
         * Read a breach
         * @description The breach with exactly this name, upper and lower case as in the record. Names with other characters than letters, digits, `-`, `.`, `_` and `~` are percent-encoded, in UTF-8. Not metered.
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
    "/radar/feed.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Feed of new breaches
         * @description The 50 breaches that were added last, as an Atom feed (RFC 4287), newest first. It takes the same API key as the other operations, in the same header: for a feed reader that cannot send it, put a proxy in between. An entry's `id` is `urn:uuid:` and the record's `id`, its `published` the `addedDate`, its `updated` the `modifiedDate`, its categories the `dataClasses`, its content the description in HTML. Not metered.
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
         * List the tools
         * @description The direct tools of this server, with their operations, inputs and costs. Any key may read it. Not metered.
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
                 * @description Name of a tool, as `GET /tools` lists it.
                 * @example domain-intelligence
                 */
                tool: components["parameters"]["ToolName"];
            };
            cookie?: never;
        };
        /**
         * One tool
         * @description One tool, with its operations, their inputs, costs and sources. Any key may read it. Not metered.
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
         * The answer of a tool that came too late
         * @description Where a call of a tool answers 504 with `meta.savedResult`, its sources still work. Here is the answer as soon as it
         *     is there, for 24 hours after the call, for the account that made it. It costs what the operation costs when it
         *     is there, once; where the sources end with nothing to tell, it costs nothing, and the answer here is 502, 503 or 504.
         *     Not metered.
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
         * Subdomains of a domain
         * @description Asks readers of the logs of certificate transparency, passive DNS and web archives, all at a time, and puts their names
         *     together. Nothing is asked of the domain itself. The domain may be any name below it, or a URL: what counts is its
         *     registered domain. The domain itself, wildcards, e-mail addresses of certificates and names of other domains are left
         *     out.
         *
         *     One of the readers of certificates (`crt-sh`, `cert-spotter`) is needed; without both the answer is 503.
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
         * DNS records of a name
         * @description Asks a public resolver for the records of a name: addresses, mail exchangers, name servers, texts, certificate
         *     authorities and start of authority. The name is taken as it is; of a URL the host counts.
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
         * Registration of a domain
         * @description Asks the registry for the registration of a domain (RDAP): registrar, dates, states, name servers and where abuse is
         *     reported, with the answer as it came. What counts is the registered domain of the name.
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
         * Certificates of a domain
         * @description Asks readers of the logs of certificate transparency for the certificates of a domain and all names below it, and puts
         *     together what they know of the same certificate.
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
         * Everything of a domain
         * @description All operations of this tool at once, each source asked once, for the price of one. No source is needed: a part of which
         *     no source tells anything is null. What counts is the registered domain of the name.
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
         * Whose an IP address is
         * @description The registration of the network of an address, who announces it, its host names, and what data that comes along says
         *     of it, which is no answer where all sources fail. Nobody is asked about an address that is not public.
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
         * What is said of an IP address
         * @description Whether lists of abuse, of spam and of exits of the Tor network have an address, and what scanners saw at it. The
         *     address itself is not asked.
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
         * Everything of an IP address
         * @description All operations of this tool at once, each source asked once, for the price of one.
         */
        post: operations["investigateAddress"];
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
         * What is known of an e-mail address
         * @description Asks the sources of searches for an e-mail address, all at a time: its domain, public profile, keys and reports of spam.
         *     What the address itself says stands beside it, and is no answer where all sources fail. No sign-up form is touched, and
         *     nothing is sent to the address.
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
         * Accounts of a pseudonym
         * @description Asks every site that searches ask for the public profile of the account of this name, all at a time. One name need not
         *     be one person. What the name itself says stands beside it, and is no answer where all sites fail.
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
         * What a domain says about its mail
         * @description Reads the mail servers of the domain and its policies: SPF with all that it brings in, counted as receivers count;
         *     DMARC, or that of the organisational domain; DKIM keys under selectors that senders document; MTA-STS with its
         *     policy file; TLS-RPT and BIMI. Each is judged: `findings` says in plain words what its owner should know, the most
         *     severe first. What could not be told is `unknown`, never `missing`.
         *
         *     The domain is taken as it is, not its registered domain: `mail.example.com` has policies of its own. The resolver is
         *     Google Public DNS; the MTA-STS policy is fetched from the domain where it announces one.
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
         * Players of a name
         * @description Asks game platforms for the public profile of the player of this name, all at a time. A platform's own answer that
         *     nobody has the name is `not_found`; a wall, a fault or a time-out is `unknown`. One name need not be one person.
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
         * A vehicle by its number
         * @description Reads a vehicle identification number (ISO 3779): manufacturer, country, check digit and model year come from the
         *     number itself, whatever else fails. The public decoder of the United States' road safety authority (NHTSA) is
         *     asked for the rest; it knows vehicles made for the United States.
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
         * A search has ended
         * @description Sent to `delivery.webhook.url` after a search has reached `finished` or `error`. The body carries the value that was
         *     searched and the options of the request (without secrets and credentials), the counts and the links; no results.
         *
         *     Answer with 2xx quickly and work afterwards; deduplicate on `searchId`. The body is fixed when the search ends and
         *     the same in every attempt. An attempt that takes longer than 15 seconds, and every status but 2xx, has failed; a
         *     redirect is not followed. 410 ends the delivery. Otherwise it is tried again after 5 seconds, 5 minutes, 30
         *     minutes, 2, 5, 10 and 14 hours, with some jitter, unless the operator has set other times; then it is given up
         *     (`failed`). `GET /search/{id}/webhook/attempts` tells how each attempt went, `POST /search/{id}/webhook/redeliver`
         *     starts anew.
         *
         *     **Signature.** Where the search gave a `secret`, `X-Webhook-Signature` is `sha256=` and the hexadecimal
         *     HMAC-SHA256, keyed with the secret, of the string in `X-Webhook-Timestamp` immediately followed by the raw body.
         *     Compare in constant time, and refuse old timestamps. The headers of the Standard Webhooks specification
         *     (`webhook-id`, `webhook-timestamp`, `webhook-signature`) are sent too, so that its ready-made verifiers work: give them the secret as it is where it begins with `whsec_`,
         *     and else as raw text (`new Webhook(secret, { format: 'raw' })`).
         */
        post: operations["searchEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The key is good. */
        TokenInfo: {
            /**
             * @description One sentence for people.
             * @example The API key is valid
             */
            message: string;
            /**
             * @description Where to read on.
             * @example https://api.example.net/openapi.json
             */
            help: string;
        };
        /** @description What an error has to say beside its message. */
        ErrorText: string;
        /** @description One fault of a request. */
        Fault: {
            /**
             * @description Where it is: dotted from the root of the body or from the parameter's name. Empty where the body as a whole is at fault.
             * @example query.type
             */
            path: string;
            /**
             * @description What is wrong there.
             * @example must be one of: Pseudonym, Email Address, Domain Name, Cryptocurrency, IP Address
             */
            message: string;
        };
        /** @description All faults of a request. */
        Faults: components["schemas"]["Fault"][];
        /** @description More about it; of a `VALIDATION_ERROR` all faults of the request. */
        ErrorDetails: components["schemas"]["ErrorText"] | components["schemas"]["Faults"];
        /** @description What went wrong. */
        ErrorBody: {
            /**
             * @description Stable name of the error. Branch on it.
             * @example VALIDATION_ERROR
             */
            code: string;
            /**
             * @description One sentence for people. It may change.
             * @example The request is not valid
             */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /**
         * @description - `success`: it has something.
         *     - `no_results`: it says that it has nothing.
         *     - `failed`: it could not be asked, or its answer could not be used.
         *     - `timeout`: it had not answered in time.
         *     - `skipped`: it cannot have anything for this value, and was not asked.
         * @enum {string}
         */
        ToolSourceStatus: "success" | "no_results" | "failed" | "timeout" | "skipped";
        /**
         * @description - `UPSTREAM_UNREACHABLE`: no connection to the source, or it broke off.
         *     - `UPSTREAM_TIMEOUT`: the source did not answer in time.
         *     - `UPSTREAM_RATE_LIMITED`: the source takes no more requests for now.
         *     - `UPSTREAM_BLOCKED`: the source refused the request, or put up a wall such as a CAPTCHA.
         *     - `UPSTREAM_KEY_REFUSED`: the external provider does not take your key.
         *     - `UPSTREAM_QUOTA`: your key at the external provider is used up.
         *     - `UPSTREAM_ERROR`: the source failed, or answered with a status it does not document.
         *     - `UPSTREAM_CHANGED`: the answer does not have its documented shape.
         *     - `UPSTREAM_TOO_LARGE`: the answer is larger than is read.
         *     - `EGRESS_REFUSED`: the address may not be asked from this server.
         *     - `MODULE_TIMEOUT`: the module passed its deadline; status `timeout`.
         *     - `MODULE_ERROR`: the module broke.
         *     - `MODULE_SKIPPED`: the search ended before the module; status `skipped`.
         *     - `NOT_APPLICABLE`: the source cannot have such a value, so it was not asked; status `skipped`.
         *     - `KEY_MISSING`: the module needs a key that is not configured.
         * @enum {string}
         */
        ModuleErrorCode: "UPSTREAM_UNREACHABLE" | "UPSTREAM_TIMEOUT" | "UPSTREAM_RATE_LIMITED" | "UPSTREAM_BLOCKED" | "UPSTREAM_KEY_REFUSED" | "UPSTREAM_QUOTA" | "UPSTREAM_ERROR" | "UPSTREAM_CHANGED" | "UPSTREAM_TOO_LARGE" | "EGRESS_REFUSED" | "MODULE_TIMEOUT" | "MODULE_ERROR" | "MODULE_SKIPPED" | "NOT_APPLICABLE" | "KEY_MISSING";
        /** @description Why a source told nothing. */
        ToolSourceError: {
            code: components["schemas"]["ModuleErrorCode"];
            /**
             * @description One sentence for people. It may change, and never holds the value that was asked about.
             * @example the source answered 500
             */
            message: string;
        };
        /** @description What came of one source. */
        ToolSourceReport: {
            /**
             * @description Short name of the source, as `GET /tools/{tool}/infos` describes it.
             * @example crt-sh
             */
            name: string;
            status: components["schemas"]["ToolSourceStatus"];
            /**
             * Format: int32
             * @description How many things the answer has from it.
             * @example 128
             */
            count: number;
            /**
             * Format: int32
             * @description How long it took, in milliseconds.
             * @example 402
             */
            duration_ms: number;
            /** @description Whether its part was kept from an earlier request. */
            cached: boolean;
            /**
             * Format: date-time
             * @description When its part was fetched; null where there is none.
             * @example 2026-11-21T10:15:00.000Z
             */
            fetched_at: string | null;
            /** @description Why it has `failed`, was too late or was `skipped`; null otherwise. */
            error: components["schemas"]["ToolSourceError"] | null;
        };
        /** @description The answer that is still being worked on. It is kept for 24 hours, for the account that asked. */
        SavedResult: {
            /**
             * Format: uuid
             * @description Id of the result.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            id: string;
            /**
             * Format: uri
             * @description Where the answer will be, `GET /tools/results/{id}`.
             * @example https://api.example.net/tools/results/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            url: string;
        };
        /** @description About the answer itself. */
        ErrorMeta: {
            /**
             * @description Name of the deployment that answered.
             * @example production
             */
            environment: string;
            /**
             * Format: date-time
             * @description When it answered.
             * @example 2026-11-21T10:15:00.000Z
             */
            timestamp: string;
            /** @description Of a tool whose sources were asked, what came of each. */
            sources?: components["schemas"]["ToolSourceReport"][];
            savedResult?: components["schemas"]["SavedResult"];
        };
        /** @description The body of every error. */
        ErrorEnvelope: {
            error: components["schemas"]["ErrorBody"];
            meta: components["schemas"]["ErrorMeta"];
        };
        /** @description The error body of `GET /` and `GET /usage`: a simple failure body, with `error` and `meta` beside it as in every other error. */
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
        /**
         * Format: int32
         * @description A number of requests or of core searches.
         */
        RateLimitCount: number;
        /**
         * Format: int64
         * @description A moment as seconds since 1970.
         */
        UnixSeconds: number;
        /**
         * @description `ok`: all works. `degraded`: works, with less than it should have. `unavailable`: does not work.
         * @enum {string}
         */
        HealthStatus: "ok" | "degraded" | "unavailable";
        /** @description Health of each part. A part that a process does not look at or does not have is left out. */
        HealthChecks: {
            /** @description The database. */
            store?: components["schemas"]["HealthStatus"];
            /** @description What takes searches up and ends them. */
            engine?: components["schemas"]["HealthStatus"];
            /** @description What runs the modules of searches. */
            runners?: components["schemas"]["HealthStatus"];
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
             * @description Seconds since the process started.
             * @example 86412
             */
            uptime_s: number;
            checks: components["schemas"]["HealthChecks"];
        };
        /** @description One window. */
        UsageWindow: {
            /**
             * Format: int32
             * @description Core searches used in this window.
             * @example 214
             */
            used: number;
            /**
             * Format: int32
             * @description Core searches that the plan allows in it.
             * @example 30000
             */
            max: number;
            /**
             * Format: date-time
             * @description When the window ends and `used` is 0 again.
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
        /** @description Whether another search would be within the windows, and the windows. */
        UsageLimits: {
            /**
             * @description Whether both windows have room for another core search. Requests per minute and searches at a time are not looked at.
             * @example true
             */
            allowed: boolean;
            limits: components["schemas"]["UsageWindows"];
        };
        /** @description What the account has used of its core searches. */
        Usage: {
            /** @description Always true. */
            success: boolean;
            /**
             * @description One sentence for people.
             * @example Current usage
             */
            message: string;
            /**
             * Format: int32
             * @description The status of the answer.
             */
            code: number;
            limits: components["schemas"]["UsageLimits"];
        };
        /**
         * @description What kind of observable a value is. `Domain Name` and `IP Address` will leave the search operations some day, in favour of direct tools; no date is set.
         * @enum {string}
         */
        QueryType: "Pseudonym" | "Email Address" | "Domain Name" | "Cryptocurrency" | "IP Address";
        /**
         * @description What kind of thing a module finds. `analysis` asks nobody and tells what the value itself says.
         * @enum {string}
         */
        ModuleCategory: "profile" | "infrastructure" | "registration" | "reputation" | "ledger" | "analysis";
        /** @description A module. */
        ModuleInfo: {
            /**
             * Format: uuid
             * @description Id that a request takes. A UUID version 5 of the slug, so that it never changes.
             * @example d9646b37-d70d-5ee5-9777-e642a69b5bcf
             */
            id: string;
            /**
             * @description Short name; the keys of its cards begin with it.
             * @example github
             */
            slug: string;
            /**
             * @description Name to show.
             * @example GitHub
             */
            name: string;
            /**
             * @description What it looks up.
             * @example Public profile of the GitHub account with this name
             */
            description: string;
            category: components["schemas"]["ModuleCategory"];
            /** @description The query types that it takes. */
            types: components["schemas"]["QueryType"][];
            /** @description Whether it runs where a search names no modules. */
            default: boolean;
            /** @description Whether it can be selected now. */
            available: boolean;
            /** @description Whether it works only with a key that the operator configures. */
            requires_key: boolean;
            /**
             * Format: uri
             * @description Home page of the source.
             * @example https://github.com
             */
            homepage: string;
        };
        /** @description The modules, and how many. */
        ModuleListData: {
            /** @description The modules. */
            modules: components["schemas"]["ModuleInfo"][];
            /**
             * Format: int32
             * @description Number of modules in `modules`.
             * @example 1
             */
            count: number;
        };
        /** @description About the answer itself. */
        Meta: {
            /**
             * @description Name of the deployment that answered.
             * @example production
             */
            environment: string;
            /**
             * Format: date-time
             * @description When it answered.
             * @example 2026-11-21T10:15:00.000Z
             */
            timestamp: string;
        };
        /** @description The modules of this server. */
        ModuleList: {
            data: components["schemas"]["ModuleListData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description How records are best shown. `credentials`: a login a record. `stealer`: what malware took from a device. `profile`: a person's account at a service. `paste`: a mention in a text. `generic`: anything else, as a table.
         * @enum {string}
         */
        LeakTemplate: "credentials" | "stealer" | "profile" | "paste" | "generic";
        /** @description A leak source. */
        LeakSourceInfo: {
            /**
             * @description Code that a request takes.
             * @example forum_2024
             */
            code: string;
            /**
             * @description Name to show.
             * @example Example Forum 2024
             */
            name: string;
            /**
             * @description What it holds.
             * @example Accounts of a forum
             */
            description: string;
            /** @description The query types that it takes. */
            types: components["schemas"]["QueryType"][];
            template: components["schemas"]["LeakTemplate"];
            /** @description Whether it can be selected now. */
            available: boolean;
            /** @description Whether it works only with a key that the operator configures. */
            requires_key: boolean;
            /**
             * Format: uri
             * @description Home page of the source; null for a data set of the operator.
             * @example https://leaks.example.com
             */
            homepage: string | null;
        };
        /** @description The leak sources, and how many. */
        LeakSourceListData: {
            /** @description The leak sources. */
            sources: components["schemas"]["LeakSourceInfo"][];
            /**
             * Format: int32
             * @description Number of sources in `sources`.
             * @example 1
             */
            count: number;
        };
        /** @description The leak sources of this server. */
        LeakSourceList: {
            data: components["schemas"]["LeakSourceListData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description `pending`: accepted, waits for a runner (`queued` in the stream). `processing`: runs (`running`). `finished`: has run (`completed`); some modules may have failed. `error`: could not run or ran out of time (`failed`). A search goes from `pending` to `processing` to `finished` or `error`, and no further.
         * @enum {string}
         */
        SearchStatus: "pending" | "processing" | "finished" | "error";
        /** @description The observable. */
        SearchQuery: {
            type: components["schemas"]["QueryType"];
            /**
             * @description The observable itself: a pseudonym, an e-mail address, a domain name, a wallet address, an IPv4 or an IPv6 address. A value that is none of its type is a `VALIDATION_ERROR` at `query.value`. A pseudonym has 1 to 64 characters, without control characters, and at least one that can be seen; `@name` is searched as `name`, and given back as it was sent.
             * @example sam-example
             */
            value: string;
        };
        /**
         * @description `all` of them, or those `selected` by name.
         * @enum {string}
         */
        SelectionMode: "all" | "selected";
        /** @description Which modules run. Left out or empty (`{}`): the default set for the query's type. `mode: all`: every available module that takes the type. `mode: selected`: those in `ids`. */
        ModuleSelection: {
            mode?: components["schemas"]["SelectionMode"];
            /** @description Ids of modules, from `GET /modules`. Required with `mode: selected`, and then at least one; not allowed otherwise. Each must exist, be available and take the query's type; each that does not is a fault of its own (`modules.ids.2`). An id given twice counts once. */
            ids?: string[];
        };
        /**
         * @description Names of the fields of leak records: `standard` is one vocabulary for all sources, `source` keeps each source's own names.
         * @enum {string}
         */
        LeakMapping: "standard" | "source";
        /** @description Which leak sources are looked up (`GET /leaks`). Left out, or without `mode`: none. With `all`, a source that is unavailable or not made for the query's type is skipped and says so. */
        LeakSelection: {
            mode?: components["schemas"]["SelectionMode"];
            /** @description Codes of leak sources. Required with `mode: selected`, and then at least one; not allowed otherwise. An unknown code is a `VALIDATION_ERROR` at its place (`leaks.sources.0`). A code given twice counts once. */
            sources?: string[];
            /** @default standard */
            custom_mapping: components["schemas"]["LeakMapping"];
        };
        /**
         * @description Whether it is checked where the address has an account. `only` runs that check and nothing else (no modules, no leak sources, no breached accounts); with another type than `Email Address` it is a `VALIDATION_ERROR`. This version has no account checks: `include` runs none, `only` answers 503 `REGISTERED_ACCOUNTS_UNAVAILABLE`.
         * @enum {string}
         */
        RegisteredAccountsMode: "include" | "exclude" | "only";
        /** @description The features of a search, after the defaults of its query's type. */
        EffectiveFeatures: {
            /** @description Whether breached accounts are gathered. */
            breached_accounts: boolean;
            registered_accounts: components["schemas"]["RegisteredAccountsMode"];
        };
        /**
         * @description `prefer` takes a recent answer where there is one, `bypass` asks every source afresh.
         * @enum {string}
         */
        CacheMode: "prefer" | "bypass";
        /** @description Whether a recent answer of a module may be used again. A temporary search ignores it and asks afresh. */
        CacheOptions: {
            /** @default prefer */
            mode: components["schemas"]["CacheMode"];
        };
        /** @description The webhook, without its secret. */
        ShownWebhook: {
            /**
             * Format: uri
             * @description Address that takes the POST.
             * @example https://hooks.example.com/tracewell
             */
            url: string;
        };
        /** @description How the end of the search is told. Empty without a webhook; the secret is never shown. */
        ShownDelivery: {
            webhook?: components["schemas"]["ShownWebhook"];
        };
        /**
         * @description `default` asks the providers beside everything else, `only` asks nothing else: no module, leak source, breach look-up or account check of this service.
         * @enum {string}
         */
        ByokMode: "default" | "only";
        /**
         * @description An external provider.
         * @enum {string}
         */
        ByokProvider: "provider_one" | "provider_two";
        /** @description External providers of the search, without credentials. Left out where the request had no `byok`. */
        ShownByok: {
            mode: components["schemas"]["ByokMode"];
            /** @description The providers that credentials were given for. */
            providers: components["schemas"]["ByokProvider"][];
        };
        /** @description The options of the request, with defaults filled in and without secrets and credentials. Of `POST /search/module/once`: the one module selected, no leak sources, no features. */
        SearchOptions: {
            modules: components["schemas"]["ModuleSelection"];
            leaks: components["schemas"]["LeakSelection"];
            features: components["schemas"]["EffectiveFeatures"];
            cache: components["schemas"]["CacheOptions"];
            delivery: components["schemas"]["ShownDelivery"];
            byok?: components["schemas"]["ShownByok"];
        };
        /**
         * @description `PARTIAL_FAILURE`: the search is `finished`, but some modules failed or timed out. `SEARCH_TIME_LIMIT_EXCEEDED`: it passed the time limit of the server (one hour unless the operator says otherwise); status `error`. `NO_ELIGIBLE_RUNNER`: no runner took it; status `error`.
         * @enum {string}
         */
        SearchErrorCode: "PARTIAL_FAILURE" | "SEARCH_TIME_LIMIT_EXCEEDED" | "NO_ELIGIBLE_RUNNER";
        /** @description What failed in a search. */
        SearchError: {
            code: components["schemas"]["SearchErrorCode"];
            /**
             * @description One sentence for people.
             * @example 1 of 2 modules failed
             */
            message: string;
        };
        /** @description A stored search. */
        Search: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            id: string;
            status: components["schemas"]["SearchStatus"];
            query: components["schemas"]["SearchQuery"];
            options: components["schemas"]["SearchOptions"];
            /**
             * Format: date-time
             * @description When it was accepted.
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a runner took it up; null before.
             * @example 2026-11-21T10:15:00.180Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended; null before.
             * @example 2026-11-21T10:15:01.250Z
             */
            completed_at: string | null;
            /** @description Why it failed, or what failed in it; null where nothing did. */
            error: components["schemas"]["SearchError"] | null;
        };
        /** @description Where this page stands. */
        Pagination: {
            /**
             * Format: int32
             * @description The most entries that a page holds.
             * @example 20
             */
            limit: number;
            /**
             * @description The `cursor` of the next page; null on the last one. Take it as it is.
             * @example MjAyNi0xMS0yMVQxMDoxNTowMC4wMDBafDBiOWY2YTUy
             */
            nextCursor: string | null;
        };
        /** @description Searches, newest first. */
        SearchListData: {
            /** @description The searches of this page. */
            searches: components["schemas"]["Search"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A page of searches. */
        SearchList: {
            data: components["schemas"]["SearchListData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What runs beside modules and leak sources. What is left out depends on the query's type: for `Email Address`, `breached_accounts` is true and `registered_accounts` is `include`; for every other type they are false and `exclude`. */
        SearchFeatures: {
            /** @description Whether breached accounts are gathered: from the leak sources of this server that belong to a breach, and from breach sources at providers. Where none takes the query's type, `true` is a `VALIDATION_ERROR`. Breaches that are sensitive are left out unless the plan has the feature `secrets`. */
            breached_accounts?: boolean;
            registered_accounts?: components["schemas"]["RegisteredAccountsMode"];
        };
        /** @description Where to send `searchEnded` when the search has ended. A temporary search answers `INVALID_TEMPORARY_DELIVERY`. */
        WebhookOptions: {
            /**
             * Format: uri
             * @description Address that takes the POST, http or https, on port 80, 443, 8080 or 8443. A host that is not public, an address with credentials in it and another port are a `VALIDATION_ERROR`, unless the operator allows them.
             * @example https://hooks.example.com/tracewell
             */
            url: string;
            /**
             * @description Shared secret that signs the webhook: any text, the longer and the more random the better. Kept encrypted and never given back. One that begins with `whsec_` is the key of `webhook-signature` as Standard Webhooks libraries take it: at least one byte in padded base64 has to follow, anything else is a `VALIDATION_ERROR`. Of any other the bytes of the text are the key.
             * @example correct-horse-battery-staple
             */
            secret?: string;
        };
        /** @description How the end of the search is told. */
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
        /** @description Your own keys for external providers. They are encrypted at rest while the search needs them, wiped when it ends, and appear in no log, event or answer; a provider that says the key back has it replaced by `***`. A provider that the operator has not set up, or that is not made for the type, is a `VALIDATION_ERROR` (`byok.provider_one`), as are `mode: only` without a key (`byok.mode`) and a key beside `features.registered_accounts: only` (`byok`). A temporary search answers `INVALID_TEMPORARY_DELIVERY`. What the providers answered: `GET /search/{id}/byok`. */
        ByokOptions: {
            /** @default default */
            mode: components["schemas"]["ByokMode"];
            provider_one?: components["schemas"]["ByokCredentials"];
            provider_two?: components["schemas"]["ByokCredentials"];
        };
        /** @description A search to start. Only `query` is required. */
        SearchRequest: {
            query: components["schemas"]["SearchQuery"];
            modules?: components["schemas"]["ModuleSelection"];
            leaks?: components["schemas"]["LeakSelection"];
            features?: components["schemas"]["SearchFeatures"];
            cache?: components["schemas"]["CacheOptions"];
            delivery?: components["schemas"]["DeliveryOptions"];
            byok?: components["schemas"]["ByokOptions"];
            /** @description Refused by `POST /search` with `USE_TEMPORARY_ENDPOINT`, whatever its value; `POST /search/temporary` ignores it. */
            temporary?: unknown;
        };
        /** @description A moment as `@` and Unix seconds (RFC 9745). */
        DeprecationDate: string;
        /** @description A search by its id. */
        SearchReference: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            id: string;
        };
        /** @description How much a search has found so far. */
        SearchSummary: {
            /**
             * Format: int32
             * @description Stored cards of modules and of external providers.
             * @example 1
             */
            module_results: number;
            /**
             * Format: int32
             * @description Leak sources that have records.
             * @example 0
             */
            leak_sources: number;
            /**
             * Format: int32
             * @description Breached accounts.
             * @example 0
             */
            breached_accounts: number;
            /**
             * Format: int32
             * @description Accounts that were found to be registered.
             * @example 0
             */
            registered_accounts: number;
        };
        /**
         * @description `pending`: not tried yet. `retrying`: tried, and will be again. `delivered`: the receiver answered 2xx. `failed`: given up.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "retrying" | "delivered" | "failed";
        /** @description Delivery of a webhook. */
        WebhookDelivery: {
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * Format: int32
             * @description Attempts so far.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When it was delivered; null before.
             * @example 2026-11-21T10:15:02.000Z
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description When it was last tried; null before.
             * @example 2026-11-21T10:15:02.000Z
             */
            last_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When it is tried next; null where it is not.
             * @example null
             */
            next_attempt_at: string | null;
        };
        /** @description How far telling the end of the search has come. */
        SearchDelivery: {
            /** @description The webhook; null where the search has none. */
            webhook: components["schemas"]["WebhookDelivery"] | null;
        };
        /** @description Absolute addresses of what belongs to the search. */
        SearchLinks: {
            /**
             * Format: uri
             * @description Its events.
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/stream
             */
            stream: string;
            /**
             * Format: uri
             * @description Its results.
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/results
             */
            results: string;
            /**
             * Format: uri
             * @description What its external providers answered. 404 in this version.
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/byok
             */
            byok: string;
            /**
             * Format: uri
             * @description Its leak sources. 404 in this version.
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/results/leaks
             */
            leaks: string;
        };
        /** @description A search, how much it has found, and where its parts are. */
        SearchStateData: {
            search: components["schemas"]["Search"];
            summary: components["schemas"]["SearchSummary"];
            delivery: components["schemas"]["SearchDelivery"];
            links: components["schemas"]["SearchLinks"];
        };
        /** @description The search that was started. */
        SearchCreated: {
            /** @description `search.id` is the same as `data.search.id`. */
            search: components["schemas"]["SearchReference"];
            data: components["schemas"]["SearchStateData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The stream is open. */
        ConnectedData: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description The first event of every connection. It has no id. */
        ConnectedEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "connected";
            data: components["schemas"]["ConnectedData"];
        };
        /**
         * @description `queued`: waits for a runner. `running`: a runner has it.
         * @enum {string}
         */
        SearchProgressStatus: "queued" | "running";
        /** @description How far the search is. */
        SearchProgressData: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            status: components["schemas"]["SearchProgressStatus"];
            /**
             * @description What is going on. While a search runs, `shard <n>/<total> progress <done>/<count>`: of shard n, done of count modules have ended. A search has at most 3 shards.
             * @example shard 1/1 progress 1/2
             */
            message: string;
            /**
             * Format: int32
             * @description Cards found so far.
             * @example 1
             */
            result_cards_count?: number;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description The search waits for a runner, or has come further. */
        TemporarySearchProgressEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "search.progress";
            data: components["schemas"]["SearchProgressData"];
        };
        /** @description A module by its name. */
        NamedModule: {
            /**
             * Format: uuid
             * @description Id of the module, where it has one.
             * @example d9646b37-d70d-5ee5-9777-e642a69b5bcf
             */
            id?: string;
            /**
             * @description Name of the module.
             * @example GitHub
             */
            name: string;
        };
        /** @description One line to show. */
        CardItem: {
            /**
             * @description What the value is.
             * @example Profile
             */
            label: string;
            /**
             * @description The value as text.
             * @example https://github.com/sam-example
             */
            value: string;
            /**
             * @description The raw field that it shows.
             * @example html_url
             */
            field?: string;
            /** @description Whether it is worth copying. */
            copy: boolean;
            /** @description Whether the value is a date, in ISO 8601. */
            isdate: boolean;
            /** @description Whether the value is a link. */
            islink: boolean;
        };
        /** @description A finding. `items` is for showing; every other field is raw, as the source gave it, for machines. */
        CardContent: {
            /** @description Lines to show, in their order. */
            items: components["schemas"]["CardItem"][];
        } & {
            [key: string]: unknown;
        };
        /** @description One finding of a module, under one key: the module's slug, `_` and a number of three digits. Of an external provider the key begins with `byok_` and the provider (`byok_provider_one_001`). */
        Card: {
            [key: string]: components["schemas"]["CardContent"];
        };
        /** @description A card of a module of a temporary search. */
        TemporaryModuleResultData: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * Format: uuid
             * @description Unique id of the card. Cards of one moment are told apart by it.
             * @example 9c41e0d7-2f6b-4a58-b1c3-0d8e7f6a5b49
             */
            result_id: string;
            module: components["schemas"]["NamedModule"];
            card: components["schemas"]["Card"];
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description A module has found something: one event for each card. */
        TemporaryModuleResultEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "module.result";
            data: components["schemas"]["TemporaryModuleResultData"];
        };
        /**
         * @description How a leak source ended.
         * @enum {string}
         */
        LeakStatus: "success" | "no_results" | "failed" | "skipped";
        /** @description A leak source has ended. */
        LeakStatusData: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * @description Code of the leak source.
             * @example forum_2024
             */
            leaked_code: string;
            status: components["schemas"]["LeakStatus"];
            /**
             * Format: int64
             * @description Records that it has, over all pages.
             * @example 2
             */
            result_count: number;
            /**
             * @description More about it, for people.
             * @example The source did not answer in time
             */
            message?: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description A leak source has ended: one event for each. */
        TemporaryLeakStatusEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "leak.status";
            data: components["schemas"]["LeakStatusData"];
        };
        /** @description One record of a leak source. */
        LeakEntry: {
            /**
             * @description Name of the record, unique in its page.
             * @example forum_2024_001
             */
            key: string;
            /** @description Lines to show, in their order. */
            items: components["schemas"]["CardItem"][];
        };
        /** @description A page of a leak source with its records. How many records the source has in all is the `result_count` of its `leak.status`. Carries no `search_id`. */
        TemporaryLeakPageData: {
            /**
             * @description Code of the leak source.
             * @example forum_2024
             */
            source: string;
            /**
             * Format: int32
             * @description Number of the page.
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @description Records on the page.
             * @example 2
             */
            count: number;
            template: components["schemas"]["LeakTemplate"];
            /** @description The records. */
            results: components["schemas"]["LeakEntry"][];
        };
        /** @description A page of a leak source, with its records. Temporary searches only. */
        TemporaryLeakPageEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "temporary.leak.page";
            data: components["schemas"]["TemporaryLeakPageData"];
        };
        /** @description All leak sources have ended. */
        LeaksFinishedData: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /** @description Leak sources that answered. */
            executed_codes: string[];
            /** @description Leak sources that were not asked. */
            skipped_codes: string[];
            /** @description Leak sources that gave no answer. */
            failed_codes: string[];
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description All leak sources have ended or were skipped; with empty lists where none was to be asked. */
        TemporaryLeaksFinishedEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "leaks.finished";
            data: components["schemas"]["LeaksFinishedData"];
        };
        /**
         * @description `started`: the checks begin. `result`: the outcome of one. `finished`: all have ended.
         * @enum {string}
         */
        RegisteredAccountsStep: "started" | "result" | "finished";
        /**
         * @description `unknown`: the check cannot tell, for instance because the service put up a wall.
         * @enum {string}
         */
        RegisteredAccountStatus: "registered" | "not_registered" | "unknown";
        /**
         * @description Why a check cannot tell, or why the site was not asked.
         *     - `UPSTREAM_…`, `EGRESS_REFUSED`: as of a module.
         *     - `NAME_NOT_POSSIBLE`: the site has no such names, so the value is not registered there.
         *     - `TYPE_NOT_SUPPORTED`: the check is not made for this type.
         *     - `MAY_NOTIFY`: the question could send the person a message.
         *     - `PROBE_OFF`: the check probes a form, which the operator has not switched on.
         *     - `CHECK_ERROR`: the check broke.
         * @enum {string}
         */
        AccountReasonCode: "UPSTREAM_UNREACHABLE" | "UPSTREAM_TIMEOUT" | "UPSTREAM_RATE_LIMITED" | "UPSTREAM_BLOCKED" | "UPSTREAM_KEY_REFUSED" | "UPSTREAM_QUOTA" | "UPSTREAM_ERROR" | "UPSTREAM_CHANGED" | "UPSTREAM_TOO_LARGE" | "EGRESS_REFUSED" | "NAME_NOT_POSSIBLE" | "TYPE_NOT_SUPPORTED" | "MAY_NOTIFY" | "PROBE_OFF" | "CHECK_ERROR";
        /** @description Why a check cannot tell. Never holds the searched value. */
        AccountReason: {
            code: components["schemas"]["AccountReasonCode"];
            /**
             * @description One sentence for people.
             * @example the source answered 429
             */
            message: string;
        };
        /** @description A step of the registered-account checks. `module.name` is the check's with `result`, `Registered accounts` otherwise. */
        RegisteredAccountsData: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            event: components["schemas"]["RegisteredAccountsStep"];
            type: components["schemas"]["QueryType"];
            module: components["schemas"]["NamedModule"];
            /** @description Outcome of the check; with `result` only. */
            status?: components["schemas"]["RegisteredAccountStatus"];
            /**
             * Format: uri
             * @description Public page of the account, where there is one; with `result` only.
             * @example https://accounts.example.com/
             */
            url?: string | null;
            /** @description Why the outcome is `unknown`, or why the site was not asked; with `result` only. */
            reason?: components["schemas"]["AccountReason"] | null;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description A registered-account check has begun, has an outcome or has ended. */
        TemporaryRegisteredAccountsEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "registered_accounts";
            data: components["schemas"]["RegisteredAccountsData"];
        };
        /**
         * @description How bad a breach is.
         * @enum {string}
         */
        BreachSeverity: "low" | "medium" | "high" | "critical";
        /** @description A breach that an account is part of, merged over all sources that name it. What nobody knows of it is left out. Two breaches of one service in different years are two entries, which may have one name. */
        BreachedAccount: {
            /**
             * @description Name of the breach; that of its Radar record where Radar knows it.
             * @example ExampleForum
             */
            name: string;
            /**
             * @description Name of the breach as people write it.
             * @example Example Forum
             */
            title?: string;
            /**
             * @description Domain of the service that was breached.
             * @example forum.example.com
             */
            domain?: string;
            /**
             * @description When it was breached; the month or the year alone where nobody knows the day.
             * @example 2024-03-02
             * @example 2024-03
             * @example 2024
             */
            breachDate?: string;
            /**
             * @description What was in it.
             * @example [
             *       "Email addresses",
             *       "Passwords"
             *     ]
             */
            dataClasses?: string[];
            /** @description How bad it is, where Radar knows it. */
            severity?: components["schemas"]["BreachSeverity"];
            /** @description Whether malware took it from the computers of its victims. */
            isStealerLog?: boolean;
            /** @description Whether somebody confirmed that it happened. */
            isVerified?: boolean;
            /**
             * Format: int64
             * @description Number of accounts in it.
             * @example 183421
             */
            pwnCount?: number;
            /**
             * @description Which sources named it: `haveibeenpwned`, `xposedornot`, `leakcheck`, or the code of a leak source of this server.
             * @example [
             *       "haveibeenpwned",
             *       "xposedornot"
             *     ]
             */
            sources: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description The breached accounts are gathered. */
        BreachedAccountsData: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * @description Always `ready`.
             * @constant
             */
            event: "ready";
            /**
             * Format: int32
             * @description Number of entries in `results`.
             * @example 1
             */
            resultCount: number;
            /** @description The breached accounts. */
            results: components["schemas"]["BreachedAccount"][];
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description The breached accounts are gathered. */
        TemporaryBreachedAccountsEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "breached_accounts";
            data: components["schemas"]["BreachedAccountsData"];
        };
        /**
         * @description `completed`: the search has run; some modules may have failed, which `error` tells. `failed`: it could not run or ran out of time.
         * @enum {string}
         */
        SearchFinishedStatus: "completed" | "failed";
        /** @description How much was found. */
        SearchTotals: {
            /**
             * Format: int32
             * @description Cards of modules and of external providers.
             * @example 1
             */
            module_results?: number;
        };
        /** @description The search has ended. */
        SearchFinishedData: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            status: components["schemas"]["SearchFinishedStatus"];
            totals?: components["schemas"]["SearchTotals"];
            /**
             * Format: int32
             * @description Milliseconds from the start of the search to its end.
             * @example 1070
             */
            execution_time_ms?: number;
            /**
             * @description With `completed`, a sentence that counts the modules that failed. With `failed`, a code: `NO_ELIGIBLE_RUNNER` or `SEARCH_TIME_LIMIT_EXCEEDED`. Left out where nothing failed.
             * @example 1 of 2 modules failed
             */
            error?: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description The search has ended. The last event. */
        TemporarySearchFinishedEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "search.finished";
            data: components["schemas"]["SearchFinishedData"];
        };
        /** @description One event of the stream of a temporary search. None has an id. */
        TemporarySearchEvent: components["schemas"]["ConnectedEvent"] | components["schemas"]["TemporarySearchProgressEvent"] | components["schemas"]["TemporaryModuleResultEvent"] | components["schemas"]["TemporaryLeakStatusEvent"] | components["schemas"]["TemporaryLeakPageEvent"] | components["schemas"]["TemporaryLeaksFinishedEvent"] | components["schemas"]["TemporaryRegisteredAccountsEvent"] | components["schemas"]["TemporaryBreachedAccountsEvent"] | components["schemas"]["TemporarySearchFinishedEvent"];
        /** @description One module to run on one value. */
        ModuleRunRequest: {
            query: components["schemas"]["SearchQuery"];
            /**
             * Format: uuid
             * @description Id of a module, from `GET /modules`. It must exist, be available and take the query's type; otherwise a `VALIDATION_ERROR` at `module_id`.
             * @example d9646b37-d70d-5ee5-9777-e642a69b5bcf
             */
            module_id: string;
            cache?: components["schemas"]["CacheOptions"];
        };
        /** @description The stored search of a single module. */
        ModuleRunSearch: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            id: string;
            status: components["schemas"]["SearchStatus"];
            /**
             * Format: date-time
             * @description When it was accepted.
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended.
             * @example 2026-11-21T10:15:01.250Z
             */
            completed_at: string | null;
        };
        /** @description A module by its id. */
        ModuleReference: {
            /**
             * Format: uuid
             * @description Id of the module.
             * @example d9646b37-d70d-5ee5-9777-e642a69b5bcf
             */
            id: string;
            /**
             * @description Name of the module.
             * @example GitHub
             */
            name: string;
        };
        /** @description The search that was stored, the module and its cards. */
        ModuleRunData: {
            search: components["schemas"]["ModuleRunSearch"];
            module: components["schemas"]["ModuleReference"];
            /** @description What the module found. Empty where the source has nothing. */
            cards: components["schemas"]["Card"][];
        };
        /** @description What one module found. */
        ModuleRun: {
            data: components["schemas"]["ModuleRunData"];
            meta: components["schemas"]["Meta"];
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
        /** @description What is being removed. */
        QueuedDeletion: {
            /**
             * Format: int32
             * @description How many searches the request named.
             * @example 2
             */
            requested_count: number;
            /**
             * @description Their ids, in lower case, in the order of the request.
             * @example [
             *       "0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10"
             *     ]
             */
            queued_ids: string[];
        };
        /** @description A deletion that was accepted. */
        SearchDeletionData: {
            /**
             * @description The searches are gone.
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
        /** @description State of a search. */
        SearchState: {
            data: components["schemas"]["SearchStateData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description `success`: found something. `no_results`: the source says that it has nothing. `failed`: it cannot tell. `timeout`: it did not end in time. `skipped`: nobody was asked, as `error` says.
         * @enum {string}
         */
        ModuleStatus: "success" | "no_results" | "failed" | "timeout" | "skipped";
        /** @description Why a module has no answer. Never holds the searched value. */
        ModuleError: {
            code: components["schemas"]["ModuleErrorCode"];
            /**
             * @description One sentence for people.
             * @example the source answered 429
             */
            message: string;
        };
        /** @description How one module of a search ended. */
        ModuleResult: {
            module: components["schemas"]["ModuleReference"];
            status: components["schemas"]["ModuleStatus"];
            /** @description Whether a recent answer was used again. */
            cached: boolean;
            /**
             * Format: int32
             * @description Milliseconds that it took; 0 where it did not run.
             * @example 412
             */
            duration_ms: number;
            /** @description Why it failed, timed out or was skipped; null where it did not. */
            error: components["schemas"]["ModuleError"] | null;
            /** @description What it found; also what a module found before it failed. */
            cards: components["schemas"]["Card"][];
        };
        /** @description Where an account was checked for, and with what outcome. */
        RegisteredAccount: {
            module: components["schemas"]["NamedModule"];
            status: components["schemas"]["RegisteredAccountStatus"];
            /**
             * Format: uri
             * @description Public page of the account; null where it is not registered or has none.
             * @example https://accounts.example.com/
             */
            url: string | null;
            /** @description Why the outcome is `unknown`, or why the site was not asked; null where the site told. */
            reason: components["schemas"]["AccountReason"] | null;
        };
        /** @description How the leak sources of a search ended, by their codes. */
        LeakOutcome: {
            /** @description Leak sources that answered. */
            executed_codes: string[];
            /** @description Leak sources that were not asked. */
            skipped_codes: string[];
            /** @description Leak sources that gave no answer. */
            failed_codes: string[];
        };
        /** @description What a search has found. */
        SearchResultsData: {
            search: components["schemas"]["Search"];
            /** @description Whether the search has ended, so that nothing more comes. */
            complete: boolean;
            /** @description The modules that have ended; after the end of the search, all of it. */
            modules: components["schemas"]["ModuleResult"][];
            /** @description Breaches that the account is part of; empty until they are gathered. */
            breached_accounts: components["schemas"]["BreachedAccount"][];
            /** @description The registered-account checks that have ended, whatever their outcome. */
            registered_accounts: components["schemas"]["RegisteredAccount"][];
            leaks: components["schemas"]["LeakOutcome"];
            summary: components["schemas"]["SearchSummary"];
        };
        /** @description Results of a search. */
        SearchResults: {
            data: components["schemas"]["SearchResultsData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description How an external provider ended.
         * @enum {string}
         */
        ByokStatus: "success" | "no_results" | "failed";
        /** @description How an external provider ended, and what it answered. */
        SearchByokProvider: {
            status: components["schemas"]["ByokStatus"];
            /**
             * Format: int64
             * @description Cards that it gave.
             * @example 1
             */
            result_count: number;
            /**
             * Format: date-time
             * @description When it was asked. Null where the search ended before.
             * @example 2026-11-21T10:15:00.100Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended. Null where the search ended before.
             * @example 2026-11-21T10:15:00.700Z
             */
            finished_at: string | null;
            /**
             * @description The way in which its answer was made into cards. Null where the search ended before.
             * @example 1
             */
            mapping_version: string | null;
            /** @description Null where the provider answered. */
            error: components["schemas"]["ModuleError"] | null;
            /** @description The answer as the provider gave it, any JSON, at most 8 MiB. Null where it gave none. */
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
        /** @description How a leak source of a search ended. */
        SearchLeakSource: {
            /**
             * @description Code of the leak source.
             * @example forum_2024
             */
            code: string;
            /**
             * @description Name to show.
             * @example Example Forum 2024
             */
            name: string;
            status: components["schemas"]["LeakStatus"];
            /**
             * Format: int64
             * @description Records that can be read, over all pages.
             * @example 2
             */
            result_count: number;
            /**
             * Format: int32
             * @description Pages that can be read.
             * @example 1
             */
            page_count: number;
            /**
             * Format: int32
             * @description Records on a full page.
             * @example 500
             */
            page_size: number;
            template: components["schemas"]["LeakTemplate"];
            /**
             * @description Why it failed or was skipped, for people.
             * @example The source did not answer in time
             */
            message: string | null;
        };
        /** @description The leak sources of a search that have ended. */
        SearchLeaksData: {
            /** @description The sources, in the order of the request. */
            sources: components["schemas"]["SearchLeakSource"][];
            /** @description Leak sources that answered. */
            executed_codes: string[];
            /** @description Leak sources that were not asked. */
            skipped_codes: string[];
            /** @description Leak sources that gave no answer. */
            failed_codes: string[];
        };
        /** @description The leak sources of a search. */
        SearchLeaks: {
            data: components["schemas"]["SearchLeaksData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A leak source, by its code and name. */
        LeakSourceReference: {
            /**
             * @description Code of the leak source.
             * @example forum_2024
             */
            code: string;
            /**
             * @description Name to show.
             * @example Example Forum 2024
             */
            name: string;
        };
        /** @description A page of records. */
        SearchLeakPageData: {
            source: components["schemas"]["LeakSourceReference"];
            template: components["schemas"]["LeakTemplate"];
            /**
             * Format: int32
             * @description Number of the page.
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @description Records on a full page.
             * @example 500
             */
            page_size: number;
            /**
             * Format: int32
             * @description Pages that can be read; while the source is still being read, so far.
             * @example 1
             */
            page_count: number;
            /**
             * Format: int64
             * @description Records that can be read, over all pages; while the source is still being read, so far.
             * @example 2
             */
            result_count: number;
            /** @description The records. */
            results: components["schemas"]["LeakEntry"][];
        };
        /** @description A page of records of a leak source. */
        SearchLeakPage: {
            data: components["schemas"]["SearchLeakPageData"];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description Number of the event in its search, from 1 without a gap. Resume with it.
         * @example 2
         */
        EventId: string;
        /** @description The search waits for a runner, or has come further. */
        SearchProgressEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "search.progress";
            data: components["schemas"]["SearchProgressData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description A card of a module. */
        ModuleResultData: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            module: components["schemas"]["NamedModule"];
            card: components["schemas"]["Card"];
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description A module has found something: one event for each card. */
        ModuleResultEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "module.result";
            data: components["schemas"]["ModuleResultData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description A card of an external provider. */
        ByokResultData: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            provider: components["schemas"]["ByokProvider"];
            card: components["schemas"]["Card"];
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description An external provider has found something: one event for each card. */
        ByokResultEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "byok.result";
            data: components["schemas"]["ByokResultData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description An external provider has ended. */
        ByokFinishedData: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            provider: components["schemas"]["ByokProvider"];
            status: components["schemas"]["ByokStatus"];
            /**
             * Format: int32
             * @description Cards that it gave.
             * @example 3
             */
            resultCount: number;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description An external provider has ended: one event for each. */
        ByokFinishedEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "byok.finished";
            data: components["schemas"]["ByokFinishedData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description A leak source has ended: one event for each. */
        LeakStatusEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "leak.status";
            data: components["schemas"]["LeakStatusData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description A page of a leak source can be read. */
        LeakPageReadyData: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            search_id: string;
            /**
             * @description Code of the leak source.
             * @example forum_2024
             */
            source: string;
            /**
             * Format: int32
             * @description Number of the page.
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @description Records on the page.
             * @example 2
             */
            count: number;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T10:15:00.420Z
             */
            timestamp: string;
        };
        /** @description A page of a leak source can be read. Stored searches only. */
        LeakPageReadyEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "leak.page.ready";
            data: components["schemas"]["LeakPageReadyData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description All leak sources have ended or were skipped; with empty lists where none was to be asked. */
        LeaksFinishedEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "leaks.finished";
            data: components["schemas"]["LeaksFinishedData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description The registered-account checks have begun, one has an outcome, or all have ended. */
        RegisteredAccountsEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "registered_accounts";
            data: components["schemas"]["RegisteredAccountsData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description The breached accounts are gathered. */
        BreachedAccountsEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "breached_accounts";
            data: components["schemas"]["BreachedAccountsData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description The search has ended. The last event. */
        SearchFinishedEvent: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "search.finished";
            data: components["schemas"]["SearchFinishedData"];
            id?: components["schemas"]["EventId"];
        };
        /** @description One event of the stream of a stored search. */
        SearchEvent: components["schemas"]["ConnectedEvent"] | components["schemas"]["SearchProgressEvent"] | components["schemas"]["ModuleResultEvent"] | components["schemas"]["ByokResultEvent"] | components["schemas"]["ByokFinishedEvent"] | components["schemas"]["LeakStatusEvent"] | components["schemas"]["LeakPageReadyEvent"] | components["schemas"]["LeaksFinishedEvent"] | components["schemas"]["RegisteredAccountsEvent"] | components["schemas"]["BreachedAccountsEvent"] | components["schemas"]["SearchFinishedEvent"];
        /** @description One attempt to deliver a webhook. */
        WebhookAttempt: {
            /**
             * Format: int32
             * @description The first is 1.
             * @example 1
             */
            number: number;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T10:15:01.300Z
             */
            attempted_at: string;
            /**
             * Format: int32
             * @description HTTP status of the answer; null where there was none.
             * @example 503
             */
            status: number | null;
            /**
             * Format: int32
             * @description How long it took, in milliseconds.
             * @example 42
             */
            duration_ms: number;
            /**
             * @description Why the attempt failed, for people, where `status` does not tell it all: there was no answer, the answer was a redirect, which is not followed, or 410, which ends the delivery. Null otherwise.
             * @example null
             */
            error: string | null;
            /**
             * @description The first 256 bytes of the answer, as text; empty where there is none.
             * @example try later
             */
            answer: string;
        };
        /** @description Attempts to deliver a webhook, the newest first. */
        WebhookAttemptListData: {
            /** @description Those that have ended. */
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
         * @description An order of breaches.
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
             * @description Name of the model.
             * @example example-model-1
             */
            model: string;
            /**
             * Format: date
             * @description Day on which it was written.
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
             * @description Name of the model.
             * @example example-model-1
             */
            model: string;
            /**
             * Format: date
             * @description Day on which it was written.
             * @example 2026-11-21
             */
            date: string;
        };
        /** @description What a language model has written about the breach, if the operator asked one. Each entry names the model and the day. Empty where none was asked. Treat it as what it is: a help for reading, no source. */
        BreachEnrichments: {
            summary?: components["schemas"]["BreachEnrichmentText"];
            affectedRegions?: components["schemas"]["BreachEnrichmentList"];
            recommendedActions?: components["schemas"]["BreachEnrichmentList"];
        } & {
            [key: string]: unknown;
        };
        /** @description A breach. A text without a value is empty, never null. */
        Breach: {
            /**
             * Format: uuid
             * @description Id of the breach. It follows from the name and never changes.
             * @example b1d7a3de-6b0c-5b59-9f5f-0c5d1e2f3a41
             */
            id: string;
            /**
             * @description Exact name of the breach, used in the path.
             * @example ExampleForum
             */
            name: string;
            /**
             * @description Name of the breach as people write it.
             * @example Example Forum
             */
            title: string;
            /**
             * @description Domain of the service that was breached. Empty where there is none.
             * @example forum.example.com
             */
            domain: string;
            /**
             * @description What happened, in HTML. It holds the elements `a` (with `href` to http or https, and `rel`), `b`, `blockquote`, `br`, `code`, `em`, `i`, `li`, `ol`, `p`, `strong` and `ul`, and nothing else. Text is escaped.
             * @example In March 2024 the forum lost its <em>member</em> database.
             */
            description: string;
            /**
             * @description The description in one or two sentences of plain text, at most 200 characters. Show it as text.
             * @example In March 2024 the forum lost its member database.
             */
            shortDescription: string;
            /**
             * @description Where a logo is, as the catalogue gives it. Empty where there is none.
             * @example https://images.example.net/forum.png
             */
            logoPath: string;
            /**
             * @description Who must be named beside the record, in plain text. Empty where nobody needs to be.
             * @example Example Catalogue, CC BY 4.0
             */
            attribution: string;
            /**
             * @description Where the breach was made public. Empty where that is not known.
             * @example https://news.example.com/forum-breach
             */
            disclosureUrl: string;
            /**
             * @description Day of the breach, as far as it is known. Empty where nobody knows.
             * @example 2024-03-02
             */
            breachDate: string;
            /**
             * Format: date
             * @description Day on which it came into the catalogue.
             * @example 2026-11-21
             */
            addedDate: string;
            /**
             * Format: date
             * @description Day on which the record changed last.
             * @example 2026-11-21
             */
            modifiedDate: string;
            /**
             * Format: int64
             * @description Number of accounts in it; 0 where nobody knows.
             * @example 183421
             */
            pwnCount: number;
            severity: components["schemas"]["BreachSeverity"];
            /**
             * @description What was in it.
             * @example [
             *       "Email addresses",
             *       "Passwords"
             *     ]
             */
            dataClasses: string[];
            /**
             * @description Whether somebody has confirmed that it happened.
             * @example true
             */
            isVerified: boolean;
            /**
             * @description Whether it is likely that it did not happen as told.
             * @example false
             */
            isFabricated: boolean;
            /**
             * @description Whether it harms a person to be known as part of it.
             * @example false
             */
            isSensitive: boolean;
            /**
             * @description Whether its data is no longer searched anywhere, for good.
             * @example false
             */
            isRetired: boolean;
            /**
             * @description Whether it is a list for sending spam.
             * @example false
             */
            isSpamList: boolean;
            /**
             * @description Whether malware brought it together.
             * @example false
             */
            isMalware: boolean;
            /**
             * @description Whether it is found without a subscription of the catalogue that it came from.
             * @example false
             */
            isSubscriptionFree: boolean;
            /**
             * @description Whether it is a log of malware on the computers of its victims.
             * @example false
             */
            isStealerLog: boolean;
            aiEnrichments: components["schemas"]["BreachEnrichments"];
        };
        /** @description Where this page stands. */
        BreachPagination: {
            /**
             * Format: int32
             * @description The most entries that a page holds.
             * @example 100
             */
            limit: number;
            /**
             * Format: int64
             * @description Number of breaches on all pages together.
             * @example 917
             */
            total: number;
            /**
             * @description The `cursor` of the next page; null on the last one. Take it as it is.
             * @example WzMsInJlY2VudGx5LWFkZGVkIiwiMjAyNi0xMS0yMSIsImV4YW1wbGVmb3J1bSJd
             */
            nextCursor: string | null;
        };
        /** @description A page of breaches. */
        BreachList: {
            /** @description The breaches of this page. */
            breaches: components["schemas"]["Breach"][];
            pagination: components["schemas"]["BreachPagination"];
        };
        /** @description One breach. */
        BreachRecord: {
            breach: components["schemas"]["Breach"];
        };
        /** @description A field of the body. */
        ToolInput: {
            /**
             * @description Its name.
             * @example domain
             */
            name: string;
            /**
             * @description Its type.
             * @constant
             */
            type: "string";
            /** @description Whether it must be there. */
            required: boolean;
            /**
             * Format: int32
             * @description Fewest characters.
             * @example 1
             */
            min_length: number;
            /**
             * Format: int32
             * @description Most characters.
             * @example 2048
             */
            max_length: number;
            /** @description What it takes. */
            description: string;
            /**
             * @description A value that it takes.
             * @example example.com
             */
            example: string;
        };
        /** @description What the request cost. */
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
             * @description Its short name, as in `meta.sources`.
             * @example crt-sh
             */
            name: string;
            /**
             * @description Its name for people.
             * @example crt.sh
             */
            title: string;
            /**
             * @description Who it is; empty where nobody is asked.
             * @example https://crt.sh
             */
            homepage: string;
            /** @description Whether the operation needs it, or, where several are required, one of them: 503 otherwise. */
            required: boolean;
        };
        /** @description An operation of a tool. */
        ToolOperationInfo: {
            /**
             * @description Its name in paths and answers.
             * @example subdomains
             */
            operation: string;
            /**
             * @description Its name for people.
             * @example Subdomains
             */
            name: string;
            /** @description What it tells. */
            description: string;
            /**
             * @description The method.
             * @constant
             */
            method: "POST";
            /**
             * @description The path.
             * @example /tools/domain-intelligence/subdomains
             */
            path: string;
            /** @description The fields of the body. */
            inputs: components["schemas"]["ToolInput"][];
            cost: components["schemas"]["ToolCost"];
            /** @description Whom it asks, all at a time. */
            sources: components["schemas"]["ToolSourceInfo"][];
        };
        /** @description A tool, which is a group of operations on one kind of value. */
        ToolInfo: {
            /**
             * @description Its name in paths and answers.
             * @example domain-intelligence
             */
            tool: string;
            /**
             * @description Its name for people.
             * @example Domain intelligence
             */
            name: string;
            /** @description What it is for. */
            description: string;
            /** @description What it can do. */
            operations: components["schemas"]["ToolOperationInfo"][];
        };
        /** @description The tools. */
        ToolListData: {
            /** @description Every tool. */
            tools: components["schemas"]["ToolInfo"][];
            /**
             * Format: int32
             * @description Number of tools.
             */
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
        /** @description About the answer itself. */
        ToolMeta: {
            /**
             * Format: date-time
             * @description When it was answered.
             * @example 2026-11-21T10:15:00.000Z
             */
            timestamp: string;
            /**
             * @description Name of the deployment that answered.
             * @example production
             */
            environment: string;
            /**
             * Format: int32
             * @description How long the sources took altogether, in milliseconds.
             * @example 812
             */
            duration_ms: number;
            cost: components["schemas"]["ToolCost"];
            /** @description Whether everything in the answer was kept from earlier requests, so that nobody was asked or could tell. */
            cached: boolean;
            /** @description Whether sources that are needed could not be reached, and what they said within the past 24 hours stands in for them. `fetched_at` of a source tells from when its part is. */
            stale: boolean;
            /** @description Whether every source that could know something has told it now or lately. */
            complete: boolean;
            /** @description Every source of the operation, in its order. */
            sources: components["schemas"]["ToolSourceReport"][];
        } & {
            [key: string]: unknown;
        };
        /** @description What a tool found out, whichever it was. */
        ToolResponse: {
            /**
             * @description The tool that was used.
             * @example domain-intelligence
             */
            tool: string;
            /**
             * @description The operation of the tool.
             * @example subdomains
             */
            operation: string;
            /** @description What was asked about, in its normal form. */
            query: {
                [key: string]: unknown;
            };
            /** @description What was found out; its members are those of the operation. */
            data: {
                [key: string]: unknown;
            };
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description The result. */
        ToolResultPendingData: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * @description Sources still work on it.
             * @constant
             */
            status: "running";
        };
        /** @description A result that is not there yet. */
        ToolResultPending: {
            data: components["schemas"]["ToolResultPendingData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A domain. */
        DomainRequest: {
            /**
             * @description A domain name. It may be a URL, of which the host counts, have a trailing dot, a port or capitals, and be internationalised. What is no domain name, an IP address for instance, is a `VALIDATION_ERROR` at `domain`. A name of the inside of networks (`printer.local`) is no fault, but nobody is asked about it: the sources are `skipped`.
             * @example example.com
             */
            domain: string;
        };
        /** @description What was asked about, in its normal form. */
        DomainQuery: {
            /**
             * @description Lower-case ASCII, internationalised labels as `xn--`, no trailing dot. Where the operation works on registered domains, that of the name that was sent: `example.com` for `https://www.example.com/`.
             * @example example.com
             */
            domain: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A name below the domain. */
        Subdomain: {
            /**
             * @description In lower-case ASCII, internationalised labels as `xn--`.
             * @example www.example.com
             */
            name: string;
            /**
             * @description Short names of the sources that know it.
             * @example [
             *       "crt-sh",
             *       "wayback"
             *     ]
             */
            sources: string[];
            /**
             * Format: date-time
             * @description The earliest time that a source tells of it; null where none tells a time.
             * @example 2019-03-04T04:06:08.000Z
             */
            first_seen: string | null;
            /**
             * Format: date-time
             * @description The latest time that a source tells of it; null where none tells a time.
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
             * @description Number of names.
             * @example 2
             */
            count: number;
            /** @description The names, each once, in alphabetical order. */
            subdomains: components["schemas"]["Subdomain"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The subdomains of a domain. */
        SubdomainsResponse: {
            /**
             * @description The tool that was used.
             * @constant
             */
            tool: "domain-intelligence";
            /**
             * @description The operation of the tool.
             * @constant
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
             * @description The lower the more preferred.
             */
            preference: number;
            /**
             * @description Its name; empty where the domain says that it takes no mail.
             * @example mx.example.com
             */
            host: string;
        };
        /** @description Who may issue certificates (RFC 8659). */
        DnsCaa: {
            /**
             * Format: int32
             * @description 128 is critical.
             */
            flags: number;
            /**
             * @description What it is about.
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
             * @description Who is responsible, the `@` as a dot.
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
             * @description Seconds.
             */
            refresh: number;
            /**
             * Format: int64
             * @description Seconds.
             */
            retry: number;
            /**
             * Format: int64
             * @description Seconds.
             */
            expire: number;
            /**
             * Format: int64
             * @description Seconds for which a missing name is remembered.
             */
            minimum: number;
        };
        /** @description The records by type. */
        DnsRecords: {
            /** @description IPv4 addresses. */
            a: string[];
            /** @description IPv6 addresses. */
            aaaa: string[];
            /** @description Mail exchangers, the most preferred first. */
            mx: components["schemas"]["DnsMx"][];
            /** @description Name servers. */
            ns: string[];
            /** @description Texts, their parts joined. */
            txt: string[];
            /** @description Who may issue certificates. */
            caa: components["schemas"]["DnsCaa"][];
            /** @description Start of authority; null for a name that is no zone of its own. */
            soa: components["schemas"]["DnsSoa"] | null;
        };
        /** @description The records that a public resolver gives for the name. */
        DnsData: {
            /**
             * @description The name.
             * @example example.com
             */
            domain: string;
            /** @description Whether the name has any of these records; null for a name of the inside of networks (`printer.local`), of which nobody is asked. */
            exists: boolean | null;
            records: components["schemas"]["DnsRecords"];
        } & {
            [key: string]: unknown;
        };
        /** @description The DNS records of a name. */
        DnsResponse: {
            /**
             * @description The tool that was used.
             * @constant
             */
            tool: "domain-intelligence";
            /**
             * @description The operation of the tool.
             * @constant
             */
            operation: "dns";
            query: components["schemas"]["DomainQuery"];
            data: components["schemas"]["DnsData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description Through whom a domain was registered. */
        Registrar: {
            /**
             * @description Its name.
             * @example Example Registrar
             */
            name: string | null;
            /**
             * @description Its number at IANA, for most.
             * @example 9999
             */
            handle: string | null;
        };
        /** @description Where abuse is reported. */
        AbuseContact: {
            /**
             * @description E-mail address.
             * @example abuse@example.net
             */
            email: string | null;
            /** @description Telephone number. */
            phone: string | null;
        };
        /** @description The registration of a domain. */
        DomainRegistration: {
            /**
             * @description The name as it is registered.
             * @example example.com
             */
            domain: string | null;
            /** @description Through whom it was registered. */
            registrar: components["schemas"]["Registrar"] | null;
            /** @description The registry's own identifier. */
            handle: string | null;
            /** @description States, as the registry names them. */
            status: string[];
            /** @description Name of the holder, where it is published. */
            registrant: string | null;
            abuse: components["schemas"]["AbuseContact"];
            /**
             * Format: date-time
             * @description Since when it is registered.
             */
            registered_at: string | null;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            changed_at: string | null;
            /**
             * Format: date-time
             * @description Until when it is registered.
             */
            expires_at: string | null;
            /** @description Its name servers. */
            name_servers: string[];
            /** @description Whether the delegation is signed; null where the registry does not say. */
            dnssec: boolean | null;
            /** @description The answer of the registry as it came (RFC 9083). */
            raw: {
                [key: string]: unknown;
            };
        };
        /** @description What the registry publishes. */
        RdapData: {
            /**
             * @description The registered domain.
             * @example example.com
             */
            domain: string;
            /** @description The registration; null where the registry knows none. */
            registration: components["schemas"]["DomainRegistration"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The registration of a domain. */
        RdapResponse: {
            /**
             * @description The tool that was used.
             * @constant
             */
            tool: "domain-intelligence";
            /**
             * @description The operation of the tool.
             * @constant
             */
            operation: "rdap";
            query: components["schemas"]["DomainQuery"];
            data: components["schemas"]["RdapData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description A certificate. */
        FoundCertificate: {
            /** @description Its names that are the domain or below it. */
            names: string[];
            /**
             * @description Who issued it.
             * @example Let's Encrypt
             */
            issuer: string;
            /**
             * Format: date-time
             * @description From when it is valid.
             */
            not_before: string | null;
            /**
             * Format: date-time
             * @description Until when it is valid.
             */
            not_after: string | null;
            /** @description Short names of the sources that know it. */
            sources: string[];
        };
        /** @description What the logs of certificate transparency have for the domain and names below it. */
        CertificatesData: {
            /**
             * @description The registered domain.
             * @example example.com
             */
            domain: string;
            /**
             * Format: int32
             * @description Number of certificates.
             */
            count: number;
            /** @description Every name in them that is the domain or below it, wildcards too. */
            names: string[];
            /** @description Who issued them, as the readers of the logs spell it. */
            issuers: string[];
            /**
             * Format: date-time
             * @description From when the oldest is valid; null where there is none.
             */
            first_not_before: string | null;
            /**
             * Format: date-time
             * @description Until when the last is valid; null where there is none.
             */
            last_not_after: string | null;
            /** @description The certificates, the newest first, at most 1,000. */
            certificates: components["schemas"]["FoundCertificate"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The certificates of a domain. */
        CertificatesResponse: {
            /**
             * @description The tool that was used.
             * @constant
             */
            tool: "domain-intelligence";
            /**
             * @description The operation of the tool.
             * @constant
             */
            operation: "certificates";
            query: components["schemas"]["DomainQuery"];
            data: components["schemas"]["CertificatesData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How far receivers are asked to keep mail that forges this domain from being delivered.
         *     - `enforced`: DMARC refuses or quarantines all of it.
         *     - `partial`: some of it, or not that of subdomains.
         *     - `monitored`: it is reported only.
         *     - `none`: there is no DMARC policy that counts.
         *     - `unknown`: it could not be told.
         * @enum {string}
         */
        ForgeryProtection: "enforced" | "partial" | "monitored" | "none" | "unknown";
        /**
         * @description Whether there is one; `unknown` where it could not be told, `error` says why, and the other members of the section are left out.
         * @enum {string}
         */
        MailPresence: "found" | "missing" | "unknown";
        /** @description A mail server of the domain. */
        MailServer: {
            /**
             * Format: int32
             * @description The lower, the earlier it is tried.
             * @example 10
             */
            preference: number;
            /**
             * @description Its name.
             * @example mail.example.com
             */
            host: string;
        };
        /** @description Where the mail of the domain goes (MX, RFC 5321). */
        MailServers: {
            status: components["schemas"]["MailPresence"];
            /** @description The mail servers, by preference. None, and no null MX: mail goes to the address of the domain itself. */
            exchangers?: components["schemas"]["MailServer"][];
            /** @description Whether the domain says that it takes no mail (RFC 7505). */
            null_mx?: boolean;
            /** @description Why it could not be told; null where it could. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /**
         * @description - `valid`: there is one, and receivers use it.
         *     - `invalid`: there is one that receivers do not use, or more than one.
         *     - `missing`: there is none.
         *     - `unknown`: it could not be told; `error` says why, and the other members of the section are left out.
         * @enum {string}
         */
        MailRecordStatus: "valid" | "invalid" | "missing" | "unknown";
        /**
         * @description What becomes of a sender that matches. `+` passes, `-` fails, `~` fails softly, `?` is no word on it.
         * @enum {string}
         */
        SpfQualifier: "+" | "-" | "~" | "?";
        /**
         * @description How a sender is matched.
         * @enum {string}
         */
        SpfMechanism: "all" | "include" | "a" | "mx" | "ptr" | "ip4" | "ip6" | "exists";
        /** @description A term of an SPF record. */
        SpfTerm: {
            /**
             * @description As it stands in the record.
             * @example include:_spf.example.net
             */
            text: string;
            qualifier: components["schemas"]["SpfQualifier"];
            mechanism: components["schemas"]["SpfMechanism"];
            /**
             * @description The domain or the network; null where the mechanism stands alone.
             * @example _spf.example.net
             */
            value: string | null;
        };
        /**
         * @description What brings it in.
         * @enum {string}
         */
        SpfStepKind: "include" | "redirect";
        /** @description A record that the domain's record brings in, directly or not. */
        SpfStep: {
            /**
             * @description Where it stands.
             * @example _spf.example.net
             */
            domain: string;
            via: components["schemas"]["SpfStepKind"];
            /**
             * Format: int32
             * @description 1 where the domain's own record brings it in.
             */
            depth: number;
            /** @description The record; null where there is none, or it could not be told. */
            record: string | null;
            /**
             * @description Why receivers give up here, or why it was not followed.
             * @example has no SPF record
             */
            fault: string | null;
        };
        /** @description Which servers may send for the domain (SPF, RFC 7208). */
        SpfPolicy: {
            status: components["schemas"]["MailRecordStatus"];
            /** @description The text records that claim to be one. Two or more count as none. */
            records?: string[];
            /** @description The terms of the record, in order. */
            terms?: components["schemas"]["SpfTerm"][];
            /** @description The domain whose record is used where nothing matches; null where there is none. */
            redirect?: string | null;
            /** @description What becomes of senders that nothing matches; null where the record has no word on them, or it could not be followed so far. */
            otherwise?: components["schemas"]["SpfQualifier"] | null;
            /**
             * Format: int32
             * @description Terms that make a receiver ask, in the record and all that it brings in.
             * @example 7
             */
            lookups?: number;
            /**
             * Format: int32
             * @description Above this number receivers give up.
             * @example 10
             */
            lookup_limit?: number;
            /**
             * Format: int32
             * @description Names in it that have nothing to find.
             * @example 0
             */
            void_lookups?: number;
            /**
             * Format: int32
             * @description Above this number receivers may give up.
             * @example 2
             */
            void_lookup_limit?: number;
            /** @description Whether all that the record brings in could be followed. Where not, the numbers are the least that they can be. */
            complete?: boolean;
            /** @description The records that it brings in. */
            brought_in?: components["schemas"]["SpfStep"][];
            /** @description What is wrong with it, for people. */
            faults?: string[];
            /** @description Why it could not be told; null where it could. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /**
         * @description What receivers are asked to do with mail that fails.
         * @enum {string}
         */
        DmarcAction: "none" | "quarantine" | "reject";
        /**
         * @description Whether domains have to agree exactly (`s`) or in their organisational domain (`r`).
         * @enum {string}
         */
        DmarcAlignment: "r" | "s";
        /** @description What receivers are asked to do with forged mail (DMARC, RFC 7489). */
        DmarcPolicy: {
            status: components["schemas"]["MailRecordStatus"];
            /** @description The text records that claim to be one. Two or more count as none. */
            records?: string[];
            /**
             * @description The name that the record stands under, or would.
             * @example _dmarc.example.com
             */
            location?: string;
            /** @description Whether the record is that of the organisational domain, for want of one of its own. */
            inherited?: boolean;
            /** @description What applies to this domain; null where nothing does. */
            policy?: components["schemas"]["DmarcAction"] | null;
            /** @description The policy of the record. */
            p?: components["schemas"]["DmarcAction"] | null;
            /** @description The policy for subdomains; null where `p` stands for them. */
            sp?: components["schemas"]["DmarcAction"] | null;
            /** @description The policy for subdomains that do not exist (RFC 9091); null where `sp` or `p` stands for them. */
            np?: components["schemas"]["DmarcAction"] | null;
            /**
             * Format: int32
             * @description To how much of the mail it applies, in percent.
             * @example 100
             */
            pct?: number | null;
            /** @description Whether DKIM domains have to agree exactly (`s`) or in their organisational domain (`r`). */
            adkim?: components["schemas"]["DmarcAlignment"] | null;
            /** @description The same for SPF. */
            aspf?: components["schemas"]["DmarcAlignment"] | null;
            /**
             * @description When failure reports are wanted.
             * @example 1
             */
            fo?: string | null;
            /**
             * @description Where aggregate reports go.
             * @example [
             *       "mailto:dmarc@example.com"
             *     ]
             */
            rua?: string[];
            /** @description Where failure reports go. */
            ruf?: string[];
            /** @description Domains in `rua` of other organisations that have not said that they take the reports (at most five are asked). */
            unauthorized_receivers?: string[];
            /** @description What is wrong with it, for people. */
            faults?: string[];
            /** @description Why it could not be told; null where it could. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /**
         * @description The kind of a key.
         * @enum {string}
         */
        DkimKeyType: "rsa" | "ed25519";
        /** @description A key that signs mail of the domain. */
        DkimKey: {
            /**
             * @description Under which it stands.
             * @example google
             */
            selector: string;
            /**
             * @description Who documents this selector, a hint at who sends for the domain; null for selectors in general use.
             * @example Google Workspace
             */
            provider: string | null;
            /** @description The text record. */
            record: string;
            /** @description The kind of key; null for one that receivers do not know. */
            type: components["schemas"]["DkimKeyType"] | null;
            /**
             * Format: int32
             * @description Its length; null where it is revoked or cannot be read.
             * @example 2048
             */
            bits: number | null;
            /** @description Whether it is empty, so that what it signed is no longer vouched for. */
            revoked: boolean;
            /** @description Whether the domain says that it only tries things out. */
            testing: boolean;
            /**
             * @description Hashes that may be used; empty where any may.
             * @example [
             *       "sha256"
             *     ]
             */
            hashes: string[];
            /** @description Why it cannot be used. */
            fault: string | null;
        };
        /** @description Keys that sign mail of the domain (DKIM, RFC 6376), as far as common selectors show them. Selectors cannot be listed, so that `missing` says little. */
        DkimKeys: {
            status: components["schemas"]["MailPresence"];
            /**
             * Format: int32
             * @description How many selectors were asked for.
             * @example 43
             */
            selectors_asked?: number;
            /** @description Whether any selector has a key: those found under it are left out, since they say nothing. */
            wildcard?: boolean;
            /** @description The keys that were found. */
            keys?: components["schemas"]["DkimKey"][];
            /** @description Why it could not be told; null where it could. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /**
         * @description Whether senders must honour a policy.
         * @enum {string}
         */
        MtaStsMode: "enforce" | "testing" | "none";
        /** @description Whether mail to the domain has to come over a safe line (MTA-STS, RFC 8461). */
        MtaStsPolicy: {
            status: components["schemas"]["MailRecordStatus"];
            /** @description The text records that claim to be one. Two or more count as none. */
            records?: string[];
            /**
             * @description The version of the policy that the record announces.
             * @example 20260101T000000
             */
            id?: string | null;
            /** @description Whether senders must honour the policy. */
            mode?: components["schemas"]["MtaStsMode"] | null;
            /**
             * Format: int64
             * @description Seconds for which senders keep the policy.
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
             * @description Why an announced policy could not be had.
             * @example the server answered 404
             */
            unavailable?: string | null;
            /** @description What is wrong with it, for people. */
            faults?: string[];
            /** @description Why it could not be told; null where it could. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /** @description Who is told of mail that could not be delivered over a safe line (TLS-RPT, RFC 8460). */
        TlsReporting: {
            status: components["schemas"]["MailRecordStatus"];
            /** @description The text records that claim to be one. Two or more count as none. */
            records?: string[];
            /**
             * @description Where the reports go.
             * @example [
             *       "mailto:tls@example.com"
             *     ]
             */
            rua?: string[];
            /** @description Why it could not be told; null where it could. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /** @description The logo that mailbox providers may show beside mail of the domain (BIMI). */
        BimiLogo: {
            status: components["schemas"]["MailRecordStatus"];
            /** @description The text records that claim to be one. Two or more count as none. */
            records?: string[];
            /**
             * @description The name that the record stands under, or would.
             * @example default._bimi.example.com
             */
            location?: string;
            /**
             * @description Address of the logo.
             * @example https://example.com/logo.svg
             */
            logo?: string | null;
            /**
             * @description Address of the certificate that vouches for it.
             * @example https://example.com/logo.pem
             */
            certificate?: string | null;
            /** @description Whether the domain says that it wants no logo shown. */
            declined?: boolean;
            /** @description Why it could not be told; null where it could. */
            error: components["schemas"]["ModuleError"] | null;
        };
        /**
         * @description One of the checks, by the name of its section.
         * @enum {string}
         */
        MailCheck: "mx" | "spf" | "dmarc" | "dkim" | "mta_sts" | "tls_rpt" | "bimi";
        /**
         * @description How bad it is. `info` is good to know and needs no action.
         * @enum {string}
         */
        MailSeverity: "critical" | "high" | "medium" | "low" | "info";
        /** @description Something about the mail of the domain that its owner should know. */
        MailFinding: {
            check: components["schemas"]["MailCheck"];
            /**
             * @description Stable name of the finding. New ones may be added.
             * @example DMARC_POLICY_NONE
             */
            code: string;
            severity: components["schemas"]["MailSeverity"];
            /**
             * @description What it is and what follows from it, for people.
             * @example The DMARC policy is "none": forged mail is reported at best, and delivered as before.
             */
            message: string;
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
        /** @description What the domain says about its mail, and what follows from it. */
        EmailSecurityData: {
            /**
             * @description The domain that was checked, in its normal form.
             * @example example.com
             */
            domain: string;
            /**
             * @description The domain that it was registered under (publicsuffix.org).
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
            /** @description What the owner of the domain should know, the most severe first. */
            findings: components["schemas"]["MailFinding"][];
            finding_counts: components["schemas"]["MailFindingCounts"];
        } & {
            [key: string]: unknown;
        };
        /** @description What each operation of the tool tells of the domain; null where none of its sources has told anything. */
        DomainAllData: {
            /**
             * @description The registered domain.
             * @example example.com
             */
            domain: string;
            /** @description As of the operation `dns`. */
            dns: components["schemas"]["DnsData"] | null;
            /** @description As of the operation `rdap`. */
            rdap: components["schemas"]["RdapData"] | null;
            /** @description As of the operation `certificates`. */
            certificates: components["schemas"]["CertificatesData"] | null;
            /** @description As of the operation `subdomains`. */
            subdomains: components["schemas"]["SubdomainsData"] | null;
            /** @description As of the operation `email-security`. */
            email_security: components["schemas"]["EmailSecurityData"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Everything of a domain. */
        DomainAllResponse: {
            /**
             * @description The tool that was used.
             * @constant
             */
            tool: "domain-intelligence";
            /**
             * @description The operation of the tool.
             * @constant
             */
            operation: "all";
            query: components["schemas"]["DomainQuery"];
            data: components["schemas"]["DomainAllData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description An IP address. */
        IpRequest: {
            /**
             * @description An IPv4 or IPv6 address in its usual notation. Anything else, a range for instance, is a `VALIDATION_ERROR` at `ip`. Nobody is asked about an address that is not public (`10.0.0.1`): the sources are `skipped`.
             * @example 192.0.2.1
             */
            ip: string;
        };
        /** @description What was asked about, in its normal form. */
        IpQuery: {
            /**
             * @description The address; IPv6 in its short form in lower case, an IPv4 address in IPv6 as IPv4.
             * @example 192.0.2.1
             */
            ip: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What is known of an address from data that comes along. */
        IpAddressFacts: {
            [key: string]: unknown;
        };
        /** @description The registration of a network. */
        NetworkRegistration: {
            /**
             * @description Its name.
             * @example EXAMPLE-NET
             */
            name: string | null;
            /** @description Where it begins. */
            first_address: string | null;
            /** @description Where it ends. */
            last_address: string | null;
            /** @description Kind of assignment. */
            type: string | null;
            /**
             * @description ISO 3166 code of a country.
             * @example FR
             */
            country: string | null;
            /** @description The network that it is a part of. */
            parent_handle: string | null;
            /** @description The registry's own identifier. */
            handle: string | null;
            /** @description States, as the registry names them. */
            status: string[];
            /** @description Name of the holder, where it is published. */
            registrant: string | null;
            abuse: components["schemas"]["AbuseContact"];
            /**
             * Format: date-time
             * @description Since when it is registered.
             */
            registered_at: string | null;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            changed_at: string | null;
            /** @description The answer of the registry as it came (RFC 9083). */
            raw: {
                [key: string]: unknown;
            };
        };
        /** @description Who announces the prefix of an address. */
        IpRouting: {
            [key: string]: unknown;
        };
        /** @description Whose the address is, and who announces it. */
        IpLookupData: {
            /**
             * @description The address.
             * @example 192.0.2.1
             */
            ip: string;
            /** @description What data that comes along says: purpose of a special block, or autonomous system, network and country. */
            address: components["schemas"]["IpAddressFacts"] | null;
            /** @description The registration of its network; null where none is known, or where that could not be told (`meta.sources`). */
            registration: components["schemas"]["NetworkRegistration"] | null;
            /** @description Who announces its prefix, as RIPEstat tells; null where nobody does, or where that could not be told (`meta.sources`). */
            routing: components["schemas"]["IpRouting"] | null;
            /** @description Names that its owner gave it (PTR records); null where that could not be told. */
            host_names: string[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Whose an address is. */
        IpLookupResponse: {
            /**
             * @description The tool that was used.
             * @constant
             */
            tool: "ip-intelligence";
            /**
             * @description The operation of the tool.
             * @constant
             */
            operation: "lookup";
            query: components["schemas"]["IpQuery"];
            data: components["schemas"]["IpLookupData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What it lists.
         * @enum {string}
         */
        IpListKind: "tor_exit" | "abuse" | "spam";
        /** @description What a list says of an address. */
        IpListVerdict: {
            /**
             * @description Where it is asked.
             * @example dnsbl.dronebl.org
             */
            zone: string;
            /**
             * @description Its name.
             * @example DroneBL
             */
            name: string;
            kind: components["schemas"]["IpListKind"];
            /**
             * @description Who it is.
             * @example https://dronebl.org
             */
            homepage: string;
            /** @description Whether it has the address; null where it could not be asked. */
            listed: boolean | null;
            /** @description What it answered; the list documents what each means. */
            codes: string[];
        };
        /** @description Reports of spam on forums and wikis. */
        ForumSpamReport: {
            [key: string]: unknown;
        };
        /** @description What scanners saw of an address. */
        IpExposure: {
            [key: string]: unknown;
        };
        /** @description What lists and scanners say of the address. */
        IpReputationData: {
            /**
             * @description The address.
             * @example 192.0.2.1
             */
            ip: string;
            /** @description Whether any list has it. False only where every list that takes such addresses has answered that it does not; null where none has it and one could not be asked, and for an address that is not public, of which none is. */
            listed: boolean | null;
            /** @description Whether it is an exit of the Tor network; null where that was not or could not be asked. */
            tor_exit: boolean | null;
            /** @description What each list that is asked by DNS says; empty where none could be asked, and for an address that is not public. */
            blocklists: components["schemas"]["IpListVerdict"][];
            /** @description Reports of spam on forums and wikis, as Stop Forum Spam tells; null where there are none, or where that could not be told (`meta.sources`). */
            forum_spam: components["schemas"]["ForumSpamReport"] | null;
            /** @description Open ports, host names, software and vulnerabilities, as Shodan InternetDB tells; null where it saw none, or where that could not be told (`meta.sources`). */
            exposure: components["schemas"]["IpExposure"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description What is said of an address. */
        IpReputationResponse: {
            /**
             * @description The tool that was used.
             * @constant
             */
            tool: "ip-intelligence";
            /**
             * @description The operation of the tool.
             * @constant
             */
            operation: "reputation";
            query: components["schemas"]["IpQuery"];
            data: components["schemas"]["IpReputationData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description What each operation of the tool tells of the address; null where none of its sources has told anything. */
        IpAllData: {
            /**
             * @description The address.
             * @example 192.0.2.1
             */
            ip: string;
            /** @description As of the operation `lookup`. */
            lookup: components["schemas"]["IpLookupData"] | null;
            /** @description As of the operation `reputation`. */
            reputation: components["schemas"]["IpReputationData"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Everything of an address. */
        IpAllResponse: {
            /**
             * @description The tool that was used.
             * @constant
             */
            tool: "ip-intelligence";
            /**
             * @description The operation of the tool.
             * @constant
             */
            operation: "all";
            query: components["schemas"]["IpQuery"];
            data: components["schemas"]["IpAllData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description An e-mail address. */
        EmailRequest: {
            /**
             * @description An e-mail address, as in name@example.com. Anything else is a `VALIDATION_ERROR` at `email`. Nobody is asked about an address whose domain is of the inside of networks (`sam@printer.local`): the sources are `skipped`.
             * @example sam@example.com
             */
            email: string;
        };
        /** @description What was asked about, in its normal form. */
        EmailQuery: {
            /**
             * @description The address, its domain in lower-case ASCII.
             * @example sam@example.com
             */
            email: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What a source has, in its own fields. */
        AccountSection: Record<string, unknown>;
        /** @description What is publicly known of the address. */
        AccountEmailData: {
            /**
             * @description The address.
             * @example sam@example.com
             */
            email: string;
            /** @description What each source has, in its own fields: under the source's short name, hyphens as underscores; null where it has nothing, or could not tell (`meta.sources`). */
            sections: {
                [key: string]: components["schemas"]["AccountSection"] | null;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description What is known of an e-mail address. */
        AccountEmailResponse: {
            /**
             * @description The tool that was used.
             * @constant
             */
            tool: "account-intelligence";
            /**
             * @description The operation of the tool.
             * @constant
             */
            operation: "email";
            query: components["schemas"]["EmailQuery"];
            data: components["schemas"]["AccountEmailData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description A pseudonym. */
        PseudonymRequest: {
            /**
             * @description The name to look for: 1 to 64 characters, without control characters, and at least one that can be seen. Anything else is a `VALIDATION_ERROR` at `pseudonym`. Of `@name`, as many sites show names, the name counts.
             * @example sam-example
             */
            pseudonym: string;
        };
        /** @description What was asked about, in its normal form. */
        PseudonymQuery: {
            /**
             * @description The name, without blanks around it and without the `@` of a handle.
             * @example sam-example
             */
            pseudonym: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A public profile, in the fields of its site. */
        AccountProfile: Record<string, unknown>;
        /** @description Who has the name, site by site. One name need not be one person. */
        AccountPseudonymData: {
            /**
             * @description The name.
             * @example sam-example
             */
            pseudonym: string;
            /**
             * Format: int32
             * @description Number of sites that have an account of this name.
             */
            found: number;
            /** @description The public profile at each site, in its own fields: under the source's short name, hyphens as underscores; null where nobody has the name, or the site could not tell (`meta.sources`). */
            profiles: {
                [key: string]: components["schemas"]["AccountProfile"] | null;
            };
            /** @description What the name itself says. */
            sections: {
                [key: string]: components["schemas"]["AccountSection"] | null;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Accounts of a name. */
        AccountPseudonymResponse: {
            /**
             * @description The tool that was used.
             * @constant
             */
            tool: "account-intelligence";
            /**
             * @description The operation of the tool.
             * @constant
             */
            operation: "pseudonym";
            query: components["schemas"]["PseudonymQuery"];
            data: components["schemas"]["AccountPseudonymData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description What a domain says about its mail. */
        EmailSecurityResponse: {
            /**
             * @description The tool that was used.
             * @constant
             */
            tool: "domain-intelligence";
            /**
             * @description The operation of the tool.
             * @constant
             */
            operation: "email-security";
            query: components["schemas"]["DomainQuery"];
            data: components["schemas"]["EmailSecurityData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /** @description A player. */
        PlayerRequest: {
            /**
             * @description The name to look for: 1 to 64 characters, without control characters, and at least one that can be seen. Anything else is a `VALIDATION_ERROR` at `pseudonym`. Of `@name`, as many sites show names, the name counts.
             * @example sam-example
             */
            pseudonym: string;
        };
        /** @description What was asked about, in its normal form. */
        PlayerQuery: {
            /**
             * @description The name, without blanks around it and without the `@` of a handle.
             * @example sam-example
             */
            pseudonym: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A game platform. */
        PlayerPlatform: {
            /**
             * @description Short name; that of the module that searches run.
             * @example lichess
             */
            slug: string;
            /**
             * @description Name to show.
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
         *     - `not_found`: there is none; with a `reason` where the platform has no such names, and was not asked.
         *     - `unknown`: the platform cannot be told from a wall, a fault or a time-out; `reason` says which.
         * @enum {string}
         */
        PlayerStatus: "found" | "not_found" | "unknown";
        /** @description A number or a title of a player, as the platform has it. */
        PlayerStat: string | number | boolean;
        /** @description A player as the platform shows them to everybody. What it does not show is null. */
        PlayerProfile: {
            /**
             * @description The name as the platform spells it.
             * @example sam-example
             */
            login: string;
            /**
             * @description The platform's own identifier, which outlives a change of name.
             * @example 76561197960287930
             */
            id: string | null;
            /**
             * @description The name that is shown beside it.
             * @example Sam Example
             */
            name: string | null;
            /**
             * @description Address of the profile.
             * @example https://lichess.org/@/sam-example
             */
            url: string | null;
            /** @description Address of the picture. */
            avatar_url: string | null;
            /**
             * @description Where the account is not in use as others are.
             * @example closed
             */
            state: string | null;
            /** @description What the player says of themselves. */
            bio: string | null;
            /**
             * @description Country, mostly as ISO 3166-1 alpha-2; some platforms have flags of their own.
             * @example FR
             */
            country: string | null;
            /**
             * @description Where the player says that they are.
             * @example Lyon
             */
            location: string | null;
            /**
             * Format: date-time
             * @description When the account was made.
             * @example 2010-11-22T09:08:00.000Z
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When the player was last there.
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
        /** @description What one platform says about the name. */
        PlayerVerdict: {
            platform: components["schemas"]["PlayerPlatform"];
            status: components["schemas"]["PlayerStatus"];
            /** @description Why it is unknown, or why the platform was not asked; null otherwise. */
            reason: components["schemas"]["ToolSourceError"] | null;
            /** @description The player; null unless the status is `found`. */
            profile: components["schemas"]["PlayerProfile"] | null;
        };
        /** @description The players of this name, platform by platform. One name need not be one person. */
        GameProfileData: {
            /**
             * @description The name that was looked for.
             * @example sam-example
             */
            pseudonym: string;
            /**
             * Format: int32
             * @description Number of platforms that have a player of this name.
             */
            found: number;
            /**
             * Format: int32
             * @description Number of platforms that have none.
             */
            not_found: number;
            /**
             * Format: int32
             * @description Number of platforms that could not tell.
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
             * @description The tool that was used.
             * @constant
             */
            tool: "gaming-intelligence";
            /**
             * @description The operation of the tool.
             * @constant
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
             * @description The vehicle identification number: 17 letters and digits without I, O and Q, in capitals or not, with or without spaces, hyphens and dots between them. Anything else is a `VALIDATION_ERROR` at `vin`.
             * @example 1M8GDM9AXKP042788
             */
            vin: string;
        };
        /** @description What was asked about, in its normal form. */
        VinQuery: {
            /**
             * @description The number in capitals, without what stood between its characters.
             * @example 1M8GDM9AXKP042788
             */
            vin: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Part of the world (ISO 3780).
         * @enum {string}
         */
        VehicleRegion: "Africa" | "Asia" | "Europe" | "North America" | "Oceania" | "South America";
        /** @description A country. */
        VehicleCountry: {
            /**
             * @description ISO 3166-1 alpha-2.
             * @example US
             */
            code: string;
            /**
             * @description Name in English.
             * @example United States
             */
            name: string;
        };
        /** @description The ninth character, which is computed from the others in North America and in China. */
        VehicleCheckDigit: {
            /**
             * @description The character that is there.
             * @example X
             */
            found: string;
            /**
             * @description The character that would be right.
             * @example X
             */
            expected: string;
            /** @description Whether the two are the same. */
            matches: boolean;
            /** @description Whether vehicles of this manufacturer must have it. */
            required: boolean;
            /** @description False where it is required and does not match: a character is wrong. */
            valid: boolean;
        };
        /** @description The tenth character. It comes back after thirty years, and outside North America it need not be the year. */
        VehicleModelYear: {
            /**
             * @description The character.
             * @example K
             */
            code: string;
            /**
             * @description Every year that it can stand for, up to the one after next.
             * @example [
             *       1989,
             *       2019
             *     ]
             */
            candidates: number[];
            /**
             * Format: int32
             * @description The one that is most likely; null where nothing says so.
             * @example 1989
             */
            likely: number | null;
            /**
             * @description Why that one, or why none.
             * @example The seventh character is a digit, as in light vehicles up to 2009
             */
            reason: string;
        };
        /**
         * @description Whether it knows the vehicle; `unknown` where it could not be asked, and `error` says why.
         * @enum {string}
         */
        VehicleDecoderStatus: "found" | "not_found" | "unknown";
        /**
         * @description What a decoder knows of a vehicle, by name.
         * @example {
         *       "make": "HONDA",
         *       "model": "Accord"
         *     }
         */
        VehicleFacts: {
            [key: string]: string;
        };
        /** @description What the public decoder of the United States' road safety authority (NHTSA vPIC) says. */
        VehicleDecoder: {
            status: components["schemas"]["VehicleDecoderStatus"];
            /** @description Why it could not be told; null where it could. */
            error: components["schemas"]["ModuleError"] | null;
            /**
             * @description What it finds wrong with the number, in its own codes; `0` is nothing.
             * @example [
             *       "0"
             *     ]
             */
            error_codes: string[];
            /** @description The same in words. */
            error_text: string | null;
            /** @description The number with what it takes for misread marked. */
            suggested_vin: string | null;
            /** @description What it knows of the vehicle: `make`, `manufacturer`, `model`, `model_year`, `series`, `trim`, `vehicle_type`, `body_class`, `doors`, `drive_type`, `weight_class`, `engine_model`, `engine_cylinders`, `displacement_l`, `engine_hp`, `fuel_type`, `electrification`, `transmission`, `plant_company`, `plant_city`, `plant_state` and `plant_country`, each where it says so. Null where it knows nothing. */
            vehicle: components["schemas"]["VehicleFacts"] | null;
        };
        /** @description What the number says by itself, and what NHTSA's decoder says of it. */
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
             * @description Descriptor section: what it is, in the manufacturer's own code (places 4 to 9).
             * @example GDM9AX
             */
            vds: string;
            /**
             * @description Indicator section: which one it is (places 10 to 17).
             * @example KP042788
             */
            vis: string;
            /** @description Part of the world (ISO 3780); null where nothing is assigned. */
            region: components["schemas"]["VehicleRegion"] | null;
            /** @description Whose authority assigned the identifier (ISO 3780); not always where the plant is. */
            country: components["schemas"]["VehicleCountry"] | null;
            /**
             * @description Who builds under this identifier; null where it is not among the well-known ones.
             * @example Motor Coach Industries
             */
            manufacturer: string | null;
            /** @description Whether the third character is 9: small manufacturers share such identifiers, and places 12 to 14 tell them apart. */
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
        } & {
            [key: string]: unknown;
        };
        /** @description What is known of a vehicle. */
        VehicleResponse: {
            /**
             * @description The tool that was used.
             * @constant
             */
            tool: "vehicle-intelligence";
            /**
             * @description The operation of the tool.
             * @constant
             */
            operation: "vin";
            query: components["schemas"]["VinQuery"];
            data: components["schemas"]["VehicleData"];
            meta: components["schemas"]["ToolMeta"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How a search ended.
         * @enum {string}
         */
        SearchEndStatus: "finished" | "error";
        /** @description The search as it was asked for. */
        EndedSearch: {
            /**
             * Format: uuid
             * @description Id of the search.
             * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            id: string;
            /**
             * @description The value that was searched, as it was sent.
             * @example sam-example
             */
            value: string;
            type: components["schemas"]["QueryType"];
            /** @description The options of the request, without secrets and credentials; null where none are kept. */
            options: components["schemas"]["SearchOptions"] | null;
            /**
             * Format: date-time
             * @description When the search was accepted.
             * @example 2026-11-21T10:15:00.000Z
             */
            created_at: string;
        };
        /** @description Absolute addresses of what belongs to the search. */
        EndedSearchLinks: {
            /**
             * Format: uri
             * @description The search itself.
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
             */
            state: string;
            /**
             * Format: uri
             * @description Its results.
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/results
             */
            results: string;
            /**
             * Format: uri
             * @description What its external providers answered.
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/byok
             */
            byok: string;
            /**
             * Format: uri
             * @description Its leak sources.
             * @example https://api.example.net/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/results/leaks
             */
            leaks: string;
        };
        /** @description A search has ended. */
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
             * @description When the search ended. The same in every attempt.
             * @example 2026-11-21T10:15:01.250Z
             */
            finishedAt: string;
            search: components["schemas"]["EndedSearch"];
            summary: components["schemas"]["SearchSummary"];
            links: components["schemas"]["EndedSearchLinks"];
        };
    };
    responses: {
        /** @description The request is not valid. `details` lists every fault with its `path` and `message`. */
        ValidationError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The API key is missing or not valid. */
        SimpleUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SimpleError"];
            };
        };
        /** @description Too many requests with a wrong API key came from this address within a minute (`RATE_LIMIT_RPM_EXCEEDED`). Wait as long as `Retry-After` says. Right keys are served meanwhile. */
        TooManyWrongKeys: {
            headers: {
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
        /** @description Something went wrong in the service. It is logged there. */
        SimpleInternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SimpleError"];
            };
        };
        /** @description It works. */
        Healthy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Health"];
            };
        };
        /** @description Something went wrong in the service. It is logged there. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description It does not work now. */
        Unhealthy: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Health"];
            };
        };
        /** @description The API key is missing or not valid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request is not valid (`VALIDATION_ERROR`), or has a field `temporary` (`USE_TEMPORARY_ENDPOINT`). */
        InvalidSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The plan of the account does not include `search` (`PLAN_FEATURE_REQUIRED`), or the value may not be searched on this server (`QUERY_BLOCKED`). Nothing is consumed, and a blocked value is in no log. */
        SearchForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description As many searches of the account are running as its plan allows, or as many streams of this key or this address are open as the server allows. Try again when one has ended. */
        MaxConcurrencyExceeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body has more than 64 KiB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body is not sent as `application/json`, or is compressed. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The requests per minute are used up (`RATE_LIMIT_RPM_EXCEEDED`), or the daily or global window is (`RATE_LIMIT_EXCEEDED`); or too many requests with a wrong API key came from this address (`RATE_LIMIT_RPM_EXCEEDED` too). Wait as long as `Retry-After` says. */
        RateLimited: {
            headers: {
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
        /** @description The search cannot be started now; try again after `Retry-After` seconds, and longer each time. `DISPATCH_UNAVAILABLE`: it could not be handed out. `NO_ELIGIBLE_RUNNER`: nothing can run it now. `REGISTERED_ACCOUNTS_UNAVAILABLE`: registered-account checks are unavailable; set `features.registered_accounts` to `exclude`. */
        SearchUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request is not valid (`VALIDATION_ERROR`), or has `delivery.webhook` or `byok` (`INVALID_TEMPORARY_DELIVERY`). */
        InvalidTemporarySearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Something went wrong before the stream began: in starting the search (`TEMPORARY_SEARCH_UNAVAILABLE`), or elsewhere (`INTERNAL_ERROR`). */
        TemporarySearchFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The search cannot be started now; try again after `Retry-After` seconds, and longer each time. `DISPATCH_UNAVAILABLE`: it could not be handed out. `NO_ELIGIBLE_RUNNER`: nothing can run it now. `REGISTERED_ACCOUNTS_UNAVAILABLE`: registered-account checks are unavailable; set `features.registered_accounts` to `exclude`. */
        TemporarySearchUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The module got no answer from its source. `details`, where given, names the cause with a code of `ModuleErrorCode`. */
        ModuleFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The search cannot be started now; try again after `Retry-After` seconds, and longer each time. `DISPATCH_UNAVAILABLE`: it could not be handed out. `NO_ELIGIBLE_RUNNER`: nothing can run it now. */
        DispatchUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The module did not end in time. */
        ModuleTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description At least one of the searches is not there, or was made with another key; the answer is the same for both, and `details` names it. Nothing was deleted. */
        SearchesNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A search has not ended yet. Nothing was changed; try again when it has. */
        SearchNotTerminal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no search with this id, or it belongs to another account; the answer is the same for both. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description As many streams of this key or this address are open as the server allows. Try again when one has ended: a stream that is resumed misses nothing. */
        TooManyStreams: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer is still the one that the caller has. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Last-Modified": components["headers"]["LastModified"];
                "Cache-Control": components["headers"]["CacheControlRevalidate"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The plan of the account does not include `radar`. */
        PlanFeatureRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request's address and header have more than 16 KiB in all. */
        HeaderTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no breach with exactly this name. */
        BreachNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no such tool, or no such result of this account. */
        ToolNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description None of the sources has answered (`DATA_UNAVAILABLE`), and nothing was kept of what they said within the past 24 hours. `meta.sources` tells why. It costs nothing but a request of the minute. */
        DataUnavailable: {
            headers: {
                /**
                 * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Requests that are left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description When the minute has room again, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A source that the operation needs has not answered (`PROVIDER_UNAVAILABLE`); the others are not worth much without it. `meta.sources` tells why. Try again after `Retry-After` seconds. It costs nothing but a request of the minute. */
        ProviderUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                /**
                 * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Requests that are left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description When the minute has room again, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No source had anything in time (`TIMEOUT`). Where sources still work on it, the work goes on, and `meta.savedResult` says where the answer will be. It costs nothing now but a request of the minute; the answer costs what the operation costs when it is there. */
        ToolTimeout: {
            headers: {
                /**
                 * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                 * @example 120
                 */
                "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description Requests that are left in this minute.
                 * @example 119
                 */
                "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                /**
                 * @description When the minute has room again, in Unix seconds.
                 * @example 1795256160
                 */
                "X-RateLimit-Reset"?: components["schemas"]["UnixSeconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The plan of the account does not include `tools` (`PLAN_FEATURE_REQUIRED`), or the value may not be looked up on this server (`QUERY_BLOCKED`). Nothing is consumed, and a blocked value is in no log. */
        ToolForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /**
         * @description Only modules that take this query type.
         * @example Pseudonym
         */
        ModuleQueryType: components["schemas"]["QueryType"];
        /**
         * @description The most entries that a page holds.
         * @example 20
         */
        Limit: number;
        /**
         * @description Where the page begins: `pagination.nextCursor` of the page before, given with the same filters (`limit` may change). The first page without it. One that this service has not given is a `VALIDATION_ERROR`.
         * @example MjAyNi0xMS0yMVQxMDoxNTowMC4wMDBafDBiOWY2YTUy
         */
        Cursor: string;
        /**
         * @description Only searches of this query type.
         * @example Pseudonym
         */
        SearchType: components["schemas"]["QueryType"];
        /**
         * @description Only searches in this state.
         * @example finished
         */
        SearchStatusFilter: components["schemas"]["SearchStatus"];
        /**
         * @description Id of a search.
         * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
         */
        SearchId: string;
        /**
         * @description Only this external provider.
         * @example provider_one
         */
        ByokProvider: components["schemas"]["ByokProvider"];
        /**
         * @description Code of the leak source.
         * @example forum_2024
         */
        LeakSourceCode: string;
        /**
         * @description Number of the page, from 1.
         * @example 2
         */
        LeakPage: number;
        /**
         * @description Id of the last event seen: the stream goes on after it. Readers of event streams send it of their own accord when they connect again. Goes before the query parameters. What is not a number, or lies past the end, is a `VALIDATION_ERROR`.
         * @example 2
         */
        LastEventId: string;
        /**
         * @description Number of the last event seen: the stream goes on after it. 0 is the beginning.
         * @example 2
         */
        EventCursor: number;
        /**
         * @description Number of the first event wanted. 0 and 1 are the beginning.
         * @example 3
         */
        EventStartIndex: number;
        /**
         * @description The same as `start_index`, which goes before it.
         * @example 3
         */
        EventFrom: number;
        /**
         * @description The most entries that a page holds.
         * @example 100
         */
        BreachLimit: number;
        /**
         * @description Where the page begins: `pagination.nextCursor` of the page before, given with the same `sortBy` and the same filters (`limit` may change). The first page without it. One that this service has not given, or that has expired, is a `VALIDATION_ERROR`.
         * @example WzMsInJlY2VudGx5LWFkZGVkIiwiMjAyNi0xMS0yMSIsImV4YW1wbGVmb3J1bSJd
         */
        BreachCursor: string;
        /**
         * @description The order: newest `addedDate`, `breachDate` or `modifiedDate` first, most accounts first, gravest first, or by name without regard to case.
         * @example recently-added
         */
        BreachSort: components["schemas"]["BreachSortOrder"];
        /**
         * @description Only breaches of the service with this domain, whatever its case; not of its subdomains.
         * @example forum.example.com
         */
        BreachDomain: string;
        /**
         * @description Only breaches of this severity.
         * @example critical
         */
        BreachSeverity: components["schemas"]["BreachSeverity"];
        /**
         * @description Only breaches with this class among their `dataClasses`, whatever its case.
         * @example Passwords
         */
        BreachDataClass: string;
        /**
         * @description Only breaches that somebody has confirmed (`true`), or only those that nobody has (`false`).
         * @example true
         */
        BreachIsVerified: boolean;
        /**
         * @description Only logs of malware on the computers of its victims (`true`), or only other breaches (`false`).
         * @example true
         */
        BreachIsStealerLog: boolean;
        /**
         * @description Only breaches that it harms a person to be known for (`true`), or only others (`false`).
         * @example false
         */
        BreachIsSensitive: boolean;
        /**
         * @description Only breaches with an `addedDate` of this day or later.
         * @example 2026-11-01
         */
        BreachAddedSince: string;
        /**
         * @description Only breaches with all of these words, or parts of words, in their name, title, domain or description, whatever their case. At most ten words count.
         * @example forum
         */
        BreachText: string;
        /**
         * @description Entity tags of what the caller has: a list, strong or weak, or `*`. Where one fits the answer is 304.
         * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
         */
        IfNoneMatch: string;
        /**
         * @description The `Last-Modified` of an answer that the caller has. Anything but an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 10:15:00 GMT
         */
        IfModifiedSince: string;
        /**
         * @description The exact name of the breach. Names are in Unicode's composed form (NFC); another form of the same name finds it too.
         * @example ExampleForum
         */
        BreachName: string;
        /**
         * @description Name of a tool, as `GET /tools` lists it.
         * @example domain-intelligence
         */
        ToolName: string;
        /**
         * @description Id of a result, from `meta.savedResult` of a 504.
         * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
         */
        ToolResultId: string;
        /**
         * @description Id of the delivery, the same in every attempt. It is the id of the search.
         * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
         */
        WebhookId: string;
        /**
         * @description When this attempt was made, in Unix seconds.
         * @example 1795256102
         */
        WebhookTimestamp: string;
        /**
         * @description `sha256=` and the hexadecimal HMAC-SHA256 of the timestamp immediately followed by the raw body. Only where the search gave a secret.
         * @example sha256=8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4
         */
        WebhookSignature: string;
        /**
         * @description The same as `X-Webhook-Id`, named as the Standard Webhooks specification has it.
         * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
         */
        StandardWebhookId: string;
        /**
         * @description The same as `X-Webhook-Timestamp`.
         * @example 1795256102
         */
        StandardWebhookTimestamp: string;
        /**
         * @description `v1,` and the base64 signature of the Standard Webhooks specification, over id, timestamp and body. Only where the search gave a secret.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        StandardWebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next try.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description What the window that is used up allows: requests per minute with `RATE_LIMIT_RPM_EXCEEDED`, core searches with `RATE_LIMIT_EXCEEDED`.
         * @example 120
         */
        RateLimitLimit: components["schemas"]["RateLimitCount"];
        /**
         * @description What is left of it.
         * @example 0
         */
        RateLimitRemaining: components["schemas"]["RateLimitCount"];
        /**
         * @description When the window has room again, in Unix seconds.
         * @example 1795256160
         */
        RateLimitReset: components["schemas"]["UnixSeconds"];
        /**
         * @description Path of the search.
         * @example /search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
         */
        Location: string;
        /**
         * @description Nobody may keep the stream.
         * @example private, no-store
         */
        CacheControlPrivate: "private, no-store";
        /**
         * @description Marks the answer as that of a temporary search.
         * @example 1
         */
        ServiceTemporary: "1";
        /**
         * @description Id of this run. No other operation knows it.
         * @example 5e2d8c1f-7a44-4b0e-8c3d-91f0a6b7c8d2
         */
        SearchId: string;
        /**
         * @description Names this very answer. Send it back as `If-None-Match`.
         * @example "2vK3mUj8wq0N5cZr1xT7Yg"
         */
        ETag: string;
        /**
         * @description When the catalogue changed last. Send it back as `If-Modified-Since`.
         * @example Sat, 21 Nov 2026 10:15:00 GMT
         */
        LastModified: string;
        /**
         * @description The caller may keep the answer, and asks whether it still holds before using it again.
         * @example private, no-cache
         */
        CacheControlRevalidate: "private, no-cache";
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
            /** @description The key is good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenInfo"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["SimpleUnauthorized"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["SimpleInternalError"];
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unhealthy"];
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
            500: components["responses"]["InternalError"];
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unhealthy"];
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
            /** @description The windows as they stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["SimpleUnauthorized"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["SimpleInternalError"];
        };
    };
    listModules: {
        parameters: {
            query?: {
                /**
                 * @description Only modules that take this query type.
                 * @example Pseudonym
                 */
                type?: components["parameters"]["ModuleQueryType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    listLeakSources: {
        parameters: {
            query?: {
                /**
                 * @description Only modules that take this query type.
                 * @example Pseudonym
                 */
                type?: components["parameters"]["ModuleQueryType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leak sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeakSourceList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    listSearches: {
        parameters: {
            query: {
                /**
                 * @description The most entries that a page holds.
                 * @example 20
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Where the page begins: `pagination.nextCursor` of the page before, given with the same filters (`limit` may change). The first page without it. One that this service has not given is a `VALIDATION_ERROR`.
                 * @example MjAyNi0xMS0yMVQxMDoxNTowMC4wMDBafDBiOWY2YTUy
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only searches of this query type.
                 * @example Pseudonym
                 */
                type?: components["parameters"]["SearchType"];
                /**
                 * @description Only searches in this state.
                 * @example finished
                 */
                status?: components["parameters"]["SearchStatusFilter"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    createSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to search for, and how. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description The search is accepted and waits for a runner. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    /**
                     * @description Only for a query of the type `Domain Name` or `IP Address`: since when it is deprecated in searches, as `@` and Unix seconds (RFC 9745). It works as ever.
                     * @example @1795219200
                     */
                    Deprecation?: components["schemas"]["DeprecationDate"];
                    /**
                     * @description Only beside `Deprecation`. Where the successor is described, with `rel="successor-version"`.
                     * @example <https://api.example.net/openapi.json>; rel="successor-version"
                     */
                    Link?: string;
                    /**
                     * @description Only beside `Deprecation`, and only once a date is set: when the type is refused at the earliest, as an HTTP date (RFC 8594). None is set as yet.
                     * @example Sun, 21 Nov 2027 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            409: components["responses"]["MaxConcurrencyExceeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["SearchUnavailable"];
        };
    };
    createTemporarySearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to search for, and how. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description The stream. The schema describes one event: `event` is its `event:` line and `data` the JSON of its `data:` line. There is no `id:` line. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControlPrivate"];
                    "X-Service-Temporary": components["headers"]["ServiceTemporary"];
                    "X-Search-Id": components["headers"]["SearchId"];
                    /**
                     * @description Only for a query of the type `Domain Name` or `IP Address`: since when it is deprecated in searches, as `@` and Unix seconds (RFC 9745). It works as ever.
                     * @example @1795219200
                     */
                    Deprecation?: components["schemas"]["DeprecationDate"];
                    /**
                     * @description Only beside `Deprecation`. Where the successor is described, with `rel="successor-version"`.
                     * @example <https://api.example.net/openapi.json>; rel="successor-version"
                     */
                    Link?: string;
                    /**
                     * @description Only beside `Deprecation`, and only once a date is set: when the type is refused at the earliest, as an HTTP date (RFC 8594). None is set as yet.
                     * @example Sun, 21 Nov 2027 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            409: components["responses"]["MaxConcurrencyExceeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["TemporarySearchFailed"];
            503: components["responses"]["TemporarySearchUnavailable"];
        };
    };
    runModuleOnce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The module, and the value to run it on. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleRunRequest"];
            };
        };
        responses: {
            /** @description The module has ended. No cards means that it found nothing. */
            200: {
                headers: {
                    /**
                     * @description Only for a query of the type `Domain Name` or `IP Address`: since when it is deprecated in searches, as `@` and Unix seconds (RFC 9745). It works as ever.
                     * @example @1795219200
                     */
                    Deprecation?: components["schemas"]["DeprecationDate"];
                    /**
                     * @description Only beside `Deprecation`. Where the successor is described, with `rel="successor-version"`.
                     * @example <https://api.example.net/openapi.json>; rel="successor-version"
                     */
                    Link?: string;
                    /**
                     * @description Only beside `Deprecation`, and only once a date is set: when the type is refused at the earliest, as an HTTP date (RFC 8594). None is set as yet.
                     * @example Sun, 21 Nov 2027 00:00:00 GMT
                     */
                    Sunset?: string;
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            409: components["responses"]["MaxConcurrencyExceeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ModuleFailed"];
            503: components["responses"]["DispatchUnavailable"];
            504: components["responses"]["ModuleTimeout"];
        };
    };
    deleteSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which searches. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchDeletionRequest"];
            };
        };
        responses: {
            /** @description They are gone for every reader, and are being removed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchDeletion"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SearchesNotFound"];
            409: components["responses"]["SearchNotTerminal"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    getSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchState"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    getSearchResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    getSearchByok: {
        parameters: {
            query?: {
                /**
                 * @description Only this external provider.
                 * @example provider_one
                 */
                provider?: components["parameters"]["ByokProvider"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers that have ended; none where the search asked none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchByok"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    getSearchLeaks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchLeaks"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    getSearchLeakPage: {
        parameters: {
            query: {
                /**
                 * @description Number of the page, from 1.
                 * @example 2
                 */
                page: components["parameters"]["LeakPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
                /**
                 * @description Code of the leak source.
                 * @example forum_2024
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchLeakPage"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    streamSearch: {
        parameters: {
            query?: {
                /**
                 * @description Number of the last event seen: the stream goes on after it. 0 is the beginning.
                 * @example 2
                 */
                cursor?: components["parameters"]["EventCursor"];
                /**
                 * @description Number of the first event wanted. 0 and 1 are the beginning.
                 * @example 3
                 */
                start_index?: components["parameters"]["EventStartIndex"];
                /**
                 * @description The same as `start_index`, which goes before it.
                 * @example 3
                 */
                from?: components["parameters"]["EventFrom"];
            };
            header?: {
                /**
                 * @description Id of the last event seen: the stream goes on after it. Readers of event streams send it of their own accord when they connect again. Goes before the query parameters. What is not a number, or lies past the end, is a `VALIDATION_ERROR`.
                 * @example 2
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description Id of a search.
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
                    "Cache-Control": components["headers"]["CacheControlPrivate"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["SearchEvent"];
                };
            };
            /** @description The resume point is the end of a search that has ended; there is nothing more to come. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TooManyStreams"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    listWebhookAttempts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempts so far; none before the search has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                id: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be delivered. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRedelivery"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SearchNotTerminal"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    listBreaches: {
        parameters: {
            query: {
                /**
                 * @description The most entries that a page holds.
                 * @example 100
                 */
                limit: components["parameters"]["BreachLimit"];
                /**
                 * @description Where the page begins: `pagination.nextCursor` of the page before, given with the same `sortBy` and the same filters (`limit` may change). The first page without it. One that this service has not given, or that has expired, is a `VALIDATION_ERROR`.
                 * @example WzMsInJlY2VudGx5LWFkZGVkIiwiMjAyNi0xMS0yMSIsImV4YW1wbGVmb3J1bSJd
                 */
                cursor?: components["parameters"]["BreachCursor"];
                /**
                 * @description The order: newest `addedDate`, `breachDate` or `modifiedDate` first, most accounts first, gravest first, or by name without regard to case.
                 * @example recently-added
                 */
                sortBy: components["parameters"]["BreachSort"];
                /**
                 * @description Only breaches of the service with this domain, whatever its case; not of its subdomains.
                 * @example forum.example.com
                 */
                domain?: components["parameters"]["BreachDomain"];
                /**
                 * @description Only breaches of this severity.
                 * @example critical
                 */
                severity?: components["parameters"]["BreachSeverity"];
                /**
                 * @description Only breaches with this class among their `dataClasses`, whatever its case.
                 * @example Passwords
                 */
                dataClass?: components["parameters"]["BreachDataClass"];
                /**
                 * @description Only breaches that somebody has confirmed (`true`), or only those that nobody has (`false`).
                 * @example true
                 */
                isVerified?: components["parameters"]["BreachIsVerified"];
                /**
                 * @description Only logs of malware on the computers of its victims (`true`), or only other breaches (`false`).
                 * @example true
                 */
                isStealerLog?: components["parameters"]["BreachIsStealerLog"];
                /**
                 * @description Only breaches that it harms a person to be known for (`true`), or only others (`false`).
                 * @example false
                 */
                isSensitive?: components["parameters"]["BreachIsSensitive"];
                /**
                 * @description Only breaches with an `addedDate` of this day or later.
                 * @example 2026-11-01
                 */
                addedSince?: components["parameters"]["BreachAddedSince"];
                /**
                 * @description Only breaches with all of these words, or parts of words, in their name, title, domain or description, whatever their case. At most ten words count.
                 * @example forum
                 */
                q?: components["parameters"]["BreachText"];
            };
            header?: {
                /**
                 * @description Entity tags of what the caller has: a list, strong or weak, or `*`. Where one fits the answer is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The `Last-Modified` of an answer that the caller has. Anything but an HTTP date is ignored.
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
            429: components["responses"]["TooManyWrongKeys"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getBreach: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Entity tags of what the caller has: a list, strong or weak, or `*`. Where one fits the answer is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The `Last-Modified` of an answer that the caller has. Anything but an HTTP date is ignored.
                 * @example Sat, 21 Nov 2026 10:15:00 GMT
                 */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /**
                 * @description The exact name of the breach. Names are in Unicode's composed form (NFC); another form of the same name finds it too.
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
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    getBreachFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Entity tags of what the caller has: a list, strong or weak, or `*`. Where one fits the answer is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The `Last-Modified` of an answer that the caller has. Anything but an HTTP date is ignored.
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
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolList"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
        };
    };
    getTool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a tool, as `GET /tools` lists it.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolInfos"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ToolNotFound"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
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
            /** @description The answer, as the operation would have given it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResponse"];
                };
            };
            /** @description Sources still work. Look again after `Retry-After` seconds. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResultPending"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ToolNotFound"];
            429: components["responses"]["TooManyWrongKeys"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
        };
    };
    findSubdomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The domain. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainRequest"];
            };
        };
        responses: {
            /** @description What the sources said. Some of them may have failed; `meta.sources` tells of each. */
            200: {
                headers: {
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            503: components["responses"]["ProviderUnavailable"];
            504: components["responses"]["ToolTimeout"];
        };
    };
    resolveDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainRequest"];
            };
        };
        responses: {
            /** @description What the sources said. Some of them may have failed; `meta.sources` tells of each. */
            200: {
                headers: {
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            504: components["responses"]["ToolTimeout"];
        };
    };
    findRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The domain. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainRequest"];
            };
        };
        responses: {
            /** @description What the sources said. Some of them may have failed; `meta.sources` tells of each. */
            200: {
                headers: {
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            504: components["responses"]["ToolTimeout"];
        };
    };
    findCertificates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The domain. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainRequest"];
            };
        };
        responses: {
            /** @description What the sources said. Some of them may have failed; `meta.sources` tells of each. */
            200: {
                headers: {
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            504: components["responses"]["ToolTimeout"];
        };
    };
    investigateDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The domain. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainRequest"];
            };
        };
        responses: {
            /** @description What the sources said. Some of them may have failed; `meta.sources` tells of each. */
            200: {
                headers: {
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            504: components["responses"]["ToolTimeout"];
        };
    };
    lookUpAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpRequest"];
            };
        };
        responses: {
            /** @description What the sources said. Some of them may have failed; `meta.sources` tells of each. */
            200: {
                headers: {
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            504: components["responses"]["ToolTimeout"];
        };
    };
    judgeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpRequest"];
            };
        };
        responses: {
            /** @description What the sources said. Some of them may have failed; `meta.sources` tells of each. */
            200: {
                headers: {
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            504: components["responses"]["ToolTimeout"];
        };
    };
    investigateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpRequest"];
            };
        };
        responses: {
            /** @description What the sources said. Some of them may have failed; `meta.sources` tells of each. */
            200: {
                headers: {
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            504: components["responses"]["ToolTimeout"];
        };
    };
    investigateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description What the sources said. Some of them may have failed; `meta.sources` tells of each. */
            200: {
                headers: {
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            504: components["responses"]["ToolTimeout"];
        };
    };
    investigatePseudonym: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PseudonymRequest"];
            };
        };
        responses: {
            /** @description What the sources said. Some of them may have failed; `meta.sources` tells of each. */
            200: {
                headers: {
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            504: components["responses"]["ToolTimeout"];
        };
    };
    checkEmailSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The domain. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainRequest"];
            };
        };
        responses: {
            /** @description What the domain says. Some checks may have failed; `meta.sources` tells of each. */
            200: {
                headers: {
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            504: components["responses"]["ToolTimeout"];
        };
    };
    findPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayerRequest"];
            };
        };
        responses: {
            /** @description What the platforms said. Some may have failed; `meta.sources` tells of each. */
            200: {
                headers: {
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["DataUnavailable"];
            504: components["responses"]["ToolTimeout"];
        };
    };
    decodeVin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The number. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VinRequest"];
            };
        };
        responses: {
            /** @description What the number says, and the decoder. Where the decoder could not be asked, `data.decoder` says why. */
            200: {
                headers: {
                    /**
                     * @description Requests per minute that the plan allows. Left out, like the two below, where it sets no limit.
                     * @example 120
                     */
                    "X-RateLimit-Limit"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description Requests that are left in this minute.
                     * @example 119
                     */
                    "X-RateLimit-Remaining"?: components["schemas"]["RateLimitCount"];
                    /**
                     * @description When the minute has room again, in Unix seconds.
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    searchEnded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the delivery, the same in every attempt. It is the id of the search.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                "X-Webhook-Id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was made, in Unix seconds.
                 * @example 1795256102
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the timestamp immediately followed by the raw body. Only where the search gave a secret.
                 * @example sha256=8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4
                 */
                "X-Webhook-Signature"?: components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Webhook-Id`, named as the Standard Webhooks specification has it.
                 * @example 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description The same as `X-Webhook-Timestamp`.
                 * @example 1795256102
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 signature of the Standard Webhooks specification, over id, timestamp and body. Only where the search gave a secret.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature"?: components["parameters"]["StandardWebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description How the search ended. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchEndedNotice"];
            };
        };
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
            /** @description Not received. The delivery is tried again. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
