import type { ViewProps } from '../model/view-props.ts'
import { BreachView } from './breach-view.tsx'
import { Catalogue } from './catalogue.tsx'

/** The catalogue of breaches, or one of them. */
export const Radar = ({ rest: [name] }: ViewProps) =>
  name === undefined ? <Catalogue /> : <BreachView name={name} />
