import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'

/** What one event becomes: lines of text, as a collector gets them. */
function written(event: object): string[] {
  const lines: string[] = []
  createLogger(
    { level: 'info' },
    { write: (text: string) => lines.push(...text.trimEnd().split('\n')) },
  ).info(event, 'x')
  return lines
}

describe('a line of the log', () => {
  it('is one, whatever line breaks a stranger brings in', () => {
    const forged = 'a\n{"security":true,"event":"signed_in"}\r\u2028\u001b[2J'
    const lines = written({ detail: forged })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ detail: forged, msg: 'x' })
    expect(lines[0]).not.toContain('\u001b')
  })

  it('says when, in UTC', () => {
    const { time } = JSON.parse(written({})[0] ?? '')
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it.each(['password', 'oldpass', 'newpass', 'jwt_token', 'token', 'key', 'authorization', 'passwordHash'])(
    'never has a %s, however deep it lies',
    (name) => {
      const event = { [name]: 'secret!', body: { [name]: 'secret!', user: { [name]: 'secret!' } } }
      expect(written(event).join()).not.toContain('secret!')
    },
  )

  it('has the address of a request without what gives access', () => {
    const url = '/v1/x?jwt_token=abc&page=2&Token=def&code=123456&password=ghi'
    const [line = ''] = written({ req: { method: 'GET', url } })
    expect(JSON.parse(line).req.url).toBe(
      '/v1/x?jwt_token=[redacted]&page=2&Token=[redacted]&code=[redacted]&password=[redacted]',
    )
  })

  it.each([
    '/v1/user/profile?jwt%5Ftoken=secret!',
    '/v1/user/data?link=secret!',
    '/v1/public/paper/secret!',
    '/v1/public/calendar/secret!',
    '/login/saml/logout?SAMLRequest=secret!&Signature=secret!',
  ])('has no secret of %s', (url) => {
    const err = new Error(`No answer at https://api.test${url}`)
    const lines = written({ req: { method: 'GET', url }, err: url.includes('?') ? err : undefined })
    expect(lines[0]).toContain('[redacted]')
    expect(lines[0]).not.toContain('secret!')
  })
})
