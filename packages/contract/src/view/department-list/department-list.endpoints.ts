import { z } from 'zod'
import { andOfficeHolders, endpoint, signedIn } from '../../endpoint.ts'
import { Id } from '../../ids.ts'
import { Saved } from '../../values.ts'
import { ExportQuery, ListParams } from './department-list.schemas.ts'
import { SavedView, SavedViewBody, ViewParams } from './saved-view.schemas.ts'

const secretary = signedIn(['secretary'])

export const departmentListEndpoints = {
  exportList: endpoint('exportList', {
    summary:
      "A list of the secretary's department as a workbook or as CSV, with the filters, the order and the chosen `columns` of its page",
    access: andOfficeHolders(signedIn(['secretary'])),
    params: ListParams,
    query: ExportQuery,
    answer: 'file',
    response: z.unknown(),
  }),
  listSavedViews: endpoint('listSavedViews', {
    summary: 'The own views of a list, by name',
    access: secretary,
    params: ListParams,
    response: z.array(SavedView),
  }),
  saveView: endpoint('saveView', {
    summary: 'Keep filters, order and columns of a list under a name; answers its id',
    // Each has views of the own; the rule asked is how many.
    access: secretary,
    params: ListParams,
    body: SavedViewBody,
    response: Id,
    errors: ['duplicate', 'views_full'],
  }),
  editSavedView: endpoint('editSavedView', {
    summary: 'Give an own view another name, or other filters, order and columns',
    access: secretary,
    params: ViewParams,
    body: SavedViewBody,
    response: Saved,
    errors: ['not_found', 'duplicate'],
  }),
  deleteSavedView: endpoint('deleteSavedView', {
    summary: 'Delete an own view',
    access: secretary,
    params: ViewParams,
    response: Saved,
    errors: ['not_found'],
  }),
}
