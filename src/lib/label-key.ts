/** Returns the text by which a label is found: labels that differ in case or in spaces at the ends are one. */
export const labelKey = (label: string): string => label.normalize('NFC').trim().toLowerCase()

/** Returns the keys of labels, each once. */
export const labelKeys = (labels: readonly string[]): string[] => [...new Set(labels.map(labelKey))]
