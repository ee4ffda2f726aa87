/** Types for koa-router 14, which comes without types. Only the parts that this project uses are declared. */
declare module 'koa-router' {
  import type { DefaultContext, Middleware } from 'koa'

  export default class Router<State> {
    constructor(options?: { strict?: boolean, sensitive?: boolean })
    get(path: string, middleware: Middleware<State, DefaultContext>): this
    routes(): Middleware<State, DefaultContext>
    allowedMethods(options: { throw: true, methodNotAllowed: () => Error, notImplemented: () => Error }):
      Middleware<State, DefaultContext>
  }
}
