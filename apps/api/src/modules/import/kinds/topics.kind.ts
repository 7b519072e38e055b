import type { FieldErrorCode } from '@diatrivi/contract/errors'
import { THESIS_NAMES } from '@diatrivi/contract/thesis/thesis.names'
import { CreateThesisBody } from '@diatrivi/contract/thesis/thesis.schemas'
import { toPlain } from '@diatrivi/contract/wire-names'
import { OFFICE_COLUMNS } from '@diatrivi/domain/import/import-columns'
import { IMPORT_TOPICS_MAX } from '@diatrivi/domain/import/import-kind'
import { readDay, readWords } from '@diatrivi/domain/import/read-cell'
import type { FileRecord, Records } from '@diatrivi/domain/import/read-records'
import type { Fault, Judged, Key, Known } from '@diatrivi/domain/import/row-fates'
import type { Tag } from '@diatrivi/domain/keyword/keyword'
import { foldGreek } from '@diatrivi/domain/shared/greek-text'
import { linesOf } from '@diatrivi/domain/shared/lines'
import type { ThesisFields } from '@diatrivi/domain/thesis/thesis'
import { endsBeforeStart } from '@diatrivi/domain/thesis/thesis-dates'
import type { Tx } from '../../../platform/database/transaction.ts'
import { escapeHtml } from '../../../platform/mail/html.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import {
  type DepartmentInstructor,
  listInstructorsOf,
  lockInstructorsOf,
} from '../../account/account.queries.ts'
import { listUnendedOf, type UnendedThesis } from '../../thesis/thesis.queries.ts'
import { faultsOf, fieldsOf, shownIn } from './judging.ts'
import type { Kind } from './kind.ts'
import { lockUnusedTheses } from './unused.queries.ts'

export interface TopicOfFile {
  instructorId: number
  fields: ThesisFields
  tags: readonly Tag[]
}

/** How topics become theses and go again: that of whoever makes one. */
export interface TopicMaking {
  /** Returns the id. */
  make(
    tx: Tx,
    by: { actorId: number; instructorId: number },
    given: Omit<TopicOfFile, 'instructorId'>,
  ): Promise<number>
  /** Of keywords that several topics share: first, so that two files do not wait for each other. */
  prepareKeywords(tx: Tx, tags: readonly Tag[]): Promise<void>
  /** Of a topic that nobody has used. */
  discard(tx: Tx, thesisId: number): Promise<void>
}

/**
 * The topics of one department, offered to students at once. One that is there is known by its instructor and its title
 * and stays as it is: what it says is the instructor's.
 */
export function topicsKind(departmentId: number, topics: TopicMaking): Kind<TopicOfFile> {
  return {
    columns: OFFICE_COLUMNS.topics,
    rowsMax: IMPORT_TOPICS_MAX,
    begin: (tx) => lockInstructorsOf(tx, departmentId),

    async judge(db, file) {
      const instructors = await listInstructorsOf(db, departmentId)
      const known = knownOf(await listUnendedOf(db, departmentId), instructors)
      return { judged: judgeAll(file, instructors, known), known }
    },

    merge: (before) => before,

    async create(tx, values, by) {
      await topics.prepareKeywords(
        tx,
        values.flatMap(({ tags }) => tags),
      )
      const made = []
      for (const { instructorId, ...given } of values) {
        made.push({ id: await topics.make(tx, { actorId: by, instructorId }, given), messageKey: null })
      }
      return made
    },

    change: async () => [],

    async deleteUnused(tx, made) {
      const ids = await lockUnusedTheses(tx, made)
      for (const id of ids) await topics.discard(tx, id)
      return ids
    },
  }
}

const NOT_OFFERED = 'not offered'

/** Two of one title and one instructor are the same here; the offered one is meant. */
function knownOf(
  theses: readonly UnendedThesis[],
  instructors: readonly DepartmentInstructor[],
): Known<TopicOfFile>[] {
  const byId = new Map(instructors.map((person) => [person.id, person]))
  const known = theses.flatMap(({ id, version, instructorId, studentId, ...fields }) => {
    const person = byId.get(instructorId)
    if (person === undefined) return []
    const { title } = fields
    const topic: Known<TopicOfFile> = {
      id,
      version,
      label: title,
      shown: { topicTitle: title, instructor: fullName(person) },
      keys: [keyOf(instructorId, title)],
      isForeign: false,
      // What is given or a draft is not missed, and no office reads a draft.
      scope: studentId === null && fields.publicByInstructor ? String(instructorId) : NOT_OFFERED,
      values: { instructorId, fields, tags: [] },
    }
    return [topic]
  })
  const inOrder = known.toSorted(
    (one, other) => Number(one.scope === NOT_OFFERED) - Number(other.scope === NOT_OFFERED),
  )
  return [...Map.groupBy(inOrder, ({ keys: [key] }) => key.value).values()].flatMap(([first]) => first ?? [])
}

function judgeAll(
  file: Records,
  instructors: readonly DepartmentInstructor[],
  known: readonly Known<TopicOfFile>[],
): Judged<TopicOfFile, FieldErrorCode>[] {
  const byName = new Map(
    instructors.flatMap((person) => [
      [person.username.toLowerCase(), person],
      [person.email.toLowerCase(), person],
    ]),
  )
  const byKey = new Map(known.map((topic) => [topic.keys[0].value, topic]))
  const fields = fieldsOf(file)

  function judge({ line, cells }: FileRecord): Judged<TopicOfFile, FieldErrorCode> {
    const { topicTitle: label = '', instructor: name = '' } = cells
    const person = byName.get(name.toLowerCase())
    const { topic, faults: wrongFields } = topicOf(cells)
    const faults = [...(person === undefined ? [wrongInstructor(name)] : []), ...wrongFields]
    const scope = person === undefined ? null : String(person.id)
    if (person === undefined || topic === null || faults.length > 0) {
      return { line, label, shown: cells, keys: null, scope, faults, values: null }
    }
    const key = keyOf(person.id, topic.fields.title)
    const shown = byKey.get(key.value)?.shown ?? shownIn(fields, { ...cells, instructor: fullName(person) })
    const values = { instructorId: person.id, ...topic }
    return { line, label, shown, keys: [key], scope, faults, values }
  }

  return file.records.map(judge)
}

const wrongInstructor = (name: string): Fault<FieldErrorCode> => ({
  field: 'instructor',
  code: name === '' ? 'required' : 'unknown_instructor_here',
})

/** As the form of a thesis would send it. */
function topicOf(cells: FileRecord['cells']): {
  topic: Omit<TopicOfFile, 'instructorId'> | null
  faults: Fault<FieldErrorCode>[]
} {
  const day = (text = '') => (text === '' ? null : (readDay(text) ?? text))
  const { data, error } = CreateThesisBody.safeParse({
    thesisTitle: cells.topicTitle ?? '',
    thesisDescr: linesOf(cells.description ?? '')
      .map((line) => `<p>${escapeHtml(line)}</p>`)
      .join(''),
    thesisAssignType: cells.assignmentType || undefined,
    thesisIsPublicByInst: true,
    thesisIntDeadline: day(cells.interestDeadline),
    thesisStartDate: day(cells.startDate),
    thesisIntendedEnd: day(cells.intendedEnd),
    textLanguage: cells.textLanguage || undefined,
    tags: { keywords: readWords(cells.keywords ?? '').map((keyword) => ({ keyword, status: 'new' })) },
  })
  if (data === undefined) return { topic: null, faults: faultsOf(error) }
  const fields: ThesisFields = toPlain(THESIS_NAMES, data)
  const faults: Fault<FieldErrorCode>[] = endsBeforeStart(fields)
    ? [{ field: 'intendedEnd', code: 'end_before_start' }]
    : []
  return { topic: { fields, tags: data.tags?.keywords ?? [] }, faults }
}

const BLANKS = /\s+/g

const keyOf = (instructorId: number, title: string): Key => ({
  field: 'topicTitle',
  value: `${instructorId} ${foldGreek(title).replace(BLANKS, ' ')}`,
})
