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

export async function sendPlainly(request: PreparedRequest, { signal }: SendOptions): Promise<Answer> {
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
