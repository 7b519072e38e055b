import { and, eq } from 'drizzle-orm'
import { paper, paperForm, paperReturn } from '../modules/examination/paper/tables.ts'
import { storedFile } from '../platform/storage/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'

type PaperRow = typeof paper.$inferSelect

export function paperFactories({ db, clock }: FactoryDependencies) {
  /** A paper without bytes, that says nothing that is true. */
  const aPaper = async (
    values: Partial<PaperRow> & Pick<PaperRow, 'departmentId' | 'facts'>,
  ): Promise<PaperRow> => {
    const number = nextNumber()
    const file = await inserted(db, storedFile, {
      storageKey: `paper-${number}`,
      contentHash: '0'.repeat(64),
      size: 1,
      mediaType: 'application/pdf',
      createdAt: clock.now(),
    })
    return inserted(db, paper, {
      kind: values.facts.kind,
      year: 2026,
      number,
      code: String(number).padStart(16, '0') as PaperRow['code'],
      factsHash: '0'.repeat(64),
      fileId: file.id,
      issuedOn: '2026-03-10',
      createdAt: clock.now(),
      ...values,
    })
  }

  /** The signed copy of a paper, with bytes that are nowhere. */
  const aPaperReturn = (
    of: PaperRow,
    values: Partial<typeof paperReturn.$inferSelect> = {},
  ): Promise<typeof paperReturn.$inferSelect> =>
    inserted(db, paperReturn, {
      paperId: of.id,
      fileId: of.fileId,
      name: 'Υπογεγραμμένο.pdf',
      how: 'scan',
      returnedAt: clock.now(),
      ...values,
    })

  /** A department has one form of a kind, so that the one before makes way. */
  const aPaperForm = async (
    values: Pick<typeof paperForm.$inferSelect, 'departmentId' | 'kind' | 'fileId'>,
  ): Promise<typeof paperForm.$inferSelect> => {
    const isBefore = and(eq(paperForm.departmentId, values.departmentId), eq(paperForm.kind, values.kind))
    await db.transaction((tx) => tx.delete(paperForm).where(isBefore))
    return inserted(db, paperForm, { name: 'Έντυπο.docx', setAt: clock.now(), ...values })
  }

  return { aPaper, aPaperReturn, aPaperForm }
}
