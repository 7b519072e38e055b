import { isNotified, takesPart } from '@diatrivi/domain/people/account/role'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { NoticeBrowser } from '../../../features/thesis/notice/list/notice-browser.tsx'
import { noticeQueries } from '../../../features/thesis/notice/notice.queries.ts'
import { readNoticeSearch } from '../../../features/thesis/notice/notice-search.ts'
import { CalendarButton } from '../../../features/view/calendar/calendar-button.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { session, useSession } from '../../../shared/api/session.ts'
import { noticeSettingsPathOf } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/notices-page.ts'

export const meta = () => pageTitle(m.notice_title())

/** Starts the request while the page's code is loading; the page itself shows loading and failure. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const role = session.get().facts?.role
  if (role === undefined || !isNotified(role)) return
  void queryClient.prefetchQuery(noticeQueries.page(readNoticeSearch(new URL(request.url).searchParams)))
}

export default function NoticesPage() {
  const role = useSession().facts?.role
  if (role === undefined) return null
  const getsNotices = isNotified(role)
  return (
    <>
      <PageHeader
        title={m.notice_title()}
        lead={getsNotices && m.notice_lead()}
        actions={
          getsNotices && (
            <>
              {isNotified(role) && <CalendarButton hasSteps={takesPart(role)} />}
              <Link component={RouterLink} to={noticeSettingsPathOf(role)} sx={AS_HIGH_AS_A_BUTTON}>
                {m.notice_settings()}
              </Link>
            </>
          )
        }
      />
      {getsNotices ? (
        <NoticeBrowser />
      ) : (
        <EmptyState text={m.notice_none_for_administrators()} drawing="envelope" />
      )}
    </>
  )
}

/** For fingers. */
const AS_HIGH_AS_A_BUTTON = { display: 'inline-flex', alignItems: 'center', minHeight: 44 }
