import { expect } from 'chai'
import { detectLayout } from '../../../src/core/leaks/detect.ts'
import { fieldOfLabel } from '../../../src/core/leaks/labels.ts'
import { createRowReader } from '../../../src/core/leaks/row-reader.ts'
import type { RowRecord } from '../../../src/lib/rows/row.ts'

describe('the labels of blocks', () => {
  it('are the common names of columns, but for those that mean something else in front of a value', () => {
    const labels = ['User Name', 'E-Mail', 'Mot de passe', 'Пароль', 'host', 'uid', 'title', 'session ip', 'banner']

    expect(labels.map(fieldOfLabel)).to.deep
      .equal(['username', 'email', 'password', 'password', 'url', 'username', 'job', undefined, undefined])
  })

  it('are known in other languages', () => {
    const lines = ['amber', 'birch'].flatMap(name => [`Логин: ${name}`, `Пароль: s-${name}`])
    const records: RowRecord[] = []

    const layout = detectLayout(lines)
    createRowReader({ format: 'blocks' }).read(Buffer.from(`${lines.join('\n')}\n`).toString('latin1'), {
      record: record => { records.push(record) },
      reject: reason => { throw new Error(reason) },
    })

    expect(layout).to.deep.equal({ format: 'blocks' })
    expect(records).to.deep.equal(['amber', 'birch'].map(name => ({ password: `s-${name}`, username: name })))
  })
})
