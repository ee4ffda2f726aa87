// Made by npm run generate from openapi/. Do not edit.
import type { DeclaredResponse, Operation } from '../src/http/operation.ts'

/** The operations that need no key. */
export type PublicOperation = 'getHealth' | 'getLiveness' | 'getReadiness' | 'signIn'

/** Names of the security schemes of the document. */
export const securitySchemes: readonly string[] = ['ApiKey']

const response0: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "X-Ignored-Parameters",
      "required": false
    }
  ]
}

const response1: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "X-RateLimit-Limit",
      "required": false
    },
    {
      "name": "X-RateLimit-Remaining",
      "required": false
    },
    {
      "name": "X-RateLimit-Reset",
      "required": false
    }
  ]
}

const response2: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "WWW-Authenticate",
      "required": true
    }
  ]
}

const response3: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    }
  ]
}

const response4: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "Retry-After",
      "required": true
    },
    {
      "name": "X-RateLimit-Limit",
      "required": true
    },
    {
      "name": "X-RateLimit-Remaining",
      "required": true
    },
    {
      "name": "X-RateLimit-Reset",
      "required": true
    }
  ]
}

const response5: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "Retry-After",
      "required": true
    },
    {
      "name": "X-RateLimit-Limit",
      "required": false
    },
    {
      "name": "X-RateLimit-Remaining",
      "required": false
    },
    {
      "name": "X-RateLimit-Reset",
      "required": false
    }
  ]
}

const response6: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "Retry-After",
      "required": true
    }
  ]
}

const response7: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "Cache-Control",
      "required": true
    }
  ]
}

const response8: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "Accept-Encoding",
      "required": true
    },
    {
      "name": "X-RateLimit-Limit",
      "required": false
    },
    {
      "name": "X-RateLimit-Remaining",
      "required": false
    },
    {
      "name": "X-RateLimit-Reset",
      "required": false
    }
  ]
}

const response9: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "Idempotent-Replayed",
      "required": false
    },
    {
      "name": "Location",
      "required": true
    },
    {
      "name": "Cache-Control",
      "required": true
    }
  ]
}

const response10: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "X-Ignored-Parameters",
      "required": false
    },
    {
      "name": "ETag",
      "required": true
    },
    {
      "name": "Cache-Control",
      "required": true
    }
  ]
}

const response11: DeclaredResponse = {
  "contentTypes": [],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "ETag",
      "required": true
    },
    {
      "name": "Cache-Control",
      "required": true
    }
  ]
}

const response12: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "Idempotent-Replayed",
      "required": false
    },
    {
      "name": "Preference-Applied",
      "required": false
    },
    {
      "name": "Location",
      "required": true
    },
    {
      "name": "Deprecation",
      "required": false
    },
    {
      "name": "Link",
      "required": false
    },
    {
      "name": "Sunset",
      "required": false
    },
    {
      "name": "X-RateLimit-Limit",
      "required": false
    },
    {
      "name": "X-RateLimit-Remaining",
      "required": false
    },
    {
      "name": "X-RateLimit-Reset",
      "required": false
    }
  ]
}

const response13: DeclaredResponse = {
  "contentTypes": [
    "text/event-stream"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "Cache-Control",
      "required": true
    },
    {
      "name": "X-Service-Temporary",
      "required": true
    },
    {
      "name": "X-Search-Id",
      "required": true
    },
    {
      "name": "Deprecation",
      "required": false
    },
    {
      "name": "Link",
      "required": false
    },
    {
      "name": "Sunset",
      "required": false
    },
    {
      "name": "X-RateLimit-Limit",
      "required": false
    },
    {
      "name": "X-RateLimit-Remaining",
      "required": false
    },
    {
      "name": "X-RateLimit-Reset",
      "required": false
    }
  ]
}

const response14: DeclaredResponse = {
  "contentTypes": [
    "text/html",
    "text/markdown",
    "text/csv",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/jsonl",
    "application/stix+json",
    "application/json",
    "application/graphml+xml"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "X-Ignored-Parameters",
      "required": false
    },
    {
      "name": "Content-Disposition",
      "required": true
    }
  ]
}

const response15: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "Idempotent-Replayed",
      "required": false
    },
    {
      "name": "Deprecation",
      "required": false
    },
    {
      "name": "Link",
      "required": false
    },
    {
      "name": "Sunset",
      "required": false
    },
    {
      "name": "X-RateLimit-Limit",
      "required": false
    },
    {
      "name": "X-RateLimit-Remaining",
      "required": false
    },
    {
      "name": "X-RateLimit-Reset",
      "required": false
    }
  ]
}

const response16: DeclaredResponse = {
  "contentTypes": [
    "text/html",
    "text/markdown",
    "text/csv",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/jsonl"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "X-Ignored-Parameters",
      "required": false
    },
    {
      "name": "Content-Disposition",
      "required": true
    }
  ]
}

const response17: DeclaredResponse = {
  "contentTypes": [
    "image/webp"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "Cache-Control",
      "required": true
    }
  ]
}

const response18: DeclaredResponse = {
  "contentTypes": [],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    }
  ]
}

const response19: DeclaredResponse = {
  "contentTypes": [
    "text/event-stream"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "X-Ignored-Parameters",
      "required": false
    },
    {
      "name": "Cache-Control",
      "required": true
    }
  ]
}

const response20: DeclaredResponse = {
  "contentTypes": [],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "X-Ignored-Parameters",
      "required": false
    }
  ]
}

const response21: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "Idempotent-Replayed",
      "required": false
    },
    {
      "name": "Preference-Applied",
      "required": false
    },
    {
      "name": "Location",
      "required": false
    },
    {
      "name": "X-RateLimit-Limit",
      "required": false
    },
    {
      "name": "X-RateLimit-Remaining",
      "required": false
    },
    {
      "name": "X-RateLimit-Reset",
      "required": false
    }
  ]
}

const response22: DeclaredResponse = {
  "contentTypes": [
    "application/json",
    "application/graphml+xml",
    "application/gexf+xml"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "X-Ignored-Parameters",
      "required": false
    },
    {
      "name": "Content-Disposition",
      "required": true
    }
  ]
}

const response23: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "Idempotent-Replayed",
      "required": false
    },
    {
      "name": "X-RateLimit-Limit",
      "required": false
    },
    {
      "name": "X-RateLimit-Remaining",
      "required": false
    },
    {
      "name": "X-RateLimit-Reset",
      "required": false
    }
  ]
}

const response24: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "Idempotent-Replayed",
      "required": false
    },
    {
      "name": "Location",
      "required": false
    },
    {
      "name": "X-RateLimit-Limit",
      "required": false
    },
    {
      "name": "X-RateLimit-Remaining",
      "required": false
    },
    {
      "name": "X-RateLimit-Reset",
      "required": false
    }
  ]
}

const response25: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "X-Ignored-Parameters",
      "required": false
    },
    {
      "name": "ETag",
      "required": true
    },
    {
      "name": "Last-Modified",
      "required": true
    },
    {
      "name": "Cache-Control",
      "required": true
    }
  ]
}

const response26: DeclaredResponse = {
  "contentTypes": [],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "ETag",
      "required": true
    },
    {
      "name": "Last-Modified",
      "required": true
    },
    {
      "name": "Cache-Control",
      "required": true
    }
  ]
}

const response27: DeclaredResponse = {
  "contentTypes": [
    "application/atom+xml"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "X-Ignored-Parameters",
      "required": false
    },
    {
      "name": "ETag",
      "required": true
    },
    {
      "name": "Last-Modified",
      "required": true
    },
    {
      "name": "Cache-Control",
      "required": true
    }
  ]
}

const response28: DeclaredResponse = {
  "contentTypes": [
    "application/json"
  ],
  "headers": [
    {
      "name": "X-Request-Id",
      "required": true
    },
    {
      "name": "X-Ignored-Parameters",
      "required": false
    },
    {
      "name": "Retry-After",
      "required": true
    }
  ]
}

export const operations: readonly Operation[] = [
  {
    "id": "validateToken",
    "method": "GET",
    "path": "/",
    "segments": [],
    "parameters": [],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": null,
    "cost": 0,
    "weight": 1,
    "errorBody": "simple",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getHealth",
    "method": "GET",
    "path": "/health",
    "segments": [
      "health"
    ],
    "parameters": [],
    "body": "none",
    "security": null,
    "planFeature": null,
    "keyMark": null,
    "scope": null,
    "cost": 0,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "408": response3,
      "431": response3,
      "500": response1,
      "503": response6
    }
  },
  {
    "id": "getLiveness",
    "method": "GET",
    "path": "/health/live",
    "segments": [
      "health",
      "live"
    ],
    "parameters": [],
    "body": "none",
    "security": null,
    "planFeature": null,
    "keyMark": null,
    "scope": null,
    "cost": 0,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "408": response3,
      "431": response3,
      "500": response1
    }
  },
  {
    "id": "getReadiness",
    "method": "GET",
    "path": "/health/ready",
    "segments": [
      "health",
      "ready"
    ],
    "parameters": [],
    "body": "none",
    "security": null,
    "planFeature": null,
    "keyMark": null,
    "scope": null,
    "cost": 0,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "408": response3,
      "431": response3,
      "500": response1,
      "503": response6
    }
  },
  {
    "id": "signIn",
    "method": "POST",
    "path": "/sign-in",
    "segments": [
      "sign-in"
    ],
    "parameters": [],
    "body": "required",
    "security": null,
    "planFeature": null,
    "keyMark": null,
    "scope": null,
    "cost": 0,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response7,
      "400": response1,
      "403": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getUsage",
    "method": "GET",
    "path": "/usage",
    "segments": [
      "usage"
    ],
    "parameters": [],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": null,
    "cost": 0,
    "weight": 1,
    "errorBody": "simple",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getAccount",
    "method": "GET",
    "path": "/account",
    "segments": [
      "account"
    ],
    "parameters": [],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "claimFreePlan",
    "method": "POST",
    "path": "/account/free-plan",
    "segments": [
      "account",
      "free-plan"
    ],
    "parameters": [],
    "body": "required",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getUsageReport",
    "method": "GET",
    "path": "/account/usage",
    "segments": [
      "account",
      "usage"
    ],
    "parameters": [
      {
        "name": "from",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "to",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "key_id",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "label",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "reference",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listAuditRecords",
    "method": "GET",
    "path": "/account/audit",
    "segments": [
      "account",
      "audit"
    ],
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "from",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "to",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "key_id",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "operation",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listDomains",
    "method": "GET",
    "path": "/account/domains",
    "segments": [
      "account",
      "domains"
    ],
    "parameters": [],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "claimDomain",
    "method": "POST",
    "path": "/account/domains",
    "segments": [
      "account",
      "domains"
    ],
    "parameters": [],
    "body": "required",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "checkDomain",
    "method": "POST",
    "path": "/account/domains/{id}/check",
    "segments": [
      "account",
      "domains",
      "{id}",
      "check"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "removeDomain",
    "method": "POST",
    "path": "/account/domains/{id}/remove",
    "segments": [
      "account",
      "domains",
      "{id}",
      "remove"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listKeys",
    "method": "GET",
    "path": "/account/keys",
    "segments": [
      "account",
      "keys"
    ],
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "createKey",
    "method": "POST",
    "path": "/account/keys",
    "segments": [
      "account",
      "keys"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "bodyShape": {
      "optional": [
        "label",
        "expires_at",
        "scopes",
        "allowed_addresses"
      ],
      "members": {}
    },
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "201": response9,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "409": response3,
      "413": response1,
      "415": response8,
      "422": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getKey",
    "method": "GET",
    "path": "/account/keys/{id}",
    "segments": [
      "account",
      "keys",
      "{id}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "updateKey",
    "method": "PATCH",
    "path": "/account/keys/{id}",
    "segments": [
      "account",
      "keys",
      "{id}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "bodyShape": {
      "optional": [
        "label",
        "scopes",
        "allowed_addresses"
      ],
      "members": {}
    },
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "revokeKey",
    "method": "POST",
    "path": "/account/keys/{id}/revoke",
    "segments": [
      "account",
      "keys",
      "{id}",
      "revoke"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "own_key",
        "in": "query",
        "required": false,
        "type": "boolean",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "409": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "rotateKey",
    "method": "POST",
    "path": "/account/keys/{id}/rotate",
    "segments": [
      "account",
      "keys",
      "{id}",
      "rotate"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "optional",
    "bodyShape": {
      "optional": [
        "overlap_seconds"
      ],
      "members": {}
    },
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response7,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "409": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "restoreKey",
    "method": "POST",
    "path": "/account/keys/{id}/restore",
    "segments": [
      "account",
      "keys",
      "{id}",
      "restore"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "409": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listWebhookEndpoints",
    "method": "GET",
    "path": "/account/webhooks",
    "segments": [
      "account",
      "webhooks"
    ],
    "parameters": [],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "createWebhookEndpoint",
    "method": "POST",
    "path": "/account/webhooks",
    "segments": [
      "account",
      "webhooks"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "bodyShape": {
      "optional": [
        "description",
        "headers"
      ],
      "members": {}
    },
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "201": response9,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "422": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getWebhookEndpoint",
    "method": "GET",
    "path": "/account/webhooks/{id}",
    "segments": [
      "account",
      "webhooks",
      "{id}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "updateWebhookEndpoint",
    "method": "PATCH",
    "path": "/account/webhooks/{id}",
    "segments": [
      "account",
      "webhooks",
      "{id}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "bodyShape": {
      "optional": [
        "url",
        "description",
        "events",
        "headers",
        "state"
      ],
      "members": {}
    },
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "deleteWebhookEndpoint",
    "method": "POST",
    "path": "/account/webhooks/{id}/remove",
    "segments": [
      "account",
      "webhooks",
      "{id}",
      "remove"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "rotateWebhookEndpoint",
    "method": "POST",
    "path": "/account/webhooks/{id}/rotate",
    "segments": [
      "account",
      "webhooks",
      "{id}",
      "rotate"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "optional",
    "bodyShape": {
      "optional": [
        "overlap_seconds"
      ],
      "members": {}
    },
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response7,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "testWebhookEndpoint",
    "method": "POST",
    "path": "/account/webhooks/{id}/test",
    "segments": [
      "account",
      "webhooks",
      "{id}",
      "test"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "202": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listWebhookDeliveries",
    "method": "GET",
    "path": "/account/webhook-deliveries",
    "segments": [
      "account",
      "webhook-deliveries"
    ],
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "event",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "endpoint_id",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "search_id",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "investigation_id",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "watch_id",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "created_after",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "created_before",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "recoverWebhookDeliveries",
    "method": "POST",
    "path": "/account/webhook-deliveries/recover",
    "segments": [
      "account",
      "webhook-deliveries",
      "recover"
    ],
    "parameters": [],
    "body": "required",
    "bodyShape": {
      "optional": [
        "endpoint_id"
      ],
      "members": {}
    },
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "202": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getWebhookDelivery",
    "method": "GET",
    "path": "/account/webhook-deliveries/{id}",
    "segments": [
      "account",
      "webhook-deliveries",
      "{id}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "redeliverWebhookDelivery",
    "method": "POST",
    "path": "/account/webhook-deliveries/{id}/redeliver",
    "segments": [
      "account",
      "webhook-deliveries",
      "{id}",
      "redeliver"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": "manage",
    "scope": "manage",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "202": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listModules",
    "method": "GET",
    "path": "/modules",
    "segments": [
      "modules"
    ],
    "parameters": [
      {
        "name": "type",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "tag",
        "in": "query",
        "required": false,
        "type": "string",
        "array": true
      },
      {
        "name": "If-None-Match",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response10,
      "304": response11,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listAccountChecks",
    "method": "GET",
    "path": "/account-checks",
    "segments": [
      "account-checks"
    ],
    "parameters": [
      {
        "name": "type",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "tag",
        "in": "query",
        "required": false,
        "type": "string",
        "array": true
      },
      {
        "name": "pack",
        "in": "query",
        "required": false,
        "type": "string",
        "array": true
      },
      {
        "name": "class",
        "in": "query",
        "required": false,
        "type": "string",
        "array": true
      },
      {
        "name": "If-None-Match",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response10,
      "304": response11,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listLeakSources",
    "method": "GET",
    "path": "/leaks",
    "segments": [
      "leaks"
    ],
    "parameters": [
      {
        "name": "type",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "If-None-Match",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response10,
      "304": response11,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "guessTypes",
    "method": "POST",
    "path": "/observables/types",
    "segments": [
      "observables",
      "types"
    ],
    "parameters": [],
    "body": "required",
    "maxBodyBytes": 524288,
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listSearches",
    "method": "GET",
    "path": "/search",
    "segments": [
      "search"
    ],
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "type",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "reference",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "label",
        "in": "query",
        "required": false,
        "type": "string",
        "array": true
      },
      {
        "name": "watch_id",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "outcome",
        "in": "query",
        "required": false,
        "type": "string",
        "array": true
      },
      {
        "name": "webhook_status",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "key_id",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "created_after",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "created_before",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "createSearch",
    "method": "POST",
    "path": "/search",
    "segments": [
      "search"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "Prefer",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "bodyShape": {
      "optional": [
        "preset",
        "modules",
        "leaks",
        "features",
        "cache",
        "delivery",
        "byok",
        "reference",
        "labels"
      ],
      "members": {
        "modules": {
          "optional": [
            "mode",
            "tags",
            "unknown",
            "ids",
            "slugs",
            "exclude"
          ],
          "members": {
            "exclude": {
              "optional": [
                "ids",
                "slugs",
                "tags"
              ],
              "members": {}
            }
          }
        },
        "leaks": {
          "optional": [
            "mode",
            "unknown",
            "sources",
            "custom_mapping"
          ],
          "members": {}
        },
        "features": {
          "optional": [
            "breached_accounts",
            "registered_accounts",
            "account_checks"
          ],
          "members": {
            "account_checks": {
              "optional": [
                "sites",
                "tags",
                "packs"
              ],
              "members": {}
            }
          }
        },
        "cache": {
          "optional": [
            "mode"
          ],
          "members": {}
        },
        "delivery": {
          "optional": [
            "webhook"
          ],
          "members": {
            "webhook": {
              "optional": [
                "secret"
              ],
              "members": {}
            }
          }
        },
        "byok": {
          "optional": [
            "mode",
            "provider_one",
            "provider_two"
          ],
          "members": {}
        }
      }
    },
    "security": "ApiKey",
    "planFeature": "search",
    "keyMark": null,
    "scope": "search",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "201": response12,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response1,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "createTemporarySearch",
    "method": "POST",
    "path": "/search/temporary",
    "segments": [
      "search",
      "temporary"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "bodyShape": {
      "optional": [
        "preset",
        "modules",
        "leaks",
        "features",
        "cache",
        "delivery",
        "byok",
        "reference",
        "labels"
      ],
      "members": {
        "modules": {
          "optional": [
            "mode",
            "tags",
            "unknown",
            "ids",
            "slugs",
            "exclude"
          ],
          "members": {
            "exclude": {
              "optional": [
                "ids",
                "slugs",
                "tags"
              ],
              "members": {}
            }
          }
        },
        "leaks": {
          "optional": [
            "mode",
            "unknown",
            "sources",
            "custom_mapping"
          ],
          "members": {}
        },
        "features": {
          "optional": [
            "breached_accounts",
            "registered_accounts",
            "account_checks"
          ],
          "members": {
            "account_checks": {
              "optional": [
                "sites",
                "tags",
                "packs"
              ],
              "members": {}
            }
          }
        },
        "cache": {
          "optional": [
            "mode"
          ],
          "members": {}
        },
        "delivery": {
          "optional": [
            "webhook"
          ],
          "members": {
            "webhook": {
              "optional": [
                "secret"
              ],
              "members": {}
            }
          }
        },
        "byok": {
          "optional": [
            "mode",
            "provider_one",
            "provider_two"
          ],
          "members": {}
        }
      }
    },
    "security": "ApiKey",
    "planFeature": "search",
    "keyMark": null,
    "scope": "search",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response13,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response1,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "exportTemporarySearch",
    "method": "POST",
    "path": "/search/temporary/export",
    "segments": [
      "search",
      "temporary",
      "export"
    ],
    "parameters": [
      {
        "name": "format",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "bom",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "text",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "separator",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "maxBodyBytes": 2097152,
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 20,
    "errorBody": "envelope",
    "responses": {
      "200": response14,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "runModuleOnce",
    "method": "POST",
    "path": "/search/module/once",
    "segments": [
      "search",
      "module",
      "once"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "bodyShape": {
      "optional": [
        "cache",
        "reference",
        "labels"
      ],
      "members": {
        "cache": {
          "optional": [
            "mode"
          ],
          "members": {}
        }
      }
    },
    "security": "ApiKey",
    "planFeature": "search",
    "keyMark": null,
    "scope": "search",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response15,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response1,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "findSearches",
    "method": "POST",
    "path": "/search/find",
    "segments": [
      "search",
      "find"
    ],
    "parameters": [],
    "body": "required",
    "bodyShape": {
      "optional": [
        "type",
        "match",
        "limit",
        "cursor"
      ],
      "members": {}
    },
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "deleteSearches",
    "method": "POST",
    "path": "/search/delete",
    "segments": [
      "search",
      "delete"
    ],
    "parameters": [],
    "body": "required",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "delete",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "202": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "409": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "exportSearches",
    "method": "GET",
    "path": "/search/export",
    "segments": [
      "search",
      "export"
    ],
    "parameters": [
      {
        "name": "label",
        "in": "query",
        "required": false,
        "type": "string",
        "array": true
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "type": "string",
        "array": true
      },
      {
        "name": "format",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "bom",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "text",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "separator",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "marks",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 20,
    "errorBody": "envelope",
    "responses": {
      "200": response14,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getSearch",
    "method": "GET",
    "path": "/search/{id}",
    "segments": [
      "search",
      "{id}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "retries",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "updateSearch",
    "method": "PATCH",
    "path": "/search/{id}",
    "segments": [
      "search",
      "{id}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "bodyShape": {
      "optional": [
        "labels"
      ],
      "members": {}
    },
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getSearchResults",
    "method": "GET",
    "path": "/search/{id}/results",
    "segments": [
      "search",
      "{id}",
      "results"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "retries",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getSearchObservables",
    "method": "GET",
    "path": "/search/{id}/observables",
    "segments": [
      "search",
      "{id}",
      "observables"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "retries",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "type",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "strength",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getSearchProfile",
    "method": "GET",
    "path": "/search/{id}/profile",
    "segments": [
      "search",
      "{id}",
      "profile"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "retries",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "exportSearchProfile",
    "method": "GET",
    "path": "/search/{id}/profile/export",
    "segments": [
      "search",
      "{id}",
      "profile",
      "export"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "retries",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "format",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "bom",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "text",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "separator",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "200": response16,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getSearchPicture",
    "method": "POST",
    "path": "/search/{id}/picture",
    "segments": [
      "search",
      "{id}",
      "picture"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "retries",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "200": response17,
      "204": response18,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getSearchByok",
    "method": "GET",
    "path": "/search/{id}/byok",
    "segments": [
      "search",
      "{id}",
      "byok"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "retries",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "provider",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "exportSearch",
    "method": "GET",
    "path": "/search/{id}/export",
    "segments": [
      "search",
      "{id}",
      "export"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "retries",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "format",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "bom",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "text",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "separator",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "marks",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "select",
        "in": "query",
        "required": false,
        "type": "string",
        "array": true
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "200": response14,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getSearchLeaks",
    "method": "GET",
    "path": "/search/{id}/results/leaks",
    "segments": [
      "search",
      "{id}",
      "results",
      "leaks"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "retries",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getSearchLeakPage",
    "method": "GET",
    "path": "/search/{id}/results/leaks/{source}",
    "segments": [
      "search",
      "{id}",
      "results",
      "leaks",
      "{source}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "source",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "retries",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "page",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getSearchMarks",
    "method": "GET",
    "path": "/search/{id}/marks",
    "segments": [
      "search",
      "{id}",
      "marks"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "setSearchMarks",
    "method": "POST",
    "path": "/search/{id}/marks",
    "segments": [
      "search",
      "{id}",
      "marks"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "maxBodyBytes": 524288,
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "removeSearchMarks",
    "method": "POST",
    "path": "/search/{id}/marks/remove",
    "segments": [
      "search",
      "{id}",
      "marks",
      "remove"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "cancelSearch",
    "method": "POST",
    "path": "/search/{id}/cancel",
    "segments": [
      "search",
      "{id}",
      "cancel"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "retrySearch",
    "method": "POST",
    "path": "/search/{id}/retry",
    "segments": [
      "search",
      "{id}",
      "retry"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "Prefer",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": "search",
    "keyMark": null,
    "scope": "search",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "201": response12,
      "400": response1,
      "401": response2,
      "403": response1,
      "404": response1,
      "408": response3,
      "409": response1,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "rerunSearch",
    "method": "POST",
    "path": "/search/{id}/rerun",
    "segments": [
      "search",
      "{id}",
      "rerun"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "Prefer",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "cache",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": "search",
    "keyMark": null,
    "scope": "search",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "201": response12,
      "400": response1,
      "401": response2,
      "403": response1,
      "404": response1,
      "408": response3,
      "409": response1,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "compareSearches",
    "method": "GET",
    "path": "/search/{id}/compare/{other}",
    "segments": [
      "search",
      "{id}",
      "compare",
      "{other}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "other",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "409": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "streamSearch",
    "method": "GET",
    "path": "/search/{id}/stream",
    "segments": [
      "search",
      "{id}",
      "stream"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "Last-Event-ID",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "lastEventId",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "start_index",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "from",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "attempts",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response19,
      "204": response20,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "409": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listWebhookAttempts",
    "method": "GET",
    "path": "/search/{id}/webhook/attempts",
    "segments": [
      "search",
      "{id}",
      "webhook",
      "attempts"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "redeliverWebhook",
    "method": "POST",
    "path": "/search/{id}/webhook/redeliver",
    "segments": [
      "search",
      "{id}",
      "webhook",
      "redeliver"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "202": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "409": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listInvestigations",
    "method": "GET",
    "path": "/investigations",
    "segments": [
      "investigations"
    ],
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "reference",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "label",
        "in": "query",
        "required": false,
        "type": "string",
        "array": true
      },
      {
        "name": "key_id",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "created_after",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "created_before",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "createInvestigation",
    "method": "POST",
    "path": "/investigations",
    "segments": [
      "investigations"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "Prefer",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "maxBodyBytes": 524288,
    "bodyShape": {
      "optional": [
        "budget",
        "follow",
        "preset",
        "modules",
        "leaks",
        "features",
        "cache",
        "delivery",
        "byok",
        "reference",
        "labels"
      ],
      "members": {
        "observables": {
          "optional": [],
          "members": {},
          "items": {
            "optional": [
              "type",
              "reference"
            ],
            "members": {}
          }
        },
        "follow": {
          "optional": [
            "max_searches",
            "types",
            "min_strength",
            "exclude"
          ],
          "members": {
            "exclude": {
              "optional": [
                "domains",
                "values"
              ],
              "members": {
                "values": {
                  "optional": [],
                  "members": {},
                  "items": {
                    "optional": [
                      "type",
                      "reference"
                    ],
                    "members": {}
                  }
                }
              }
            }
          }
        },
        "modules": {
          "optional": [
            "mode",
            "tags",
            "unknown",
            "ids",
            "slugs",
            "exclude"
          ],
          "members": {
            "exclude": {
              "optional": [
                "ids",
                "slugs",
                "tags"
              ],
              "members": {}
            }
          }
        },
        "leaks": {
          "optional": [
            "mode",
            "unknown",
            "sources",
            "custom_mapping"
          ],
          "members": {}
        },
        "features": {
          "optional": [
            "breached_accounts",
            "registered_accounts",
            "account_checks"
          ],
          "members": {
            "account_checks": {
              "optional": [
                "sites",
                "tags",
                "packs"
              ],
              "members": {}
            }
          }
        },
        "cache": {
          "optional": [
            "mode"
          ],
          "members": {}
        },
        "delivery": {
          "optional": [
            "webhook"
          ],
          "members": {
            "webhook": {
              "optional": [
                "secret"
              ],
              "members": {}
            }
          }
        },
        "byok": {
          "optional": [
            "mode",
            "provider_one",
            "provider_two"
          ],
          "members": {}
        }
      }
    },
    "security": "ApiKey",
    "planFeature": "search",
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "201": response21,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response1,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "deleteInvestigations",
    "method": "POST",
    "path": "/investigations/delete",
    "segments": [
      "investigations",
      "delete"
    ],
    "parameters": [],
    "body": "required",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "delete",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "202": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "409": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getInvestigation",
    "method": "GET",
    "path": "/investigations/{id}",
    "segments": [
      "investigations",
      "{id}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "updateInvestigation",
    "method": "PATCH",
    "path": "/investigations/{id}",
    "segments": [
      "investigations",
      "{id}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "bodyShape": {
      "optional": [
        "labels"
      ],
      "members": {}
    },
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "streamInvestigation",
    "method": "GET",
    "path": "/investigations/{id}/stream",
    "segments": [
      "investigations",
      "{id}",
      "stream"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "Last-Event-ID",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "lastEventId",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "start_index",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "from",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response19,
      "204": response20,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "409": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getInvestigationGraph",
    "method": "GET",
    "path": "/investigations/{id}/graph",
    "segments": [
      "investigations",
      "{id}",
      "graph"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "format",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "type",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "strength",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "shared",
        "in": "query",
        "required": false,
        "type": "boolean",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "200": response22,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getInvestigationResults",
    "method": "GET",
    "path": "/investigations/{id}/results",
    "segments": [
      "investigations",
      "{id}",
      "results"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getInvestigationObservables",
    "method": "GET",
    "path": "/investigations/{id}/observables",
    "segments": [
      "investigations",
      "{id}",
      "observables"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "type",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "strength",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getInvestigationProfile",
    "method": "GET",
    "path": "/investigations/{id}/profile",
    "segments": [
      "investigations",
      "{id}",
      "profile"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getInvestigationAccounts",
    "method": "GET",
    "path": "/investigations/{id}/accounts",
    "segments": [
      "investigations",
      "{id}",
      "accounts"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getInvestigationLeaks",
    "method": "GET",
    "path": "/investigations/{id}/leaks",
    "segments": [
      "investigations",
      "{id}",
      "leaks"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "exportInvestigation",
    "method": "GET",
    "path": "/investigations/{id}/export",
    "segments": [
      "investigations",
      "{id}",
      "export"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "format",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "bom",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "text",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "separator",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "marks",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "200": response14,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "followInvestigation",
    "method": "POST",
    "path": "/investigations/{id}/follow",
    "segments": [
      "investigations",
      "{id}",
      "follow"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "bodyShape": {
      "optional": [],
      "members": {
        "observables": {
          "optional": [],
          "members": {},
          "items": {
            "optional": [
              "type",
              "reference",
              "search_id"
            ],
            "members": {}
          }
        }
      }
    },
    "security": "ApiKey",
    "planFeature": "search",
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "202": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "404": response3,
      "408": response3,
      "409": response1,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "retryInvestigation",
    "method": "POST",
    "path": "/investigations/{id}/retry",
    "segments": [
      "investigations",
      "{id}",
      "retry"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": "search",
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "202": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "404": response3,
      "408": response3,
      "409": response1,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "cancelInvestigation",
    "method": "POST",
    "path": "/investigations/{id}/cancel",
    "segments": [
      "investigations",
      "{id}",
      "cancel"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listInvestigationWebhookAttempts",
    "method": "GET",
    "path": "/investigations/{id}/webhook/attempts",
    "segments": [
      "investigations",
      "{id}",
      "webhook",
      "attempts"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "redeliverInvestigationWebhook",
    "method": "POST",
    "path": "/investigations/{id}/webhook/redeliver",
    "segments": [
      "investigations",
      "{id}",
      "webhook",
      "redeliver"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "202": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "409": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "exportToolResponse",
    "method": "POST",
    "path": "/exports/tool",
    "segments": [
      "exports",
      "tool"
    ],
    "parameters": [
      {
        "name": "format",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "bom",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "text",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "separator",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "maxBodyBytes": 2097152,
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "tools",
    "cost": 0,
    "weight": 20,
    "errorBody": "envelope",
    "responses": {
      "200": response16,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listWatches",
    "method": "GET",
    "path": "/watches",
    "segments": [
      "watches"
    ],
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "reference",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "label",
        "in": "query",
        "required": false,
        "type": "string",
        "array": true
      },
      {
        "name": "type",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "key_id",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "created_after",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "created_before",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "createWatch",
    "method": "POST",
    "path": "/watches",
    "segments": [
      "watches"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "bodyShape": {
      "optional": [
        "preset",
        "modules",
        "leaks",
        "features",
        "delivery",
        "byok",
        "reference",
        "labels"
      ],
      "members": {
        "observable": {
          "optional": [
            "type",
            "reference"
          ],
          "members": {}
        },
        "modules": {
          "optional": [
            "mode",
            "tags",
            "unknown",
            "ids",
            "slugs",
            "exclude"
          ],
          "members": {
            "exclude": {
              "optional": [
                "ids",
                "slugs",
                "tags"
              ],
              "members": {}
            }
          }
        },
        "leaks": {
          "optional": [
            "mode",
            "unknown",
            "sources",
            "custom_mapping"
          ],
          "members": {}
        },
        "features": {
          "optional": [
            "breached_accounts",
            "registered_accounts",
            "account_checks"
          ],
          "members": {
            "account_checks": {
              "optional": [
                "sites",
                "tags",
                "packs"
              ],
              "members": {}
            }
          }
        },
        "delivery": {
          "optional": [
            "webhook"
          ],
          "members": {
            "webhook": {
              "optional": [
                "secret"
              ],
              "members": {}
            }
          }
        },
        "byok": {
          "optional": [
            "mode",
            "provider_one",
            "provider_two"
          ],
          "members": {}
        }
      }
    },
    "security": "ApiKey",
    "planFeature": "search",
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "201": response24,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response1,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "deleteWatches",
    "method": "POST",
    "path": "/watches/delete",
    "segments": [
      "watches",
      "delete"
    ],
    "parameters": [],
    "body": "required",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "delete",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "202": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getWatch",
    "method": "GET",
    "path": "/watches/{id}",
    "segments": [
      "watches",
      "{id}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "updateWatch",
    "method": "PATCH",
    "path": "/watches/{id}",
    "segments": [
      "watches",
      "{id}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "bodyShape": {
      "optional": [
        "paused",
        "interval_hours",
        "reference",
        "labels",
        "delivery"
      ],
      "members": {
        "delivery": {
          "optional": [
            "webhook"
          ],
          "members": {
            "webhook": {
              "optional": [
                "secret"
              ],
              "members": {}
            }
          }
        }
      }
    },
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "413": response1,
      "415": response8,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "runWatch",
    "method": "POST",
    "path": "/watches/{id}/run",
    "segments": [
      "watches",
      "{id}",
      "run"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "202": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "409": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listWatchChanges",
    "method": "GET",
    "path": "/watches/{id}/changes",
    "segments": [
      "watches",
      "{id}",
      "changes"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "kind",
        "in": "query",
        "required": false,
        "type": "string",
        "array": true
      },
      {
        "name": "found_after",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "found_before",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "streamWatch",
    "method": "GET",
    "path": "/watches/{id}/stream",
    "segments": [
      "watches",
      "{id}",
      "stream"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "Last-Event-ID",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "lastEventId",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "start_index",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "from",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response19,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "409": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listWatchWebhookAttempts",
    "method": "GET",
    "path": "/watches/{id}/webhook/attempts",
    "segments": [
      "watches",
      "{id}",
      "webhook",
      "attempts"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "redeliverWatchWebhook",
    "method": "POST",
    "path": "/watches/{id}/webhook/redeliver",
    "segments": [
      "watches",
      "{id}",
      "webhook",
      "redeliver"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "search",
    "cost": 0,
    "weight": 10,
    "errorBody": "envelope",
    "responses": {
      "202": response3,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listBreaches",
    "method": "GET",
    "path": "/radar/breaches",
    "segments": [
      "radar",
      "breaches"
    ],
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "type": "integer",
        "array": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "sortBy",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "domain",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "severity",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "dataClass",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "isVerified",
        "in": "query",
        "required": false,
        "type": "boolean",
        "array": false
      },
      {
        "name": "isStealerLog",
        "in": "query",
        "required": false,
        "type": "boolean",
        "array": false
      },
      {
        "name": "isSensitive",
        "in": "query",
        "required": false,
        "type": "boolean",
        "array": false
      },
      {
        "name": "addedSince",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "q",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "If-None-Match",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "If-Modified-Since",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": "radar",
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response25,
      "304": response26,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getBreach",
    "method": "GET",
    "path": "/radar/breaches/{name}",
    "segments": [
      "radar",
      "breaches",
      "{name}"
    ],
    "parameters": [
      {
        "name": "name",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "If-None-Match",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "If-Modified-Since",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": "radar",
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response25,
      "304": response26,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listDataClasses",
    "method": "GET",
    "path": "/radar/data-classes",
    "segments": [
      "radar",
      "data-classes"
    ],
    "parameters": [
      {
        "name": "If-None-Match",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "If-Modified-Since",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": "radar",
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response25,
      "304": response26,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getBreachFeed",
    "method": "GET",
    "path": "/radar/feed.atom",
    "segments": [
      "radar",
      "feed.atom"
    ],
    "parameters": [
      {
        "name": "If-None-Match",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "If-Modified-Since",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": "radar",
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response27,
      "304": response26,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "listTools",
    "method": "GET",
    "path": "/tools",
    "segments": [
      "tools"
    ],
    "parameters": [],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getTool",
    "method": "GET",
    "path": "/tools/{tool}/infos",
    "segments": [
      "tools",
      "{tool}",
      "infos"
    ],
    "parameters": [
      {
        "name": "tool",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "read",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  },
  {
    "id": "getToolResult",
    "method": "GET",
    "path": "/tools/results/{id}",
    "segments": [
      "tools",
      "results",
      "{id}"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "tools",
    "cost": 0,
    "weight": 1,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "202": response28,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "exportToolResult",
    "method": "GET",
    "path": "/tools/results/{id}/export",
    "segments": [
      "tools",
      "results",
      "{id}",
      "export"
    ],
    "parameters": [
      {
        "name": "id",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "format",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "bom",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "text",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      },
      {
        "name": "separator",
        "in": "query",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": "ApiKey",
    "planFeature": null,
    "keyMark": null,
    "scope": "tools",
    "cost": 0,
    "weight": 5,
    "errorBody": "envelope",
    "responses": {
      "200": response16,
      "202": response28,
      "400": response1,
      "401": response2,
      "403": response3,
      "404": response3,
      "408": response3,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "findSubdomains",
    "method": "POST",
    "path": "/tools/domain-intelligence/subdomains",
    "segments": [
      "tools",
      "domain-intelligence",
      "subdomains"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "resolveDomain",
    "method": "POST",
    "path": "/tools/domain-intelligence/dns",
    "segments": [
      "tools",
      "domain-intelligence",
      "dns"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "findRegistration",
    "method": "POST",
    "path": "/tools/domain-intelligence/rdap",
    "segments": [
      "tools",
      "domain-intelligence",
      "rdap"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "findCertificates",
    "method": "POST",
    "path": "/tools/domain-intelligence/certificates",
    "segments": [
      "tools",
      "domain-intelligence",
      "certificates"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "investigateDomain",
    "method": "POST",
    "path": "/tools/domain-intelligence/all",
    "segments": [
      "tools",
      "domain-intelligence",
      "all"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "lookUpAddress",
    "method": "POST",
    "path": "/tools/ip-intelligence/lookup",
    "segments": [
      "tools",
      "ip-intelligence",
      "lookup"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "judgeAddress",
    "method": "POST",
    "path": "/tools/ip-intelligence/reputation",
    "segments": [
      "tools",
      "ip-intelligence",
      "reputation"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "investigateAddress",
    "method": "POST",
    "path": "/tools/ip-intelligence/all",
    "segments": [
      "tools",
      "ip-intelligence",
      "all"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "lookUpNetwork",
    "method": "POST",
    "path": "/tools/ip-intelligence/network",
    "segments": [
      "tools",
      "ip-intelligence",
      "network"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "lookUpSystem",
    "method": "POST",
    "path": "/tools/ip-intelligence/asn",
    "segments": [
      "tools",
      "ip-intelligence",
      "asn"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "investigateEmail",
    "method": "POST",
    "path": "/tools/account-intelligence/email",
    "segments": [
      "tools",
      "account-intelligence",
      "email"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "investigatePseudonym",
    "method": "POST",
    "path": "/tools/account-intelligence/pseudonym",
    "segments": [
      "tools",
      "account-intelligence",
      "pseudonym"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "checkEmailSecurity",
    "method": "POST",
    "path": "/tools/domain-intelligence/email-security",
    "segments": [
      "tools",
      "domain-intelligence",
      "email-security"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "findPlayer",
    "method": "POST",
    "path": "/tools/gaming-intelligence/profile",
    "segments": [
      "tools",
      "gaming-intelligence",
      "profile"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "502": response1,
      "503": response5,
      "504": response1
    }
  },
  {
    "id": "decodeVin",
    "method": "POST",
    "path": "/tools/vehicle-intelligence/vin",
    "segments": [
      "tools",
      "vehicle-intelligence",
      "vin"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "required",
    "security": "ApiKey",
    "planFeature": "tools",
    "keyMark": null,
    "scope": "tools",
    "cost": 1,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response23,
      "400": response1,
      "401": response2,
      "403": response1,
      "408": response3,
      "409": response5,
      "413": response1,
      "415": response8,
      "422": response1,
      "429": response4,
      "431": response3,
      "500": response1,
      "503": response5
    }
  }
]
