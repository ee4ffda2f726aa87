/** Returns a CLI command as a user types it in the project folder. It runs without a global installation. */
export const cliCommand = (command: string): string => `npm run -s cli -- ${command}`
/** Returns the command that searches `observable`, as a user types it in the project folder. */
export const cliSearchCommand = (observable: string): string => `npm run -s search -- ${observable}`
