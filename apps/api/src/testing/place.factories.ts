import { createHash } from 'node:crypto'
import { image } from '../modules/institution/image/tables.ts'
import { department, institution } from '../modules/institution/institution/tables.ts'
import { storedFile } from '../platform/storage/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'

type InstitutionRow = typeof institution.$inferSelect
type DepartmentRow = typeof department.$inferSelect

export function placeFactories({ db, clock, storage }: FactoryDependencies) {
  const anInstitution = (values: Partial<InstitutionRow> = {}): Promise<InstitutionRow> =>
    inserted(db, institution, { name: `Πανεπιστήμιο ${nextNumber()}`, type: 'university', ...values })

  const aDepartment = async ({
    of,
    ...values
  }: Partial<DepartmentRow> & { of?: { id: number } } = {}): Promise<DepartmentRow> => {
    const institutionId = values.institutionId ?? (of ?? (await anInstitution())).id
    return inserted(db, department, { name: `Τμήμα ${nextNumber()}`, ...values, institutionId })
  }

  /** Bytes in the storage and the row that refers to them. */
  const aStoredFile = async (content: string | Uint8Array = 'content', mediaType = 'text/plain') => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const storageKey = await storage.put({ bytes })
    const contentHash = createHash('sha256').update(bytes).digest('hex')
    return inserted(db, storedFile, {
      storageKey,
      contentHash,
      size: bytes.length,
      mediaType,
      createdAt: clock.now(),
    })
  }

  const anImage = async ({ department: owner }: { department?: { id: number } } = {}) =>
    inserted(db, image, {
      departmentId: (owner ?? (await aDepartment())).id,
      previewFileId: (await aStoredFile('preview', 'image/webp')).id,
      coverFileId: (await aStoredFile('cover', 'image/webp')).id,
    })

  return { anInstitution, aDepartment, aStoredFile, anImage }
}

export type PlaceFactories = ReturnType<typeof placeFactories>
