import { describePages } from '../support/docs-pages.ts'

// rules that depend on the screen size or the colours; the run for a desktop has all
const runOnly = ['color-contrast', 'scrollable-region-focusable', 'target-size']

describePages('on a phone in the dark', 390, { runOnly })
