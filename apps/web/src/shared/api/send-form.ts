import type { Answer } from '@diatrivi/client/answer'
import { noAnswer } from '@diatrivi/client/api-error'
import type { PreparedRequest } from '@diatrivi/client/request'
import { PATIENCE, type SendOptions, sendPlainly } from './send-plainly.ts'

/** Sends a form with files: says how much of it has gone up, and tells a file that has changed from a broken line. */
export async function sendForm(request: PreparedRequest, options: SendOptions): Promise<Answer> {
  try {
    return await (options.onProgress ? sendWithProgress : sendPlainly)(request, options)
  } catch (error) {
    if (options.signal?.aborted) throw error
    if (await hasChangedFile(request)) throw noAnswer('file_changed')
    throw error
  }
}

/** `fetch` cannot report how much of a body is sent. */
function sendWithProgress(request: PreparedRequest, { signal, onProgress }: SendOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    let isLate = false
    const giveUp = () => {
      isLate = true
      xhr.abort()
    }
    let timer = setTimeout(giveUp, PATIENCE)
    xhr.open(request.method, request.url)
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, PATIENCE)
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    xhr.onload = () =>
      resolve({ status: xhr.status, header: (name) => xhr.getResponseHeader(name), text: xhr.responseText })
    xhr.onerror = () => reject(noAnswer())
    xhr.onabort = () =>
      reject(isLate ? noAnswer('late') : new DOMException('The upload was cancelled.', 'AbortError'))
    xhr.onloadend = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) xhr.abort()
    else xhr.send(request.body)
  })
}

/** Browsers refuse to read a file that was changed, moved or deleted after it was chosen, and say no more than that the call failed. */
async function hasChangedFile({ body }: PreparedRequest): Promise<boolean> {
  if (!(body instanceof FormData)) return false
  const files = [...body.values()].filter((value) => value instanceof File)
  const read = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()))
  return read.some(({ status }) => status === 'rejected')
}
