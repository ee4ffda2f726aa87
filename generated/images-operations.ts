// Made by npm run generate from openapi/. Do not edit.
import type { Operation } from '../src/http/operation.ts'

/** The operations that ask nobody for a key. */
export type PublicOperation = 'getHealth' | 'getLiveness' | 'getReadiness'

export const operations: readonly Operation[] = [
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
    "cost": 0,
    "errorBody": "envelope",
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": []
      },
      "405": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "Allow",
            "required": true
          }
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": []
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
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
    "cost": 0,
    "errorBody": "envelope",
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": []
      },
      "405": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "Allow",
            "required": true
          }
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": []
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
    "cost": 0,
    "errorBody": "envelope",
    "responses": {
      "200": {
        "contentTypes": [
          "application/json"
        ],
        "headers": []
      },
      "400": {
        "contentTypes": [
          "application/json"
        ],
        "headers": []
      },
      "405": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "Allow",
            "required": true
          }
        ]
      },
      "500": {
        "contentTypes": [
          "application/json"
        ],
        "headers": []
      },
      "503": {
        "contentTypes": [
          "application/json"
        ],
        "headers": [
          {
            "name": "Retry-After",
            "required": true
          }
        ]
      }
    }
  }
]
