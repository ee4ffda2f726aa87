import { useSignal, type Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useSession } from '../model/session.ts'
import { valuesOf, type Guess } from './values.ts'

/** Longest list of an investigation. */
export const mostValues = 1_000

/** Answer of the service about the values of the field. */
interface Answer {
  /** The values, one a line. */
  key: string
  guesses: readonly Guess[]
  error: unknown
}

export interface Guesses {
  /** Guesses of the values, or of earlier ones while `isGuessing`. */
  guesses: readonly Guess[]
  isGuessing: boolean
  error: unknown
}

/** Asks the service for the type of each value, a moment after the person stopped typing. */
export function useGuesses(text: Signal<string>): Guesses {
  const { client } = useSession()
  const answer = useSignal<Answer>({ key: '', guesses: [], error: undefined })
  const values = valuesOf(text.value)
  const key = values.length > mostValues ? '' : values.join('\n')
  useEffect(() => {
    if (key === '') {
      answer.value = { key, guesses: [], error: undefined }
      return
    }
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      client.observables.guessTypes(values, { signal: leaving.signal }).then(({ data: { observables } }) => {
        const guesses = observables.map(({ value, type, fault, normal_value, mailbox = normal_value, ...read }) => ({
          value,
          type,
          fault: faultOf(fault),
          instead: read.instead,
          tool: read.tool,
          relay: read.relay,
          leftOut: read.left_out,
          alternative: read.alternative,
          ...type === 'Email Address' && { mailbox },
        }))
        answer.value = { key, guesses, error: undefined }
      }, (error: unknown) => {
        if (!leaving.signal.aborted) answer.value = { key, guesses: [], error }
      })
    }, 200)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [key])
  const { guesses, error } = answer.value
  return { guesses, isGuessing: answer.value.key !== key, error }
}

/** Returns a fault without its advice to give the type: beside it, the type is chosen. */
const faultOf = (fault: string | null | undefined): string | undefined =>
  fault?.replace(/\. If it is a pseudonym, give its type$/, '')

/**
 * Remembers that a person has asked to start while the type was guessed, and starts when the guess is there. Another
 * value ends the wish, and so does a guess with which nothing can start.
 */
export function useStart(
  { text, isGuessing, canStart, start }: {
    text: string
    isGuessing: boolean
    canStart: boolean
    start(): void
  },
): { isWaiting: boolean, begin(): void } {
  const wished = useSignal<string | undefined>(undefined)
  useEffect(() => {
    const isWished = wished.peek() === text // now: it may have changed since the view was drawn
    if (wished.peek() === undefined || (isWished && isGuessing)) return
    wished.value = undefined
    if (isWished && canStart) start()
  }, [text, isGuessing, wished.value])
  return {
    isWaiting: wished.value === text && isGuessing,
    begin() {
      if (isGuessing) wished.value = text
      else if (canStart) start()
    },
  }
}
