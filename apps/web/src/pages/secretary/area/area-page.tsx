import { redirect } from 'react-router'
import { paths } from '../../../shared/paths.ts'

/** The area itself has no page: secretaries land on the theses of the department. */
export function clientLoader() {
  throw redirect(paths.secretary.theses())
}

export default function SecretaryAreaPage() {
  return null
}
