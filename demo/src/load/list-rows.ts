import type { DemoPlan, Moment, PlannedList, PlannedStep } from '../demo-plan.ts'
import type { Ids } from './ids.ts'
import type { KeptFiles } from './stored-files.ts'

export function listRows(plan: DemoPlan, ids: Ids) {
  return plan.lists.map(
    ({ key, instructor, thesis, title, description, archivedAt, createdAt, updatedAt }) => ({
      id: key,
      instructorId: ids.account(instructor),
      thesisId: thesis,
      title,
      description,
      archivedAt: date(archivedAt),
      createdAt: new Date(createdAt),
      updatedAt: new Date(updatedAt),
    }),
  )
}

/** A step with the id it gets: counted through all lists. */
export interface NumberedStep {
  id: number
  list: PlannedList
  position: number
  step: PlannedStep
}

export function numberSteps(plan: DemoPlan): NumberedStep[] {
  return plan.lists
    .flatMap((list) => list.steps.map((step, index) => ({ list, position: index + 1, step })))
    .map((entry, index) => ({ id: index + 1, ...entry }))
}

export function stepRows(steps: readonly NumberedStep[]) {
  return steps.map(({ id, list, position, step }) => ({
    id,
    listId: list.key,
    position,
    title: step.title,
    description: step.description,
    durationAmount: step.duration.amount,
    durationUnit: step.duration.unit,
    studentConfirmedAt: date(step.studentConfirmedAt),
    instructorConfirmedAt: date(step.instructorConfirmedAt),
    returnedAt: date(step.returned?.at ?? null),
    returnReason: step.returned?.reason ?? null,
    createdAt: new Date(list.createdAt),
    updatedAt: new Date(lastChange(list, step)),
  }))
}

export function stepFileRows(steps: readonly NumberedStep[], ids: Ids, files: KeptFiles) {
  return steps.flatMap(({ id, step }) =>
    step.files.map((file, index) => ({
      itemId: id,
      version: index + 1,
      fileId: files.idOf(file),
      name: file.name,
      uploadedBy: ids.account(file.uploadedBy),
      uploadedAt: new Date(file.uploadedAt),
    })),
  )
}

function lastChange({ createdAt }: PlannedList, step: PlannedStep): Moment {
  return step.instructorConfirmedAt ?? step.studentConfirmedAt ?? step.returned?.at ?? createdAt
}

function date(moment: Moment | null): Date | null {
  return moment === null ? null : new Date(moment)
}
