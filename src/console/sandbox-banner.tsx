import { searchNext } from './search/current.ts'

/** Values of the sandbox, and the outcome that each has. */
const magicValues = {
  'tw-success': 'found',
  'tw-success@example.com': 'found, with leaks and breaches',
  'tw-follow': 'leads on',
  'tw-slow': 'slow',
  'tw-partial': 'some sources fail',
  'tw-none': 'nothing',
  'tw-blocked': 'sources refuse',
} as const

/** Tells that every result is invented, and offers the values that decide the outcome. */
export const SandboxBanner = ({ hasValues }: { hasValues: boolean }) => (
  <aside class="sandbox" aria-label="Sandbox">
    <span>Sandbox: every result is invented.{hasValues && ' Try'}</span>
    {hasValues && <ul class="chips">
      {Object.entries(magicValues).map(([value, outcome]) => (
        <li>
          <button type="button" class="chip" title={outcome} onClick={() => searchNext(value)}>
            {value} <small>{outcome}</small>
          </button>
        </li>
      ))}
    </ul>}
  </aside>
)
