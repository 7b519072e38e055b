import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { ThesisBrowser } from '../../../features/thesis/thesis/browse/thesis-browser.tsx'
import { asLaidOut } from '../../../features/thesis/thesis/browse/use-thesis-layout.ts'
import { thesisQueries } from '../../../features/thesis/thesis/thesis.queries.ts'
import {
  NO_FILTERS,
  readThesisSearch,
  WHOLE_LIST,
  writeThesisSearch,
} from '../../../features/thesis/thesis/thesis-filters.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/open-theses-page.ts'

export const meta = () => pageTitle(m.thesis_list_open_theses())

/** Starts the request while the page's code is loading; the page itself shows loading and failure. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = readThesisSearch(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(thesisQueries.page('open', asLaidOut('open', search)))
}

const WHOLE_INSTITUTION = writeThesisSearch({
  ...WHOLE_LIST,
  filters: { ...NO_FILTERS, wholeInstitution: true },
})

export default function OpenThesesPage() {
  return (
    <>
      <PageHeader title={m.thesis_list_open_theses()} lead={m.thesis_list_open_theses_intro()} />
      <ThesisBrowser
        list="open"
        isOwn={false}
        pathOf={(thesis) => paths.thesis(thesis.id)}
        empty={
          <EmptyState
            text={m.thesis_list_none_open()}
            action={
              <Button component={Link} to={`?${WHOLE_INSTITUTION}`} variant="contained">
                {m.thesis_see_whole_institution()}
              </Button>
            }
          />
        }
      />
    </>
  )
}
