import { redirect } from 'react-router'
import { resolveSession } from '../../../shared/api/resolve-session.ts'
import { homePathOf, paths } from '../../../shared/paths.ts'

export async function clientLoader() {
  const facts = await resolveSession()
  throw redirect(facts === null ? paths.signIn() : homePathOf(facts.role))
}

export default function DashboardPage() {
  return null
}
