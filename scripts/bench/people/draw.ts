import { hash } from 'node:crypto'

export type Draw = ReturnType<typeof createDraw>

/** Returns a source of random choices that makes the same ones for the same seed. */
export function createDraw(seed: string) {
  let count = 0
  const next = (): number => parseInt(hash('sha1', `${seed} ${count++}`).slice(0, 8), 16) / 2 ** 32
  const number = (below: number): number => Math.floor(next() * below)
  return {
    number,
    /** `true` in this share of cases. */
    isTrue: (share: number): boolean => next() < share,
    pick: <Value>(values: readonly Value[]): Value => values[number(values.length)]!,
    shuffled: <Value>(values: readonly Value[]): Value[] =>
      values.map(value => [next(), value] as const).sort(([one], [other]) => one - other).map(([, value]) => value),
  }
}
