import { type Answer, readAnswer } from '@diatrivi/client/answer'
import { noAnswer } from '@diatrivi/client/api-error'
import { fetchPrepared, type PreparedRequest } from '@diatrivi/client/request'
import { takeEarlyAnswer } from '../first-paint/before-scripts.ts'

export interface SendOptions {
  signal?: AbortSignal | undefined
  /** From 0 to 1, while a file goes up. */
  onProgress?: ((fraction: number) => void) | undefined
}

export function send(request: PreparedRequest, options: SendOptions): Promise<Answer> {
  return options.onProgress ? sendWithProgress(request, options) : sendPlainly(request, options)
}

async function sendPlainly(request: PreparedRequest, { signal }: SendOptions): Promise<Answer> {
  try {
    return await readAnswer((await takeEarlyAnswer(request)) ?? (await fetchPrepared(request, signal)))
  } catch (error) {
    if (signal?.aborted) throw error
    throw noAnswer()
  }
}

/** `fetch` cannot report how much of a body is sent. */
function sendWithProgress(request: PreparedRequest, { signal, onProgress }: SendOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    xhr.open(request.method, request.url)
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    xhr.onload = () =>
      resolve({ status: xhr.status, header: (name) => xhr.getResponseHeader(name), text: xhr.responseText })
    xhr.onerror = () => reject(noAnswer())
    xhr.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
    xhr.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) xhr.abort()
    else xhr.send(request.body)
  })
}
