import { createWriteStream } from 'node:fs'
import { once } from 'node:events'

const rowBytes = 120
const flushBytes = 1_048_576
const spread = 2_654_435_761 // Knuth's multiplicative hash: consecutive numbers become unrelated

export const emailOf = (number: number): string => `${nameOf(number)}@mail${number % 5_000}.example`
export const nameOf = (number: number): string => `user.${(number * spread % 2 ** 32).toString(36)}.${number}`

/** Writes a CSV file of people, 120 bytes a row, with two searchable columns. */
export async function writePeople(path: string, count: number): Promise<void> {
  const file = createWriteStream(path)
  let text = 'email,username,password,phone,created_at,hash\n'
  for (let number = 0; number < count; number++) {
    const secret = (number * spread % 2 ** 32).toString(16).padStart(8, '0')
    const row = `${emailOf(number)},${nameOf(number)},pw-${secret},+1555${secret},2019-0${1 + number % 9}-1${
      number % 10
    },`
    text += `${row}${secret.repeat(8).slice(0, Math.max(8, rowBytes - 1 - row.length))}\n`
    if (text.length < flushBytes) continue
    if (!file.write(text)) await once(file, 'drain')
    text = ''
  }
  file.end(text)
  await once(file, 'finish')
}
