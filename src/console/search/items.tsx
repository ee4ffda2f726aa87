import { Copy } from '../ui/copy.tsx'
import { Flag } from '../ui/image.tsx'
import { OutsideLink } from '../ui/link.tsx'
import { Time } from '../ui/time.tsx'
import type { Item } from './live.ts'

/** The lines of a card or of a leak record. */
export const Items = ({ items }: { items: readonly Item[] }) => (
  <dl>
    {items.map(item => (
      <div>
        <dt>{item.label}</dt>
        <dd>{/country/i.test(item.label) && <Flag country={item.value} />}<Value item={item} /></dd>
      </div>
    ))}
  </dl>
)

function Value({ item: { value, islink, isdate, copy } }: { item: Item }) {
  if (islink) return <OutsideLink url={value} />
  if (isdate) return <Time of={value} isFact />
  if (!copy) return <>{value}</>
  return <>{value}<Copy text={value} label={`Copy ${value}`} /></>
}
