import { useSession } from '../../shared/api/session.ts'

/**
 * Whether the viewer changes what the pages of a department show. Who holds an office of it reads them and finds no action
 * there: docs/regulation.md#office-readers.
 */
export function useRunsDepartment(): boolean {
  const role = useSession().facts?.role
  return role === 'secretary' || role === 'administrator'
}
