import { z } from 'zod'

/*
 * The format of an archive, as docs/guides/backup.md describes it: a tar file with these parts in this order.
 *
 *   archive.json          what it is of: read first, before anything is changed
 *   tables/<name>/<n>.gz  the rows of a table in PostgreSQL's COPY text format, in pieces that may be concatenated
 *   files/<id>            the bytes of the row of `stored_file` with that id
 *   manifest.json         counts and checksums
 *   SHA256SUMS            of every part before it: what lacks it was not finished
 */

/** Grows when an older program could no longer read what a newer one writes. */
export const FORMAT = 1

export const CONTENTS_PART = 'archive.json'
export const MANIFEST_PART = 'manifest.json'
export const SUMS_PART = 'SHA256SUMS'
export const tablePart = (table: string, piece: number) =>
  `tables/${table}/${String(piece).padStart(6, '0')}.gz`
export const filePart = (id: number) => `files/${id}`

export const ArchiveContents = z.object({
  format: z.literal('diatrivi-archive'),
  formatVersion: z.int().positive(),
  createdAt: z.iso.datetime(),
  /** The newest migration of its database, by the hash of its statements. */
  migration: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
})
export type ArchiveContents = z.infer<typeof ArchiveContents>

const TableDigest = z.object({
  name: z.string(),
  rows: z.int().nonnegative(),
  /** The digest of all rows in COPY text format, ordered by the primary key. */
  sha256: z.string(),
})
export type TableDigest = z.infer<typeof TableDigest>

const SequenceState = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })
export type SequenceState = z.infer<typeof SequenceState>

export const ArchiveManifest = z.object({
  tables: z.array(TableDigest),
  sequences: z.array(SequenceState),
  files: z.object({
    count: z.int().nonnegative(),
    bytes: z.int().nonnegative(),
    /** Rows whose bytes the storage did not give, and what it said. */
    missing: z.array(z.object({ id: z.int(), reason: z.string() })),
    /** Ids of rows whose bytes were not those that were uploaded; they are in the archive as they were found. */
    altered: z.array(z.int()),
  }),
})
export type ArchiveManifest = z.infer<typeof ArchiveManifest>
