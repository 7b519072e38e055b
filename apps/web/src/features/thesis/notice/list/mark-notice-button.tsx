import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { m } from '../../../../paraglide/messages.js'
import { useSession } from '../../../../shared/api/session.ts'
import DoneOutlined from '../../../../shared/icons/done-outlined.tsx'
import MarkEmailUnreadOutlined from '../../../../shared/icons/mark-email-unread-outlined.tsx'
import { TOUCH } from '../../../../shared/ui/measures.ts'
import { useErrorToast } from '../../../../shared/ui/use-error-toast.ts'
import type { Notice } from '../notice.mapper.ts'
import { useMarkNotice } from '../notice.mutations.ts'
import { noticeSentence } from '../notice-sentence.ts'

/** Marks a notice as read, or as unread again. */
export function MarkNoticeButton({ notice }: { notice: Notice }) {
  const mark = useMarkNotice()
  const errorToast = useErrorToast()
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
            .catch((error: unknown) => errorToast(error))
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

/** With a mouse the tooltip has the word; on touch screens it is always shown. */
const WORD = { display: 'none', [TOUCH]: { display: 'inline' } }

/** The button of a read notice appears only under the mouse or the focus. */
const QUIET = {
  '@media (hover: hover)': { opacity: 0 },
  'li:hover &, &:focus-visible': { opacity: 1 },
}
