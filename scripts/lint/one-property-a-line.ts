import type { AST, Rule } from 'eslint'

const maxOnOneLine = 4

/**
 * If an object has more than four properties, requires a separate line for each property. The fix adds line breaks and
 * the last comma.
 * https://eslint.org/docs/latest/extend/custom-rules
 */
export const onePropertyALine: Rule.RuleModule = {
  meta: { type: 'layout', fixable: 'whitespace', schema: [] },
  create(context) {
    const { sourceCode } = context
    return {
      ObjectExpression(node) {
        if (node.properties.length <= maxOnOneLine) return
        const end = sourceCode.getLastToken(node)!
        const starts = [...node.properties.map(property => sourceCode.getFirstToken(property)!), end]
        const crowded = starts.filter(token => sourceCode.getTokenBefore(token)!.loc.end.line === token.loc.start.line)
        if (crowded.length === 0) return
        const indent = /^\s*/.exec(sourceCode.lines[node.loc!.start.line - 1]!)![0]

        context.report({
          node,
          message: `An object of more than ${maxOnOneLine} properties has one on each line`,
          fix: fixer => crowded.flatMap(token => {
            const before = sourceCode.getTokenBefore(token, { includeComments: true }) as AST.Token | null
            if (before === null || /Line|Block/.test(before.type)) return []
            const comma = token === end && before.value !== ',' ? ',' : ''
            const gap = `${comma}\n${indent}${token === end ? '' : '  '}`
            return [fixer.replaceTextRange([before.range[1], token.range[0]], gap)]
          }),
        })
      },
    }
  },
}
