import { expect } from 'chai'
import type { ListFormat } from '../../../src/sources/kit/list-source.ts'
import { openPackedList } from '../../../src/sources/kit/packed-list.ts'
import { packList } from '../../../src/sources/lists/read-list.ts'

const subject = 'Domain Name'
const notesOf = (format: ListFormat, file: string, key: string): string[][] =>
  openPackedList(packList({ format, subject }, Buffer.from(file)).packed)!.find(key)

describe('packList, line by line', () => {
  it('reads every name of a line of hosts, and no line without an address', () => {
    const file = Buffer.from('0.0.0.0 a.example b.example # c.example\nfe80::1%lo0 localhost\nd.example e.example\n')
    const { packed, entries, unread } = packList({ format: { as: 'hosts' }, subject }, file)

    expect([entries, unread]).to.eql([2, 1])
    expect(openPackedList(packed)!.find('b.example')).to.eql([[]])
  })

  it('keeps a URL with the signs of a comment whole', () => {
    const file = 'https://a.example/b;c=1#d # why\nb.example#why\n'

    expect(notesOf({ as: 'lines', keepsUrls: true }, file, 'a.example')).to.eql([['https://a.example/b;c=1#d']])
    expect(notesOf({ as: 'lines' }, file, 'b.example')).to.eql([[]])
  })
})
