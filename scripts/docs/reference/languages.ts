import { isNode, type Json } from '../../generate/document.ts'
import { snake } from '../../generate/python/text.ts'
import type { ClientCall, ExampleRequest } from './request.ts'

/** Languages of the samples, in the order in which they are shown, with the class of each in the pages. */
export const languages = { sh: 'curl', ts: 'TypeScript', py: 'Python', go: 'Go' } as const

export type SampleLanguage = keyof typeof languages

/** Writers of the sample programs. */
export const writers: Readonly<Record<SampleLanguage, (request: ExampleRequest) => string>> = {
  sh: curl, ts: typescript, py: python, go,
}

function curl({ method, baseUrl, path, needsKey, body, streams }: ExampleRequest): string {
  const words = [
    `curl ${streams ? '-N ' : ''}${method === 'GET' ? '' : `-X ${method} `}${shellWord(`${baseUrl}${path}`)}`,
    ...needsKey ? ['-H "Authorization: Bearer $KEY"'] : [],
    ...body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${shellWord(pretty(body))}`],
  ]
  return words.join(' \\\n  ')
}

const pretty = (value: Json): string => {
  const line = JSON.stringify(value)
  return line.length < 72 || !isNode(value) ? line : JSON.stringify(value, null, 2)
}

const shellWord = (text: string): string => /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

function typescript({ baseUrl, path, needsKey, call, streams }: ExampleRequest): string {
  if (call === undefined) {
    return `const response = await fetch('${baseUrl}${path}')\nconsole.log(response.status, await response.text())`
  }
  const [group, verb] = call.name
  const isImages = isOfImages(call)
  const create = isImages ? 'createImagesClient' : 'createClient'
  const called = `client.${isImages ? '' : `${group}.`}${verb}(${
    call.given.map(value => written(value, forTypeScript)).join(', ')
  })`
  return `import { ${create} } from '@tracewell/client'

const client = ${create}({ baseUrl: '${baseUrl}'${needsKey ? ', key: process.env.KEY' : ''} })
${streams ? `for await (const event of ${called}) console.log(event)` : `console.log(await ${called})`}`
}

function python({ baseUrl, path, needsKey, call, streams }: ExampleRequest): string {
  if (call === undefined) {
    return `from urllib.request import urlopen\n\nwith urlopen("${baseUrl}${path}") as response:
    print(response.status, response.read())`
  }
  const isImages = isOfImages(call)
  const client = isImages ? 'TracewellImages' : 'Tracewell'
  const [group, verb] = call.name.map(snake)
  const called = `client.${isImages ? '' : `${group}.`}${verb}(${
    call.given.map(value => written(value, forPython)).join(', ')
  })`
  return [
    ...needsKey ? ['import os', ''] : [],
    `from tracewell import ${client}`,
    '',
    `client = ${client}("${baseUrl}"${needsKey ? ', os.environ["KEY"]' : ''})`,
    ...streams ? [`with ${called} as events:`, '    for event in events:', '        print(event)'] : [`print(${called})`],
  ].join('\n')
}

/** Go has no package of Tracewell, so the sample uses its standard library. */
function go({ method, baseUrl, path, needsKey, body }: ExampleRequest): string {
  const reader = body === undefined ? '' : `\tbody := strings.NewReader(${goText(pretty(body))})\n`
  const packages = ['io', 'log', 'net/http', 'os', ...body === undefined ? [] : ['strings']]
  const headers = [
    ...needsKey ? ['request.Header.Set("Authorization", "Bearer "+os.Getenv("KEY"))'] : [],
    ...body === undefined ? [] : ['request.Header.Set("Content-Type", "application/json")'],
  ]
  return `package main

import (
${packages.map(name => `\t"${name}"`).join('\n')}
)

func main() {
${reader}\trequest, err := http.NewRequest("${method}", "${baseUrl}${path}", ${body === undefined ? 'nil' : 'body'})
\tif err != nil {
\t\tlog.Fatal(err)
\t}
${headers.map(line => `\t${line}\n`).join('')}\tresponse, err := http.DefaultClient.Do(request)
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tdefer response.Body.Close()
\tlog.Println(response.Status)
\tio.Copy(os.Stdout, response.Body)
}`
}

const goText = (text: string): string => text.includes('`') ? JSON.stringify(text) : `\`${text}\``

/** Spelling of a JSON value in a language. */
interface Spelling {
  field: (name: string) => string
  text: (text: string) => string
  word: (value: boolean | null) => string
  /** Space inside the braces of an object on one line. */
  pad: string
}

const forTypeScript: Spelling = {
  field: name => /^[A-Za-z_]\w*$/.test(name) ? name : forTypeScript.text(name),
  text: text => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  word: String,
  pad: ' ',
}

const forPython: Spelling = {
  field: JSON.stringify,
  text: JSON.stringify,
  word: value => value === null ? 'None' : value ? 'True' : 'False',
  pad: '',
}

/** Returns whether the call is one of the image service. Only the Python package has a client for it. */
const isOfImages = ({ name }: ClientCall): boolean => name[0] === 'images'

const longestLine = 72

/** Writes a JSON value as source text: on one line if it is short. */
function written(value: Json, spelling: Spelling, indent = ''): string {
  if (typeof value === 'string') return spelling.text(value)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean' || value === null) return spelling.word(value)
  const inner = `${indent}${spelling.pad === '' ? '    ' : '  '}`
  const parts = Array.isArray(value)
    ? value.map(entry => written(entry, spelling, inner))
    : Object.entries(value).map(([name, field]) => `${spelling.field(name)}: ${written(field, spelling, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const pad = Array.isArray(value) || parts.length === 0 ? '' : spelling.pad
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`
  return line.length <= longestLine && !line.includes('\n')
    ? line
    : `${open}\n${parts.map(part => `${inner}${part},\n`).join('')}${indent}${close}`
}
