import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisFilter, ThesisOrder } from '@diatrivi/domain/thesis/thesis'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { MemberActor } from '../../platform/auth/session-actor.ts'
import type { Db, Reader } from '../../platform/database/transaction.ts'
import { cappedList, type Page, type PageWindow, totalOf, WHOLE_LIST } from '../../platform/paging.ts'
import { thesis } from '../thesis/tables.ts'
import { type Reading, readingOf, selectThesisRows } from './seen-thesis.queries.ts'
import { inOrder } from './thesis-order.queries.ts'
import type { SearchedPerson } from './thesis-search.queries.ts'
import {
  countTheses,
  type Given,
  matching,
  type ThesisSelection,
  thesesThat,
} from './thesis-selection.queries.ts'
import type { ThesisRow } from './thesis-view.model.ts'

/** Which part of a list is wanted. */
export interface ThesisQuery {
  filter: Partial<ThesisFilter>
  order: ThesisOrder
  window: PageWindow | null
}

/** What the lists depend on, by the names of their places in a prepared statement. */
interface Values extends Reading {
  departmentId: Given<number>
  institutionId: Given<number>
  today: Given<IsoDate>
  limit: Given<number>
  offset: Given<number>
}

const LISTS = {
  inProgress: ({ accountId }) => thesesThat.areInProgressOf(accountId),
  ungiven: ({ accountId }) => thesesThat.areUngivenOf(accountId),
  ended: ({ accountId }) => thesesThat.areEndedOf(accountId),
  withoutList: ({ accountId }) => thesesThat.lackAListOf(accountId),
  openInDepartment: ({ departmentId, today }) => thesesThat.areOpenInDepartment(departmentId, today),
  openInInstitution: ({ institutionId, today }) => thesesThat.areOpenInInstitution(institutionId, today),
} satisfies Record<string, (values: Values) => ThesisSelection>

export type ThesisListName = keyof typeof LISTS

/** Theses of many instructors; the others are bounded by their owner. */
const isOfMany = (list: ThesisListName) => list === 'openInDepartment' || list === 'openInInstitution'

/** Whose names a list is searched by. */
const searchedPerson = (list: ThesisListName): SearchedPerson => (isOfMany(list) ? 'instructor' : 'student')

const PLACES = {
  accountId: sql.placeholder('accountId'),
  studentId: sql.placeholder('studentId'),
  departmentId: sql.placeholder('departmentId'),
  institutionId: sql.placeholder('institutionId'),
  today: sql.placeholder('today'),
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('offset'),
}

interface Shape {
  order: ThesisOrder
  /** `capped`: whole, as long as it may be sent so. */
  part: 'page' | 'capped' | 'whole'
}

/**
 * One statement for a page and its total. The page is chosen first, by its ids, so that nothing is read around the theses
 * of the pages before it.
 */
export function selectList(db: Reader, which: ThesisSelection, { order, part }: Shape, values: Values) {
  const total: SQL<number> = sql`(select count(*) from ${thesis} where ${which})`.mapWith(Number)
  const inPage = () =>
    inArray(
      thesis.id,
      db
        .select({ id: thesis.id })
        .from(thesis)
        .where(which)
        .orderBy(...inOrder(order, values))
        .limit(values.limit)
        .offset(values.offset),
    )
  return selectThesisRows(db, values, part === 'page' ? total : undefined)
    .where(part === 'whole' ? which : inPage())
    .orderBy(...inOrder(order, values))
}

/**
 * Reads a page of a list. Lists without a filter are what screens begin with: their statements are built once and
 * prepared by name, one for each list and order. With a filter there would be too many of them for a connection to keep.
 */
export function thesisLists(db: Db) {
  const prepare = (list: ThesisListName, shape: Shape) =>
    selectList(db, LISTS[list](PLACES), shape, PLACES).prepare(nameOf(list, shape))
  const prepared = new Map<string, ReturnType<typeof prepare>>()

  function preparedFor(list: ThesisListName, shape: Shape): ReturnType<typeof prepare> {
    const name = nameOf(list, shape)
    const query = prepared.get(name) ?? prepare(list, shape)
    prepared.set(name, query)
    return query
  }

  return async (
    actor: MemberActor,
    list: ThesisListName,
    { filter, order: asked, window }: ThesisQuery,
    today: IsoDate,
  ): Promise<Page<ThesisRow[]>> => {
    // Only students share something with a topic.
    const order = asked === 'fit' && actor.role !== 'student' ? 'newest' : asked
    const { departmentId, institutionId } = actor
    const { limit, offset } = window ?? WHOLE_LIST
    const shape = { order, part: partOf(list, window) }
    const values = { ...readingOf(actor), departmentId, institutionId, today, limit, offset }
    const which = () => matching(LISTS[list](values), filter, { today, person: searchedPerson(list) })
    const rows = isEmpty(filter)
      ? await preparedFor(list, shape).execute(values)
      : await selectList(db, which(), shape, values)
    if (shape.part === 'capped') return cappedList(rows)
    return { items: rows, total: await totalOf(rows, window, () => countTheses(db, which())) }
  }
}

function partOf(list: ThesisListName, window: PageWindow | null): Shape['part'] {
  if (window !== null) return 'page'
  return isOfMany(list) ? 'capped' : 'whole'
}

const nameOf = (list: ThesisListName, { order, part }: Shape) => `theses_${list}_${order}_${part}`

const isEmpty = (filter: Partial<ThesisFilter>) =>
  Object.values(filter).every((wanted) => wanted === null || wanted === undefined)
