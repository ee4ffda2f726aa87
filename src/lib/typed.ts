/** Commands as they can be typed in the folder of the project, whatever is installed on the machine. */
export const typed = (command: string): string => `npm run -s cli -- ${command}`
export const typedSearch = (observable: string): string => `npm run -s search -- ${observable}`
