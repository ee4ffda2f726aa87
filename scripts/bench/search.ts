import type { Row } from './report.ts'
export const benchSearch = async (): Promise<Row[]> => []
