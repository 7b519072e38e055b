import type { CurrentThesisAnswer } from '@diatrivi/contract/thesis/interest/interest.schemas'
import type { PastThesisView, ThesisEvent, ThesisView } from '@diatrivi/contract/thesis/thesis/thesis.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import { thesisState } from '@diatrivi/domain/thesis/thesis/thesis'
import type { z } from 'zod'
import { presentKeyword } from '../../institution/keyword/keyword.presenter.ts'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { HistoryEvent } from '../../thesis/history/history.queries.ts'
import type { PersonContact, Thesis } from '../../thesis/thesis/thesis.model.ts'
import { presentTodoList } from '../../thesis/todo-list/todo-list.presenter.ts'
import type { CurrentThesis } from './current-thesis.service.ts'
import type { PastThesis, SeenInterest, SeenThesis } from './thesis-view.model.ts'

export function presentThesis({
  thesis,
  showsMark,
  showsStudentsEmail,
  fit,
  interests,
  list,
  phase,
  exactMark,
}: SeenThesis): ThesisView {
  return {
    thesisID: thesis.id,
    thesisTitle: thesis.title,
    titleEn: thesis.titleEnglish,
    thesisDescr: thesis.description,
    thesisAssignType: thesis.assignmentType,
    thesisIsPublicByInst: thesis.publicByInstructor ? 1 : 0,
    thesisIsPublicByStu: thesis.publicByStudent ? 1 : 0,
    thesisIntDeadline: toWireDay(thesis.interestDeadline),
    thesisStartDate: toWireDay(thesis.startDate),
    thesisIntendedEnd: toWireDay(thesis.intendedEnd),
    textLanguage: thesis.textLanguage,
    thesisEndDate: toWireDay(thesis.endDate),
    thesisMark: showsMark ? thesis.mark : null,
    thesisAbstract: thesis.abstract,
    student: thesis.student && presentContact(thesis.student, showsStudentsEmail),
    doList: list && presentTodoList(list),
    prefersTheses: interests.map(presentInterest),
    keywords: thesis.keywords.map(presentKeyword),
    instructor: presentPerson(thesis.instructor),
    attachment: presentFile(thesis.finalFileName),
    featuredImageID: thesis.imageId,
    state: thesisState(thesis),
    fit,
    department: presentPlace(thesis),
    version: thesis.version,
    createdAt: toWireMoment(thesis.createdAt),
    // Left out in the plain flow, where nothing is answered that older clients do not know.
    ...(thesis.rulebook && { rulebook: presentRulebookOf(thesis.rulebook) }),
    ...(phase === null ? {} : { processPhase: phase }),
    ...presentExact(exactMark),
  }
}

function presentExact(mark: number | null): Pick<ThesisView, 'thesisMarkExact'> {
  return mark === null ? {} : { thesisMarkExact: hundredthsText(mark) }
}

function presentRulebookOf({ id, title, inForceFrom, isExamined }: NonNullable<Thesis['rulebook']>) {
  return { rulebookID: id, title, inForceFrom: toWireDay(inForceFrom), isExamined }
}

export function presentCurrentThesis({
  current,
  interests,
}: CurrentThesis): z.input<typeof CurrentThesisAnswer> {
  return {
    thesis: current && presentThesis(current),
    preferedThesis: interests.map(({ seen, priority, answeredPositively }) => ({
      thesisID: presentThesis(seen),
      isAssigned: answeredPositively ? 1 : 0,
      prefOrder: priority,
    })),
  }
}

export function presentPastThesis({ released, ...thesis }: PastThesis): PastThesisView {
  return {
    thesisID: thesis.id,
    thesisTitle: thesis.title,
    instructor: presentPerson(thesis.instructor),
    from: toWireDay(thesis.startDate),
    until: toWireDay(thesis.endDate),
    thesisMark: thesis.mark,
    ...presentExact(thesis.exactMark),
    released: released && {
      assignmentID: released.assignmentId,
      reason: released.reason,
      thesisAbstract: released.abstract,
      attachment: presentFile(released.finalFileName),
      doListID: released.listId,
    },
  }
}

export function presentEvent({ what, who, details, happenedAt }: HistoryEvent): z.input<typeof ThesisEvent> {
  return { when: toWireMoment(happenedAt), who: who && presentPerson(who), what, details }
}

function presentFile(name: string | null): ThesisView['attachment'] {
  return name === null ? null : { attachFileName: name }
}

function presentPlace(thesis: Thesis): ThesisView['department'] {
  const { departmentId, departmentName, institutionId, institutionName } = thesis
  return {
    depID: departmentId,
    depName: departmentName,
    instID: institutionId,
    instName: institutionName,
  }
}

function presentInterest(interest: SeenInterest): ThesisView['prefersTheses'][number] {
  return {
    ...presentPerson(interest.student),
    prefOrder: interest.priority,
    isAssigned: interest.answeredPositively ? 1 : 0,
    declaredAt: toWireMoment(interest.declaredAt),
    fit: interest.fit,
  }
}

function presentContact(person: PersonContact, showsEmail: boolean): NonNullable<ThesisView['student']> {
  return { ...presentPerson(person), uEmail: showsEmail ? person.email : null }
}
