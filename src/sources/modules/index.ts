import type { Module } from '../source.ts'
import { github } from './github.ts'

/** Every module there is. To add one: its file, and a line here. */
export const modules: readonly Module[] = [github]
