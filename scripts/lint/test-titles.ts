import type { Rule } from 'eslint'
import type { CallExpression, Node } from 'estree'

/** Words with which no subject begins: prepositions, conjunctions, pronouns and auxiliary verbs. */
const noSubject = /^(after|and|at|before|by|does|for|from|has|if|in|is|it|its|of|on|or|should|that|they|this|to|when|while|with|without)( |$)|^$/
/** Words with which a verb, or a further part of the subject, does not begin: they begin a subject of its own. */
const secondSubject = /^(a|an|another|it|its|should|the|their|they|this) /

/**
 * Refuses titles of tests that make no sentence in a report of failures, which prints `describe` and `it` in one line:
 * an `it` without a `describe` around it, an outer `describe` that is not a subject, a `describe` that ends with a
 * colon, and an `it` that begins with a subject of its own.
 */
export const testTitles: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { sourceCode } = context
    return {
      CallExpression(node) {
        const kind = kindOf(node)
        const title = kind === undefined ? undefined : titleOf(node)
        if (title === undefined) return
        const report = (message: string) => context.report({ node, message })
        const around = sourceCode.getAncestors(node)
        const isOuter = !around.some(one => one.type === 'CallExpression' && kindOf(one) === 'describe')
        if (kind === 'it') {
          const isCalledLater = around.some(({ type }) => /Function/.test(type)) // by a test that has the subject
          if (isOuter && !isCalledLater) report('Give the test a subject: put it in a `describe`')
          if (secondSubject.test(title)) report(`Begin with the verb, and put the subject in \`describe\`: "${title}"`)
        } else {
          if (isOuter && noSubject.test(title)) report(`Begin with the subject of the tests: "${title}"`)
          if (title.endsWith(':')) report(`Put the verb into the titles of the tests: "${title}"`)
        }
      },
    }
  },
}

/** Returns the function of Mocha that is called, also as `it.skip` or `describe.only`. */
function kindOf({ callee }: CallExpression): 'describe' | 'it' | undefined {
  const called = callee.type === 'MemberExpression' ? callee.object : callee
  if (called.type !== 'Identifier') return undefined
  return called.name === 'describe' || called.name === 'it' ? called.name : undefined
}

/** Returns the text of a title. A value in it is `…`. Returns `undefined` for a title that is a variable. */
function titleOf({ arguments: [title] }: CallExpression): string | undefined {
  const node: Node | undefined = title
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('…') : undefined
}
