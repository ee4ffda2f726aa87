import { useEffect } from 'preact/hooks'
import { TracewellError } from './model/client.ts'
import { keptKey, signIn, signInWithCode, takeCode } from './model/session.ts'
import { useAction } from './ui/action.ts'
import { Fault } from './ui/fault.tsx'

/** The first page: what this is, and a field for the key. */
export function SignIn() {
  const { isBusy, error, run } = useAction()
  const enterWithCode = () => {
    const code = takeCode()
    if (code !== undefined) void run(() => signInWithCode(code))
    return code !== undefined
  }
  useEffect(() => {
    const key = keptKey()
    if (!enterWithCode() && key !== null) void run(() => signIn(key, true))
    addEventListener('hashchange', enterWithCode) // the link was opened in a tab that shows this page already
    return () => removeEventListener('hashchange', enterWithCode)
  }, [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { elements } = event.currentTarget as HTMLFormElement
    const inputOf = (name: string) => elements.namedItem(name) as HTMLInputElement
    const key = inputOf('key')
    void run(() => signIn(key.value.trim(), inputOf('keep').checked)).then(() => key.select())
  }
  const isWrong = error instanceof TracewellError && error.status === 401
  const isUsed = error instanceof TracewellError && error.code === 'INVALID_SIGN_IN_CODE'
  const sentence = isWrong
    ? 'This key is not valid. Ask the person who runs this server.'
    : isUsed ? 'This link works once, for ten minutes. It was used or is too old: enter the key.' : undefined
  return (
    <main class="sign-in">
      <h1>Tracewell</h1>
      <p class="lead">
        Searches a pseudonym, an e-mail address, a domain, a wallet or an IP address in many public sources, and shows
        what they answer while they answer.
      </p>
      <form onSubmit={submit}>
        <label>
          API key
          <input name="key" type="password" required autocomplete="off" spellcheck={false} placeholder="tw_live_…"
            autofocus readOnly={isBusy} aria-invalid={isWrong} />
        </label>
        <label class="check">
          <input name="keep" type="checkbox" disabled={isBusy} />
          Keep me signed in until I close this tab
        </label>
        <button class="main" disabled={isBusy}>{isBusy ? 'Signing in …' : 'Sign in'}</button>
      </form>
      {sentence === undefined ? <Fault error={error} /> : <p class="fault" role="alert">{sentence}</p>}
      <p class="quiet">
        No key? Ask the person who runs this server: its first start prints one on a terminal, with a link that opens
        this page signed in, or writes it to the file <code>first-key</code> of its data folder. The key is not stored
        by this page, unless you ask for it. <a href="../docs/">Documentation</a>
      </p>
    </main>
  )
}
