import { type Answer, readAnswer } from '@diatrivi/client/answer'
import { noAnswer } from '@diatrivi/client/api-error'
import { fetchPrepared, type PreparedRequest } from '@diatrivi/client/request'
import { takeEarlyAnswer } from '../first-paint/before-scripts.ts'

export interface SendOptions {
  signal?: AbortSignal | undefined
  /** From 0 to 1, while a file goes up. */
  onProgress?: ((fraction: number) => void) | undefined
}

/**
 * Milliseconds after which an answer is not waited for any more: a little longer than proxies wait (deploy/nginx), whose
 * answers say more. A file may take as long as it likes, while some of it goes up in each such time.
 */
export const PATIENCE = 90_000

export async function send(request: PreparedRequest, options: SendOptions): Promise<Answer> {
  try {
    return await (options.onProgress ? sendWithProgress : sendPlainly)(request, options)
  } catch (error) {
    if (options.signal?.aborted) throw error
    if (await hasChangedFile(request)) throw noAnswer('file_changed')
    throw error
  }
}

async function sendPlainly(request: PreparedRequest, { signal }: SendOptions): Promise<Answer> {
  const isLate = new AbortController()
  const timer = setTimeout(() => isLate.abort(), PATIENCE)
  const either = signal ? AbortSignal.any([signal, isLate.signal]) : isLate.signal
  // What was asked before the scripts came knows no signal.
  const over = Promise.withResolvers<never>()
  either.addEventListener('abort', () => over.reject(either.reason))
  const asked = async () =>
    readAnswer((await takeEarlyAnswer(request)) ?? (await fetchPrepared(request, either)))
  try {
    return await Promise.race([asked(), over.promise])
  } catch (error) {
    if (signal?.aborted) throw error
    throw isLate.signal.aborted ? noAnswer('late') : noAnswer()
  } finally {
    clearTimeout(timer)
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
