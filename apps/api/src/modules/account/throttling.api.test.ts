import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/test-api.ts'

const api = await startTestApi({ RATE_LIMIT: 'on' })
const { anybody, given, clock } = api

const signIn = (username: string, password: string) =>
  anybody.call('signIn', { body: { username, password } })

describe('guessing a password', () => {
  it('is slowed down after ten failures, also for guesses made at once', async () => {
    const { username } = await given.aStudent({ password: 'right' })
    const guesses = Array.from({ length: 14 }, (_, index) => signIn(username, `guess ${index}`))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    const refused = await signIn(username, 'right')
    expect(refused.error).toMatchObject({ status: 429, code: 'too_many_attempts' })
    expect(Number(refused.headers['retry-after'])).toBe(600)
    clock.advance({ minutes: 10 })
    expect((await signIn(username, 'right')).body.status).toBe(2)
  })

  it('is slowed down in the change of a password too', async () => {
    const student = await api.as(await given.aStudent({ password: 'right' }))
    const guess = () => student.call('changePassword', { body: { oldpass: 'wrong', newpass: 'other' } })
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await guess()).body).toEqual({ state: 1 })
    expect((await guess()).error).toMatchObject({ status: 429 })
    clock.advance({ minutes: 10 })
  })
})

describe('calls that send letters', () => {
  it('are two hundred from an address in ten minutes', async () => {
    const ask = () => anybody.call('forgotPassword', { body: { email: 'nobody@example.org' } })
    const answers = await Promise.all(Array.from({ length: 205 }, ask))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    clock.advance({ minutes: 10 })
    expect((await ask()).status).toBe(200)
  })
})
