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
        /** @description The body of every error. */
        ErrorEnvelope: {
            error: components["schemas"]["ErrorBody"];
            meta: components["schemas"]["Meta"];
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
