import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { image } from '../modules/institution/image/tables.ts'
import { PLACES } from '../modules/institution/institution/institution.model.ts'
import { department, institution } from '../modules/institution/institution/tables.ts'
import { storedFile } from '../platform/storage/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'

type InstitutionRow = typeof institution.$inferSelect
type DepartmentRow = typeof department.$inferSelect

/** A white PNG of one pixel, which papers can show. */
const EMBLEM = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
)

export function placeFactories({ db, clock, storage, keptAnswers }: FactoryDependencies) {
  async function insertedPlace<Row>(place: Promise<Row>): Promise<Row> {
    const row = await place
    keptAnswers?.forget(PLACES)
    return row
  }

  const anInstitution = (values: Partial<InstitutionRow> = {}): Promise<InstitutionRow> =>
    insertedPlace(
      inserted(db, institution, { name: `Πανεπιστήμιο ${nextNumber()}`, type: 'university', ...values }),
    )

  const aDepartment = async ({
    of,
    ...values
  }: Partial<DepartmentRow> & { of?: { id: number } } = {}): Promise<DepartmentRow> => {
    const institutionId = values.institutionId ?? (of ?? (await anInstitution())).id
    return insertedPlace(
      inserted(db, department, { name: `Τμήμα ${nextNumber()}`, ...values, institutionId }),
    )
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

  /** Gives the institution an emblem; returns its id. */
  const anEmblem = async ({ institutionId }: { institutionId: number }): Promise<number> => {
    const { id: emblemFileId } = await aStoredFile(EMBLEM, 'image/png')
    await db.transaction((tx) =>
      tx.update(institution).set({ emblemFileId }).where(eq(institution.id, institutionId)),
    )
    return emblemFileId
  }

  return { anInstitution, aDepartment, aStoredFile, anImage, anEmblem }
}

export type PlaceFactories = ReturnType<typeof placeFactories>
