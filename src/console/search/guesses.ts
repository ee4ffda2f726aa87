import { useSignal, type Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useSession } from '../session.ts'
import type { QueryType } from './kinds.ts'

/** A value of the field: its guessed type, or why it is no observable. */
export interface Guess {
  value: string
  type: QueryType
  fault: string | undefined
}

/** Longest list of an investigation. */
export const mostValues = 1_000

/** Splits the field into values: one a line, or separated by commas or semicolons. A repeated value counts once. */
export const valuesOf = (text: string): string[] =>
  [...new Set(text.split(/[\n,;]+/).map(value => value.trim()).filter(value => value !== ''))]

/** Asks the service for the type of each value, a moment after the person stopped typing. */
export function useGuesses(text: Signal<string>): { guesses: readonly Guess[], isGuessing: boolean, error: unknown } {
  const { client } = useSession()
  const guesses = useSignal<readonly Guess[]>([])
  const isGuessing = useSignal(false)
  const error = useSignal<unknown>(undefined)
  const values = valuesOf(text.value)
  const key = values.join('\n')
  useEffect(() => {
    if (values.length === 0 || values.length > mostValues) {
      guesses.value = []
      isGuessing.value = false
      return
    }
    const leaving = new AbortController()
    isGuessing.value = true
    const timer = setTimeout(() => {
      client.observables.guessTypes(values, { signal: leaving.signal }).then(({ data }) => {
        guesses.value = data.observables.map(({ value, type, fault }) => ({ value, type, fault: fault ?? undefined }))
        error.value = undefined
        isGuessing.value = false
      }, (cause: unknown) => {
        if (leaving.signal.aborted) return
        error.value = cause
        isGuessing.value = false
      })
    }, 200)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [key])
  return { guesses: guesses.value, isGuessing: isGuessing.value, error: error.value }
}
