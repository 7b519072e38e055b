import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { administrationQueries } from '../../../features/work/administration/administration.queries.ts'
import { systemQueries } from '../../../features/work/administration/system/system.queries.ts'
import { writeTableState } from '../../../features/work/administration/table/table-state.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import type { LinkedCount } from '../../../shared/ui/count-cards.tsx'

const pendingOf = (accounts: readonly { isActive: boolean }[]) =>
  accounts.filter(({ isActive }) => !isActive).length

/** How many mails failed and how many persons have not used their invitation, by the tables to which the counts lead. */
export function useAdministrationCounts(): LinkedCount[] {
  const { data: system } = useSuspenseQuery(systemQueries.status())
  const counted = { select: pendingOf, throwOnError: true }
  const instructors = useQuery({ ...administrationQueries.instructors(), ...counted })
  const secretaries = useQuery({ ...administrationQueries.secretaries(), ...counted })
  const administrators = useQuery({ ...administrationQueries.administrators(), ...counted })
  const {
    mail,
    users,
    secretaries: secretariesPath,
    administrators: administratorsPath,
  } = paths.administrator
  return [
    { label: m.mail_not_delivered(), to: mail(), count: system.mail.givenUp },
    { label: m.today_invited_instructors(), to: pendingIn(users()), count: instructors.data },
    { label: m.today_invited_secretaries(), to: pendingIn(secretariesPath()), count: secretaries.data },
    {
      label: m.today_invited_administrators(),
      to: pendingIn(administratorsPath()),
      count: administrators.data,
    },
  ]
}

/** The table of accounts, searched for the sign of those that are still to use their invitation. */
function pendingIn(table: string): string {
  const search = m.administration_invitation_pending()
  return `${table}?${writeTableState({ search, sort: null, filter: null, page: 1 })}`
}
