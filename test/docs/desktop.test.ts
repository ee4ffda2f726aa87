import { describePages } from '../support/docs-pages.ts'

describePages('on a desktop', 1280, {})
