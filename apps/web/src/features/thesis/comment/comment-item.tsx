import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { download } from '../../../shared/api/download.ts'
import { formatClock } from '../../../shared/format/dates.ts'
import AttachFileOutlined from '../../../shared/icons/attach-file-outlined.tsx'
import UndoOutlined from '../../../shared/icons/undo-outlined.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { useErrorToast } from '../../../shared/ui/use-error-toast.ts'
import type { Comment } from './comment.mapper.ts'
import { TextWithLinks } from './text-with-links.tsx'

interface CommentItemProps {
  comment: Comment
  /** Marks the comment shown above already: the reason for which the step waits for the student now. */
  isSaidAbove: boolean
}

export function CommentItem({ comment, isSaidAbove }: CommentItemProps) {
  const { author, fileName } = comment
  return (
    <Box component="li" sx={ITEM}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'break-word' }}>
          {author === null ? m.word_deleted_account() : fullName(author)}
        </Box>
        <Box component="span" sx={TIME}>
          {formatClock(comment.writtenAt)}
        </Box>
        {comment.kind === 'return' && (
          <StatusChip size="small" tone="accent" icon={<UndoOutlined />} label={m.comment_returned()} />
        )}
      </Box>
      {isSaidAbove ? (
        <Box sx={{ color: 'text.secondary' }}>{m.comment_reason_above()}</Box>
      ) : (
        <TextWithLinks text={comment.text} />
      )}
      {fileName !== null && <CommentFile commentId={comment.id} name={fileName} />}
    </Box>
  )
}

function CommentFile({ commentId, name }: { commentId: number; name: string }) {
  const errorToast = useErrorToast()
  const open = () =>
    download('downloadStepCommentFile', { params: { commentId } }).catch((error: unknown) =>
      errorToast(error),
    )
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', minWidth: 0 }}>
      <AttachFileOutlined aria-hidden fontSize="small" sx={{ mt: 1, color: 'text.secondary' }} />
      <Button
        variant="text"
        size="small"
        onClick={open}
        aria-label={m.word_download_named({ name })}
        sx={FILE_LINK}
      >
        {name}
      </Button>
    </Box>
  )
}

const TIME = { fontSize: '0.875rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }

const FILE_LINK = {
  p: 0,
  minHeight: 28,
  minWidth: 0,
  textAlign: 'start',
  overflowWrap: 'break-word',
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  '&:hover': { bgcolor: 'transparent' },
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
