import type { Command } from 'commander'
import { readNumber } from './number-option.ts'

/** Value of the option `--timeout`, in seconds. */
export interface TimeoutFlag {
  timeout?: number
}

/** Adds the option `--timeout`. @param effect text of the help: the effect after that time */
export const addTimeoutOption = (command: Command, effect: string): Command =>
  command.option('--timeout <seconds>', effect, readNumber(1, 86_400))
