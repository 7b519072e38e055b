import { describe, expect, it } from 'vitest'
import { readAdminRequest } from './admin-request.ts'

const GIVEN = ['--username', 'root', '--email', 'root@example.org']

describe('the command line of create-admin', () => {
  it('needs a username and an e-mail address', () => {
    expect(() => readAdminRequest([])).toThrow(/--username/)
    expect(() => readAdminRequest(['--username', 'ρίζα', '--email', 'a@example.org'])).toThrow(/--username/)
    expect(() => readAdminRequest(['--username', 'root', '--email', 'nowhere'])).toThrow(/--email/)
    expect(() => readAdminRequest([...GIVEN, '--password', 'x'])).toThrow(/--password/)
  })

  it('may name the person and ask for a link', () => {
    expect(readAdminRequest([...GIVEN, '--name', 'Ελένη', '--surname', 'Παππά', '--link'])).toEqual({
      username: 'root',
      email: 'root@example.org',
      firstName: 'Ελένη',
      surname: 'Παππά',
      withLink: true,
    })
    expect(readAdminRequest(GIVEN)).toMatchObject({ firstName: 'Διαχείριση', withLink: false })
  })
})
