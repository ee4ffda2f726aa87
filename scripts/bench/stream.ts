import type { Row } from './report.ts'
export const benchStream = async (): Promise<Row[]> => []
