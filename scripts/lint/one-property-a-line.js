/** More properties than this do not share lines. */
const most = 4

/**
 * An object of more than four properties has one on each line. The fix breaks the lines and leaves everything else as it
 * is. https://eslint.org/docs/latest/extend/custom-rules
 */
export const onePropertyALine = {
  meta: { type: 'layout', fixable: 'whitespace', schema: [] },
  create({ sourceCode, report }) {
    return {
      ObjectExpression(node) {
        const { properties } = node
        if (properties.length <= most) return
        const tokens = [...properties.map(property => sourceCode.getFirstToken(property)), sourceCode.getLastToken(node)]
        const crowded = tokens.filter(token => sourceCode.getTokenBefore(token).loc.end.line === token.loc.start.line)
        if (crowded.length === 0) return
        const indent = /^\s*/.exec(sourceCode.lines[node.loc.start.line - 1])[0]
        report({
          node,
          message: `An object of more than ${most} properties has one on each line`,
          fix: fixer => crowded.flatMap(token => {
            const before = sourceCode.getTokenBefore(token, { includeComments: true })
            if (before.type === 'Line' || before.type === 'Block') return []
            const isEnd = token === tokens.at(-1)
            const comma = isEnd && before.value !== ',' ? ',' : ''
            return [fixer.replaceTextRange([before.range[1], token.range[0]], `${comma}\n${indent}${isEnd ? '' : '  '}`)]
          }),
        })
      },
    }
  },
}
