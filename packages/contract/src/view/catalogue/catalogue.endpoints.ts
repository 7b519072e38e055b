import { z } from 'zod'
import { endpoint, publicAccess } from '../../endpoint.ts'
import { DepartmentParams } from '../../ids.ts'
import { PageQuery } from '../../paging.ts'
import { ThesisParams } from '../../thesis/thesis/thesis.schemas.ts'
import {
  FinishedThesesQuery,
  FinishedThesis,
  PublicDepartment,
  PublicPresentation,
  PublicTopic,
  PublicTopicsQuery,
  WholeFinishedThesis,
  WholePublicTopic,
} from './catalogue.schemas.ts'

/** What a department lets everybody read: no account, no token, no mark. */
export const catalogueEndpoints = {
  listPublicDepartments: endpoint('listPublicDepartments', {
    summary: 'The departments that have a public catalogue, by institution and name',
    access: publicAccess,
    query: PageQuery,
    paged: 'installation',
    caching: 'brief',
    response: z.array(PublicDepartment),
  }),
  listPublicTopics: endpoint('listPublicTopics', {
    summary: 'The open topics in the public catalogue of a department, the newest first',
    access: publicAccess,
    params: DepartmentParams,
    query: PublicTopicsQuery,
    paged: 'cap',
    caching: 'brief',
    response: z.array(PublicTopic),
    errors: ['not_found'],
  }),
  getPublicTopic: endpoint('getPublicTopic', {
    summary: 'An open topic in the public catalogue of its department',
    access: publicAccess,
    params: ThesisParams,
    caching: 'brief',
    response: WholePublicTopic,
    errors: ['not_found'],
  }),
  listFinishedTheses: endpoint('listFinishedTheses', {
    summary: 'The finished theses in the public catalogue of a department, the newest first',
    access: publicAccess,
    params: DepartmentParams,
    query: FinishedThesesQuery,
    paged: 'cap',
    caching: 'brief',
    response: z.array(FinishedThesis),
    errors: ['not_found'],
  }),
  getFinishedThesis: endpoint('getFinishedThesis', {
    summary: 'A finished thesis in the public catalogue of its department',
    access: publicAccess,
    params: ThesisParams,
    caching: 'brief',
    response: WholeFinishedThesis,
    errors: ['not_found'],
  }),
  listPresentations: endpoint('listPresentations', {
    summary: 'The presentations ahead in the public catalogue of a department, by date',
    access: publicAccess,
    params: DepartmentParams,
    query: PageQuery,
    paged: 'cap',
    caching: 'brief',
    response: z.array(PublicPresentation),
    errors: ['not_found'],
  }),
}
