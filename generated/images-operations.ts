// Made by npm run generate from openapi/. Do not edit.
import type { DeclaredResponse, Operation } from '../src/http/operation.ts'

/** The operations that need no key. */
export type PublicOperation = 'getLogo' | 'refuseFlags' | 'getFlag' | 'getHealth' | 'getLiveness' | 'getReadiness'

/** Names of the security schemes of the document. */
export const securitySchemes: readonly string[] = []

const response0: DeclaredResponse = {
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
}

const response1: DeclaredResponse = {
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
}

const response2: DeclaredResponse = {
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

const response3: DeclaredResponse = {
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
      "name": "Allow",
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
      "name": "Access-Control-Allow-Origin",
      "required": true
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
      "name": "Access-Control-Allow-Origin",
      "required": true
    }
  ]
}

const response8: DeclaredResponse = {
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
      "name": "X-Ignored-Parameters",
      "required": false
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
      "name": "Retry-After",
      "required": true
    }
  ]
}

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
    "scope": null,
    "cost": 0,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response0,
      "304": response1,
      "400": response2,
      "404": response3,
      "405": response4,
      "408": response2,
      "429": response5,
      "431": response2,
      "500": response6,
      "503": response5
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
    "scope": null,
    "cost": 0,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "400": response7,
      "405": response4,
      "408": response2,
      "431": response2,
      "500": response6
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
    "scope": null,
    "cost": 0,
    "weight": 0,
    "errorBody": "envelope",
    "responses": {
      "200": response8,
      "304": response1,
      "400": response2,
      "404": response3,
      "405": response4,
      "408": response2,
      "429": response5,
      "431": response2,
      "500": response6,
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
      "200": response9,
      "400": response6,
      "405": response4,
      "408": response2,
      "431": response2,
      "500": response6,
      "503": response10
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
      "200": response9,
      "400": response6,
      "405": response4,
      "408": response2,
      "431": response2,
      "500": response6
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
      "200": response9,
      "400": response6,
      "405": response4,
      "408": response2,
      "431": response2,
      "500": response6,
      "503": response10
    }
  }
]
