import DoneOutlined from '@mui/icons-material/DoneOutlined'
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { m } from '../../../paraglide/messages.js'
import { errorMessage } from '../../../shared/api/error-message.ts'
import { useSession } from '../../../shared/api/session.ts'
import { TOUCH } from '../../../shared/ui/measures.ts'
import { useToast } from '../../../shared/ui/toast-provider.tsx'
import type { Notice } from '../notice.mapper.ts'
import { useMarkNotice } from '../notice.mutations.ts'
import { noticeSentence } from '../notice-sentence.ts'

/** Turns a notice over: read, or unread again. */
export function MarkNoticeButton({ notice }: { notice: Notice }) {
  const mark = useMarkNotice()
  const toast = useToast()
  const reader = useSession().facts?.role ?? 'student'
  const act = notice.isRead ? m.notice_mark_unread() : m.notice_mark_read()
  const sentence = noticeSentence(notice.kind, notice.facts, reader)
  const Icon = notice.isRead ? MarkEmailUnreadOutlined : DoneOutlined
  return (
    <Tooltip title={act}>
      <Button
        variant="text"
        size="small"
        color="neutral"
        aria-label={m.notice_mark_of({ act, notice: sentence })}
        onClick={() =>
          void mark
            .mutateAsync({ notice, isRead: !notice.isRead })
            .catch((error: unknown) => toast({ severity: 'error', message: errorMessage(error) }))
        }
        sx={[BUTTON, notice.isRead && QUIET]}
      >
        <Icon fontSize="small" aria-hidden />
        <Box component="span" sx={WORD}>
          {act}
        </Box>
      </Button>
    </Tooltip>
  )
}

const BUTTON = {
  position: 'relative',
  gap: 1.5,
  minWidth: 44,
  ml: 'auto',
  mr: -2,
  my: -1.5,
}

/** Where a mouse can ask for it the tooltip says the word; a finger is told it at once. */
const WORD = { display: 'none', [TOUCH]: { display: 'inline' } }

/** What is read has nothing left to be done; a mouse or the focus brings the way back into sight. */
const QUIET = {
  '@media (hover: hover)': { opacity: 0 },
  'li:hover &, &:focus-visible': { opacity: 1 },
}
