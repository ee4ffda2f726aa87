/** The one way out of the process: every request to the outside world goes through `send`. */
export interface Request {
  url: string
  method?: 'GET' | 'POST' | 'HEAD'
  headers?: Record<string, string>
  body?: string
  /** Most bytes of the body that are read; more is `UPSTREAM_TOO_LARGE`. */
  maxBytes?: number
  /** Redirects that are followed; 3 unless told. */
  redirects?: number
}

export interface Response {
  status: number
  /** Names in lower case; repeated headers joined with a comma. */
  headers: Record<string, string>
  body: Buffer
  /** The address that answered, after redirects. */
  url: string
}

export interface Client {
  send(request: Request, signal?: AbortSignal): Promise<Response>
  close(): Promise<void>
}
