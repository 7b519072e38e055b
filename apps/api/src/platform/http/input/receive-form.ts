import type { FileRule } from '@diatrivi/contract/endpoint'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal/refusal.ts'
import { removeTemporaryFile, type TemporaryFile, writeTemporaryFile } from './temporary-file.ts'

/** The field that carries the file. */
const FILE_FIELD = 'selectedFile'
const FIELD_MAX_BYTES = 200_000
const FIELDS_MAX = 30

export interface ReceivedFile extends TemporaryFile {
  givenName: string | undefined
}

export interface ReceivedForm {
  fields: Record<string, unknown>
  file: ReceivedFile | null
}

/** Reads a multipart body whose parts come in any order. The caller removes the file when the request is over. */
export async function receiveForm(
  request: FastifyRequest,
  rule: FileRule,
  folder: string,
): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, file: null }
  try {
    for await (const part of parts(request, rule)) await receivePart(part, form, rule, folder)
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

function parts(request: FastifyRequest, rule: FileRule): AsyncIterableIterator<Multipart> {
  return request.parts({
    limits: { fileSize: rule.maxBytes + 1, files: 5, fields: FIELDS_MAX, fieldSize: FIELD_MAX_BYTES },
  })
}

async function receivePart(part: Multipart, form: ReceivedForm, rule: FileRule, folder: string) {
  if (part.type === 'field') {
    if (part.valueTruncated) throw new Refusal('body_too_large')
    form.fields[part.fieldname] = part.value
  } else if (part.fieldname === FILE_FIELD) {
    await receiveFile(part, form, rule, folder)
  } else {
    form.fields[part.fieldname] = await readSmall(part)
  }
}

async function receiveFile(part: MultipartFile, form: ReceivedForm, rule: FileRule, folder: string) {
  const received = await writeTemporaryFile(part.file, folder, rule.maxBytes)
  // A browser sends an empty part for a file input that was left empty.
  const isLeftEmpty = received.size === 0 && !part.filename
  if (isLeftEmpty || form.file !== null) await removeTemporaryFile(received.path)
  if (isLeftEmpty) return
  if (form.file !== null) throw new Refusal('validation', { fields: { [FILE_FIELD]: { code: 'invalid' } } })
  form.file = { ...received, givenName: part.filename }
}

/** Some clients send their JSON fields as blobs, which travel as files. */
async function readSmall(part: MultipartFile): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > FIELD_MAX_BYTES) throw new Refusal('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
