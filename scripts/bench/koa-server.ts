/** A server on Koa alone, which sends one body to everybody: the part of a request that the framework itself costs. */
import Koa from 'koa'
import type { AddressInfo } from 'node:net'
import { answerParent } from '../support/child.ts'

let type = 'application/json'
let body = '{}'

const app = new Koa()
app.use(context => {
  context.type = type
  context.body = body
})
const listening = new Promise<number>(resolve => {
  const server = app.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
})

answerParent({
  port: () => listening,
  /** Sets the response to serve. */
  serve({ text, contentType }: { text: string, contentType: string }) {
    body = text
    type = contentType
  },
})
