import { PAGES } from '@diatrivi/contract/web-addresses'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from './routes.ts'
import { isOwnPath, paths, placeAfterSignIn, profilePathOf } from './shared/paths.ts'

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

/** Every pattern that the contract gives a page, for the links of mails and of the web server. */
function everyPattern(branch: object = PAGES): string[] {
  return Object.values(branch).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : everyPattern(Object(value)),
  )
}

/** The whole pattern of each page, as the router reads it. */
function patternsOf(routes: RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path, index, children }) => {
    const pattern = path === undefined ? above : `${above}/${path}`
    return [...(index || !children ? [pattern || '/'] : []), ...patternsOf(children ?? [], pattern)]
  })
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

  it.each(everyPattern())('%s, as the contract names it, is the pattern of a page', (pattern) => {
    expect(patternsOf(tree)).toContain(pattern)
  })

  it('stand in the contract, except for those of any name', () => {
    const unnamed = patternsOf(tree).filter((pattern) => !everyPattern().includes(pattern))
    expect(unnamed).toEqual(['/dashboard/*', '/*', '/:viewRoute/:thesisId'])
  })

  it.each([
    ['/', 'pages/account/sign-in/sign-in-page.tsx'],
    ['/login', 'pages/account/sign-in/sign-in-page.tsx'],
    ['/register', 'pages/account/register/register-page.tsx'],
    ['/authenticateEmail/a%40uni.gr', 'pages/account/confirm-email/confirm-email-page.tsx'],
    ['/unathorized', 'pages/information/access-denied/access-denied-page.tsx'],
    ['/dashboard/instructor', 'pages/instructor/area/area-page.tsx'],
    ['/dashboard/instructor/overview', 'pages/instructor/overview/overview-page.tsx'],
    ['/dashboard/instructor/profile', 'pages/instructor/profile/profile-page.tsx'],
    [
      '/dashboard/instructor/profile/preview/gpapas',
      'pages/instructor/profile-preview/profile-preview-page.tsx',
    ],
    ['/dashboard/instructor/thesis/create', 'pages/instructor/create-thesis/create-thesis-page.tsx'],
    ['/dashboard/instructor/thesis/edit/7', 'pages/instructor/edit-thesis/edit-thesis-page.tsx'],
    ['/dashboard/instructor/thesis/single/7', 'pages/instructor/thesis/thesis-page.tsx'],
    ['/dashboard/instructor/theses', 'pages/instructor/theses/theses-page.tsx'],
    ['/dashboard/instructor/theses/ungiven', 'pages/instructor/ungiven-theses/ungiven-theses-page.tsx'],
    ['/dashboard/instructor/theses/ended', 'pages/instructor/ended-theses/ended-theses-page.tsx'],
    ['/dashboard/instructor/todo-lists', 'pages/instructor/todo-lists/todo-lists-page.tsx'],
    ['/dashboard/instructor/todo-list/create', 'pages/instructor/create-todo-list/create-todo-list-page.tsx'],
    ['/dashboard/instructor/todo-list/edit/7', 'pages/instructor/edit-todo-list/edit-todo-list-page.tsx'],
    [
      '/dashboard/instructor/todo-list/item/create',
      'pages/instructor/create-todo-item/create-todo-item-page.tsx',
    ],
    ['/dashboard/student/profile', 'pages/student/profile/profile-page.tsx'],
    ['/dashboard/student/thesis/current', 'pages/student/current-thesis/current-thesis-page.tsx'],
    ['/dashboard/student/theses/open', 'pages/student/open-theses/open-theses-page.tsx'],
    ['/dashboard/student/thesis/single/7', 'pages/student/thesis/thesis-page.tsx'],
    ['/dashboard/admin/profile', 'pages/administrator/profile/profile-page.tsx'],
    ['/dashboard/admin/institutions', 'pages/administrator/institutions/institutions-page.tsx'],
    ['/dashboard/admin/departments', 'pages/administrator/departments/departments-page.tsx'],
    ['/dashboard/admin/users', 'pages/administrator/users/users-page.tsx'],
    ['/thesis/7', 'pages/signed-in/thesis/thesis-page.tsx'],
    ['/anything/7', 'pages/signed-in/thesis/thesis-page.tsx'],
    ['/no/such/page', 'pages/information/not-found/not-found-page.tsx'],
    ['/dashboard/nowhere', 'pages/information/not-found/not-found-page.tsx'],
    ['/dashboard/student/theses/nowhere', 'pages/information/not-found/not-found-page.tsx'],
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
  it.each([
    '//evil.example',
    '///evil.example',
    'https://evil.example',
    'https:evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    '/\t\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\/evil.example',
    '//evil.example:99999',
    'https://own.invalid/dashboard',
    '//own.invalid/dashboard',
    'javascript:alert(1)',
    'dashboard',
    '?page=2',
    '',
    null,
  ])('is refused when it is %j', (address) => expect(isOwnPath(address)).toBe(false))

  it.each([
    '/',
    '/dashboard/student/theses/open?page=2',
    '/thesis/7#step-12',
    '/dashboard/instructor/theses?search=%CE%B1+%CE%B2&to=//example.org',
    paths.setUpSecondFactor('/thesis/7?page=2#step-12'),
  ])('is a page of ours: %s', (address) => {
    expect(isOwnPath(address)).toBe(true)
  })
})

describe('the place after a sign-in', () => {
  const FACTS = {
    role: 'instructor',
    email: 'anna@uni.gr',
    isActive: true,
    mustSetUpSecondFactor: false,
  } as const

  it.each([
    ['the page that was asked for', FACTS, '/thesis/7?from=mail', '/thesis/7?from=mail'],
    ['the own profile where none was', FACTS, null, '/dashboard/instructor/profile'],
    [
      'what waits in the department, for its secretary',
      { ...FACTS, role: 'secretary' },
      null,
      '/dashboard/secretary',
    ],
    ['no page of another site', FACTS, '//example.org/dashboard', '/dashboard/instructor/profile'],
    [
      'the confirmation of an account that is not active',
      { ...FACTS, isActive: false },
      '/thesis/7',
      '/authenticateEmail/anna@uni.gr',
    ],
    [
      'the setting up of a second factor that is demanded, and back',
      { ...FACTS, mustSetUpSecondFactor: true },
      '/thesis/7',
      `/second-factor?${new URLSearchParams({ returnTo: '/thesis/7' })}`,
    ],
  ] as const)('is %s', (_what, facts, returnTo, place) => {
    expect(placeAfterSignIn(facts, returnTo)).toBe(place)
  })
})
