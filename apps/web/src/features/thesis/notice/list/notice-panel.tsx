import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { useSession } from '../../../../shared/api/session.ts'
import { noticeSettingsPathOf, paths } from '../../../../shared/paths.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { noticeQueries } from '../notice.queries.ts'
import { NoticeItem } from './notice-item.tsx'
import { ReadAllButton } from './read-all-button.tsx'

interface NoticePanelProps {
  anchor: HTMLElement | null
  unread: number
  onClose: () => void
}

/** The newest notices, under the bell. */
export function NoticePanel({ anchor, unread, onClose }: NoticePanelProps) {
  const id = useId()
  const role = useSession().facts?.role
  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: {
            display: 'flex',
            flexDirection: 'column',
            width: 'min(440px, calc(100vw - 32px))',
            maxHeight: 'min(640px, calc(100dvh - 96px))',
            mt: 2.5,
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, pl: 5, pr: 3, py: 3, minHeight: 60 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          {m.notice_title()}
        </Typography>
        {unread > 0 && <ReadAllButton size="small" />}
      </Box>
      <Box sx={{ overflowY: 'auto', flex: 1, borderTop: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Newest onClose={onClose} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, p: 2 }}>
        <Button component={Link} to={paths.notices()} variant="text" size="small" onClick={onClose}>
          {m.notice_show_all()}
        </Button>
        {role !== undefined && (
          <Button
            component={Link}
            to={noticeSettingsPathOf(role)}
            variant="text"
            size="small"
            onClick={onClose}
          >
            {m.notice_settings()}
          </Button>
        )}
      </Box>
    </Popover>
  )
}

function Newest({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(noticeQueries.newest())
  if (data === undefined) {
    if (error)
      return (
        <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} isRetrying={isFetching} />
      )
    return (
      <Box sx={{ p: 4 }}>
        <ListSkeleton count={4} />
      </Box>
    )
  }
  if (data.notices.length === 0) return <EmptyState text={m.notice_none()} drawing="envelope" isSmall />
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > :first-of-type': { borderTop: 0 } }}>
      {data.notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} onFollowed={onClose} />
      ))}
    </Box>
  )
}
