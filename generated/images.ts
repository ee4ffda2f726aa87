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
         * The logo of a site
         * @description The logo itself, no redirect, as a square: a logo that is none stands in the middle of it, over nothing (in a JPEG over
         *     white). It is what the first of these sources gives that has a good image of at least the size asked; where none has,
         *     the largest image that was found is enlarged. `X-Logo-Source` names the source:
         *
         *     | source | |
         *     |---|---|
         *     | `site-manifest` | the icons of the site's web application manifest |
         *     | `site-icons` | icons and touch icons that the page names, and those that lie in their usual places |
         *     | `bimi` | the indicator that the domain publishes for its mail (BIMI), or that of the organisation above it |
         *     | `site-logo` | `og:logo`, and `logo` of schema.org, in the page |
         *     | `google`, `duckduckgo` | the public icon services |
         *
         *     The operator may leave some out. An image of one colour, an empty one and what the icon services invent for a site that
         *     they do not know (a globe, a first letter) are no logos: rather than those the answer is 404.
         *
         *     A logo is kept for a week and then looked for again while the old one is still served; the old one also stays as long as
         *     the site and the services cannot be asked. That a site has none is kept for a day, and for a quarter of an hour where it
         *     could not be asked. That is this service: a shared cache in front of it may show what it has for 30 days (`s-maxage`) before
         *     it asks again. What was drawn by the site as SVG comes as pixels, an animation as its first picture.
         *
         *     Of names that no public site can have nobody is asked: 404 at once. An IP address, a name of one label and a URL are
         *     400.
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
         * No flag without its alias
         * @description Always 400: a flag is named in the path, as in `/flags/fr` or `/flags/fr.png`. So is the answer to `/flags/`. Not counted.
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
         * The flag of a country or a territory
         * @description The flag itself, no redirect, in its proportions of 4 to 3: `/flags/{alias}` is an SVG, `/flags/{alias}.{format}`
         *     what `format` says: `svg`, `png`, `webp`, `jpg`, or `jpeg`, which is the same as `jpg`.
         *
         *     An alias is a code of ISO 3166-1 (`fr`, `fra`, `250`; `4` is `004`), of a subdivision that has a flag of its own here (`gb-sct`,
         *     `es-ct`), a common name in English or French (`germany`, `Allemagne`, `Côte d’Ivoire`) or a shortcut (`uk`, `usa`,
         *     `uae`, `eu`, `england`, `scotland`, `wales`, `northern-ireland`). Case and accents make no difference; neither do
         *     spaces, hyphens, underscores, apostrophes, commas, dots and parentheses: `cote-d-ivoire`, `cote_d_ivoire` and
         *     `COTE D'IVOIRE` are one. `&` is `and`.
         *
         *     The whole table is what `tracewell flags list` prints; no alias means two flags. Names that several countries share
         *     mean the one that they mean in everyday use: `congo` the Republic of the Congo (the other is `dr-congo`,
         *     `congo-kinshasa` or `rdc`), `korea` South Korea, `georgia` the country, `guinea` the Republic of Guinea, `samoa` the
         *     independent state, `ireland` the republic, `saint-helena` the island, `saint-martin` the French part (the other is `sint-maarten`). A name that
         *     means none of them more than the others has no flag: `virgin-islands`.
         *
         *     `w` scales the flag to so many pixels of width; the height follows. Without it an image of pixels is 320 by 240, and an
         *     SVG has no size of its own.
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
         * Health of the service
         * @description How the image service is. 503 where no image could be served; `degraded`, with 200, where it works with less than it should have.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
    };
    responses: {
        /** @description The caller has this image already. */
        ImageNotModified: {
            headers: {
                "Cache-Control": components["headers"]["ImageCacheControl"];
                ETag: components["headers"]["ImageETag"];
                "X-Logo-Source": components["headers"]["LogoSource"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The address is not that of a logo: no domain name, or a size or a format that is not known. `details` lists every fault. */
        InvalidLogo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No source has a logo of this site, or no public site can have this name. */
        LogoNotFound: {
            headers: {
                "Cache-Control": components["headers"]["MissingImageCacheControl"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer to a method that this path does not declare; `Allow` lists those that it does. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description More requests from this address than 1,000 in a minute had to be worked for. Images that the service keeps are still served. Wait as long as `Retry-After` says. */
        ImageRateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfterMinute"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
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
        /** @description Something went wrong in the service. It is logged there. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The address is not that of a flag: no alias, a character that no alias has, or an unknown format; or `w` is out of its bounds. `details` lists every fault. */
        InvalidFlag: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No flag has this alias. */
        FlagNotFound: {
            headers: {
                "Cache-Control": components["headers"]["MissingImageCacheControl"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
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
        /** @description The request is not valid. `details` lists every fault with its `path` and `message`. */
        ValidationError: {
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
    };
    parameters: {
        /** @description The domain name of the site, in any case, in Unicode or as `xn--`; a dot at its end and a leading `www.` make no difference. */
        LogoDomain: string;
        /**
         * @description Edge of the square, in pixels.
         * @example 64
         */
        LogoSize: number;
        /**
         * @description Of the image. `jpeg` is the same as `jpg`.
         * @example webp
         */
        LogoFormat: "png" | "webp" | "jpg" | "jpeg";
        /**
         * @description Entity tags of what the caller has: a list, strong or weak, or `*`. Where one fits the answer is 304.
         * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
         */
        IfNoneMatch: string;
        /** @description The alias, or the alias, a dot and the format. A dot that only letters and digits follow begins the format, in any case, unless the whole is an alias (`st.helena`); other dots belong to the alias (`St. Lucia`). */
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
         * @description A shared cache may keep the image for 30 days, a browser for one.
         * @example public, s-maxage=2592000, max-age=86400
         */
        ImageCacheControl: "public, s-maxage=2592000, max-age=86400";
        /**
         * @description Names these bytes. Send it back as `If-None-Match`.
         * @example "6pHzfVxx3b1xq0mW2q5Yxw"
         */
        ImageETag: string;
        /**
         * @description The source that the image comes from: that of a logo, or `flag-icons` of a flag.
         * @example flag-icons
         */
        LogoSource: string;
        /**
         * @description Pages of any site may read the answer.
         * @example *
         */
        AnyOrigin: "*";
        /**
         * @description An image that is opened as a page runs nothing and loads nothing.
         * @example default-src 'none'; style-src 'unsafe-inline'; sandbox
         */
        ImageSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'; sandbox";
        /**
         * @description That there is no image may be kept for five minutes.
         * @example public, max-age=300
         */
        MissingImageCacheControl: "public, max-age=300";
        /**
         * @description The methods that the path takes.
         * @example GET, HEAD, OPTIONS
         */
        Allow: string;
        /**
         * @description Seconds to wait before the next try.
         * @example 60
         */
        RetryAfterMinute: 60;
        /**
         * @description Seconds to wait before the next try.
         * @example 5
         */
        RetryAfter: number;
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
                 * @description Of the image. `jpeg` is the same as `jpg`.
                 * @example webp
                 */
                format: components["parameters"]["LogoFormat"];
            };
            header?: {
                /**
                 * @description Entity tags of what the caller has: a list, strong or weak, or `*`. Where one fits the answer is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The domain name of the site, in any case, in Unicode or as `xn--`; a dot at its end and a leading `www.` make no difference. */
                domain: components["parameters"]["LogoDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logo. */
            200: {
                headers: {
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
            429: components["responses"]["ImageRateLimited"];
            431: components["responses"]["HeaderTooLarge"];
            500: components["responses"]["InternalError"];
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
            /** @description No flag is named. */
            400: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
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
                 * @description Entity tags of what the caller has: a list, strong or weak, or `*`. Where one fits the answer is 304.
                 * @example "6pHzfVxx3b1xq0mW2q5Yxw", W/"d1f0a2b3c4e5f60718293a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The alias, or the alias, a dot and the format. A dot that only letters and digits follow begins the format, in any case, unless the whole is an alias (`st.helena`); other dots belong to the alias (`St. Lucia`). */
                file: components["parameters"]["FlagFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag. */
            200: {
                headers: {
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
            429: components["responses"]["ImageRateLimited"];
            500: components["responses"]["InternalError"];
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
            405: components["responses"]["MethodNotAllowed"];
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
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unhealthy"];
        };
    };
}
