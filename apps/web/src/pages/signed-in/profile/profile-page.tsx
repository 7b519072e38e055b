import { m } from '../../../paraglide/messages.js'
import { pageTitle } from '../../../shared/route-module.ts'
import type { Route } from './+types/profile-page.ts'
import { loadProfile, ProfilePreview } from './profile-preview.tsx'

/** The preview for readers of every role; older clients have the same page in the instructor's area. */
export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.name ?? m.menu_profile())

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadProfile(params.id)

export default function AnybodysProfilePage({ loaderData }: Route.ComponentProps) {
  return <ProfilePreview username={loaderData.username} />
}
