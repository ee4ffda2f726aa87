import type { AppContext, AppMiddleware } from './response.ts'

/**
 * Joins middlewares into one function, in place of koa-compose. A layer costs one closure for each request; koa-compose
 * adds a bound function, a promise and a count of the calls of `next`, which take longer than routing. The first layer
 * must be an async function, because a layer that throws at once throws into the layer before it.
 */
export const joinLayers = (layers: readonly AppMiddleware[]): (ctx: AppContext) => Promise<unknown> =>
  layers.reduceRight<(ctx: AppContext) => Promise<unknown>>(
    (next, layer) => ctx => layer(ctx, () => next(ctx)) as Promise<unknown>,
    () => Promise.resolve(),
  )
