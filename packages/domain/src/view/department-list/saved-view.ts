import type { DepartmentList } from './list-columns.ts'

/** The most views of one person and one list. */
export const SAVED_VIEWS_MAX = 20
export const VIEW_NAME_MAX = 80
/** As it stands in an address. */
export const VIEW_QUERY_MAX = 2_000

const COLUMNS = 'columns'

/** What narrows and orders each list and says which columns it has: the same in an address, a view and a file. */
export const LIST_PARAMETERS: Record<DepartmentList, readonly string[]> = {
  theses: [
    'search',
    'title',
    'assignType',
    'language',
    'deadlineFrom',
    'deadlineUntil',
    'standing',
    'keywords',
    'phase',
    'overlay',
    'instructor',
    'member',
    'programme',
    'year',
    'hasPaper',
    'minutes',
    'sort',
    COLUMNS,
  ],
  students: ['search', 'thesis', 'sort', COLUMNS],
  committees: ['search', 'state', COLUMNS],
  examinations: ['month', 'room', COLUMNS],
  load: ['search', COLUMNS],
  papers: ['kind', 'state', COLUMNS],
}
