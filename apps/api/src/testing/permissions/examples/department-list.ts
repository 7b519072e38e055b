import type { departmentListEndpoints } from '@diatrivi/contract/department-list/department-list.endpoints'
import { always, type Examples } from '../example.ts'

export const departmentListExamples: Examples<keyof typeof departmentListEndpoints> = {
  exportList: always({ params: { list: 'papers' as const }, query: { format: 'csv' as const } }),
}
