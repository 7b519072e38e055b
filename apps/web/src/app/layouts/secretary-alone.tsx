import { Outlet } from 'react-router'
import { admit } from '../guards.ts'

/** Pages that the secretary alone reads: files that are brought, forms, and the own profile. */
export const clientMiddleware = [admit('secretary')]

/** Makes the router run the middleware on the first page too. */
export function clientLoader() {
  return null
}

export default function SecretaryAlone() {
  return <Outlet />
}
