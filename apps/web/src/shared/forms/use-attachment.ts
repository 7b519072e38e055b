import { useRef, useState } from 'react'
import { isApiError, isSessionEnd } from '../api/api-error.ts'
import { errorMessage } from '../api/error-message.ts'
import type { SendOptions } from '../api/send.ts'

/** Options of the call that sends the file. */
export interface Upload extends SendOptions {
  file: File | null
}

/** The error of a failed upload that the form still has to show. */
export interface SendingTrouble {
  severity: 'info' | 'error'
  message: string
}

export interface Attachment {
  /** Null while none is chosen. */
  file: File | null
  /** Choosing another file, or none, clears the error of the one before. */
  choose: (file: File | null) => void
  /** From 0 to 1, and null while no upload runs. */
  progress: number | null
  /** What the API found wrong with the file itself. */
  trouble: string | undefined
  /** Sends the file with the given call; throws what that throws. */
  send: <Answer>(call: (upload: Upload) => Promise<Answer>) => Promise<Answer>
  cancel: () => void
  /** The trouble that the form shows for an error of `send`: null where it already stands beside the file, or over the page. */
  formTrouble: (error: unknown, cancelled: string) => SendingTrouble | null
}

/** The file of a form: its choice, its upload with progress and cancellation, and the API's refusal. */
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
    formTrouble: (error, cancelled) => {
      if (isCancelled(error)) return { severity: 'info', message: cancelled }
      return isAboutTheFile(error) || isSessionEnd(error)
        ? null
        : { severity: 'error', message: errorMessage(error) }
    },
  }
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** A refusal that is shown beside the file, where another file can be chosen. */
function isAboutTheFile(error: unknown): boolean {
  return isApiError(error, 'file_too_large') || isApiError(error, 'file_type_not_accepted')
}
