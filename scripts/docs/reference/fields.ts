import { html, raw, type Html } from '../html.ts'
import type { Field, Shape } from './schema.ts'

/** Renders a description from the document as HTML. Inline code in the description can become a link. */
export type Describe = (markdown: string) => Html

/** Renders the fields of a schema as nested lists, which also fit on a phone. */
export function fieldsOf(shape: Shape, describe: Describe, depth = 0): Html {
  const { fields, variants } = shape
  return html`${
    fields.length > 0 && html`<ul class="fields">${fields.map(field => fieldItem(field, describe, depth))}</ul>`
  }${
    variants.map(({ name, shape: variant }) =>
      html`<details class="variant"><summary><code>${name}</code></summary>${
        variant.description !== '' && describe(variant.description)
      }${fieldsOf(variant, describe, depth + 1)}</details>`
    )
  }`
}

export function fieldItem({ name, required, shape }: Field, describe: Describe, depth = 0, place?: string): Html {
  const nested = shape.fields.length + shape.variants.length > 0
  return html`<li><p class="field"><code class="name">${name}</code> <span class="type">${shape.type}${
    place !== undefined && html`, ${place}`
  }</span>${required && html` <span class="required">required</span>`}</p>${
    shape.description !== '' && describe(shape.description)
  }${valuesOf(shape)}${
    shape.rules.length > 0 && html`<p class="rules">${
      raw(shape.rules.map(rule => html`<span>${rule}</span>`.html).join(', '))
    }</p>`
  }${
    nested &&
    html`<details${depth < 1 && html` open`}><summary>Fields of <code>${name}</code></summary>${
      fieldsOf(shape, describe, depth + 1)
    }</details>`
  }</li>`
}

export const valuesOf = ({ values }: Shape): Html | false =>
  values.length > 0
  && html`<p class="rules">One of ${
    raw([...new Set(values)].map(value => html`<code>${value}</code>`.html).join(' '))
  }</p>`
