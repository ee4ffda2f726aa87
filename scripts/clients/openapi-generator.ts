import { resolve } from 'node:path'
import { run } from '../support/shell.ts'

/** Versions of the generator, for which the scenario programs are written, and of the plugin that downloads it. */
const versions = { generator: '7.25.0', mavenDependencyPlugin: '3.8.1' }

const document = resolve(import.meta.dirname, '../../generated/api.json')

export const javaTools = [
  { command: 'java', args: ['-version'], least: [17, 0] }, { command: 'mvn', args: ['--version'], least: [3, 6] },
] as const

/**
 * Runs openapi-generator, a JAR file from Maven Central, in a folder. https://openapi-generator.tech
 * @param args arguments besides the document and the output folder
 * @param files the document, by default that of the API, and the output folder in the folder, by default `client`
 */
export async function openapiGenerator(
  folder: string,
  args: readonly string[],
  { input = document, output = 'client' }: { input?: string, output?: string } = {},
): Promise<void> {
  const { generator, mavenDependencyPlugin } = versions
  await run(folder, 'mvn', [
    '--quiet', '--batch-mode', `org.apache.maven.plugins:maven-dependency-plugin:${mavenDependencyPlugin}:copy`,
    `-Dartifact=org.openapitools:openapi-generator-cli:${generator}`, `-DoutputDirectory=${folder}`,
  ])
  await run(folder, 'java', ['-jar', `openapi-generator-cli-${generator}.jar`, 'generate', '--input-spec', input,
    '--output', output, ...args])
}
