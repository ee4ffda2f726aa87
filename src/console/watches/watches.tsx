import type { ViewProps } from '../model/view-props.ts'
import { WatchList } from './watch-list.tsx'
import { WatchView } from './watch-view.tsx'

/** The watches of the account, or one of them. */
export const Watches = ({ rest: [id] }: ViewProps) => id === undefined ? <WatchList /> : <WatchView id={id} />
