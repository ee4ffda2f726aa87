/** Thrown for a file whose bytes cannot be read as what they claim to be. The message names the file and a position. */
export class DamagedFile extends Error {}
