import { m } from '../../../paraglide/messages.js'
import { pageTitle } from '../../../shared/route-module.ts'
import { loadProfile, ProfilePreview } from '../../signed-in/profile/profile-preview.tsx'
import type { Route } from './+types/profile-preview-page.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.name ?? m.menu_profile())

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadProfile(params.id)

export default function ProfilePreviewPage({ loaderData }: Route.ComponentProps) {
  return <ProfilePreview username={loaderData.username} />
}
