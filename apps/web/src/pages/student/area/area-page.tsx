import { redirect } from 'react-router'
import { paths } from '../../../shared/paths.ts'

/** The area itself has no page: people land on their profile. */
export function clientLoader() {
  throw redirect(paths.student.profile())
}

export default function StudentAreaPage() {
  return null
}
