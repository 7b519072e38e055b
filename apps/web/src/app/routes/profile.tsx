import { m } from '../../paraglide/messages.js'
import { pageTitle } from '../page-title.ts'
import ProfilePreviewPage from './instructor/profile-preview.tsx'

/** The preview for readers of every role; its twin in the instructor's area is the address of the specification. */
export const meta = () => pageTitle(m.shell_profile())

export default function AnybodysProfilePage() {
  return <ProfilePreviewPage />
}
