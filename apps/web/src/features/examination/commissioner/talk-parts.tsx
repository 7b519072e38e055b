import { COMMENT_MAX } from '@diatrivi/domain/thesis/comment/comment'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { errorMessage } from '../../../shared/api/error-message.ts'
import { fieldError } from '../../../shared/api/field-error.ts'
import { isSaidByDialog } from '../../../shared/api/said-by-dialog.ts'
import { formatClock } from '../../../shared/format/dates.ts'
import SendOutlined from '../../../shared/icons/send-outlined.tsx'
import { CountedField } from '../../../shared/ui/counted-field.tsx'
import type { TalkComment } from './commissioner.mapper.ts'

/** The conversation with a firm, oldest first; the same for the two and for the mentor. */
export function TalkList({ comments }: { comments: readonly TalkComment[] }) {
  if (comments.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{m.commissioner_talk_empty()}</Typography>
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {comments.map(({ key, author, writtenAt, text }) => (
        <Box component="li" key={key} sx={ITEM}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {author}
            </Box>
            <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {formatClock(writtenAt)}
            </Box>
          </Box>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>{text}</Box>
        </Box>
      ))}
    </Box>
  )
}

interface TalkFormProps {
  label: string
  /** Rejects where it is refused; the text stays then. */
  onSend: (text: string) => Promise<unknown>
  isPending: boolean
}

/** Writes in the conversation with a firm. */
export function TalkForm({ label, onSend, isPending }: TalkFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (text.trim() === '') {
      setProblem(m.commissioner_comment_required())
      return
    }
    try {
      await onSend(text)
      setText('')
    } catch (error) {
      setProblem(isSaidByDialog(error) ? null : (fieldError(error, 'text') ?? errorMessage(error)))
    }
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      <CountedField
        label={label}
        text={text}
        onChange={(typed) => {
          setText(typed)
          setProblem(null)
        }}
        maxLength={COMMENT_MAX}
        rows={2}
        problem={problem}
        readOnly={isPending}
      />
      <Button type="submit" startIcon={<SendOutlined />} loading={isPending} sx={{ justifySelf: 'end' }}>
        {m.word_send()}
      </Button>
    </Box>
  )
}

/** Hairlines between comments, none around them. */
const ITEM = {
  display: 'grid',
  gap: 1.5,
  py: 4,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { pt: 0, borderTop: 0 },
}
