import { ThesisBrowser } from '../../../features/thesis/thesis/browse/thesis-browser.tsx'
import { asLaidOut } from '../../../features/thesis/thesis/browse/use-thesis-layout.ts'
import { thesisQueries } from '../../../features/thesis/thesis/thesis.queries.ts'
import { readThesisSearch } from '../../../features/thesis/thesis/thesis-filters.ts'
import { CatalogueLink } from '../../../features/view/catalogue/catalogue-link.tsx'
import { ListTools } from '../../../features/view/department-list/list-tools.tsx'
import { LoadLink } from '../../../features/view/department-list/load-link.tsx'
import { RegistryLink } from '../../../features/view/department-list/registry-link.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/theses-page.ts'

export const meta = () => pageTitle(m.thesis_list_theses())

/** Starts the request while the page's code is loading; the page itself shows loading and failure. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = readThesisSearch(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(thesisQueries.page('department', asLaidOut('department', search)))
}

export default function DepartmentThesesPage() {
  return (
    <>
      <PageHeader
        title={m.thesis_list_theses()}
        lead={m.thesis_list_department_lead()}
        actions={
          <>
            <CatalogueLink />
            <RegistryLink />
          </>
        }
      />
      <ThesisBrowser
        list="department"
        isOwn={false}
        tools={
          <>
            <LoadLink kind="topics" />
            <ListTools list="theses" />
          </>
        }
        pathOf={(thesis) => paths.thesis(thesis.id)}
        empty={<EmptyState text={m.thesis_list_none_in_department()} />}
      />
    </>
  )
}
