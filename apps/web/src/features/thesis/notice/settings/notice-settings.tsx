import type { Wire } from '@diatrivi/contract/endpoints'
import { isNotified, type Role } from '@diatrivi/domain/people/account/role'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import { toClockText } from '../../../../shared/format/wire-day.ts'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { FormSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { noticeQueries } from '../notice.queries.ts'
import { PushSwitch } from '../push/push-switch.tsx'
import { NoticeSettingsForm } from './notice-settings-form.tsx'

/** Which notices come by mail too, and in which language mails are written. */
export function NoticeSettings({ role }: { role: Role }) {
  const { data, error, refetch, isFetching } = useQuery(noticeQueries.settings())
  const help = isNotified(role) ? m.notice_settings_help() : m.notice_settings_help_administrator()
  return (
    <Section title={m.notice_title()} description={help}>
      {data?.undelivered && <Undelivered {...data.undelivered} />}
      {isNotified(role) && <PushSwitch />}
      {data ? (
        <NoticeSettingsForm saved={data} role={role} />
      ) : error ? (
        <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <FormSkeleton count={isNotified(role) ? 6 : 1} />
      )}
    </Section>
  )
}

type Loss = NonNullable<Wire<'getNoticeSettings'>['response']['undelivered']>

/** Warns a person whose last mail could not be delivered. */
function Undelivered({ recipient, when }: Loss) {
  return (
    <Alert severity="warning" role="none" sx={{ mb: 5, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {m.notice_undelivered({ recipient, when: formatClock(toClockText(when)) })}
      </Typography>
      <Typography>{m.notice_undelivered_advice()}</Typography>
    </Alert>
  )
}
