import { m } from '../../../paraglide/messages.js'
import { pageTitle } from '../../page-title.ts'
import { loadProfile, ProfilePreview } from '../../profile-preview.tsx'
import type { Route } from './+types/profile-preview.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.name ?? m.shell_profile())

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadProfile(params.id)

export default function ProfilePreviewPage({ loaderData }: Route.ComponentProps) {
  return <ProfilePreview username={loaderData.username} />
}
