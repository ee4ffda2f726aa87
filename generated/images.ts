// Made by npm run generate from openapi/. Do not edit.
export interface paths {
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
             * @description Seconds since the process started.
             * @example 86412
             */
            uptime_s: number;
            checks: components["schemas"]["HealthChecks"];
        };
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
            /** @description More about it; of a `VALIDATION_ERROR` all faults of the request. */
            details?: string | components["schemas"]["Fault"][];
        };
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
            /**
             * @description - `success`: it has something.
             *     - `no_results`: it says that it has nothing.
             *     - `failed`: it could not be asked, or its answer could not be used.
             *     - `timeout`: it had not answered in time.
             *     - `skipped`: it cannot have anything for this value, and was not asked.
             * @enum {string}
             */
            status: "success" | "no_results" | "failed" | "timeout" | "skipped";
            /**
             * @description How many things the answer has from it.
             * @example 128
             */
            count: number;
            /**
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
        /** @description The request is not valid. */
        ValidationError: components["schemas"]["ErrorEnvelope"] & {
            error: components["schemas"]["ErrorBody"] & {
                /**
                 * @description Stable name of the error.
                 * @constant
                 */
                code?: "VALIDATION_ERROR";
            };
        };
        /** @description The path does not take this method. */
        MethodNotAllowedError: components["schemas"]["ErrorEnvelope"] & {
            error: components["schemas"]["ErrorBody"] & {
                /**
                 * @description Stable name of the error.
                 * @constant
                 */
                code?: "METHOD_NOT_ALLOWED";
            };
        };
        /** @description Something went wrong in the service. */
        InternalError: components["schemas"]["ErrorEnvelope"] & {
            error: components["schemas"]["ErrorBody"] & {
                /**
                 * @description Stable name of the error.
                 * @constant
                 */
                code?: "INTERNAL_ERROR";
            };
        };
    };
    responses: {
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
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The answer to a method that this path does not declare; `Allow` lists those that it does. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MethodNotAllowedError"];
            };
        };
        /** @description Something went wrong in the service. It is logged there. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InternalError"];
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
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description The methods that the path takes.
         * @example GET, HEAD, OPTIONS
         */
        Allow: string;
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
