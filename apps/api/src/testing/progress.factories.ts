import { pastAssignment, stepComment, stepCommentFile, stepFile } from '../modules/thesis/todo-list/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted } from './inserted.ts'
import type { PlaceFactories } from './place.factories.ts'

type StepFileRow = typeof stepFile.$inferSelect
type StepCommentRow = typeof stepComment.$inferSelect
type PastAssignmentRow = typeof pastAssignment.$inferSelect

interface Row {
  id: number
}

/** What students leave behind while they work. */
export function progressFactories({ db, clock }: FactoryDependencies, { aStoredFile }: PlaceFactories) {
  /** The first upload of a step, unless `version` says otherwise. */
  const aStepFile = async (
    step: Row,
    { content = 'content', ...values }: Partial<StepFileRow> & { content?: string } = {},
  ): Promise<StepFileRow> =>
    inserted(db, stepFile, {
      version: 1,
      name: 'κεφάλαιο.txt',
      uploadedAt: clock.now(),
      ...values,
      itemId: step.id,
      fileId: values.fileId ?? (await aStoredFile(content)).id,
    })

  /** A comment on a step, with a file when `fileName` is given. */
  const aStepComment = async (
    step: Row,
    {
      author,
      fileName,
      content = 'content',
      ...values
    }: Partial<StepCommentRow> & { author: Row; fileName?: string; content?: string },
  ): Promise<StepCommentRow> => {
    const comment = await inserted(db, stepComment, {
      kind: 'comment',
      text: 'Καλημέρα σας.',
      writtenAt: clock.now(),
      ...values,
      itemId: step.id,
      authorId: author.id,
    })
    if (fileName !== undefined) {
      const { id: fileId } = await aStoredFile(content)
      await inserted(db, stepCommentFile, { commentId: comment.id, fileId, name: fileName })
    }
    return comment
  }

  /** A released one; `list` is what it left behind. */
  const aPastAssignment = ({
    thesis,
    student,
    list,
    ...values
  }: Partial<PastAssignmentRow> & { thesis: Row; student: Row; list?: Row }): Promise<PastAssignmentRow> =>
    inserted(db, pastAssignment, {
      reason: 'Διακοπή σπουδών',
      releasedAt: clock.now(),
      ...values,
      thesisId: thesis.id,
      studentId: student.id,
      listId: list?.id ?? null,
    })

  return { aStepFile, aStepComment, aPastAssignment }
}
