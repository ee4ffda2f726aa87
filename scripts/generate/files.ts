import type { OpenApi } from './document.ts'
import { wrongExamples } from './examples.ts'
import { operationsModule } from './operations.ts'
import { brokenRules } from './rules.ts'
import { typesModule } from './types.ts'
import { replyDeclarations, replyValidators, requestDeclarations, requestValidators } from './validators.ts'

export const maker = 'Made by npm run generate from openapi/. Do not edit.'

/**
 * Returns the generated files of a document by name. Throws one error that lists all broken rules of the document. If
 * no rule is broken but examples are wrong, the error lists all wrong examples.
 */
export async function generateFiles(name: string, document: OpenApi): Promise<Record<string, string>> {
  refuse(name, brokenRules(document))
  refuse(name, wrongExamples(document))
  return {
    [`${name}.json`]: documentFile(document),
    [`${name}.ts`]: await typesModule(maker, document),
    [`${name}-operations.ts`]: operationsModule(maker, document),
    [`${name}-validators.js`]: requestValidators(maker, document),
    [`${name}-validators.d.ts`]: requestDeclarations(maker),
    [`${name}-replies.js`]: replyValidators(maker, document),
    [`${name}-replies.d.ts`]: replyDeclarations(maker),
  }
}

export const documentFile = (document: OpenApi): string =>
  `${JSON.stringify({ 'x-generated': maker, ...document }, null, 2)}\n`

function refuse(name: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error([`openapi/${name}.yaml has ${faults.length} faults:`, ...faults].join('\n'))
}
