import { useSignal, type Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Fault } from '../ui/fault.tsx'
import type { QueryType } from '../model/kinds.ts'
import { CheckClasses } from './check-classes.tsx'
import { useModules, type Module } from './modules.ts'
import type { Choice } from '../model/request.ts'
import { numberOf } from '../ui/time.tsx'

interface OptionsProps {
  choice: Signal<Choice>
  /** Type of the value. `undefined` if it is not known, or for an investigation. */
  type: QueryType | undefined
  /** Whether the choice includes a temporary search. */
  canBeTemporary?: boolean
  /** Further options, before the sources. */
  children?: ComponentChildren
  /** Further options, after the sources. */
  more?: ComponentChildren
}

/** Choice of the parts that run, and of whether they are stored. */
export function Options({ choice, type, canBeTemporary = false, children, more }: OptionsProps) {
  const change = (part: Partial<Choice>) => { choice.value = { ...choice.value, ...part } }
  const { isTemporary, accounts, breaches, leaks } = choice.value
  const isEmail = type === 'Email Address'
  return (
    <fieldset class="options">
      <legend>What runs</legend>
      <p class="quiet">The sources below are always asked for profiles and facts. In addition:</p>
      <div class="choices">
        <Switch label="Accounts at many sites" hint="asks all known sites whether they have an account"
          value={accounts ?? isEmail} set={value => change({ accounts: value })} />
        <Switch label="Breaches" hint="names the known thefts of data that the value is in"
          value={breaches ?? isEmail} set={value => change({ breaches: value })} />
        <Switch label="Leaks" hint="shows the stolen records themselves, masked as your plan says"
          value={leaks} set={value => change({ leaks: value })} />
        {canBeTemporary && (
          <Switch label="Temporary" hint="stores nothing on this server: read the result at once"
            value={isTemporary} set={value => change({ isTemporary: value })} />
        )}
      </div>
      {isEmail && (accounts ?? true) && <CheckClasses />}
      {children}
      <Sources choice={choice} type={type} />
      {more}
    </fieldset>
  )
}

interface SwitchProps {
  label: string
  /** Sentence about what it does. */
  hint: string
  value: boolean
  set(value: boolean): void
}

function Switch({ label, hint, value, set }: SwitchProps) {
  const id = useId()
  return (
    <div>
      <label class="check">
        <input type="checkbox" role="switch" checked={value} aria-describedby={id}
          onChange={({ currentTarget }) => set(currentTarget.checked)} />
        {label}
      </label>{' '}
      <small class="quiet" id={id}>{hint}</small>
    </div>
  )
}

/** Length from which a list of sources has a field that filters it. */
const many = 30

/** The sources of the type as chips, with their health. A click chooses or leaves out one. */
function Sources({ choice, type }: { choice: Signal<Choice>, type: QueryType | undefined }) {
  const { modules: known = [], error } = useModules(type)
  const text = useSignal('')
  const { modules } = choice.value
  // sources can be chosen one by one for one type only
  const sources = type === undefined && choice.value.sources === 'chosen' ? 'usual' : choice.value.sources
  const isOn = (module: Module) => module.available &&
    (sources === 'all' || (sources === 'usual' ? module.default : modules.has(module.id)))
  const all = [...known].sort((one, other) =>
    Number(other.default) - Number(one.default) || one.name.localeCompare(other.name)
  )
  const toggle = (module: Module) => {
    const ids = new Set(all.filter(isOn).map(({ id }) => id))
    if (!ids.delete(module.id)) ids.add(module.id)
    choice.value = { ...choice.value, sources: 'chosen', modules: ids }
  }
  const on = all.filter(isOn).length
  return (
    <>
      <div class="switches" role="radiogroup" aria-label="Sources">
        {(['usual', 'all'] as const).map(name => (
          <label class="check">
            <input type="radio" name="sources" checked={sources === name}
              onChange={() => { choice.value = { ...choice.value, sources: name } }} />
            {name === 'usual' ? 'The usual sources' : 'All sources: slower, and more of them fail'}
          </label>
        ))}
        {sources === 'chosen' && <span>{on} chosen</span>}
      </div>
      <Fault error={error} />
      {all.length > 0 && (
        <details open={sources === 'chosen'}>
          <summary>{on} of {numberOf(all.length)} sources</summary>
          <p class="quiet">
            A click chooses a source, or leaves it out. The point shows its health: a round green one works.
          </p>
          {all.length > many && (
            <input type="search" aria-label="Find a source" placeholder="Find a source" value={text.value}
              onInput={({ currentTarget }) => { text.value = currentTarget.value }}
              onKeyDown={event => { if (event.key === 'Enter') event.preventDefault() /* starts no search */ }} />
          )}
          <ul class="chips">
            {all.filter(({ name }) => name.toLowerCase().includes(text.value.trim().toLowerCase())).map(module => (
              <li key={module.id}>
                <button type="button" class="chip" aria-pressed={isOn(module)} disabled={!module.available}
                  title={titleOf(module)} onClick={() => toggle(module)}
                >
                  <span class={`dot ${module.health.state}`} aria-hidden="true" />{module.name}
                  {noteOf(module) && <small>{noteOf(module)}</small>}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Words for the health of a source. */
const healthWords: Record<Module['health']['state'], string> = {
  ok: 'works',
  untested: 'not tested yet',
  degraded: 'often fails',
  benched: 'paused after failures',
}

/** Words beside the name of a source. One that works needs none. */
function noteOf({ available, requires_key: needsKey, health: { state } }: Module): string | undefined {
  if (state === 'degraded' || state === 'benched') return healthWords[state]
  if (available) return undefined
  return needsKey ? 'needs a key' : 'switched off'
}

function titleOf({ description, available, requires_key: needsKey, health }: Module): string {
  const reason = health.reason === null ? '' : `: ${health.reason}`
  if (available) return `${description}. Health: ${healthWords[health.state]}${reason}`
  if (health.state === 'benched') return `It is not asked after failures${reason}`
  return needsKey ? 'It needs a key that the operator has not set' : 'The operator has not switched it on'
}
