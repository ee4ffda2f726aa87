/** A command of the command line, as a user types it in the project folder. It needs no globally installed program. */
export const cliCommand = (command: string): string => `npm run -s cli -- ${command}`
/** The command that searches `observable` from the project folder. */
export const cliSearchCommand = (observable: string): string => `npm run -s search -- ${observable}`
