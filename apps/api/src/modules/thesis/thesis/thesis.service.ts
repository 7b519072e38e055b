import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisFields } from '@diatrivi/domain/thesis/thesis/thesis'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { KeywordService } from '../../institution/keyword/keyword.service.ts'
import {
  deleteThesis,
  type Giving,
  giveThesis,
  insertThesis,
  linkTheses,
  replaceKeywords,
  type StudentsPart,
  takeFromStudent,
  updateImage,
  updateStudentsPart,
  updateThesis,
} from './thesis.repository.ts'

/** What actions do to a thesis, in their transaction, at their moment. The caller has locked the thesis. */
export function thesisService({ keywords }: { keywords: KeywordService }) {
  return {
    /** Returns the id. */
    async create(
      tx: Tx,
      instructorId: number,
      { fields, labels }: { fields: ThesisFields; labels: readonly string[] },
      at: Date,
    ): Promise<number> {
      const id = await insertThesis(tx, instructorId, fields, at)
      if (labels.length === 0) return id
      await replaceKeywords(tx, id, await keywords.ensure(tx, labels))
      await keywords.changed(tx)
      return id
    },

    /** Without labels the keywords stay as they are. */
    async edit(
      tx: Tx,
      id: number,
      { fields, labels }: { fields: Partial<ThesisFields>; labels: readonly string[] | undefined },
      at: Date,
    ): Promise<void> {
      await updateThesis(tx, id, fields, at)
      if (labels === undefined) return
      await replaceKeywords(tx, id, await keywords.ensure(tx, labels))
      await keywords.changed(tx)
    },

    mark: (tx: Tx, id: number, given: { mark: number; endDate: IsoDate }, at: Date): Promise<void> =>
      updateThesis(tx, id, given, at),

    /** It ended when it ended. */
    changeMark: (tx: Tx, id: number, mark: number, at: Date): Promise<void> =>
      updateThesis(tx, id, { mark }, at),

    /** Its student works on it again. */
    reopen: (tx: Tx, id: number, at: Date): Promise<void> =>
      updateThesis(tx, id, { mark: null, endDate: null }, at),

    /** It starts today unless its instructor has set a day, and is judged by the book that is named. */
    give: (tx: Tx, id: number, to: Giving, at: Date): Promise<void> =>
      giveThesis(tx, { thesisId: id, ...to, at }),

    /** Theses of students who have one topic: docs/regulation.md#share-topic. */
    link: (tx: Tx, ids: readonly number[], groupKey: string): Promise<void> => linkTheses(tx, ids, groupKey),

    /** With everything that was the student's. */
    takeFromStudent: (tx: Tx, id: number, at: Date): Promise<void> => takeFromStudent(tx, id, at),

    changeStudentsPart: (tx: Tx, id: number, changes: Partial<StudentsPart>, at: Date): Promise<void> =>
      updateStudentsPart(tx, id, changes, at),

    showImage: (tx: Tx, id: number, imageId: number, at: Date): Promise<void> =>
      updateImage(tx, id, imageId, at),

    delete: async (tx: Tx, id: number): Promise<void> => {
      await deleteThesis(tx, id)
      await keywords.changed(tx)
    },
  }
}

export type ThesisService = ReturnType<typeof thesisService>
