import { expect } from 'chai'
import type { NewMark } from '../../generated/client/src/index.ts'
import type { Started } from '../../scripts/support/start.ts'

/** Creates helpers for the marks of searches. */
export function marksOf(service: Pick<Started, 'request'>) {
  const post = (id: string, marks: readonly NewMark[], key?: string) =>
    service.request('POST', `/search/${id}/marks`, { body: { marks }, ...key !== undefined && { key } })
  return {
    post,
    async set(id: string, ...marks: NewMark[]) {
      const { status, body } = await post(id, marks)
      expect(status).to.equal(200)
      return body.data.marks
    },
    async list(id: string) {
      const { status, body } = await service.request('GET', `/search/${id}/marks`)
      expect(status).to.equal(200)
      return body.data.marks
    },
    remove: (id: string, ...ids: string[]) =>
      service.request('POST', `/search/${id}/marks/remove`, { body: { ids } }),
  }
}
