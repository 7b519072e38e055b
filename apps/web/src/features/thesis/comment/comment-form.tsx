import { COMMENT_MAX } from '@diatrivi/domain/thesis/comment/comment'
import { ATTACHMENT_MAX_BYTES } from '@diatrivi/domain/thesis/todo-list/step'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { fieldError } from '../../../shared/api/field-error.ts'
import { browserStorage } from '../../../shared/browser-storage.ts'
import { DRAFT_PREFIX } from '../../../shared/drafts.ts'
import { formatFileSize } from '../../../shared/format/numbers.ts'
import { AttachmentField } from '../../../shared/forms/attachment-field.tsx'
import { useAttachment } from '../../../shared/forms/use-attachment.ts'
import SendOutlined from '../../../shared/icons/send-outlined.tsx'
import { CountedField } from '../../../shared/ui/counted-field.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { useWriteComment } from './comment.mutations.ts'

/** Writes a comment on a step. The field keeps the focus, so that the next comment can follow. */
export function CommentForm({ stepId }: { stepId: number }) {
  const [text, setText] = useCommentDraft(stepId)
  const attachment = useAttachment()
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const write = useWriteComment()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (write.isPending) return
    field.current?.focus()
    if (text.trim() === '') {
      setProblem(m.comment_text_required())
      return
    }
    setProblem(null)
    try {
      await attachment.send((upload) => write.mutateAsync({ stepId, text, ...upload }))
      setText('')
      attachment.choose(null)
    } catch (error) {
      const refused = fieldError(error, 'text')
      setProblem(refused ?? attachment.formProblem(error, m.comment_cancelled())?.message ?? null)
    }
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3, ...NOT_ON_PAPER }}>
      <CountedField
        label={m.comment_text()}
        text={text}
        onChange={(typed) => {
          setText(typed)
          setProblem(null)
        }}
        maxLength={COMMENT_MAX}
        rows={2}
        problem={problem}
        readOnly={write.isPending}
        fieldRef={field}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
        <AttachmentField
          attachment={attachment}
          label={m.comment_file()}
          isCompact
          hint={m.comment_file_hint({ size: formatFileSize(ATTACHMENT_MAX_BYTES) })}
          disabled={write.isPending}
        />
        <Button
          type="submit"
          startIcon={<SendOutlined />}
          disabled={write.isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          {write.isPending ? m.word_sending() : m.word_send()}
        </Button>
      </Box>
    </Box>
  )
}

/** The draft of a comment, kept in this browser until it is sent, so that a closed step or window loses nothing. */
function useCommentDraft(stepId: number): [text: string, setText: (text: string) => void] {
  const key = `${DRAFT_PREFIX}comment-${stepId}`
  const [text, setText] = useState(() => browserStorage.get(key) ?? '')
  const keep = (typed: string) => {
    setText(typed)
    if (typed === '') browserStorage.remove(key)
    else browserStorage.set(key, typed)
  }
  return [text, keep]
}
