import { html, raw, type Html } from '../html.ts'
import type { Field, Shape } from './schema.ts'

/** Renders a description from the document as HTML. Inline code in the description can become a link. */
export type Describe = (markdown: string) => Html

/** Place of fields on the page. */
interface Place {
  /** Beginning of their ids, such as `body.query`. */
  id: string
  /** Number of fields around them. */
  depth: number
}

/** Renders the fields of a schema as nested lists, which also fit on a phone. Each field can be linked to. */
export function fieldsOf({ fields, variants }: Shape, describe: Describe, { id, depth }: Place): Html {
  return html`${
    fields.length > 0
    && html`<ul class="fields">${fields.map(field => fieldItem(field, describe, { id: `${id}.${field.name}`, depth }))}</ul>`
  }${
    variants.map(({ name, shape: variant }, index) =>
      html`<details class="variant"><summary><code>${name}</code></summary>${
        variant.description !== '' && describe(variant.description)
      }${fieldsOf(variant, describe, { id: `${id}.${index + 1}`, depth: depth + 1 })}</details>`
    )
  }`
}

/** Renders one field with the id of `place`. `where` tells where a parameter is. */
export function fieldItem(
  { name, required, shape }: Field, describe: Describe, { id, depth }: Place, where?: string,
): Html {
  const nested = shape.fields.length + shape.variants.length > 0
  return html`<li id="${id}"><p class="field"><a href="#${id}"><code class="name">${name}</code></a> <span class="type">${
    shape.type
  }${where !== undefined && html`, ${where}`}</span>${required && html` <span class="required">required</span>`}</p>${
    shape.description !== '' && describe(shape.description)
  }${valuesOf(shape)}${
    shape.rules.length > 0 && html`<p class="rules">${
      raw(shape.rules.map(rule => html`<span>${rule}</span>`.html).join(', '))
    }</p>`
  }${
    nested &&
    html`<details${depth < 1 && html` open`}><summary>Fields of <code>${name}</code></summary>${
      fieldsOf(shape, describe, { id, depth: depth + 1 })
    }</details>`
  }</li>`
}

export const valuesOf = ({ values }: Shape): Html | false =>
  values.length > 0
  && html`<p class="rules">One of ${
    raw([...new Set(values)].map(value => html`<code>${value}</code>`.html).join(' '))
  }</p>`
