/** Thrown if a template is not one that `formatPython` can fill. */
export class TemplateFault extends Error {}

/**
 * Fills a template of Python's `str.format`: `{name}` stands for a value, `{{` and `}}` for one brace. Throws
 * `TemplateFault` if a field has no value, has a conversion or a format, or if a brace stands alone.
 * https://docs.python.org/3/library/string.html#format-string-syntax
 */
export const formatPython = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{\{|\}\}|\{([^{}]*)\}|[{}]/g, (found, field?: string) => {
    if (found === '{{' || found === '}}') return found[0]!
    if (field === undefined || !Object.hasOwn(values, field)) {
      throw new TemplateFault(field === undefined ? 'a brace stands alone' : `it has the field {${field}}`)
    }
    return values[field]!
  })
