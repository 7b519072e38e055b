import Button from '@mui/material/Button'
import { loadHelp } from '../../../features/work/help/articles.ts'
import { HelpScreen } from '../../../features/work/help/help-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { useSession } from '../../../shared/api/session.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { tour } from '../../../shared/tour.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/help-page.ts'

export const meta = () => pageTitle(m.menu_help())

export async function clientLoader() {
  return { help: await loadHelp() }
}

export default function HelpPage({ loaderData: { help } }: Route.ComponentProps) {
  const reader = useSession().facts?.role
  if (reader === undefined) return null
  return (
    <>
      <PageHeader
        title={m.menu_help()}
        lead={m.help_lead()}
        actions={
          <Button aria-haspopup="dialog" onClick={() => tour.show(true)}>
            {m.tour_title()}
          </Button>
        }
      />
      <HelpScreen articles={help.articles} reader={reader} />
    </>
  )
}
