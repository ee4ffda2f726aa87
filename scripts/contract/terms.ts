import type { OpenApi } from '../generate/document.ts'

export interface Service {
  name: string
  url: string
  document: OpenApi
}

export interface Terms {
  services: readonly Service[]
  key: string
  /** Key on a plan without the features `search` and `tools`. */
  freeKey?: string | undefined
  seed: number
  /**
   * Number of valid requests to each operation. Also the highest number of requests with a faulty body to each
   * operation.
   */
  cases: number
  /** Number of valid requests to each operation that costs core searches, and to `signIn`. */
  meteredCases: number
  /** Parameter values that exist on the server. A key is an operation and a parameter, such as `getLogo domain`. */
  values?: Readonly<Record<string, readonly string[]>> | undefined
  /** Limits the run to these operations. */
  only?: readonly string[] | undefined
  say(line: string): void
}

export interface Finding {
  service: string
  operation: string
  what: string
  faults: string[]
  /** Command line that repeats the request, with the API key in `$KEY`. */
  curl: string
  answer: string
}

export interface Outcome {
  seed: number
  cases: number
  findings: Finding[]
  /** Answers that occurred, as `operation status`, sorted. */
  seen: string[]
}
