import type { FileRule } from '@diatrivi/contract/endpoint'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal/refusal.ts'
import { removeTemporaryFile, type TemporaryFile, writeTemporaryFile } from './temporary-file.ts'
import type { UploadInFlight } from './uploads-in-flight.ts'

/** The field that carries the file. */
const FILE_FIELD = 'selectedFile'
export const FIELDS_MAX = 20
/** Fields that travel as files, and the file. */
export const FILES_MAX = 5
/** Bytes of what stands before a part; the name of a file is the longest of it. */
export const PART_HEAD_MAX_BYTES = 8_000

export interface ReceivedFile extends TemporaryFile {
  givenName: string | undefined
}

export interface ReceivedForm {
  fields: Record<string, unknown>
  file: ReceivedFile | null
}

export interface FormRules {
  file: FileRule
  /** The most bytes of all fields together. */
  maxFieldBytes: number
  folder: string
  /** Asked before the first byte of a file is kept, with the fields that came before it. */
  beginUpload(fields: Record<string, unknown>): Promise<UploadInFlight>
}

/** Reads a multipart body whose parts come in any order. The caller removes the file when the request is over. */
export async function receiveForm(request: FastifyRequest, rules: FormRules): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, file: null }
  const left = { bytes: rules.maxFieldBytes }
  try {
    for await (const part of parts(request, rules)) await receivePart(part, form, left, rules)
    return form
  } catch (error) {
    if (form.file !== null) await removeTemporaryFile(form.file.path)
    // What is still on its way is thrown away, so that the connection can carry the refusal and the next request.
    request.raw.unpipe()
    request.raw.resume()
    throw isJudged(error) ? error : new Refusal('malformed_body', { cause: error })
  }
}

/** A refusal, the framework's or the disk's complaint. The parser's own errors have no mark: all mean a torn form. */
function isJudged(error: unknown): boolean {
  if (error instanceof Refusal) return true
  return error instanceof Error && ('statusCode' in error || 'syscall' in error)
}

function parts(
  request: FastifyRequest,
  { file, maxFieldBytes }: FormRules,
): AsyncIterableIterator<Multipart> {
  return request.parts({
    limits: {
      fileSize: file.maxBytes + 1,
      files: FILES_MAX,
      fields: FIELDS_MAX,
      parts: FIELDS_MAX + FILES_MAX,
      fieldSize: maxFieldBytes,
      headerSize: PART_HEAD_MAX_BYTES,
    },
  })
}

async function receivePart(part: Multipart, form: ReceivedForm, left: { bytes: number }, rules: FormRules) {
  if (part.type === 'field') {
    if (part.valueTruncated) throw new Refusal('body_too_large')
    take(left, Buffer.byteLength(typeof part.value === 'string' ? part.value : JSON.stringify(part.value)))
    form.fields[part.fieldname] = part.value
  } else if (part.fieldname === FILE_FIELD) {
    await receiveFile(part, form, rules)
  } else {
    form.fields[part.fieldname] = await readSmall(part, left)
  }
}

async function receiveFile(part: MultipartFile, form: ReceivedForm, rules: FormRules) {
  if (form.file !== null) throw new Refusal('validation', { fields: { [FILE_FIELD]: { code: 'invalid' } } })
  const upload = await rules.beginUpload(form.fields)
  const received = await writeTemporaryFile(part.file, {
    folder: rules.folder,
    maxBytes: rules.file.maxBytes,
    onBytes: upload.add,
  })
  // A browser sends an empty part for a file input that was left empty.
  const isLeftEmpty = received.size === 0 && !part.filename
  if (isLeftEmpty) await removeTemporaryFile(received.path)
  else form.file = { ...received, givenName: part.filename }
}

/** Some clients send their JSON fields as blobs, which travel as files. */
async function readSmall(part: MultipartFile, left: { bytes: number }): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    take(left, chunk.length)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function take(left: { bytes: number }, bytes: number): void {
  left.bytes -= bytes
  if (left.bytes < 0) throw new Refusal('body_too_large')
}
