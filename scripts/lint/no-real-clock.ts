import type { Rule } from 'eslint'
import type { Comment, Expression, Node } from 'estree'

type Child = Node & Partial<Rule.NodeParentExtension>

const timers = new Set(['setTimeout', 'setInterval'])
const modules = new Set(['node:timers', 'node:timers/promises'])
const comparisons = new Set(['-', '<', '<=', '>', '>='])
/** Chai's comparisons of numbers. */
const matchers = /^(above|below|within|greaterThan|lessThan|least|most|closeTo)$/
const reason = /^\s*real clock: \S+ \S+/

const refused = 'Tests do not use the real clock. Use a fake clock or an event, or give the reason in a comment ' +
  '`// real clock: <reason>` on this line or the line above'

/**
 * Refuses timers and durations, unless a comment gives the reason: `setTimeout`, `setInterval`, what is imported from
 * `node:timers`, `AbortSignal.timeout()`, `performance.now()`, and `Date.now()` if it is subtracted or compared,
 * directly or through a variable. Also refuses a reason that nothing needs.
 */
export const noRealClock: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { sourceCode } = context
    const reasons = new Map(sourceCode.getAllComments().filter(({ value }) => reason.test(value))
      .map(comment => [comment.loc!.end.line, comment]))
    const needed = new Set<Comment>()
    const reported = new Set<number>()

    function refuse(node: Node): void {
      const { line } = node.loc!.start
      const comment = reasons.get(line) ?? reasons.get(line - 1)
      if (comment) needed.add(comment)
      else if (!reported.has(line)) context.report({ node, message: refused })
      reported.add(line)
    }

    const usesOf = (declaration: Node): Child[] =>
      sourceCode.getDeclaredVariables(declaration).flatMap(({ references }) =>
        references.filter(({ init }) => !init).map(({ identifier }) => identifier as Child))

    /** Refuses a time, or the variable that it initialises, if it is subtracted or compared. */
    function refuseMeasured(time: Child): void {
      const { parent } = time
      if (parent?.type === 'VariableDeclarator') usesOf(parent).forEach(refuseMeasured)
      else if (parent?.type === 'BinaryExpression' && !comparisons.has(parent.operator)) refuseMeasured(parent)
      else if (parent?.type === 'BinaryExpression' || isCompared(parent)) refuse(time)
      else if (parent?.type === 'CallExpression' && isMember(parent.callee, 'Math')) refuseMeasured(parent)
    }

    return {
      ImportDeclaration({ source, specifiers }) {
        if (!modules.has(String(source.value))) return
        for (const specifier of specifiers) if (!isNamed(specifier, 'setImmediate')) usesOf(specifier).forEach(refuse)
      },
      CallExpression(node) {
        const { callee } = node
        if (callee.type === 'Identifier' && timers.has(callee.name)) refuse(node)
        if (isMember(callee, 'AbortSignal', 'timeout') || isMember(callee, 'performance', 'now')) refuse(node)
        if (isMember(callee, 'Date', 'now')) refuseMeasured(node)
      },
      'Program:exit'() {
        for (const comment of reasons.values()) {
          if (!needed.has(comment)) context.report({ loc: comment.loc!, message: 'Nothing here uses the real clock' })
        }
      },
    }
  },
}

const isNamed = (specifier: Node, name: string): boolean =>
  specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' && specifier.imported.name === name

/** Returns `true` for `object.property`, and for any property if none is named. */
function isMember(callee: Expression | { type: 'Super' }, object: string, property?: string): boolean {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false
  return callee.object.name === object &&
    (property === undefined || callee.property.type === 'Identifier' && callee.property.name === property)
}

/** Returns `true` for chai's `expect`, and for its comparisons of numbers. */
function isCompared(call: Node | undefined): boolean {
  if (call?.type !== 'CallExpression') return false
  const { callee } = call
  if (callee.type === 'Identifier') return callee.name === 'expect'
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' &&
    matchers.test(callee.property.name)
}
