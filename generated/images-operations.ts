// Made by npm run generate from openapi/. Do not edit.
import type { Operation } from '../src/http/operation.ts'

/** The operations that need no key. */
export type PublicOperation = 'getLogo' | 'refuseFlags' | 'getFlag' | 'getHealth' | 'getLiveness' | 'getReadiness'

/** Names of the security schemes of the document. */
export const securitySchemes: readonly string[] = []

export const operations: readonly Operation[] = [
  {
    "id": "getLogo",
    "method": "GET",
    "path": "/{domain}",
    "segments": [
      "{domain}"
    ],
    "parameters": [
      {
        "name": "domain",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "size",
        "in": "query",
        "required": false,
        "type": "integer",
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
        "name": "If-None-Match",
        "in": "header",
        "required": false,
        "type": "string",
        "array": false
      }
    ],
    "body": "none",
    "security": null,
    "planFeature": null,
    "keyMark": null,
    "cost": 0,
    "errorBody": "envelope",
    "responses": {
      "200": {
        "contentTypes": [
          "image/png",
          "image/webp",
          "image/jpeg"
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
          },
          {
            "name": "ETag",
            "required": true
          },
          {
            "name": "X-Logo-Source",
            "required": true
          },
          {
            "name": "Access-Control-Allow-Origin",
            "required": true
          },
          {
            "name": "Content-Security-Policy",
            "required": true
          }
        ]
      },
      "304": {
        "contentTypes": [],
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
            "name": "ETag",
            "required": true
          },
          {
            "name": "X-Logo-Source",
            "required": true
          },
          {
            "name": "Access-Control-Allow-Origin",
            "required": true
          }
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "404": {
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
          },
          {
            "name": "Access-Control-Allow-Origin",
            "required": true
          }
        ]
      },
      "405": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          },
          {
            "name": "Allow",
            "required": true
          }
        ]
      },
      "408": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "429": {
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
            "name": "Access-Control-Allow-Origin",
            "required": true
          }
        ]
      },
      "431": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "500": {
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
    }
  },
  {
    "id": "refuseFlags",
    "method": "GET",
    "path": "/flags",
    "segments": [
      "flags"
    ],
    "parameters": [],
    "body": "none",
    "security": null,
    "planFeature": null,
    "keyMark": null,
    "cost": 0,
    "errorBody": "envelope",
    "responses": {
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          },
          {
            "name": "Access-Control-Allow-Origin",
            "required": true
          }
        ]
      },
      "405": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          },
          {
            "name": "Allow",
            "required": true
          }
        ]
      },
      "408": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "431": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "500": {
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
    }
  },
  {
    "id": "getFlag",
    "method": "GET",
    "path": "/flags/{file}",
    "segments": [
      "flags",
      "{file}"
    ],
    "parameters": [
      {
        "name": "file",
        "in": "path",
        "required": true,
        "type": "string",
        "array": false
      },
      {
        "name": "w",
        "in": "query",
        "required": false,
        "type": "integer",
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
    "security": null,
    "planFeature": null,
    "keyMark": null,
    "cost": 0,
    "errorBody": "envelope",
    "responses": {
      "200": {
        "contentTypes": [
          "image/svg+xml",
          "image/png",
          "image/webp",
          "image/jpeg"
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
          },
          {
            "name": "ETag",
            "required": true
          },
          {
            "name": "X-Logo-Source",
            "required": true
          },
          {
            "name": "Access-Control-Allow-Origin",
            "required": true
          },
          {
            "name": "Content-Security-Policy",
            "required": true
          }
        ]
      },
      "304": {
        "contentTypes": [],
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
            "name": "ETag",
            "required": true
          },
          {
            "name": "X-Logo-Source",
            "required": true
          },
          {
            "name": "Access-Control-Allow-Origin",
            "required": true
          }
        ]
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "404": {
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
          },
          {
            "name": "Access-Control-Allow-Origin",
            "required": true
          }
        ]
      },
      "405": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          },
          {
            "name": "Allow",
            "required": true
          }
        ]
      },
      "408": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "429": {
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
            "name": "Access-Control-Allow-Origin",
            "required": true
          }
        ]
      },
      "431": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "500": {
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
    "cost": 0,
    "errorBody": "envelope",
    "responses": {
      "200": {
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
      },
      "400": {
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
      },
      "405": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          },
          {
            "name": "Allow",
            "required": true
          }
        ]
      },
      "408": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "431": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "500": {
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
      },
      "503": {
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
    "cost": 0,
    "errorBody": "envelope",
    "responses": {
      "200": {
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
      },
      "400": {
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
      },
      "405": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          },
          {
            "name": "Allow",
            "required": true
          }
        ]
      },
      "408": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "431": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "500": {
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
    "cost": 0,
    "errorBody": "envelope",
    "responses": {
      "200": {
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
      },
      "400": {
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
      },
      "405": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          },
          {
            "name": "Allow",
            "required": true
          }
        ]
      },
      "408": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "431": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "X-Request-Id",
            "required": true
          }
        ]
      },
      "500": {
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
      },
      "503": {
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
    }
  }
]
