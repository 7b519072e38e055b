import DraftsOutlined from '@mui/icons-material/DraftsOutlined'
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../../shared/api/error-message.ts'
import { useSession } from '../../shared/api/session.ts'
import { useToast } from '../../shared/ui/toast-provider.tsx'
import type { Notice } from './notice.mapper.ts'
import { useMarkNotice } from './notice.mutations.ts'
import { noticeSentence } from './notice-sentence.ts'

/** Turns a notice over: read, or unread again. */
export function MarkNoticeButton({ notice }: { notice: Notice }) {
  const mark = useMarkNotice()
  const toast = useToast()
  const reader = useSession().facts?.role ?? 'student'
  const act = notice.isRead ? m.notice_mark_unread() : m.notice_mark_read()
  const sentence = noticeSentence(notice.kind, notice.facts, reader)
  const Icon = notice.isRead ? MarkEmailUnreadOutlined : DraftsOutlined
  return (
    <Tooltip title={act}>
      <IconButton
        aria-label={m.notice_mark_of({ act, notice: sentence })}
        onClick={() =>
          void mark
            .mutateAsync({ notice, isRead: !notice.isRead })
            .catch((error: unknown) => toast({ severity: 'error', message: errorMessage(error) }))
        }
        sx={{ position: 'relative' }}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
