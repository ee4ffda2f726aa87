import { requestOf, type Control, type PlannedRequest } from './run-request.ts'

/** Longest text of an answer that is shown, in characters. */
const most = 200_000
const script = document.currentScript as HTMLScriptElement | null
const api = new URL('../', new URL('.', script?.src ?? location.href))

/** Returns whether the server of this page is a sandbox. Needs no key. */
async function isSandbox(): Promise<boolean> {
  try {
    const response = await fetch(new URL('health', api), { cache: 'no-store' })
    return (await response.json() as { environment?: string }).environment === 'sandbox'
  } catch {
    return false // no server of Tracewell
  }
}

function start(panel: HTMLDetailsElement, form: HTMLFormElement): void {
  const [elsewhere, here] = [form.querySelector<HTMLElement>('.elsewhere')!, form.querySelector<HTMLElement>('.here')!]
  const stop = form.querySelector<HTMLButtonElement>('.stop')!
  const output = form.querySelector('output')!
  const account = form.querySelector<HTMLSelectElement>('[name=account]')
  const key = form.querySelector<HTMLInputElement>('[name=key]')
  let running: AbortController | undefined

  async function check(): Promise<boolean> {
    const found = await isSandbox()
    elsewhere.hidden = found
    here.hidden = !found
    return found
  }

  async function send(): Promise<void> {
    const planned = planOf(form, account?.value || key?.value)
    if (planned === undefined) return
    running?.abort()
    const own = running = new AbortController()
    const shown = showRequest(output, planned)
    stop.hidden = false
    try {
      if (await check()) await run(planned, own.signal, shown)
    } catch (error) {
      shown.append(own.signal.aborted ? '\nstopped' : `\nno answer: ${(error as Error).message}`)
    } finally {
      if (running === own) stop.hidden = true
    }
  }

  panel.addEventListener('toggle', () => { if (panel.open) void check() })
  account?.addEventListener('change', () => { key!.parentElement!.hidden = account.value !== '' })
  form.addEventListener('submit', event => {
    event.preventDefault()
    void send()
  })
  form.addEventListener('input', ({ target }) => { (target as HTMLInputElement).setCustomValidity?.('') })
  stop.addEventListener('click', () => running?.abort())
}

/** Reads the form. Reports the first text that is not JSON at its control, and returns `undefined` then. */
function planOf(form: HTMLFormElement, key: string | undefined): PlannedRequest | undefined {
  const { method = '', path = '', type, server } = form.dataset
  const controls = [...form.querySelectorAll<HTMLInputElement>('[data-kind]')]
  try {
    return requestOf({
      method,
      path,
      base: server === undefined ? api.href : `${server}/`,
      key,
      contentType: type,
      controls: controls.map(({ name, value, dataset: { kind } }) => ({ name, value, kind: kind as Control['kind'] })),
    })
  } catch (error) {
    const { message, cause } = error as Error
    const wrong = controls.find(({ name }) => name === cause)
    for (let one = wrong?.parentElement; one; one = one.parentElement) {
      if (one instanceof HTMLDetailsElement) one.open = true
    }
    wrong?.setCustomValidity(message)
    wrong?.reportValidity()
    return undefined
  }
}

/** Shows the request without its key. Returns the block for the response. */
function showRequest(output: HTMLElement, { method, url, headers, body }: PlannedRequest): HTMLPreElement {
  const lines = Object.entries(headers).map(([name, value]) =>
    `${name}: ${name === 'Authorization' ? 'Bearer $KEY' : value}`)
  const request = block(`${method} ${url}\n${lines.join('\n')}${body === undefined ? '' : `\n\n${body}`}`, 'Request sent')
  const response = block('', 'Response received')
  output.replaceChildren(request, response)
  return response
}

function block(text: string, name: string): HTMLPreElement {
  const pre = document.createElement('pre')
  pre.tabIndex = 0
  pre.setAttribute('role', 'region')
  pre.setAttribute('aria-label', name)
  pre.append(text)
  return pre
}

async function run({ url, body, ...request }: PlannedRequest, signal: AbortSignal, shown: HTMLElement): Promise<void> {
  const startedAt = performance.now()
  const response = await fetch(url, {
    ...request,
    body: body ?? null,
    signal,
    cache: 'no-store',
  })
  const ms = Math.round(performance.now() - startedAt)
  const lines = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  shown.append(`${response.status} ${response.statusText} after ${ms} ms\n${lines.join('\n')}\n\n`)
  shown.dataset.status = String(response.status)
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('image/')) {
    const image = document.createElement('img')
    Object.assign(image, { src: url, alt: 'The image of the response' })
    await response.body?.cancel()
    return shown.append(image)
  }
  if (/\bjson\b/.test(type) && !type.includes('jsonl') && !type.includes('ndjson')) {
    const text = await response.text()
    return shown.append(cut(pretty(text)))
  }
  let length = 0
  for await (const chunk of decoded(response)) {
    shown.append(cut(chunk, most - length))
    length += chunk.length
    if (length > most) return response.body?.cancel()
  }
}

/** Yields the text of a response as it comes. */
async function* decoded(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader?.read() ?? { done: true, value: undefined }
    if (done) return
    yield value
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const cut = (text: string, left = most): string => text.length <= left ? text : `${text.slice(0, left)}\n… (cut)`

const panel = document.querySelector<HTMLDetailsElement>('details.run')
const form = panel?.querySelector('form')
if (panel && form) start(panel, form)
