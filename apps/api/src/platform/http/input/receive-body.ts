import type { Endpoint } from '@diatrivi/contract/endpoint'
import { BODY_MAX_BYTES } from '@diatrivi/contract/limits'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal/refusal.ts'
import type { UploadedFile } from '../../upload.ts'
import { fileName } from '../file-name/file-name.ts'
import { parseJsonFields } from './form-fields.ts'
import { acceptedMediaType } from './media-type/media-type.ts'
import { type ReceivedFile, receiveForm } from './receive-form.ts'
import { removeTemporaryFile } from './temporary-file.ts'
import type { Sender, UploadInFlight, UploadsInFlight } from './uploads-in-flight.ts'

/** A body as it came: its fields, and its file when it had one. */
export interface ReceivedBody {
  fields: unknown
  /** The file by its bytes, once the caller is admitted: 415 for a type that the endpoint does not take. */
  acceptFile(): Promise<UploadedFile | null>
  /** Removes the file from disk, unless a service has moved it away. */
  discard(): Promise<void>
}

export interface Receiving {
  endpoint: Endpoint
  folder: string
  uploads: UploadsInFlight
  /** Judges the token, where it has come before the file. */
  senderOf(fields: Record<string, unknown>): Promise<Sender>
}

export async function receiveBody(request: FastifyRequest, receiving: Receiving): Promise<ReceivedBody> {
  const { endpoint, folder, uploads, senderOf } = receiving
  if (!request.isMultipart()) return received(request.body, null, endpoint)
  if (endpoint.file === undefined) throw new Refusal('media_type_not_accepted')
  const begun: UploadInFlight[] = []
  const endUploads = () => {
    for (const upload of begun) upload.end()
  }
  try {
    const { fields, file } = await receiveForm(request, {
      file: endpoint.file,
      maxFieldBytes: endpoint.maxBodyBytes ?? BODY_MAX_BYTES,
      folder,
      beginUpload: async (before) => {
        const upload = uploads.begin(await senderOf(before))
        begun.push(upload)
        return upload
      },
    })
    return received(parseJsonFields(endpoint.body, fields), file, endpoint, endUploads)
  } catch (error) {
    endUploads()
    throw error
  }
}

function received(
  fields: unknown,
  file: ReceivedFile | null,
  { file: rule }: Endpoint,
  endUploads: () => void = () => undefined,
): ReceivedBody {
  return {
    fields,
    acceptFile: async () => {
      if (rule === undefined) return null
      if (file !== null) return accepted(file, rule.kind)
      if (rule.required) throw new Refusal('validation', { fields: { selectedFile: { code: 'required' } } })
      return null
    },
    discard: async () => {
      endUploads()
      if (file !== null) await removeTemporaryFile(file.path)
    },
  }
}

async function accepted(
  { givenName, ...file }: ReceivedFile,
  kind: Parameters<typeof acceptedMediaType>[2],
): Promise<UploadedFile> {
  const mediaType = await acceptedMediaType(file.path, givenName, kind)
  return { ...file, name: fileName(givenName, mediaType), mediaType }
}
