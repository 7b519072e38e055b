import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { BASE, INSTALL, isInstalled, READER, startSlapd } from '../../testing/directory/slapd.ts'
import { freePort } from '../../testing/running-program.ts'
import { checkDirectory } from './directory-check.ts'

const look = (settings: Record<string, string>) =>
  checkDirectory(readConfig({ LDAP_BASE: BASE, ...settings }))

it('is silent where no directory is set', async () => {
  expect(await checkDirectory(readConfig({}))).toEqual([])
})

it('names a directory that cannot be reached, with the way out', async () => {
  expect(await look({ LDAP_URL: `ldap://127.0.0.1:${await freePort()}` })).toEqual([
    {
      about: 'directory',
      verdict: 'wrong',
      sentence: expect.stringMatching(
        /^The directory of LDAP_URL does not answer.*ECONNREFUSED.*correct LDAP_URL/,
      ),
    },
  ])
})

describe.runIf(isInstalled())(`a directory that answers (OpenLDAP: ${INSTALL})`, async () => {
  if (!isInstalled()) return
  const slapd = await startSlapd({
    entries: [
      {
        dn: READER.name,
        objectClass: ['organizationalRole', 'simpleSecurityObject'],
        cn: 'reader',
        userPassword: READER.password,
      },
    ],
  })
  afterAll(slapd.close)
  const settings = { LDAP_URL: slapd.plain, LDAP_BIND_DN: READER.name }

  it('is fine where it lets us in, and wrong where it refuses the password, which is not repeated', async () => {
    expect(await look({ ...settings, LDAP_BIND_PASSWORD: READER.password })).toMatchObject([
      { verdict: 'fine', sentence: `The directory at ${slapd.plain} lets us in.` },
    ])
    const refused = await look({ ...settings, LDAP_BIND_PASSWORD: 'kalimera' })
    expect(refused).toMatchObject([{ verdict: 'wrong', sentence: expect.stringContaining('refuses us') }])
    expect(JSON.stringify(refused)).not.toContain('kalimera')
  })
})
