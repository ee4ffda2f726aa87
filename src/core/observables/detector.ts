/** Reason why a value that resembles an observable is not valid. Its texts never contain the value. */
export interface LookAlike {
  fault: string
  /** `true` if the value could be a pseudonym all the same. */
  canBeName?: true
  /**
   * Another value to search, or several that are separated by spaces, and a sentence that offers them. Without `type`,
   * the value has the type that is guessed.
   */
  instead?: { advice: string, value: string, type?: 'Pseudonym' }
  /** Direct tool that takes the value: its command, and the spelling that it reads. */
  tool?: { command: 'asn' | 'network' | 'vin', value: string }
}

/** Returns what a text looks like, or `undefined` if it looks like nothing that the detector knows. */
export type Detector = (text: string) => LookAlike | undefined

export const orName = (fault: string): LookAlike => ({ fault, canBeName: true })
