import { z } from 'zod'
import { endpoint, signedIn } from '../endpoint.ts'
import { ExportQuery, ListParams } from './department-list.schemas.ts'

export const departmentListEndpoints = {
  exportList: endpoint('exportList', {
    summary:
      "A list of the secretary's department as a workbook or as CSV, with the filters, the order and the chosen `columns` of its page",
    access: signedIn(['secretary']),
    params: ListParams,
    query: ExportQuery,
    answer: 'file',
    response: z.unknown(),
  }),
}
