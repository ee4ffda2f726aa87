import { useSignal } from '@preact/signals'
import { useSession } from '../session.ts'

/** An image of the image service. Shows nothing if there is none. */
function ServiceImage({ path, kind }: { path: string, kind: 'logo' | 'flag' }) {
  const { imagesUrl } = useSession()
  const isMissing = useSignal(false)
  if (isMissing.value) return null
  return (
    <img class={kind} src={`${imagesUrl}/${path}`} alt="" loading="lazy" onError={() => { isMissing.value = true }} />
  )
}

/** The logo of the site of a source. */
export function Logo({ homepage }: { homepage: string | undefined }) {
  const host = homepage === undefined ? undefined : URL.parse(homepage)?.hostname
  return host === undefined ? null : <ServiceImage kind="logo" path={`${host.replace(/^www\./, '')}?size=64&format=webp`} />
}

/** The flag of a country, by its code or its name. */
export const Flag = ({ country }: { country: string }) =>
  /^[\p{L} '’.-]{2,40}$/u.test(country)
    ? <ServiceImage kind="flag" path={`flags/${encodeURIComponent(country)}.svg`} />
    : null
