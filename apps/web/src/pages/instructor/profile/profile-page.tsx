import { m } from '../../../paraglide/messages.js'
import { pageTitle } from '../../../shared/route-module.ts'
import { loadOwnProfile, OwnProfilePage } from '../../signed-in/own-profile/own-profile.tsx'

export const meta = () => pageTitle(m.menu_profile())

export const clientLoader = loadOwnProfile

export default function InstructorProfilePage() {
  return <OwnProfilePage />
}
