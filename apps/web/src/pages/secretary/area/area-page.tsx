import { redirect } from 'react-router'
import { paths } from '../../../shared/paths.ts'

/** The area itself has no page: people land on their profile. */
export function clientLoader() {
  throw redirect(paths.secretary.profile())
}

export default function SecretaryAreaPage() {
  return null
}
