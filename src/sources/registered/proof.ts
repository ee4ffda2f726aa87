import type { Response } from '../client.ts'
import type { FailureCode } from '../failures.ts'

/** What an answer must be to prove something: all that is given has to hold. */
export interface Proof {
  status: number | readonly number[]
  /** How the content type begins, in lower case: `image/`. */
  contentType?: string
  /** JSON Schema of the body. */
  schema?: object
  /** A text in the body, exactly as it stands. */
  text?: string
  /** What no schema says, as that the answer is about this very name. `body` is the JSON where there is a schema, else the text. */
  holds?: (body: unknown, value: string, response: Response) => boolean
}

/** An answer by which a site says that it cannot tell. */
export interface Marker extends Proof {
  code: FailureCode
  message: string
}
