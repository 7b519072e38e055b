import type { FieldErrorCode } from '@diatrivi/contract/errors'
import { THESIS_NAMES, type ThesisWireName } from '@diatrivi/contract/thesis/thesis/thesis.names'
import { CreateThesisBody } from '@diatrivi/contract/thesis/thesis/thesis.schemas'
import { toPlain } from '@diatrivi/contract/wire-names'
import type { Tag } from '@diatrivi/domain/institution/keyword/keyword'
import { type IsoDate, isPast } from '@diatrivi/domain/shared/dates'
import { linesOf } from '@diatrivi/domain/shared/lines'
import { type ThesisFields, type ThesisState, thesisState } from '@diatrivi/domain/thesis/thesis/thesis'
import { endsBeforeStart } from '@diatrivi/domain/thesis/thesis/thesis-dates'
import { OFFICE_COLUMNS } from '@diatrivi/domain/work/import/import-columns'
import { IMPORT_TOPICS_MAX } from '@diatrivi/domain/work/import/import-kind'
import { readDay, readWords } from '@diatrivi/domain/work/import/read-cell'
import type { FileRecord, Records } from '@diatrivi/domain/work/import/read-records'
import type { Doubt, Fault, Judged, Key, Known } from '@diatrivi/domain/work/import/row-outcomes'
import type { Clock } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { escapeHtml } from '../../../../platform/mail/html.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import { listInstructorsOf, lockInstructorsOf } from '../../../people/account/account.queries.ts'
import { listAllOf, type ThesisOfDepartment } from '../../../thesis/thesis/thesis.queries.ts'
import { faultsOf, fieldsOf, shownIn } from './judging.model.ts'
import type { Kind } from './kind.model.ts'
import { spelt } from './spelt.model.ts'
import { type Supervisor, type Supervisors, supervisorsOf } from './supervisors.model.ts'
import { lockUnusedTheses } from './unused.queries.ts'

export interface TopicOfFile {
  instructorId: number
  fields: ThesisFields
  tags: readonly Tag[]
}

/** How topics become theses and go again: as for an instructor who makes one. */
export interface TopicMaking {
  /** Returns the id. */
  make(
    tx: Tx,
    by: { actorId: number; instructorId: number },
    given: Omit<TopicOfFile, 'instructorId'>,
  ): Promise<number>
  /** Prepares keywords that several topics share: first, so that two files do not wait for each other. */
  prepareKeywords(tx: Tx, tags: readonly Tag[]): Promise<void>
  /** Deletes a topic that was never used. */
  discard(tx: Tx, thesisId: number): Promise<void>
}

/**
 * The topics of one department, offered to students at once. One that is there is known by its instructor and its title
 * and stays as it is: what it says is the instructor's.
 */
export function topicsKind(
  departmentId: number,
  { topics, clock }: { topics: TopicMaking; clock: Clock },
): Kind<TopicOfFile> {
  return {
    columns: OFFICE_COLUMNS.topics,
    rowsMax: IMPORT_TOPICS_MAX,
    begin: (tx) => lockInstructorsOf(tx, departmentId),

    async judge(db, file) {
      const instructors = await listInstructorsOf(db, departmentId)
      const theses = await listAllOf(db, departmentId)
      const known = knownOf(theses)
      return { judged: judgeAll(file, supervisorsOf(instructors, theses), known, clock.today()), known }
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

/** By one title and one supervisor stand one topic and any number of ended theses; of several the offered one is meant. */
function knownOf(theses: readonly ThesisOfDepartment[]): Known<TopicOfFile>[] {
  const known = theses.map(({ id, version, instructor, studentId, mark, ...fields }) => {
    const { title } = fields
    const key = keyOf(instructor.id, title, thesisState({ studentId, mark }))
    return {
      id,
      version,
      label: title,
      shown: { topicTitle: title, instructor: fullName(instructor) },
      keys: [key] as [Key],
      isForeign: false,
      // What is given, a draft or ended is not missed, and no office reads a draft.
      scope: studentId === null && fields.publicByInstructor ? String(instructor.id) : NOT_OFFERED,
      values: { instructorId: instructor.id, fields, tags: [] },
    } satisfies Known<TopicOfFile>
  })
  const inOrder = known.toSorted(
    (one, other) => Number(one.scope === NOT_OFFERED) - Number(other.scope === NOT_OFFERED),
  )
  return [...Map.groupBy(inOrder, ({ keys: [key] }) => key.value).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const { keys } = first
    // Our own lists have a row for each of them.
    return [{ ...first, keys: [keys[0], ...others.map((_other, index) => nthKey(keys[0], index + 2))] }]
  })
}

function judgeAll(
  file: Records,
  supervisors: Supervisors,
  known: readonly Known<TopicOfFile>[],
  today: IsoDate,
): Judged<TopicOfFile, FieldErrorCode>[] {
  const byKey = new Map(known.map((topic) => [topic.keys[0].value, topic]))
  const timesNamed = new Map<Known<TopicOfFile>, number>()
  const timesOf = (topic: Known<TopicOfFile>) => timesNamed.get(topic) ?? 0
  const fields = fieldsOf(file)

  /** What is there stays as it is, whatever the row says beside its title and its supervisor. */
  function sameAs(topic: Known<TopicOfFile>, line: number): Judged<TopicOfFile, FieldErrorCode> {
    const times = timesOf(topic)
    timesNamed.set(topic, times + 1)
    const { label, shown, keys, values } = topic
    const scope = String(values.instructorId)
    return { line, label, shown, keys: [keys[times] ?? keys[0]], scope, faults: [], values }
  }

  function judge({ line, cells }: FileRecord): Judged<TopicOfFile, FieldErrorCode> {
    const { topicTitle: label = '', instructor: name = '', thesisState: state = '' } = cells
    const people = supervisors.called(name)
    const there = people.flatMap(({ id }) => byKey.get(keyOf(id, label, state).value) ?? [])
    const topic = there.find((one) => timesOf(one) < one.keys.length) ?? there[0]
    return topic === undefined ? judgeNew({ line, cells }, people) : sameAs(topic, line)
  }

  function judgeNew(
    { line, cells }: FileRecord,
    people: readonly Supervisor[],
  ): Judged<TopicOfFile, FieldErrorCode> {
    const { topicTitle: label = '', instructor: name = '', thesisState: state = '' } = cells

    const here = people.filter(({ isHere }) => isHere)
    const person = here.length === 1 ? here[0] : undefined
    const { topic, faults: wrongFields } = topicOf(cells)
    const faults = [
      ...(person === undefined ? [wrongInstructor(name, here.length, supervisors)] : []),
      ...wrongFields,
      ...(isAssigned(state) ? [NOT_TO_OFFER] : []),
    ]
    const scope = person === undefined ? null : String(person.id)
    if (person === undefined || topic === null || faults.length > 0) {
      return { line, label, shown: cells, keys: null, scope, faults, values: null }
    }
    const key = keyOf(person.id, topic.fields.title, state)
    const shown = shownIn(fields, { ...cells, instructor: fullName(person) })
    const { interestDeadline } = topic.fields
    const doubts: Doubt[] =
      interestDeadline !== null && isPast(interestDeadline, today)
        ? [{ field: 'interestDeadline', code: 'deadline_over' }]
        : []
    const values = { instructorId: person.id, ...topic }
    return { line, label, shown, keys: [key], scope, faults, doubts, values }
  }

  return file.records.map(judge)
}

const isAssigned = (state: string) =>
  state === ('inProgress' satisfies ThesisState) || state === ('ended' satisfies ThesisState)

const NOT_TO_OFFER: Fault<FieldErrorCode> = { field: 'thesisState', code: 'not_to_offer' }

function wrongInstructor(name: string, namesakes: number, supervisors: Supervisors): Fault<FieldErrorCode> {
  const code = namesakes > 1 ? 'ambiguous_instructor' : 'unknown_instructor_here'
  if (name === '') return { field: 'instructor', code: 'required' }
  return { field: 'instructor', code: supervisors.areSeveral(name) ? 'two_instructors' : code }
}

/** As the form of a thesis would send it. */
function topicOf(cells: FileRecord['cells']): {
  topic: Omit<TopicOfFile, 'instructorId'> | null
  faults: Fault<FieldErrorCode>[]
} {
  const day = (text = '') => (text === '' ? null : (readDay(text) ?? text))
  const { data, error } = CreateThesisBody.safeParse({
    thesisTitle: cells.topicTitle ?? '',
    titleEn: cells.titleEnglish ?? null,
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
  } satisfies Record<ThesisWireName | 'tags', unknown>)
  if (data === undefined) return { topic: null, faults: faultsOf(error) }
  const fields: ThesisFields = toPlain(THESIS_NAMES, data)
  const faults: Fault<FieldErrorCode>[] = endsBeforeStart(fields)
    ? [{ field: 'intendedEnd', code: 'end_before_start' }]
    : []
  return { topic: { fields, tags: data.tags?.keywords ?? [] }, faults }
}

/** An ended thesis is another one than a topic of the same title. */
const keyOf = (instructorId: number, title: string, state: string): Key => ({
  field: 'topicTitle',
  value: `${instructorId} ${state === ('ended' satisfies ThesisState) ? 'ended' : ''} ${spelt(title)}`,
})

const nthKey = ({ field, value }: Key, nth: number): Key => ({ field, value: `${nth} ${value}` })
