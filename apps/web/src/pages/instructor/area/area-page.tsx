import { redirect } from 'react-router'
import { paths } from '../../../shared/paths.ts'

/** The area itself has no page: it leads to the overview. */
export function clientLoader() {
  throw redirect(paths.instructor.overview())
}

export default function InstructorAreaPage() {
  return null
}
