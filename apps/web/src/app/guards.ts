import type { Role } from '@diatrivi/domain/people/account/role'
import { type MiddlewareFunction, redirect } from 'react-router'
import { resolveSession } from '../shared/api/resolve-session.ts'
import { session } from '../shared/api/session.ts'
import { paths } from '../shared/paths.ts'

/**
 * Lets through an active account of one of the roles (any role when none is named). A middleware and not a loader, because
 * loaders of one navigation start together, and the page's own calls must wait until the session is known to be valid.
 */
export function admit(...roles: Role[]): MiddlewareFunction {
  return async ({ request }) => {
    const facts = await resolveSession()
    if (facts === null) throw redirect(signInPath(request))
    if (!facts.isActive) throw redirect(paths.confirmEmail(facts.email))
    if (facts.mustSetUpSecondFactor) throw redirect(paths.setUpSecondFactor(askedFor(request)))
    if (roles.length > 0 && !roles.includes(facts.role)) throw redirect(paths.accessDenied())
  }
}

function signInPath(request: Request): string {
  return paths.signIn({ returnTo: askedFor(request), expired: session.get().token !== null })
}

function askedFor(request: Request): string {
  const { pathname, search } = new URL(request.url)
  // The router does not pass the fragment on. The link of a mail has it in the address bar, where it names a step.
  const { location } = window
  const fragment = location.pathname + location.search === pathname + search ? location.hash : ''
  return pathname + search + fragment
}
