import { m } from '../../../paraglide/messages.js'
import { loadOwnProfile, OwnProfilePage } from '../../own-profile-page.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.shell_profile())

export const clientLoader = loadOwnProfile

export default function InstructorProfilePage() {
  return <OwnProfilePage />
}
