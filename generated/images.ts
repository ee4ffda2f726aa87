// Made by npm run generate from openapi/. Do not edit.
export interface paths {
    "/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a logo
         * @description Returns the logo itself, without a redirect, as a square. A logo of another shape is centred on a transparent
         *     background (on white in a JPEG). The service takes the first source that has a good image of at least the requested
         *     size. Without such an image it enlarges the largest image. `X-Logo-Source` names the source:
         *
         *     | Source | Image |
         *     |---|---|
         *     | `site-manifest` | icons of the site's web application manifest |
         *     | `site-icons` | icons and touch icons that the page names, or in their usual places |
         *     | `bimi` | the brand indicator that the domain, or the organisation above it, publishes for its e-mail (BIMI) |
         *     | `site-logo` | `og:logo`, and `logo` of schema.org, in the page |
         *     | `google`, `duckduckgo` | the public icon services |
         *
         *     The operator may leave some out. An image of a single colour, an empty image, and the image that an icon service
         *     shows for an unknown site (a globe or a first letter) are not accepted as logos: the response is 404.
         *
         *     A logo is cached for a week; then the service looks for a new one while it serves the old one, also while the site
         *     and the icon services are unreachable. "No logo" is cached for a day, and for 15 minutes if the site or an icon
         *     service could not be reached. A shared cache in front of the service may serve an image for 30 days (`s-maxage`).
         *     SVG is rendered to pixels, and an animation to its first frame.
         *
         *     Names that no public site can have get 404 without a lookup. An IP address, a name of one label and a
         *     percent-encoded URL get 400.
         */
        get: operations["getLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refuse a flag without an alias
         * @description Always 400: a flag is named in the path, such as `/flags/fr` or `/flags/fr.png`. `/flags/` gets the same response. Not counted.
         */
        get: operations["refuseFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flags/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a flag
         * @description Returns the flag itself, without a redirect, in the proportions 4 to 3. `/flags/{alias}` is an SVG.
         *     `/flags/{alias}.{format}` has the format `svg`, `png`, `webp`, `jpg`, or `jpeg`, which is the same as `jpg`.
         *
         *     An alias is an ISO 3166-1 code (`fr`, `fra`, `250`; `4` is `004`), the code of a subdivision that has a flag here
         *     (`gb-sct`, `es-ct`), a common name in English or French (`germany`, `Allemagne`, `Côte d’Ivoire`) or a shortcut
         *     (`uk`, `usa`, `uae`, `eu`, `england`, `scotland`, `wales`, `northern-ireland`). Case, accents, spaces, hyphens,
         *     underscores, apostrophes, commas, dots and parentheses make no difference: `cote-d-ivoire`, `cote_d_ivoire` and
         *     `COTE D'IVOIRE` are the same. `&` is `and`. Articles and the order of words make no difference, and common
         *     abbreviations are read: `Congo, Dem. Rep.` is `Democratic Republic of the Congo`. The names of countries in ISO 3166,
         *     Unicode CLDR, UNTERM, the World Bank and the CIA World Factbook find their flags.
         *
         *     `tracewell flags list` prints all aliases. No alias means two flags. A name that several countries share means the
         *     country that it usually means: `congo` the Republic of the Congo (the other is `dr-congo`, `congo-kinshasa` or
         *     `rdc`), `korea` South Korea, `georgia` the country, `guinea` the Republic of Guinea, `samoa` the independent state,
         *     `ireland` the republic, `saint-helena` the island, `saint-martin` the French part (the other is `sint-maarten`). A
         *     name without a usual meaning has no flag, and the message of the 404 lists the flags that it may mean:
         *     `virgin-islands`, `channel-islands`, `netherlands-antilles`. `xx`, also as `unknown` and `inconnu`, is a placeholder.
         *
         *     `w` sets the width in pixels; the height follows. Without it a raster image has 320 by 240 pixels, and an SVG has no
         *     size.
         */
        get: operations["getFlag"];
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
         * @description Health of the image service. 503 if no image could be served. `degraded`, with 200, if it works with reduced capacity.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The known codes of `error.code`. Generated clients make an enumeration of them. The field itself is a text, so that a client can read a code that a later version adds.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_ERROR" | "USE_TEMPORARY_ENDPOINT" | "INVALID_TEMPORARY_DELIVERY" | "UNAUTHORIZED" | "PLAN_FEATURE_REQUIRED" | "QUERY_BLOCKED" | "MANAGE_KEY_REQUIRED" | "KEY_EXPIRED" | "SCOPE_REQUIRED" | "ADDRESS_NOT_ALLOWED" | "ACCOUNT_DISABLED" | "INVALID_SIGN_IN_CODE" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "MAX_CONCURRENCY_EXCEEDED" | "IDEMPOTENCY_KEY_IN_USE" | "SEARCH_NOT_TERMINAL" | "OWN_KEY" | "KEY_QUOTA_EXCEEDED" | "KEY_NOT_ACTIVE" | "WATCH_QUOTA_EXCEEDED" | "WATCH_EXISTS" | "WATCH_RUNNING" | "SEARCH_IN_INVESTIGATION" | "INVESTIGATION_NOT_TERMINAL" | "INVESTIGATION_CANCELLED" | "NOTHING_TO_RETRY" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "RATE_LIMIT_RPM_EXCEEDED" | "RATE_LIMIT_EXCEEDED" | "REQUEST_HEADER_FIELDS_TOO_LARGE" | "INTERNAL_ERROR" | "TEMPORARY_SEARCH_UNAVAILABLE" | "MODULE_FAILED" | "DATA_UNAVAILABLE" | "PROVIDER_UNAVAILABLE" | "DISPATCH_UNAVAILABLE" | "NO_ELIGIBLE_RUNNER" | "STORE_UNAVAILABLE" | "OVERLOADED" | "REGISTERED_ACCOUNTS_UNAVAILABLE" | "TIMEOUT";
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
        /** @description The path does not declare this method. `Allow` lists the methods that it declares. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Allow: components["headers"]["Allow"];
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
        /** @description The caller has this image already. */
        ImageNotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["ImageCacheControl"];
                ETag: components["headers"]["ImageETag"];
                "X-Logo-Source": components["headers"]["LogoSource"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Not a valid logo address: not a domain name, or an unknown size or format. `details` lists every fault. */
        InvalidLogo: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No source has a logo of this site, or no public site can have this name. */
        LogoNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["MissingImageCacheControl"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description This address made more than 1,000 requests in a minute that no cache served. Cached images are still served. Wait `Retry-After` seconds. */
        ImageRateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfterMinute"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Clients have left too much of their responses unread. Try again after `Retry-After` seconds. */
        ImageOverloaded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Not a valid flag address: no alias, a character that no alias has, or an unknown format; or `w` is out of range. `details` lists every fault. */
        InvalidFlag: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No flag has this alias. */
        FlagNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["MissingImageCacheControl"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The service works. */
        Healthy: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /**
                 * @description Only if the request has query parameters that the operation does not declare: their names, at most ten, in the order of the request, percent-encoded. They are ignored. `...` stands for names that are left out, such as long ones.
                 * @example utm_source, limitt
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
    };
    parameters: {
        /** @description The domain name of the site, in any case, in Unicode or as `xn--`. A trailing dot and a leading `www.` make no difference. */
        LogoDomain: string;
        /**
         * @description Edge of the square, in pixels.
         * @example 64
         */
        LogoSize: number;
        /**
         * @description Format of the image. `jpeg` is the same as `jpg`.
         * @example webp
         */
        LogoFormat: "png" | "webp" | "jpg" | "jpeg";
        /**
         * @description Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304.
         * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
         */
        IfNoneMatch: string;
        /** @description The alias, or the alias, a dot and the format. The last dot begins the format if only letters and digits follow (in any case), unless the whole text is an alias (`st.helena`). Other dots belong to the alias (`St. Lucia`, `U.S.A.`). An alias consists of letters and digits of any script, spaces, apostrophes and `- _ . , ; : * ( ) [ ] &`; another character is a `VALIDATION_ERROR`. */
        FlagFile: string;
        /**
         * @description Width in pixels. The height is three quarters of it, rounded.
         * @example 640
         */
        FlagWidth: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Id of the request, a UUID. Quote it when you report a problem. A UUID that the request sent in this header is kept.
         * @example 7c1f4a90-52b6-4c3d-8e1a-0d9b6f2e5a37
         */
        RequestId: string;
        /**
         * @description Only if the request has query parameters that the operation does not declare: their names, at most ten, in the order of the request, percent-encoded. They are ignored. `...` stands for names that are left out, such as long ones.
         * @example utm_source, limitt
         */
        IgnoredParameters: string;
        /**
         * @description A shared cache may keep the image for 30 days, a browser for one.
         * @example public, s-maxage=2592000, max-age=86400
         */
        ImageCacheControl: "public, s-maxage=2592000, max-age=86400";
        /**
         * @description Weak entity tag of this image. Send it back as `If-None-Match`.
         * @example W/"6pHzfVxx3b1xq0mW2q5Yxw"
         */
        ImageETag: string;
        /**
         * @description Source of the image: the logo source, or `flag-icons` for a flag.
         * @example flag-icons
         */
        LogoSource: string;
        /**
         * @description Pages of any site may read the response.
         * @example *
         */
        AnyOrigin: "*";
        /**
         * @description An image that is opened as a page runs nothing and loads nothing.
         * @example default-src 'none'; style-src 'unsafe-inline'; sandbox
         */
        ImageSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'; sandbox";
        /**
         * @description The absence of an image may be cached for five minutes.
         * @example public, max-age=300
         */
        MissingImageCacheControl: "public, max-age=300";
        /**
         * @description Time to wait before the next try, in seconds.
         * @example 60
         */
        RetryAfterMinute: number;
        /**
         * @description Time to wait before the next try, in seconds.
         * @example 5
         */
        RetryAfter: number;
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
         * @description The methods that the path supports.
         * @example GET, HEAD, OPTIONS
         */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getLogo: {
        parameters: {
            query: {
                /**
                 * @description Edge of the square, in pixels.
                 * @example 64
                 */
                size: components["parameters"]["LogoSize"];
                /**
                 * @description Format of the image. `jpeg` is the same as `jpg`.
                 * @example webp
                 */
                format: components["parameters"]["LogoFormat"];
            };
            header?: {
                /**
                 * @description Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The domain name of the site, in any case, in Unicode or as `xn--`. A trailing dot and a leading `www.` make no difference. */
                domain: components["parameters"]["LogoDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logo. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only if the request has query parameters that the operation does not declare: their names, at most ten, in the order of the request, percent-encoded. They are ignored. `...` stands for names that are left out, such as long ones.
                     * @example utm_source, limitt
                     */
                    "X-Ignored-Parameters"?: string;
                    "Cache-Control": components["headers"]["ImageCacheControl"];
                    ETag: components["headers"]["ImageETag"];
                    "X-Logo-Source": components["headers"]["LogoSource"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "Content-Security-Policy": components["headers"]["ImageSecurityPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/webp": string;
                    "image/jpeg": string;
                };
            };
            304: components["responses"]["ImageNotModified"];
            400: components["responses"]["InvalidLogo"];
            404: components["responses"]["LogoNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["ImageRateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ImageOverloaded"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    refuseFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The path has no alias. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getFlag: {
        parameters: {
            query?: {
                /**
                 * @description Width in pixels. The height is three quarters of it, rounded.
                 * @example 640
                 */
                w?: components["parameters"]["FlagWidth"];
            };
            header?: {
                /**
                 * @description Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The alias, or the alias, a dot and the format. The last dot begins the format if only letters and digits follow (in any case), unless the whole text is an alias (`st.helena`). Other dots belong to the alias (`St. Lucia`, `U.S.A.`). An alias consists of letters and digits of any script, spaces, apostrophes and `- _ . , ; : * ( ) [ ] &`; another character is a `VALIDATION_ERROR`. */
                file: components["parameters"]["FlagFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Only if the request has query parameters that the operation does not declare: their names, at most ten, in the order of the request, percent-encoded. They are ignored. `...` stands for names that are left out, such as long ones.
                     * @example utm_source, limitt
                     */
                    "X-Ignored-Parameters"?: string;
                    "Cache-Control": components["headers"]["ImageCacheControl"];
                    ETag: components["headers"]["ImageETag"];
                    "X-Logo-Source": components["headers"]["LogoSource"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "Content-Security-Policy": components["headers"]["ImageSecurityPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                    "image/webp": string;
                    "image/jpeg": string;
                };
            };
            304: components["responses"]["ImageNotModified"];
            400: components["responses"]["InvalidFlag"];
            404: components["responses"]["FlagNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["ImageRateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ImageOverloaded"];
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
            405: components["responses"]["MethodNotAllowed"];
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
            405: components["responses"]["MethodNotAllowed"];
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
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unhealthy"];
            default: components["responses"]["UnexpectedError"];
        };
    };
}
