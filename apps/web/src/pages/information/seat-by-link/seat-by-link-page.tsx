import { readLinkFragment } from '@diatrivi/contract/link-fragment'
import type { LinkPurpose } from '@diatrivi/domain/examination/committee/signed-link'
import Skeleton from '@mui/material/Skeleton'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { SeatByLink } from '../../../features/examination/committee/seat-by-link.tsx'
import { m } from '../../../paraglide/messages.js'
import { linkToken } from '../../../shared/link-token.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { UnreadLink } from '../../../shared/ui/unread-link.tsx'
import type { Route } from './+types/seat-by-link-page.ts'

/** A person who opens a link does one thing of several: the code of the others is not loaded. */
const DatesByLink = lazy(async () => ({
  default: (await import('../../../features/examination/examination/dates-by-link.tsx')).DatesByLink,
}))
const MarkByLink = lazy(async () => ({
  default: (await import('../../../features/examination/marking/mark-by-link.tsx')).MarkByLink,
}))
const TalkByLink = lazy(async () => ({
  default: (await import('../../../features/examination/commissioner/talk-by-link.tsx')).TalkByLink,
}))

interface Screen {
  title: () => string
  Screen: ComponentType<{ code: string }>
}
const SCREENS: Record<LinkPurpose, Screen> = {
  seat: { title: m.committee_link_title, Screen: SeatByLink },
  dates: { title: m.examination_link_title, Screen: DatesByLink },
  mark: { title: m.marking_link_title, Screen: MarkByLink },
  company: { title: m.commissioner_by_link_title, Screen: TalkByLink },
}
const screenOf = (link: { purpose: LinkPurpose } | null | undefined) => SCREENS[link?.purpose ?? 'seat']

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(screenOf(loaderData?.link).title())

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const fragment = linkToken(request.url)
  return { link: fragment ? readLinkFragment(fragment) : null }
}

/** Whatever a person without an account does by the link in a mail. */
export default function SeatByLinkPage({ loaderData: { link } }: Route.ComponentProps) {
  // Another link that is put into the address of this page changes its fragment, and loads nothing by itself.
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener('hashchange', reload)
    return () => window.removeEventListener('hashchange', reload)
  }, [])
  const { title, Screen } = screenOf(link)
  return (
    <>
      <PageHeader title={title()} />
      {link ? (
        <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
          <Screen code={link.code} />
        </Suspense>
      ) : (
        <UnreadLink />
      )}
    </>
  )
}
