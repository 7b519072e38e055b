import type { Answer } from '@diatrivi/client/answer'
import { noAnswer } from '@diatrivi/client/api-error'
import type { PreparedRequest } from '@diatrivi/client/request'
import { type SendOptions, sendPlainly } from './send-plainly.ts'

/** Sends a call, and reads its answer. What only forms with files need comes with the first of them. */
export async function send(request: PreparedRequest, options: SendOptions): Promise<Answer> {
  if (!(request.body instanceof FormData)) return sendPlainly(request, options)
  const { sendForm } = await import('./send-form.ts').catch(() => {
    throw noAnswer()
  })
  return sendForm(request, options)
}
