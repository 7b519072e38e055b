import { PAPER_KINDS } from '@diatrivi/domain/examination/paper/paper-facts'
import { EVENT_KINDS } from '@diatrivi/domain/thesis/thesis/event'
import { HIGHEST_MARK, LOWEST_MARK } from '@diatrivi/domain/thesis/thesis/mark'
import {
  ASSIGNMENT_TYPES,
  DEFAULT_TEXT_LANGUAGE,
  TEXT_LANGUAGES,
  THESIS_ORDERS,
  THESIS_SEARCH_MAX,
  THESIS_STATES,
  THESIS_STATUSES,
  THESIS_TITLE_MAX,
  type ThesisState,
  type ThesisStatus,
} from '@diatrivi/domain/thesis/thesis/thesis'
import {
  OFFICE_FILTER_NAME_MAX,
  OFFICE_FILTER_YEARS,
  PROCESS_PHASES,
} from '@diatrivi/domain/view/department-list/office-filter'
import { OVERLAYS, PHASES } from '@diatrivi/domain/view/process/phase'
import { z } from 'zod'
import { RulebookOfThesis } from '../../department/rulebook/rulebook.schemas.ts'
import { IdParam } from '../../ids.ts'
import { TagsValue } from '../../institution/keyword/keyword.schemas.ts'
import { HTML_MAX, KEYWORD_MAX, KEYWORDS_MAX, REASON_MAX, TEXT_MAX } from '../../limits.ts'
import { PageQuery } from '../../paging.ts'
import { Username } from '../../people/account/account.schemas.ts'
import { AttachedFile, KeywordLabel, PersonContact, PersonName } from '../../people.schemas.ts'
import { SeveralTheses } from '../../several-theses.schemas.ts'
import {
  Flag,
  FlagParam,
  integer,
  nameLine,
  nameLineOrNone,
  optionalText,
  requiredText,
  text,
  ZeroOrOne,
} from '../../values.ts'
import { DateValue, DayOfThesis, WireDate } from '../../wire-dates.ts'
import { TodoListView } from '../todo-list/todo-list.schemas.ts'
import { MarkText } from './mark-text.ts'
import type { OfficeFilterWireName, ThesisFilterWireName, ThesisWireName } from './thesis.names.ts'

/** An object that has at least these fields. */
type WithFields<Name extends string> = Record<string, z.ZodType> & Record<Name, z.ZodType>

export const ThesisParams = z.object({ thesisId: IdParam })
export const VisibilityParams = z.object({ thesisId: IdParam, flag: FlagParam })

/** Keywords that a student shares with a topic and, without those, with its instructor. */
const KeywordFit = z.strictObject({ topic: z.array(z.string()), instructor: z.array(z.string()) })

/** One interested student. Unknown to older clients: `declaredAt`, `fit`. */
export const InterestedStudent = z.strictObject({
  ...PersonName.shape,
  prefOrder: z.int(),
  isAssigned: ZeroOrOne,
  declaredAt: WireDate,
  /** Null in a student's own entry: there the thesis says it. */
  fit: KeywordFit.nullable(),
})

/** A thesis. Unknown to older clients: `instructor.username`, `department`, `state`, `fit`, `version`, `createdAt`. */
export const ThesisView = z.strictObject({
  thesisID: z.int(),
  thesisTitle: z.string(),
  /** The title in English; null where it is not known yet. */
  titleEn: z.string().nullable(),
  thesisDescr: z.string(),
  thesisAssignType: z.enum(ASSIGNMENT_TYPES),
  thesisIsPublicByInst: ZeroOrOne,
  thesisIsPublicByStu: ZeroOrOne,
  thesisIntDeadline: WireDate.nullable(),
  thesisStartDate: WireDate.nullable(),
  thesisIntendedEnd: WireDate.nullable(),
  textLanguage: z.enum(TEXT_LANGUAGES),
  thesisEndDate: WireDate.nullable(),
  /** Null for strangers too: a thesis made public never shows its mark to them. */
  thesisMark: z.int().nullable(),
  thesisAbstract: z.string().nullable(),
  student: PersonContact.nullable(),
  /**
   * Null when there is none and, once the thesis has a student, for callers who are neither its instructor, its student
   * nor an administrator. Before that they read the steps without states, moments, files and comments.
   */
  doList: TodoListView.nullable(),
  /** All for the instructor and administrators; a student's own entry only. */
  prefersTheses: z.array(InterestedStudent),
  keywords: z.array(KeywordLabel),
  instructor: PersonName,
  attachment: AttachedFile.nullable(),
  featuredImageID: z.int().nullable(),
  state: z.enum(THESIS_STATES),
  /**
   * What the calling student shares with a topic without a student; null for all others and without keywords of one's
   * own.
   */
  fit: KeywordFit.nullable(),
  department: z.strictObject({ depID: z.int(), depName: z.string(), instID: z.int(), instName: z.string() }),
  version: z.int(),
  createdAt: WireDate,
  /** The rules it was accepted under; left out in the plain flow. */
  rulebook: RulebookOfThesis.optional(),
  /** Where it stands in its department's process; left out in the plain flow, and for a reader who may not see it. */
  processPhase: z.enum(PHASES).exactOptional(),
  /** The mark of its committee, which `thesisMark` rounds; left out where no committee marked it, and with the mark. */
  thesisMarkExact: MarkText.exactOptional(),
} satisfies WithFields<ThesisWireName>)
export type ThesisView = z.infer<typeof ThesisView>

/**
 * A thesis that the student no longer works on. One that was marked is still the student's and
 * is read whole by its id. One that was released leaves only this, and its list with the progress at the release.
 */
export const PastThesisView = z.strictObject({
  thesisID: z.int(),
  thesisTitle: z.string(),
  instructor: PersonName,
  from: WireDate.nullable(),
  until: WireDate.nullable(),
  thesisMark: z.int().nullable(),
  /** As that of a thesis. */
  thesisMarkExact: MarkText.exactOptional(),
  /** Null for a thesis that was marked. */
  released: z
    .strictObject({
      /** Goes into `assignment` of the final text. */
      assignmentID: z.int(),
      reason: z.string(),
      thesisAbstract: z.string().nullable(),
      attachment: AttachedFile.nullable(),
      /** The list is among the own lists with `released`; null where there was none. */
      doListID: z.int().nullable(),
    })
    .nullable(),
})
export type PastThesisView = z.infer<typeof PastThesisView>

const ThesisFields = {
  thesisTitle: nameLine(THESIS_TITLE_MAX),
  titleEn: nameLineOrNone(THESIS_TITLE_MAX),
  thesisAssignType: z.enum(ASSIGNMENT_TYPES, { error: 'invalid' }),
  thesisDescr: text(HTML_MAX)
    .nullable()
    .transform((html) => html ?? ''),
  thesisIsPublicByInst: Flag,
  thesisIntDeadline: DayOfThesis.nullable(),
  thesisStartDate: DayOfThesis.nullable(),
  thesisIntendedEnd: DayOfThesis.nullable(),
  textLanguage: z.enum(TEXT_LANGUAGES, { error: 'invalid' }),
  tags: TagsValue,
} satisfies Record<ThesisWireName | 'tags', z.ZodType>

/** Left out: no title in English, immediate, private, no dates, a text in Greek, no tags. */
export const CreateThesisBody = z.object({
  thesisTitle: ThesisFields.thesisTitle,
  titleEn: ThesisFields.titleEn.default(null),
  thesisAssignType: ThesisFields.thesisAssignType.default('immediate'),
  thesisDescr: ThesisFields.thesisDescr.default(''),
  thesisIsPublicByInst: ThesisFields.thesisIsPublicByInst.default(false),
  thesisIntDeadline: ThesisFields.thesisIntDeadline.default(null),
  thesisStartDate: ThesisFields.thesisStartDate.default(null),
  thesisIntendedEnd: ThesisFields.thesisIntendedEnd.default(null),
  textLanguage: ThesisFields.textLanguage.default(DEFAULT_TEXT_LANGUAGE),
  tags: ThesisFields.tags.optional(),
} satisfies Record<keyof typeof ThesisFields, z.ZodType>)

/** Fields left out stay as they are. */
export const EditThesisBody = z.object({ thesis: z.object(ThesisFields).partial() })

export const VisibilityOfThesesBody = z.object({
  theses: SeveralTheses,
  thesisIsPublicByInst: ThesisFields.thesisIsPublicByInst,
})

/** Null takes the deadline away. */
export const DeadlineOfThesesBody = z.object({
  theses: SeveralTheses,
  thesisIntDeadline: ThesisFields.thesisIntDeadline,
})

export const OfferThesesAgainBody = z.object({ theses: SeveralTheses })

export const MarkBody = z.object({ mark: integer(LOWEST_MARK, HIGHEST_MARK, 'mark_range') })
export const ReleaseBody = z.object({ reason: requiredText(REASON_MAX) })
/** Another student of the institution, who is asked to take the topic too. */
export const ShareTopicBody = z.object({ username: Username })
export const FinalTextBody = z.object({ thesisAbstract: optionalText(TEXT_MAX).optional() })

/** `assignment`: the text that a released assignment left behind, by the number that its event in the history carries. */
export const FinalTextQuery = z.object({ assignment: IdParam.optional() })

const KeywordFilter = text(KEYWORD_MAX)

/** The filters of every list of theses, combined with AND; all of `keywords` must be present. Left out: the newest first. */
export const ThesisFilterQuery = PageQuery.extend({
  sort: z.enum(THESIS_ORDERS, { error: 'invalid' }).optional(),
  search: text(THESIS_SEARCH_MAX).optional(),
  title: text(255).optional(),
  assignType: z.enum(ASSIGNMENT_TYPES, { error: 'invalid' }).optional(),
  language: z.enum(TEXT_LANGUAGES, { error: 'invalid' }).optional(),
  deadlineFrom: DateValue.optional(),
  deadlineUntil: DateValue.optional(),
  standing: z.enum(THESIS_STATUSES, { error: 'invalid' }).optional(),
  keywords: z
    .union([
      KeywordFilter.transform((one) => [one]),
      z.array(KeywordFilter).max(KEYWORDS_MAX, { error: 'too_long' }),
    ])
    .optional(),
} satisfies WithFields<ThesisFilterWireName>)

/** `all`: the whole institution, not only the student's own department. */
export const OpenThesesQuery = ThesisFilterQuery.extend({
  department: z.literal('all', { error: 'invalid' }).optional(),
})

/** `year`: the academic year in which the work began, by its first calendar year. */
export const DepartmentThesesQuery = ThesisFilterQuery.extend({
  phase: z.enum(PROCESS_PHASES, { error: 'invalid' }).optional(),
  overlay: z.enum(OVERLAYS, { error: 'invalid' }).optional(),
  instructor: text(OFFICE_FILTER_NAME_MAX).optional(),
  member: text(OFFICE_FILTER_NAME_MAX).optional(),
  programme: IdParam.optional(),
  year: integer(OFFICE_FILTER_YEARS.min, OFFICE_FILTER_YEARS.max, 'invalid').optional(),
  hasPaper: z.enum(PAPER_KINDS, { error: 'invalid' }).optional(),
  minutes: z
    .literal('due', { error: 'invalid' })
    .transform(() => true)
    .optional(),
} satisfies WithFields<OfficeFilterWireName>)

/** The same filters; every status is counted, so none is asked for. */
export const ThesisCountQuery = ThesisFilterQuery.omit({
  page: true,
  pageSize: true,
  sort: true,
  standing: true,
})

/** How many own theses there are by their state, and of those in progress by how they stand. */
export const ThesisCounts = z.strictObject({
  ungiven: z.int(),
  inProgress: z.int(),
  ended: z.int(),
  awaiting: z.int(),
  late: z.int(),
  onTime: z.int(),
} satisfies Record<ThesisState | ThesisStatus, z.ZodType>)

/** An entry of the history of a thesis: who did what when. */
export const ThesisEvent = z.strictObject({
  when: WireDate,
  who: PersonName.nullable(),
  what: z.enum(EVENT_KINDS),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
