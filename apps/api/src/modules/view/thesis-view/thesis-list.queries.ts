import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisFilter, ThesisOrder } from '@diatrivi/domain/thesis/thesis/thesis'
import type { OfficeFilter } from '@diatrivi/domain/view/department-list/office-filter'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Db, Reader } from '../../../platform/database/transaction.ts'
import { cappedList, type Page, type PageWindow, totalOf, WHOLE_LIST } from '../../../platform/paging.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { matchingOfOffice } from './office-filter.queries.ts'
import { type Reading, readingOf, selectThesisRows } from './seen-thesis.queries.ts'
import { inOrder } from './thesis-order.queries.ts'
import type { SearchedPerson } from './thesis-search.queries.ts'
import {
  countTheses,
  findWantedKeywords,
  type Given,
  matching,
  type ThesisSelection,
  thesesThat,
} from './thesis-selection.queries.ts'
import type { ThesisRow } from './thesis-view.model.ts'

/** The filters of the office are taken by the list of its department alone. */
type ListFilter = Partial<ThesisFilter & OfficeFilter>

/** Which part of a list is wanted. */
export interface ThesisQuery {
  filter: ListFilter
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
  ofDepartment: ({ departmentId }) => thesesThat.areKnownInDepartment(departmentId),
  openInDepartment: ({ departmentId, today }) => thesesThat.areOpenInDepartment(departmentId, today),
  openInInstitution: ({ institutionId, today }) => thesesThat.areOpenInInstitution(institutionId, today),
} satisfies Record<string, (values: Values) => ThesisSelection>

export type ThesisListName = keyof typeof LISTS

/** Theses of many instructors; the others are bounded by their owner. */
const isOfMany = (list: ThesisListName) => MANY.includes(list)
const MANY: readonly ThesisListName[] = ['ofDepartment', 'openInDepartment', 'openInInstitution']

/** The person by whose name a list is searched. */
function searchedPerson(list: ThesisListName): SearchedPerson {
  if (list === 'ofDepartment') return 'either'
  return isOfMany(list) ? 'instructor' : 'student'
}

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
  /** `capped`: whole, as long as it may be sent so. `chosen`: those whose ids were found before. */
  part: 'page' | 'capped' | 'whole' | 'chosen'
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
    .where(part === 'page' || part === 'capped' ? inPage() : which)
    .orderBy(...inOrder(order, values))
}

/**
 * Reads a page of a list. Lists without a filter are what screens begin with: each is one statement, built once and
 * prepared by name. With a filter there would be too many of them for a connection to keep, and building and planning one
 * costs more than running it: a small statement finds the ids, and a prepared one reads what of these is in the list. Keywords
 * are found before.
 */
export function thesisLists(db: Db) {
  const prepare = (list: ThesisListName, shape: Shape) => {
    const which = LISTS[list](PLACES)
    const chosen = sql`${thesis.id} = any(${sql.placeholder('ids')})`
    const wanted = shape.part === 'chosen' ? and(which, chosen) : which
    return selectList(db, wanted, shape, PLACES).prepare(nameOf(list, shape))
  }
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
    const part = partOf(list, window)
    const values = { ...readingOf(actor), departmentId, institutionId, today, limit, offset }

    async function filtered() {
      const keywordIds = await findWantedKeywords(db, filter.keywords)
      const searching = { today, person: searchedPerson(list), keywordIds }
      const which = and(matching(LISTS[list](values), filter, searching), matchingOfOffice(filter))
      const found = await chooseTheses(db, which, { order, part }, values)
      const total = await totalOf(found, window, () => countTheses(db, which))
      const ids = found.map(({ id }) => id)
      const rows = await preparedFor(list, { order, part: 'chosen' }).execute({ ...values, ids })
      return { rows, total }
    }
    async function unfiltered() {
      const rows = await preparedFor(list, { order, part }).execute(values)
      return { rows, total: await totalOf(rows, window, () => countTheses(db, LISTS[list](values))) }
    }
    const { rows, total } = await (isEmpty(filter) ? unfiltered() : filtered())
    return part === 'capped' ? cappedList(rows) : { items: rows, total }
  }
}

/** The ids of a page of a list, and how many theses it has in all. */
export function chooseTheses(db: Reader, which: ThesisSelection, { order, part }: Shape, values: Values) {
  const query = db
    .select({ id: thesis.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(thesis)
    .where(which)
    .orderBy(...inOrder(order, values))
  return part === 'whole' ? query : query.limit(values.limit).offset(values.offset)
}

function partOf(list: ThesisListName, window: PageWindow | null): Shape['part'] {
  if (window !== null) return 'page'
  return isOfMany(list) ? 'capped' : 'whole'
}

const nameOf = (list: ThesisListName, { order, part }: Shape) => `theses_${list}_${order}_${part}`

const isEmpty = (filter: ListFilter) =>
  Object.values(filter).every((wanted) => wanted === null || wanted === undefined)
