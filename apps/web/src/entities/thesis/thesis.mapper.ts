import type { ThesisView } from '@diatrivi/contract/thesis/thesis/thesis.schemas'
import { compareDates, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Fit } from '@diatrivi/domain/thesis/thesis/fit'
import type { ThesisFacts, ThesisFields, ThesisState } from '@diatrivi/domain/thesis/thesis/thesis'
import type { Phase } from '@diatrivi/domain/view/process/phase'
import { toDay } from '../../shared/format/wire-day.ts'
import { toPerson } from '../person/person.mapper.ts'
import type { Person } from '../person/person.ts'
import { type TodoList, toTodoList } from '../todo-list/todo-list.mapper.ts'
import { isMe, ME, SOMEBODY_ELSE, type Viewer } from '../viewer/viewer.ts'

/** One student's interest in a thesis. */
export interface Interest {
  student: Person
  priority: number
  answeredPositively: boolean
  declaredOn: IsoDate
  /** What the student shares with the topic; null in the viewer's own. */
  fit: Fit | null
}

export interface Thesis extends ThesisFields {
  id: number
  publicByStudent: boolean
  endDate: IsoDate | null
  mark: number | null
  /** The mark as people read it: that of the committee where there is one, which `mark` rounds. */
  givenMark: number | null
  abstract: string | null
  finalTextName: string | null
  student: Person | null
  /** Whether the viewer may open the profile of the student. */
  isStudentsProfileOpen: boolean
  list: TodoList | null
  /** What the viewer shares with a topic; null for all but students with keywords in their profile. */
  fit: Fit | null
  /** All of them for the instructor; a student sees only the own one. */
  interests: Interest[]
  keywords: string[]
  instructor: Person
  imageId: number | null
  state: ThesisState
  department: { id: number; name: string; institutionId: number; institutionName: string }
  version: number
  createdOn: IsoDate
  /** The rules it was accepted under; null in the plain flow. */
  rulebook: { id: number; title: string; isExamined: boolean } | null
  /** Where it stands in its department's process; null in the plain flow, and for a reader who may not see it. */
  phase: Phase | null
}

/** Where a committee gave a mark, that is the mark: the whole number beside it only rounds it. */
export function toGivenMark({
  thesisMark,
  thesisMarkExact,
}: Pick<ThesisView, 'thesisMark' | 'thesisMarkExact'>): number | null {
  return thesisMarkExact === undefined ? thesisMark : Number(thesisMarkExact)
}

export function toThesis(wire: ThesisView): Thesis {
  return {
    id: wire.thesisID,
    title: wire.thesisTitle,
    titleEnglish: wire.titleEn,
    description: wire.thesisDescr,
    assignmentType: wire.thesisAssignType,
    publicByInstructor: wire.thesisIsPublicByInst === 1,
    publicByStudent: wire.thesisIsPublicByStu === 1,
    interestDeadline: toDay(wire.thesisIntDeadline),
    startDate: toDay(wire.thesisStartDate),
    intendedEnd: toDay(wire.thesisIntendedEnd),
    textLanguage: wire.textLanguage,
    endDate: toDay(wire.thesisEndDate),
    mark: wire.thesisMark,
    givenMark: toGivenMark(wire),
    abstract: wire.thesisAbstract,
    finalTextName: wire.attachment?.attachFileName ?? null,
    student: wire.student && toPerson(wire.student),
    // The address comes only to a reader who may see the profile.
    isStudentsProfileOpen: wire.student?.uEmail != null,
    list: wire.doList && toTodoList(wire.doList),
    fit: wire.fit,
    interests: wire.prefersTheses.map((entry) => ({
      student: toPerson(entry),
      priority: entry.prefOrder,
      answeredPositively: entry.isAssigned === 1,
      declaredOn: toDay(entry.declaredAt),
      fit: entry.fit,
    })),
    keywords: wire.keywords.map(({ keyword }) => keyword),
    instructor: toPerson(wire.instructor),
    imageId: wire.featuredImageID,
    state: wire.state,
    department: {
      id: wire.department.depID,
      name: wire.department.depName,
      institutionId: wire.department.instID,
      institutionName: wire.department.instName,
    },
    version: wire.version,
    createdOn: toDay(wire.createdAt),
    rulebook: wire.rulebook
      ? { id: wire.rulebook.rulebookID, title: wire.rulebook.title, isExamined: wire.rulebook.isExamined }
      : null,
    phase: wire.processPhase ?? null,
  }
}

/** What the domain's rules need to know, with people named relative to the viewer. */
export function toThesisFacts(thesis: Thesis, viewer: Viewer): ThesisFacts {
  return {
    instructorId: isMe(viewer, thesis.instructor) ? ME : SOMEBODY_ELSE,
    studentId: thesis.student && (isMe(viewer, thesis.student) ? ME : SOMEBODY_ELSE),
    departmentId: thesis.department.id,
    institutionId: thesis.department.institutionId,
    assignmentType: thesis.assignmentType,
    publicByInstructor: thesis.publicByInstructor,
    publicByStudent: thesis.publicByStudent,
    interestDeadline: thesis.interestDeadline,
    startDate: thesis.startDate,
    intendedEnd: thesis.intendedEnd,
    mark: thesis.mark,
  }
}

/** The viewer's own interest in the thesis, if any. */
export function ownInterest(thesis: Thesis, viewer: Viewer): Interest | null {
  return thesis.interests.find((interest) => isMe(viewer, interest.student)) ?? null
}

/** The day that the work began, as far as it is known: a planned start after the end never came. */
export function startOf({ startDate, endDate }: Pick<Thesis, 'startDate' | 'endDate'>): IsoDate | null {
  const hasCome = startDate === null || endDate === null || compareDates(startDate, endDate) <= 0
  return hasCome ? startDate : null
}
