import { Flag } from '../ui/image.tsx'
import { useLoad } from '../ui/load.ts'
import { countOf } from '../ui/time.tsx'
import { countriesOf, type Country, type Place } from './places.ts'

/** Most names below a country. */
const few = 5

/** Arranges places by country. Loads the outline of the world if there is a place; `undefined` until it is there. */
export function useCountries(places: readonly Place[]) {
  const hasPlaces = places.length > 0
  const { value: outline } = useLoad(
    async () => hasPlaces ? (await import('world-outline')).default : undefined,
    String(hasPlaces),
  )
  return outline && { outline, ...countriesOf(places, outline) }
}

interface WorldMapProps {
  places: readonly Place[]
  /** Most countries that are listed at once. Default: all. */
  most?: number
}

/** Countries on a map of the world, which is drawn from an outline of this server. Shows nothing without a country. */
export function WorldMap({ places, most = Infinity }: WorldMapProps) {
  const known = useCountries(places)
  if (known === undefined || known.countries.length === 0) return null
  const { outline, countries, unknown } = known
  const marked = new Set(countries.map(({ code }) => code))
  const names = countries.map(({ name }) => name)
  return (
    <section class="world" id="map" aria-label="Map">
      <h2>On the map <small>{countOf(countries.length, 'country', 'countries')}</small></h2>
      <svg role="img" aria-label={`Map of the world with ${names.join(', ')}`}
        viewBox={`0 0 ${outline.width} ${outline.height}`}
      >
        {Object.entries(outline.land).map(([code, path]) => (
          <path key={code} d={path} class={marked.has(code) ? 'marked' : undefined} />
        ))}
        {countries.flatMap(({ code, name }) => {
          const [x, y] = outline.points[code] ?? []
          return x === undefined ? [] : [<circle key={code} cx={x} cy={y} r="11"><title>{name}</title></circle>]
        })}
      </svg>
      <Countries of={countries.slice(0, most)} />
      {countries.length > most && (
        <details>
          <summary>{countOf(countries.length - most, 'more country', 'more countries')}</summary>
          <Countries of={countries.slice(most)} />
        </details>
      )}
      {unknown.length > 0 && <p class="quiet">Not on the map: {unknown.slice(0, few).join('; ')}
        {unknown.length > few && ` and ${unknown.length - few} more`}</p>}
    </section>
  )
}

const Countries = ({ of: countries }: { of: readonly Country[] }) => (
  <ul class="sources">
    {countries.map(({ code, name, from }) => (
      <li key={code}>
        <Flag country={code} />
        <span class="name">{name}</span>
        <span class="reason quiet">
          {from.slice(0, few).join(', ')}{from.length > few && ` and ${from.length - few} more`}
        </span>
      </li>
    ))}
  </ul>
)
