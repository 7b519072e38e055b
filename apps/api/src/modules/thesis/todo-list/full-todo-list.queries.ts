import { type AnyColumn, count, desc, eq, sql } from 'drizzle-orm'
import { containsPattern } from '../../../platform/database/greek.ts'
import { type JsonValue, jsonRow, jsonRows } from '../../../platform/database/json-rows.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { type Page, type PageWindow, totalOf } from '../../../platform/paging.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../thesis/tables.ts'
import { isUnread } from './step/hand-in.queries.ts'
import { pastAssignment, stepComment, stepFile, todoItem, todoList } from './tables.ts'
import { itemColumns } from './todo-item.repository.ts'
import type { FullTodoList, StepWithUploads } from './todo-list.model.ts'
import { type ListSelectionName, listsThat, titled } from './todo-list-selection.queries.ts'

const person = { username: account.username, firstName: account.firstName, surname: account.surname }

/** Newest first. */
const uploads = jsonRows(
  { version: stepFile.version, name: stepFile.name, size: storedFile.size, uploadedAt: stepFile.uploadedAt },
  sql`
    from ${stepFile} join ${storedFile} on ${storedFile.id} = ${stepFile.fileId}
    where ${stepFile.itemId} = ${todoItem.id}
    order by ${stepFile.version} desc
  `,
)

const commentCount = sql<number>`(select count(*) from ${stepComment} where ${stepComment.itemId} = ${todoItem.id})`

/** In the order of the list. */
const items: JsonValue<StepWithUploads[]> = jsonRows(
  { ...itemColumns, uploads, commentCount, isUnread },
  sql`from ${todoItem} where ${todoItem.listId} = ${todoList.id} order by ${todoItem.position}`,
)

/** The released assignment to which a kept list belonged. */
const leftBehind = jsonRow(
  {
    releasedAt: pastAssignment.releasedAt,
    thesis: { id: sql<number>`former.id`, title: sql<string>`former.title` },
    student: {
      username: sql<string>`released.username`,
      firstName: sql<string>`released.first_name`,
      surname: sql<string>`released.surname`,
    },
  },
  sql`
    from ${pastAssignment}
    join ${thesis} as former on former.id = ${pastAssignment.thesisId}
    join ${account} as released on released.id = ${pastAssignment.studentId}
    where ${todoList.archivedAt} is not null and ${pastAssignment.listId} = ${todoList.id}
    limit 1
  `,
)

const columns = {
  id: todoList.id,
  instructor: person,
  title: todoList.title,
  description: todoList.description,
  updatedAt: todoList.updatedAt,
  archivedAt: todoList.archivedAt,
  version: todoList.version,
}

export interface ListQuery {
  which: ListSelectionName
  /** The id of the person or thesis that the selection is about. */
  id: number
  /** Part of the title. */
  title?: string | undefined
  window?: PageWindow | null
}

/**
 * Lists with their steps and uploads. Templates before what is attached to a thesis, then by the last change, the newest
 * first. Building and planning a statement costs as much as running it, so each is built once and prepared by name.
 */
export function fullTodoLists(db: Reader) {
  const { placeholder } = sql
  const prepared = new Map<string, ReturnType<typeof prepare>>()

  function prepare(name: string, { which, title, window }: ListQuery) {
    const selected = listsThat[which](placeholder('id'))
    const wanted = title === undefined ? selected : titled(selected, placeholder('pattern'))
    const counted = db
      .select({ total: count() })
      .from(todoList)
      .leftJoin(thesis, eq(thesis.id, todoList.thesisId))
      .where(wanted)
    const query = db
      .select({
        ...columns,
        thesis: { id: thesis.id, title: thesis.title },
        items: items.sql,
        leftBehind: leftBehind.sql,
        total: window ? sql<number>`(${counted})`.mapWith(Number) : sql<null>`null`,
      })
      .from(todoList)
      .innerJoin(account, eq(account.id, todoList.instructorId))
      .leftJoin(thesis, eq(thesis.id, todoList.thesisId))
      .where(wanted)
      .orderBy(sql`${todoList.thesisId} is not null`, desc(todoList.updatedAt), desc(todoList.id))
    const part = window ? query.limit(placeholder('limit')).offset(placeholder('offset')) : query
    return { rows: part.prepare(name), count: counted.prepare(`${name}_count`) }
  }

  return async (asked: ListQuery): Promise<Page<FullTodoList[]>> => {
    const { which, id, title, window = null } = asked
    const name = `lists_${which}${title === undefined ? '' : '_titled'}${window ? '_page' : ''}`
    const statement = prepared.get(name) ?? prepare(name, asked)
    prepared.set(name, statement)
    const values = { id, pattern: containsPattern(title ?? '') }
    const rows = await statement.rows.execute({ ...values, ...window })
    const lists = rows.map(({ total: _total, ...one }) => one)
    const countAll = async () => (await statement.count.execute(values))[0]?.total ?? 0
    return { items: lists, total: await totalOf(rows, window, countAll) }
  }
}

/** The list of the thesis of the row around: a value for a read of theses. Only a list that is in use has a thesis. */
export function listOfThesis(of: { id: AnyColumn; title: AnyColumn }): JsonValue<FullTodoList | null> {
  return jsonRow(
    {
      ...columns,
      thesis: { id: sql<number>`${of.id}`, title: sql<string>`${of.title}` },
      items,
      leftBehind: sql<null>`null`,
    },
    sql`
      from ${todoList} join ${account} on ${account.id} = ${todoList.instructorId}
      where ${todoList.thesisId} = ${of.id}
    `,
  )
}

/** In the order of the list; none where there is no such list. */
export async function listStepsWithUploads(db: Reader, listId: number): Promise<StepWithUploads[]> {
  const [row] = await db.select({ items: items.sql }).from(todoList).where(eq(todoList.id, listId))
  return row?.items ?? []
}
