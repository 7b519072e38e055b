import { afterEach, describe, expect, it } from 'vitest'
import { followOtherWindows, session } from './session.ts'

const instructor = {
  role: 'instructor',
  email: 'i@uni.gr',
  isActive: true,
  mustSetUpSecondFactor: false,
} as const
afterEach(() => session.end())

function otherWindowWrites(newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt_token', newValue }))
}

describe('a session', () => {
  it('is kept in the browser with its department, and leaves nothing behind', () => {
    session.begin('token', instructor, 4)
    expect([localStorage.getItem('jwt_token'), localStorage.getItem('department')]).toEqual(['token', '4'])
    session.end()
    expect(localStorage.length).toBe(0)
    expect(session.get()).toEqual({ token: null, facts: null, hasEnded: false })
  })

  it('that was lost leaves drafts to its person, and to nobody who signs in after', () => {
    session.begin('token', instructor)
    localStorage.setItem('draft:thesis-new', 'typed')
    session.markEnded('token')
    session.begin('token-2', instructor)
    expect(localStorage.getItem('draft:thesis-new')).toBe('typed')
    session.markEnded('token-2')
    session.begin('token-3', { ...instructor, email: 'another@uni.gr' })
    expect(localStorage.getItem('draft:thesis-new')).toBeNull()
  })

  it('that ended in another window has ended here, with what is on the screen still there', () => {
    const stop = followOtherWindows()
    session.begin('token', instructor)
    otherWindowWrites(null)
    expect(session.get()).toMatchObject({ hasEnded: true, facts: instructor })
    stop()
  })

  it('that began anew in another window goes on here', () => {
    const stop = followOtherWindows()
    session.begin('token', instructor)
    session.markEnded('token')
    otherWindowWrites('token-2')
    expect(session.get()).toEqual({ token: 'token-2', facts: instructor, hasEnded: false })
    stop()
  })
})
