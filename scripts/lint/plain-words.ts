import type { AST, Rule } from 'eslint'
import { faultsOf, openings, phrases, sentenceOf, type Fault } from './phrases.ts'

interface Place {
  loc: AST.SourceLocation
}

/**
 * Reports refused phrases in all comments, and in string literals that have two or more words. Also reports comments
 * that begin with a refused opening.
 */
export const plainWords: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const report = ({ loc }: Place, faults: readonly Fault[]) => {
      for (const fault of faults) context.report({ loc, message: sentenceOf(fault) })
    }
    const checkText = (place: Place, text: string) => {
      if (/\S\s+\S/.test(text)) report(place, faultsOf(text, phrases))
    }
    return {
      Program() {
        const comments = context.sourceCode.getAllComments()
        for (const [index, comment] of comments.entries()) {
          const text = comment.value.replaceAll(/^[\s*]+/gm, '').replaceAll('\n', ' ').trim()
          const before = comments[index - 1]
          const isContinued = comment.type === 'Line' && before?.type === 'Line'
            && before.loc!.end.line === comment.loc!.start.line - 1
          report(comment as Place, [...faultsOf(text, phrases), ...isContinued ? [] : faultsOf(text, openings)])
        }
      },
      Literal(node) {
        if (typeof node.value === 'string') checkText(node as Place, node.value)
      },
      TemplateElement(node) {
        checkText(node as Place, node.value.raw)
      },
    }
  },
}
