import { createHash } from 'node:crypto'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import { COVER_MEDIA_TYPE } from '@diatrivi/api/platform/images/covers'
import type { Storage } from '@diatrivi/api/platform/storage/storage'
import {
  deleteStoredFile,
  insertStoredFile,
  listStoredBytes,
} from '@diatrivi/api/platform/storage/stored-file.repository'
import { drawCovers } from '../artwork/covers.ts'
import type { DemoPlan, PlannedFile, PlannedImage } from '../demo-plan.ts'
import { renderDocument } from '../documents/render.ts'
import { isEmpty } from '../is-empty.ts'
import { someAtOnce } from './some-at-once.ts'

/** By the ids of their rows. */
export interface KeptFiles {
  /** The file of each use: two steps with the same words have two files, because each is deleted by itself. */
  idOf(file: PlannedFile): number
  idsOf(image: PlannedImage): { previewFileId: number; coverFileId: number }
}

const AT_ONCE = 6

interface Stores {
  db: Db
  storage: Storage
}

/**
 * Draws and stores the files of the plan. Each has its row as soon as it is stored: were these written with all others, a
 * start that is cut off would leave hundreds of files whose owners are not known.
 */
export async function storeFiles(
  plan: DemoPlan,
  { db, storage, now }: Stores & { now: Date },
): Promise<KeptFiles> {
  async function store({ bytes, mediaType, contentHash }: Content): Promise<number> {
    const storageKey = await storage.put({ bytes })
    const row = { storageKey, contentHash, size: bytes.length, mediaType, createdAt: now }
    return (await db.transaction((tx) => insertStoredFile(tx, row))).id
  }

  const images = new Map<PlannedImage, { previewFileId: number; coverFileId: number }>()
  const uses = new Map<PlannedFile, number>()
  const results = await Promise.allSettled([
    someAtOnce(AT_ONCE, plan.images, async (image) => {
      const { preview, cover } = await drawCovers(image.department, image.variant)
      const previewFileId = await store(contentOf(preview, COVER_MEDIA_TYPE))
      images.set(image, { previewFileId, coverFileId: await store(contentOf(cover, COVER_MEDIA_TYPE)) })
    }),
    someAtOnce(AT_ONCE, [...usesOf(plan)], async ([document, files]) => {
      const content = contentOf(await renderDocument(documentOf(plan, document)), 'application/pdf')
      for (const file of files) uses.set(file, await store(content))
    }),
  ])
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return { idOf: (file) => known(uses, file), idsOf: (image) => known(images, image) }
}

/** Takes away what a load has stored that was cut off: in a database without people and places it has no owner. */
export async function removeStoredFiles({ db, storage }: Stores): Promise<void> {
  if (!(await isEmpty(db))) return
  const files = await listStoredBytes(db)
  // The rows last, by which the next attempt knows of what is left.
  for (const { storageKey } of files) await storage.remove(storageKey)
  await db.transaction(async (tx) => {
    for (const { id } of files) await deleteStoredFile(tx, id)
  })
}

interface Content {
  bytes: Uint8Array
  mediaType: string
  contentHash: string
}

function contentOf(bytes: Uint8Array, mediaType: string): Content {
  return { bytes, mediaType, contentHash: createHash('sha256').update(bytes).digest('hex') }
}

/** Each document with all the files that carry it. */
function usesOf({ accounts, theses, lists }: DemoPlan): Map<string, PlannedFile[]> {
  const files = [
    ...accounts.flatMap(({ cv }) => cv ?? []),
    ...theses.flatMap(({ finalFile }) => finalFile ?? []),
    ...lists.flatMap(({ steps }) => steps.flatMap((step) => step.files)),
    ...lists.flatMap(({ steps }) => steps.flatMap((step) => step.comments.flatMap(({ file }) => file ?? []))),
  ]
  return Map.groupBy(files, ({ document }) => document)
}

function documentOf(plan: DemoPlan, key: string) {
  return known(plan.documents, key)
}

function known<Key, Value>(values: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = values.get(key)
  if (value === undefined) throw new Error('The plan names a key that it does not hold')
  return value
}
