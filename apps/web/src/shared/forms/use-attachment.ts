import { ATTACHMENT_MAX_BYTES } from '@diatrivi/domain/thesis/todo-list/step'
import { type RefObject, useRef, useState } from 'react'
import { errorMessage } from '../api/error-message.ts'
import { isFileError } from '../api/file-error.ts'
import { isSaidByDialog } from '../api/said-by-dialog.ts'
import type { SendOptions } from '../api/send-plainly.ts'
import { type FileLimits, fileProblem } from '../ui/file-problem.ts'

/** Documents, archives and images, as the API takes them; it checks the bytes itself. */
export const ATTACHMENT_LIMITS: FileLimits = {
  accept:
    '.pdf,.doc,.docx,.odt,.rtf,.txt,.md,.tex,.ppt,.pptx,.odp,.xls,.xlsx,.ods,.csv,.zip,.7z,.gz,.tar,.png,.jpg,.jpeg,.webp,.gif,.svg',
  maxBytes: ATTACHMENT_MAX_BYTES,
}

/** Options of the call that sends the file. */
export interface Upload extends SendOptions {
  file: File | null
}

/** The error of a failed upload that the form still has to show. */
export interface SendingProblem {
  severity: 'info' | 'error'
  message: string
}

export interface Attachment {
  /** Null while none is chosen. One that must not be sent is chosen too, and keeps the form from being sent. */
  file: File | null
  /** Choosing another file, or none, clears the error of the one before. */
  choose: (file: File | null) => void
  /** From 0 to 1, and null while no upload runs. */
  progress: number | null
  /** What the API found wrong with the file itself. */
  problem: string | undefined
  /** Where the file is chosen; it has the focus after a file kept the form from being sent. */
  field: RefObject<HTMLButtonElement | null>
  /** Sends the file with the given call; throws what that throws, and `FileRefused` before the call. */
  send: <Answer>(call: (upload: Upload) => Promise<Answer>) => Promise<Answer>
  cancel: () => void
  /** The problem that the form shows for an error of `send`: null where it already stands beside the file, or over the page. */
  formProblem: (error: unknown, cancelled: string) => SendingProblem | null
}

/** The file of a form: its choice, its upload with progress and cancellation, and the API's refusal. */
export function useAttachment(): Attachment {
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const sending = useRef<AbortController | null>(null)
  const field = useRef<HTMLButtonElement>(null)

  async function send<Answer>(call: (upload: Upload) => Promise<Answer>): Promise<Answer> {
    if (fileProblem(file, ATTACHMENT_LIMITS) !== null) {
      field.current?.focus()
      throw new FileRefused()
    }
    const controller = new AbortController()
    sending.current = controller
    setProblem(undefined)
    setProgress(file === null ? null : 0)
    try {
      return await call({
        file,
        signal: controller.signal,
        onProgress: file === null ? undefined : setProgress,
      })
    } catch (error) {
      if (isAboutTheFile(error)) setProblem(errorMessage(error))
      throw error
    } finally {
      setProgress(null)
    }
  }

  return {
    file,
    choose: (chosen) => {
      setProblem(undefined)
      setFile(chosen)
    },
    progress,
    problem,
    field,
    send,
    cancel: () => sending.current?.abort(),
    formProblem: (error, cancelled) => {
      if (isCancelled(error)) return { severity: 'info', message: cancelled }
      return isAboutTheFile(error) || isSaidByDialog(error)
        ? null
        : { severity: 'error', message: errorMessage(error) }
    },
  }
}

/** The field already shows the sentence. */
class FileRefused extends Error {}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** A refusal that is shown beside the file, where another file can be chosen. */
function isAboutTheFile(error: unknown): boolean {
  return error instanceof FileRefused || isFileError(error)
}
