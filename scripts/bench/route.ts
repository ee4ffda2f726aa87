import type { Row } from './report.ts'
export const benchRoute = async (): Promise<Row[]> => []
