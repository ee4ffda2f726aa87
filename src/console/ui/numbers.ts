const numbers = new Intl.NumberFormat()
export const numberOf = (value: number): string => numbers.format(value)
export const countOf = (value: number, one: string, many = `${one}s`): string =>
  `${numberOf(value)} ${value === 1 ? one : many}`
