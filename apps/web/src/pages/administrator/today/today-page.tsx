import { lazy } from 'react'
import { importQueries } from '../../../features/work/administration/import/import.queries.ts'
import { mailQueries } from '../../../features/work/administration/mail/mail.queries.ts'
import { systemQueries } from '../../../features/work/administration/system/system.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { pageTitle } from '../../../shared/route-module.ts'

/** A file of its own: it knows lists of many pages, which would else share their files with it. */
const loadHome = () => import('./administrator-home.tsx')
const AdministratorHome = lazy(loadHome)

export const meta = () => pageTitle(m.menu_today())

export async function clientLoader() {
  await Promise.all([
    queryClient.ensureQueryData(systemQueries.status()),
    queryClient.ensureQueryData(mailQueries.unsent()),
    queryClient.ensureQueryData(importQueries('administrator').runs(1)),
    loadHome(),
  ])
  return null
}

export default function TodayPage() {
  return <AdministratorHome />
}
