import { RouterContextProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../shared/api/query-client.ts'
import { type SessionFacts, session } from '../shared/api/session.ts'
import { stubApi } from '../testing/api.ts'
import { admit } from './guards.ts'
import { admitOfficeHolders } from './office-guard.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  session.end()
  window.history.replaceState(null, '', '/')
})

const facts = (more: Partial<SessionFacts> = {}): SessionFacts => ({
  role: 'student',
  email: 's@uni.gr',
  isActive: true,
  mustSetUpSecondFactor: false,
  ...more,
})

/** Where a guard, that of instructors unless another is named, redirects to; null when it lets the person through. */
async function sentTo(
  address = '/dashboard/instructor/theses?page=2',
  guard = admit('instructor'),
): Promise<string | null> {
  const url = new URL(address, 'http://web.test')
  const visit = {
    request: new Request(url),
    url,
    params: {},
    pattern: '',
    context: new RouterContextProvider(),
  }
  try {
    await guard(visit, async () => undefined)
    return null
  } catch (reason) {
    return reason instanceof Response ? reason.headers.get('location') : Promise.reject(reason)
  }
}

describe('the instructors’ area', () => {
  it('lets an active instructor in', async () => {
    session.begin('t', facts({ role: 'instructor' }))
    await expect(sentTo()).resolves.toBeNull()
  })

  it('sends a visitor who is not signed in to the sign-in, and back afterwards', async () => {
    const address = await sentTo()
    expect(address).toBe(`/login?${new URLSearchParams({ returnTo: '/dashboard/instructor/theses?page=2' })}`)
  })

  it('keeps the part of the page that a mail leads to, and no other page’s', async () => {
    window.history.replaceState(null, '', '/thesis/7#step-12')
    expect(await sentTo('/thesis/7')).toBe(`/login?${new URLSearchParams({ returnTo: '/thesis/7#step-12' })}`)
    expect(await sentTo('/thesis/8')).toBe(`/login?${new URLSearchParams({ returnTo: '/thesis/8' })}`)
  })

  it('says so when a session has run out', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ type: null, isJWTValid: false, isUserActive: false, email: null }),
    )
    localStorage.setItem('jwt_token', 'old')
    session.store.set({ token: 'old', facts: null, hasEnded: false })
    await expect(sentTo()).resolves.toContain('expired=1')
  })

  it('sends an account that is not yet active to its confirmation', async () => {
    session.begin('t', facts({ role: 'instructor', isActive: false }))
    await expect(sentTo()).resolves.toBe('/authenticateEmail/s@uni.gr')
  })

  it('sends an account whose role demands a second factor to set it up, and back afterwards', async () => {
    session.begin('t', facts({ role: 'instructor', mustSetUpSecondFactor: true }))
    expect(await sentTo()).toBe(
      `/second-factor?${new URLSearchParams({ returnTo: '/dashboard/instructor/theses?page=2' })}`,
    )
  })

  it('sends every other person to the page of denied access', async () => {
    session.begin('t', facts())
    await expect(sentTo()).resolves.toBe('/unathorized')
  })
})

describe('the pages of a department', () => {
  const PAGES = '/dashboard/secretary/theses'
  const guard = admit('secretary', 'instructor')
  const profile = {
    username: 'evlachou',
    uName: 'Ελένη',
    uSurname: 'Βλάχου',
    uEmail: 'eleni@example.gr',
    uEmailPending: null,
    uIsPublic: true,
    cvFilename: null,
    keywords: [],
    user_type: 'ins',
    instrRank: null,
    formOfAddress: null,
    department: null,
    version: 1,
  } as const

  async function sentAs(offices: ('head' | 'coordinator')[]): Promise<string | null> {
    queryClient.clear()
    const api = stubApi({ role: 'instructor' })
    api.answer('getInstructorProfile', { ...profile, keywords: [], ...(offices.length > 0 && { offices }) })
    return (await sentTo(PAGES, guard)) ?? (await sentTo(PAGES, admitOfficeHolders))
  }

  it('let a secretary in without a question', async () => {
    session.begin('t', facts({ role: 'secretary' }))
    await expect(sentTo(PAGES, guard)).resolves.toBeNull()
    await expect(sentTo(PAGES, admitOfficeHolders)).resolves.toBeNull()
  })

  it('let an instructor in who holds an office', async () => {
    expect(await sentAs(['head'])).toBeNull()
    expect(await sentAs(['coordinator'])).toBeNull()
  })

  it('let no other instructor in, and no student', async () => {
    expect(await sentAs([])).toBe('/unathorized')
    session.begin('t', facts())
    expect(await sentTo(PAGES, guard)).toBe('/unathorized')
  })
})
