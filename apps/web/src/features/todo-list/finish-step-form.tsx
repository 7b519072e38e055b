import { ATTACHMENT_MAX_BYTES } from '@diatrivi/domain/todo-list/step'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useRef, useState } from 'react'
import { ATTACHMENT_ENDINGS, isAboutTheFile } from '../../model/attachment.ts'
import type { Step } from '../../model/todo-list.mapper.ts'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../../shared/api/error-message.ts'
import { formatFileSize } from '../../shared/format/numbers.ts'
import { FileField } from '../../shared/ui/file-field.tsx'
import { useToast } from '../../shared/ui/toast-provider.tsx'
import { useFinishStep } from './step.mutations.ts'
import type { TakeTurn } from './use-turn.ts'

/** The student's turn: with or without a file, and with a way out while the file is still going up. */
export function FinishStepForm({ step, take }: { step: Step; take: TakeTurn }) {
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const upload = useRef<AbortController | null>(null)
  const toast = useToast()
  const finish = useFinishStep()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (finish.isPending) return
    const controller = new AbortController()
    upload.current = controller
    const { signal } = controller
    const onProgress = file === null ? undefined : setProgress
    await take(() => finish.mutateAsync({ stepId: step.id, file, signal, onProgress }), {
      done: m.todo_list_finished(),
      onRefused: (error) => {
        if (signal.aborted) toast({ severity: 'info', message: m.todo_list_upload_cancelled() })
        else if (!isAboutTheFile(error)) toast({ severity: 'error', message: errorMessage(error) })
      },
    })
    setProgress(null)
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <FileField
        label={m.todo_list_attach_file()}
        file={file}
        onChange={setFile}
        accept={ATTACHMENT_ENDINGS}
        maxBytes={ATTACHMENT_MAX_BYTES}
        hint={m.todo_list_attach_hint({ size: formatFileSize(ATTACHMENT_MAX_BYTES) })}
        error={isAboutTheFile(finish.error) ? errorMessage(finish.error) : undefined}
        progress={progress}
        onCancel={() => upload.current?.abort()}
        disabled={finish.isPending}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<CheckOutlined />}
        disabled={finish.isPending}
        sx={{ justifySelf: 'start' }}
      >
        {finish.isPending ? m.todo_list_sending() : m.todo_list_finish()}
      </Button>
    </Box>
  )
}
