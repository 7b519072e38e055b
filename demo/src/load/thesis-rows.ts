import type { DemoPlan } from '../demo-plan.ts'
import type { Ids } from './ids.ts'
import type { KeptFiles } from './stored-files.ts'

export function thesisRows(plan: DemoPlan, ids: Ids, files: KeptFiles) {
  return plan.theses.map(
    ({ key, instructor, student, finalFile, image, rulebook, programme, keywords: _, ...thesis }) => ({
      ...thesis,
      id: key,
      instructorId: ids.account(instructor),
      studentId: student === null ? null : ids.account(student),
      finalFileId: finalFile === null ? null : files.idOf(finalFile),
      finalFileName: finalFile?.name ?? null,
      imageId: image,
      rulebookId: rulebook,
      programmeId: programme,
      createdAt: new Date(thesis.createdAt),
      updatedAt: new Date(thesis.updatedAt),
    }),
  )
}

export function thesisKeywordRows(plan: DemoPlan, ids: Ids) {
  return plan.theses.flatMap(({ key, keywords }) =>
    keywords.map((label) => ({ thesisId: key, keywordId: ids.keyword(label) })),
  )
}

export function interestRows(plan: DemoPlan, ids: Ids) {
  return plan.interests.map(({ thesis, student, priority, declaredAt, answeredAt }) => ({
    thesisId: thesis,
    studentId: ids.account(student),
    priority,
    answeredPositively: answeredAt !== null,
    declaredAt: new Date(declaredAt),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
  }))
}

export function pastAssignmentRows(plan: DemoPlan, ids: Ids) {
  return plan.pastAssignments.map(({ key, thesis, student, list, reason, startDate, releasedAt }) => ({
    id: key,
    thesisId: thesis,
    studentId: ids.account(student),
    listId: list,
    reason,
    startDate,
    releasedAt: new Date(releasedAt),
  }))
}

export function eventRows(plan: DemoPlan, ids: Ids) {
  return plan.events.map(({ thesis, actor, what, details, happenedAt }) => ({
    thesisId: thesis,
    actorId: ids.account(actor),
    what,
    details,
    happenedAt: new Date(happenedAt),
  }))
}
