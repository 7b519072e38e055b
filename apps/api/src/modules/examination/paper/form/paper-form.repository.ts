import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { paperForm } from '../tables.ts'

interface NewForm {
  departmentId: number
  kind: PaperKind
  fileId: number
  name: string
  setById: number
  setAt: Date
}

/** In the place of the one before, whose version goes on. */
export async function writeForm(tx: Tx, form: NewForm): Promise<number> {
  const { fileId, name, setById, setAt } = form
  const [row] = await tx
    .insert(paperForm)
    .values(form)
    .onConflictDoUpdate({
      target: [paperForm.departmentId, paperForm.kind],
      set: { fileId, name, setById, setAt, version: sql`${paperForm.version} + 1` },
    })
    .returning({ id: paperForm.id })
  if (row === undefined) throw new Error('the form was not written')
  return row.id
}

export async function deleteForm(tx: Tx, id: number): Promise<void> {
  await tx.delete(paperForm).where(eq(paperForm.id, id))
}
