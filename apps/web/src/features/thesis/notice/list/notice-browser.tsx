import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { Pagination } from '../../../../shared/ui/pagination.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { useAddressSearch } from '../../../../shared/use-address-search.ts'
import { NOTICES_PER_PAGE, type NoticePage, noticeQueries } from '../notice.queries.ts'
import { readNoticeSearch, writeNoticeSearch } from '../notice-search.ts'
import { MarkNoticeButton } from './mark-notice-button.tsx'
import { NoticeItem } from './notice-item.tsx'
import { ReadAllButton } from './read-all-button.tsx'

/** All notices of the person, or the unread ones, page by page. */
export function NoticeBrowser() {
  const [parameters, setParameters] = useAddressSearch()
  const search = readNoticeSearch(parameters)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(noticeQueries.page(search))
  const { data: unread = 0 } = useQuery(noticeQueries.unread())
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <ToggleButtonGroup
          exclusive
          value={search.onlyUnread}
          onChange={(_event, onlyUnread: boolean | null) =>
            onlyUnread !== null && setParameters(() => writeNoticeSearch({ onlyUnread, page: 1 }))
          }
          aria-label={m.notice_filter()}
        >
          <ToggleButton value={false}>{m.notice_filter_all()}</ToggleButton>
          <ToggleButton value={true}>{m.notice_filter_unread()}</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ flex: 1 }} />
        {/* Its space is reserved: on phones it is a row of its own, which would push down the notices. */}
        <Box sx={{ visibility: unread > 0 ? 'visible' : 'hidden' }}>
          <ReadAllButton />
        </Box>
      </Box>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data === undefined ? (
        <ListSkeleton count={8} />
      ) : (
        <Box
          aria-busy={isPlaceholderData}
          sx={{ opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 160ms' }}
        >
          <Typography role="status" sx={{ mb: 3, color: 'text.secondary' }}>
            {search.onlyUnread
              ? m.notice_unread_count({ count: data.total })
              : m.notice_count({ count: data.total })}
          </Typography>
          <Notices page={data} onlyUnread={search.onlyUnread} />
          <Pagination
            page={search.page}
            pageSize={NOTICES_PER_PAGE}
            total={data.total}
            onChange={(page, options) =>
              setParameters((now) => writeNoticeSearch({ ...readNoticeSearch(now), page }), options)
            }
          />
        </Box>
      )}
    </>
  )
}

function Notices({ page, onlyUnread }: { page: NoticePage; onlyUnread: boolean }) {
  if (page.notices.length === 0) {
    return <EmptyState drawing="envelope" text={onlyUnread ? m.notice_none_unread() : m.notice_none()} />
  }
  return (
    <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > :first-of-type': { borderTop: 0 } }}>
      {page.notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} action={<MarkNoticeButton notice={notice} />} />
      ))}
    </Card>
  )
}
