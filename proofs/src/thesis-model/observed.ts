import { aThesis } from './consequences.ts'
import type { StepState, ThesisModel } from './model.ts'
import { at, readThesis, type Scene } from './scene.ts'

/** A thesis as the API shows it, in the words of the model. */
export async function observed(scene: Scene, thesis: number): Promise<ThesisModel> {
  const { instructor } = at(scene.theses, thesis)
  const seen = await readThesis(scene, thesis)
  if (seen === null) return { ...aThesis(instructor, false), isDeleted: true }
  const student = seen.student && numberOf(scene, seen.student.username)
  return {
    instructor,
    isPublic: seen.thesisIsPublicByInst === 1,
    isDeleted: false,
    student,
    mark: seen.thesisMark,
    interests: Object.fromEntries(
      seen.prefersTheses.map(({ username, prefOrder, isAssigned }) => [
        numberOf(scene, username),
        { priority: prefOrder, isAnswered: isAssigned === 1 },
      ]),
    ),
    steps: seen.doList?.doListItems.map(stateOf) ?? null,
  }
}

function stateOf({
  dliStudentOK,
  dliInstructorOK,
  unread,
}: {
  dliStudentOK: 0 | 1
  dliInstructorOK: 0 | 1
  unread: boolean
}): StepState {
  if (dliInstructorOK === 1) return 'confirmed'
  if (dliStudentOK === 0) return 'open'
  return unread ? 'finished' : 'answered'
}

function numberOf({ students }: Scene, username: string): number {
  return students.findIndex((student) => student.username === username)
}

/** What of a thesis the model still says once it is deleted. */
export function comparable(thesis: ThesisModel): ThesisModel {
  return thesis.isDeleted ? { ...aThesis(thesis.instructor, false), isDeleted: true } : thesis
}
