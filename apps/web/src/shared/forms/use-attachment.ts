import { useRef, useState } from 'react'
import { isApiError } from '../api/api-error.ts'
import { errorMessage } from '../api/error-message.ts'
import type { SendOptions } from '../api/send.ts'

/** What goes along with the call that sends the file. */
export interface Upload extends SendOptions {
  file: File | null
}

/** What is left to be said of a sending that failed. */
export interface SendingTrouble {
  severity: 'info' | 'error'
  message: string
}

export interface Attachment {
  /** Null while none is chosen. */
  file: File | null
  /** Choosing another, or none, takes back what was said of the one before. */
  choose: (file: File | null) => void
  /** From 0 to 1, and null while nothing goes up. */
  progress: number | null
  /** What the API found wrong with the file itself. */
  trouble: string | undefined
  /** Sends it with the call that is handed in; throws what that throws. */
  send: <Answer>(call: (upload: Upload) => Promise<Answer>) => Promise<Answer>
  cancel: () => void
  /** What a form says of an error of `send`: null where it stands beside the file already. */
  tell: (error: unknown, cancelled: string) => SendingTrouble | null
}

/** The file of a form: chosen, sent with its progress, called off on the way, and judged by the API. */
export function useAttachment(): Attachment {
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string>()
  const sending = useRef<AbortController | null>(null)

  async function send<Answer>(call: (upload: Upload) => Promise<Answer>): Promise<Answer> {
    const controller = new AbortController()
    sending.current = controller
    setTrouble(undefined)
    setProgress(file === null ? null : 0)
    try {
      return await call({
        file,
        signal: controller.signal,
        onProgress: file === null ? undefined : setProgress,
      })
    } catch (error) {
      if (isAboutTheFile(error)) setTrouble(errorMessage(error))
      throw error
    } finally {
      setProgress(null)
    }
  }

  return {
    file,
    choose: (chosen) => {
      setTrouble(undefined)
      setFile(chosen)
    },
    progress,
    trouble,
    send,
    cancel: () => sending.current?.abort(),
    tell: (error, cancelled) => {
      if (isCancelled(error)) return { severity: 'info', message: cancelled }
      return isAboutTheFile(error) ? null : { severity: 'error', message: errorMessage(error) }
    },
  }
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** A refusal that is said beside the file, where another one can be chosen. */
function isAboutTheFile(error: unknown): boolean {
  return isApiError(error, 'file_too_large') || isApiError(error, 'file_type_not_accepted')
}
