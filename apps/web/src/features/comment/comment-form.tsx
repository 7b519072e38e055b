import { COMMENT_MAX } from '@diatrivi/domain/comment/comment'
import { ATTACHMENT_MAX_BYTES } from '@diatrivi/domain/todo-list/step'
import SendOutlined from '@mui/icons-material/SendOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useRef, useState } from 'react'
import { ATTACHMENT_ENDINGS, isAboutTheFile } from '../../model/attachment.ts'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../../shared/api/error-message.ts'
import { formatFileSize } from '../../shared/format/numbers.ts'
import { FileField } from '../../shared/ui/file-field.tsx'
import { useWriteComment } from './comment.mutations.ts'
import { useCommentDraft } from './use-comment-draft.ts'

/** Says something about a step. The field keeps the focus, so that the next sentence can follow the one sent. */
export function CommentForm({ stepId }: { stepId: number }) {
  const [text, setText] = useCommentDraft(stepId)
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const upload = useRef<AbortController | null>(null)
  const write = useWriteComment()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (write.isPending) return
    field.current?.focus()
    if (text.trim() === '') {
      setTrouble(m.comment_text_required())
      return
    }
    setTrouble(null)
    const controller = new AbortController()
    upload.current = controller
    const { signal } = controller
    const onProgress = file === null ? undefined : setProgress
    setProgress(file === null ? null : 0)
    try {
      await write.mutateAsync({ stepId, text, file, onProgress, signal })
      setText('')
      setFile(null)
    } catch (error) {
      if (signal.aborted) setTrouble(m.comment_cancelled())
      else if (!isAboutTheFile(error)) setTrouble(errorMessage(error))
    }
    setProgress(null)
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      <TextField
        label={m.comment_text()}
        inputRef={field}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setTrouble(null)
        }}
        error={trouble !== null}
        helperText={trouble ?? m.comment_characters_left({ count: COMMENT_MAX - text.length })}
        multiline
        minRows={2}
        maxRows={16}
        slotProps={{
          htmlInput: { maxLength: COMMENT_MAX, readOnly: write.isPending },
          formHelperText: trouble === null ? {} : { role: 'alert' },
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
        <FileField
          label={m.comment_file()}
          isCompact
          file={file}
          onChange={setFile}
          accept={ATTACHMENT_ENDINGS}
          maxBytes={ATTACHMENT_MAX_BYTES}
          hint={m.comment_file_hint({ size: formatFileSize(ATTACHMENT_MAX_BYTES) })}
          error={isAboutTheFile(write.error) ? errorMessage(write.error) : undefined}
          progress={progress}
          onCancel={() => upload.current?.abort()}
          disabled={write.isPending}
        />
        <Button
          type="submit"
          startIcon={<SendOutlined />}
          disabled={write.isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          {write.isPending ? m.comment_sending() : m.comment_send()}
        </Button>
      </Box>
    </Box>
  )
}
