import { useSignal } from '@preact/signals'
import { useSession } from '../model/session.ts'

/** An image of the image service. Shows nothing if there is none. */
function ServiceImage({ path, kind }: { path: string, kind: 'logo' | 'flag' }) {
  const { imagesUrl } = useSession()
  const isMissing = useSignal(false)
  if (isMissing.value) return null
  return (
    <img class={kind} src={`${imagesUrl}/${path}`} alt="" loading="lazy" onError={() => { isMissing.value = true }} />
  )
}

/** The logo of the site of a source. Its place has the first letter of the source, in case that there is no logo. */
export function Logo({ homepage, name }: { homepage: string | undefined, name: string }) {
  const host = homepage === undefined ? undefined : URL.parse(homepage)?.hostname.replace(/^www\./, '')
  return (
    <span class="letter" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
      {host !== undefined && <ServiceImage kind="logo" path={`${host}?size=64&format=webp`} />}
    </span>
  )
}

/** The flag of a country, by its code or its name. */
export const Flag = ({ country }: { country: string }) =>
  /^[\p{L} '’.-]{2,40}$/u.test(country)
    ? <ServiceImage kind="flag" path={`flags/${encodeURIComponent(country)}.svg`} />
    : null
