import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { isOwnPath, paths, profilePathOf } from './paths.ts'
import routes from './routes.ts'

function toRouteObject({ path, index, file, children }: RouteConfigEntry): RouteObject {
  const handle = file
  if (index) return { index: true, handle }
  return {
    ...(path !== undefined && { path }),
    handle,
    ...(children && { children: children.map(toRouteObject) }),
  }
}
const tree = (await routes).map(toRouteObject)

function pageOf(address: string): string {
  const [pathname = ''] = address.split('?')
  return String(matchRoutes(tree, pathname)?.at(-1)?.route.handle)
}

/** Every function of `paths`, called with arguments that fit. */
function everyAddress(branch: object = paths): string[] {
  return Object.values(branch).flatMap((value: unknown) => {
    if (typeof value === 'function') return [String(value('7'))]
    return typeof value === 'object' && value !== null ? everyAddress(value) : []
  })
}

describe('addresses', () => {
  it.each([
    [paths.confirmEmail('mia+dyo@uni.gr'), 'email', 'mia+dyo@uni.gr'],
    [paths.profile('g.papas'), 'id', 'g.papas'],
    [paths.instructor.profilePreview('g/papas'), 'id', 'g/papas'],
  ])('%s carries what it was made from, encoded once', (address, parameter, value) => {
    expect(matchRoutes(tree, address)?.at(-1)?.params[parameter]).toBe(value)
  })

  it.each(everyAddress())('%s leads to a page', (address) => {
    expect(pageOf(address)).not.toMatch(/not-found|^undefined$/)
  })

  it.each([
    ['/', 'routes/account/sign-in.tsx'],
    ['/login', 'routes/account/sign-in.tsx'],
    ['/register', 'routes/account/register.tsx'],
    ['/authenticateEmail/a%40uni.gr', 'routes/account/confirm-email.tsx'],
    ['/unathorized', 'routes/information/access-denied.tsx'],
    ['/dashboard/instructor', 'routes/instructor/overview.tsx'],
    ['/dashboard/instructor/profile', 'routes/instructor/profile.tsx'],
    ['/dashboard/instructor/profile/preview/gpapas', 'routes/instructor/profile-preview.tsx'],
    ['/dashboard/instructor/thesis/create', 'routes/instructor/create-thesis.tsx'],
    ['/dashboard/instructor/thesis/edit/7', 'routes/instructor/edit-thesis.tsx'],
    ['/dashboard/instructor/thesis/single/7', 'routes/instructor/thesis.tsx'],
    ['/dashboard/instructor/theses', 'routes/instructor/theses.tsx'],
    ['/dashboard/instructor/theses/ungiven', 'routes/instructor/ungiven-theses.tsx'],
    ['/dashboard/instructor/theses/ended', 'routes/instructor/ended-theses.tsx'],
    ['/dashboard/instructor/todo-lists', 'routes/instructor/todo-lists.tsx'],
    ['/dashboard/instructor/todo-list/create', 'routes/instructor/create-todo-list.tsx'],
    ['/dashboard/instructor/todo-list/edit/7', 'routes/instructor/edit-todo-list.tsx'],
    ['/dashboard/instructor/todo-list/item/create', 'routes/instructor/create-todo-item.tsx'],
    ['/dashboard/student/profile', 'routes/student/profile.tsx'],
    ['/dashboard/student/thesis/current', 'routes/student/current-thesis.tsx'],
    ['/dashboard/student/theses/open', 'routes/student/open-theses.tsx'],
    ['/dashboard/student/thesis/single/7', 'routes/student/thesis.tsx'],
    ['/dashboard/admin/profile', 'routes/administrator/profile.tsx'],
    ['/dashboard/admin/institutions', 'routes/administrator/institutions.tsx'],
    ['/dashboard/admin/departments', 'routes/administrator/departments.tsx'],
    ['/dashboard/admin/users', 'routes/administrator/users.tsx'],
    ['/thesis/7', 'routes/thesis.tsx'],
    ['/anything/7', 'routes/thesis.tsx'],
    ['/no/such/page', 'routes/information/not-found.tsx'],
  ])('%s, which older clients link to, is answered by %s', (address, page) => {
    expect(pageOf(address)).toBe(page)
  })

  it('take people to the profile of their role', () => {
    expect(profilePathOf('instructor')).toBe('/dashboard/instructor/profile')
    expect(profilePathOf('student')).toBe('/dashboard/student/profile')
    expect(profilePathOf('administrator')).toBe('/dashboard/admin/profile')
  })
})

describe('a return address', () => {
  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
    'is refused when it is %j',
    (address) => expect(isOwnPath(address)).toBe(false),
  )

  it('is a page of ours', () => {
    expect(isOwnPath('/dashboard/student/theses/open?page=2')).toBe(true)
  })
})
