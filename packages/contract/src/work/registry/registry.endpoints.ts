import { z } from 'zod'
import { endpoint, signedIn } from '../../endpoint.ts'
import { Id } from '../../ids.ts'
import { PageQuery } from '../../paging.ts'
import { Saved } from '../../values.ts'
import {
  ExportRegistryBody,
  RegistryExportParams,
  RegistryExportView,
  RegistryFileQuery,
  RegistryReadingView,
  RegistryResultsQuery,
  RegistryResultView,
  WithdrawExportBody,
} from './registry.schemas.ts'

const secretary = signedIn(['secretary'])

export const registryEndpoints = {
  getRegistryReading: endpoint('getRegistryReading', {
    summary: 'How the own department was last read out of the student register',
    access: secretary,
    response: RegistryReadingView,
  }),
  readRegistry: endpoint('readRegistry', {
    summary: 'Read the own department out of the student register, and prepare an import of what has changed',
    access: secretary,
    response: RegistryReadingView,
  }),
  listRegistryResults: endpoint('listRegistryResults', {
    summary: 'The finished theses of the own department and how each stands with the student register',
    access: secretary,
    query: RegistryResultsQuery,
    paged: 'cap',
    response: z.array(RegistryResultView),
  }),
  exportRegistry: endpoint('exportRegistry', {
    summary: 'Make a file of finished theses for the student register, and mark them as sent; answers its id',
    // Each department has theses of its own; the rule asked is whether there are any.
    access: secretary,
    body: ExportRegistryBody,
    response: Id,
    errors: ['nothing_to_send'],
  }),
  listRegistryExports: endpoint('listRegistryExports', {
    summary: 'The files that the own department has made for the student register, the newest first',
    access: secretary,
    query: PageQuery,
    paged: 'cap',
    response: z.array(RegistryExportView),
  }),
  downloadRegistryExport: endpoint('downloadRegistryExport', {
    summary: 'A file for the student register, as it was made',
    access: secretary,
    params: RegistryExportParams,
    query: RegistryFileQuery,
    answer: 'file',
    response: z.unknown(),
    errors: ['not_found'],
  }),
  withdrawRegistryExport: endpoint('withdrawRegistryExport', {
    summary: 'Take a file back that the register has refused: what it said counts no longer as sent',
    access: signedIn(['secretary'], 'registry.withdraw'),
    params: RegistryExportParams,
    body: WithdrawExportBody,
    response: Saved,
    errors: ['not_found', 'export_withdrawn'],
  }),
}
