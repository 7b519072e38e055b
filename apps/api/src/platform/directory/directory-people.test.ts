import net from 'node:net'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  BASE,
  type DirectoryEntry,
  INSTALL,
  isInstalled,
  READER,
  type Slapd,
  startSlapd,
} from '../../testing/directory/slapd.ts'
import { freePort } from '../../testing/running-program.ts'
import { readConfig } from '../config/config.ts'
import type { DirectorySettings } from '../config/directory.ts'
import { withDirectory } from './directory-connection.ts'
import { readPeople } from './directory-people.ts'

const PEOPLE = `ou=people,${BASE}`

function person(uid: string, attributes: Record<string, string | readonly string[]> = {}): DirectoryEntry {
  return {
    dn: `uid=${uid},${PEOPLE}`,
    objectClass: ['inetOrgPerson', 'eduPerson'],
    uid,
    cn: uid,
    sn: 'Pappa',
    givenName: 'Eleni',
    mail: `${uid}@hua.gr`,
    eduPersonAffiliation: ['student', 'member'],
    ...attributes,
  }
}

const ENTRIES: DirectoryEntry[] = [
  { dn: PEOPLE, objectClass: 'organizationalUnit', ou: 'people' },
  {
    dn: READER.name,
    objectClass: ['organizationalRole', 'simpleSecurityObject'],
    cn: 'reader',
    userPassword: READER.password,
  },
  person('eleni', {
    'sn;lang-el': 'Παππά',
    'givenName;lang-el': 'Ελένη',
    'ou;lang-el': 'Τμήμα Πληροφορικής',
    ou: 'Informatics',
  }),
  person('nikos', { departmentNumber: '14', title: 'Λέκτορας' }),
  person('petros', { eduPersonAffiliation: 'faculty' }),
  person('odd', { eduPersonAffiliation: 'a*)(uid=*' }),
  person('without-mail', { mail: [] }),
  {
    dn: `ou=elsewhere,${PEOPLE}`,
    objectClass: ['referral', 'extensibleObject'],
    ou: 'elsewhere',
    ref: 'ldap://192.0.2.1/dc=away',
  },
]

const settingsOf = (slapd: Slapd, changed: Record<string, string> = {}): DirectorySettings => {
  const { directory } = readConfig({
    LDAP_URL: slapd.plain,
    LDAP_BASE: PEOPLE,
    LDAP_BIND_DN: READER.name,
    LDAP_BIND_PASSWORD: READER.password,
    ...changed,
  })
  if (directory === undefined) throw new Error('no directory is set')
  return directory
}

describe.runIf(isInstalled())(`a directory (OpenLDAP: ${INSTALL})`, async () => {
  if (!isInstalled()) return
  const slapd = await startSlapd({ entries: ENTRIES, isEncrypted: true })
  afterAll(slapd.close)
  const read = (changed: Record<string, string> = {}, affiliations = ['student'], limit = 100) =>
    readPeople(settingsOf(slapd, changed), affiliations, limit)
  const names = async (...given: Parameters<typeof read>) =>
    (await read(...given)).people.map(({ username }) => username)

  it('gives the people who are one of these, and does not go where it refers to', async () => {
    const { people, references } = await read()
    expect(people.map(({ username }) => username)).toEqual(['eleni', 'nikos'])
    expect(references).toBe(1)
    expect(await names({}, ['faculty', 'student'])).toEqual(['eleni', 'nikos', 'petros'])
  })

  it('gives the Greek form of a name before any other, and of several attributes the first that says something', async () => {
    const { people } = await read()
    expect(people[0]).toMatchObject({
      surname: 'Παππά',
      firstName: 'Ελένη',
      department: 'Τμήμα Πληροφορικής',
      email: 'eleni@hua.gr',
    })
    expect(people[1]).toMatchObject({
      surname: 'Pappa',
      firstName: 'Eleni',
      department: '14',
      rank: 'Λέκτορας',
      institution: '',
    })
  })

  it('is asked by other attributes where these are set', async () => {
    const { people } = await read({ LDAP_ATTRIBUTES: 'department=ou,surname=cn' })
    expect(people[0]).toMatchObject({ surname: 'eleni', department: 'Informatics', firstName: 'Ελένη' })
  })

  it('is asked by another filter where one is set', async () => {
    expect(await names({ LDAP_FILTER: '(uid=nik*)' })).toEqual(['nikos'])
  })

  it('takes signs of a filter in an affiliation for themselves', async () => {
    expect(await names({}, ['a*)(uid=*'])).toEqual(['odd'])
    expect(await names({}, ['*'])).toEqual([])
  })

  it.each<[string, Record<string, string>, string]>([
    ['a wrong password', { LDAP_BIND_PASSWORD: 'wrong' }, 'refused'],
    ['a base that is not there', { LDAP_BASE: `ou=none,${BASE}` }, 'refused'],
    ['a base of another directory', { LDAP_BASE: `ou=elsewhere,${PEOPLE}` }, 'refused'],
    ['a certificate that nobody vouches for', { LDAP_URL: slapd.secure }, 'away'],
  ])('refuses %s, which is said without the password', async (_what, changed, problem) => {
    const refused = expect(read(changed)).rejects
    await refused.toMatchObject({ problem, message: expect.not.stringContaining('wrong') })
  })

  it('has more people than are wanted', async () => {
    await expect(read({}, ['student'], 1)).rejects.toMatchObject({ problem: 'tooLarge' })
  })

  it('is read by ldaps, and by StartTLS before anything is said', async () => {
    const LDAP_CA_CERTIFICATE = slapd.certificate
    expect(await names({ LDAP_URL: slapd.secure, LDAP_CA_CERTIFICATE })).toEqual(['eleni', 'nikos'])
    const settings = { ...settingsOf(slapd, { LDAP_CA_CERTIFICATE }), startTls: true }
    expect((await readPeople(settings, ['student'], 100)).people).toHaveLength(2)
    await expect(readPeople({ ...settings, authority: undefined }, ['student'], 100)).rejects.toMatchObject({
      problem: 'away',
    })
  })

  it('that gives only a part gives nothing', async () => {
    const entries = [...ENTRIES, ...Array.from({ length: 700 }, (_, index) => person(`s${index}`))]
    const strict = await startSlapd({ entries, settings: 'sizelimit size=600 size.prtotal=600' })
    onTestFinished(strict.close)
    await expect(readPeople(settingsOf(strict), ['student'], 5_000)).rejects.toMatchObject({
      problem: 'tooLarge',
    })
  })

  it('without encryption is attributes nothing where it must be encrypted', async () => {
    const plain = await startSlapd({ entries: ENTRIES })
    onTestFinished(plain.close)
    const settings = { ...settingsOf(plain), startTls: true }
    await expect(readPeople(settings, ['student'], 100)).rejects.toMatchObject({ problem: 'refused' })
  })
})

describe('a directory that is away', () => {
  const settings = { LDAP_BASE: PEOPLE, LDAP_BIND_DN: READER.name, LDAP_BIND_PASSWORD: READER.password }
  const readAt = (port: number) => {
    const { directory } = readConfig({ LDAP_URL: `ldap://127.0.0.1:${port}`, ...settings })
    if (directory === undefined) throw new Error('no directory is set')
    return readPeople(directory, ['student'], 100)
  }

  it('is said to be', async () => {
    await expect(readAt(await freePort())).rejects.toMatchObject({
      problem: 'away',
      message: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it('is asked once: where the connection breaks off no second one is made, which would not be encrypted', async () => {
    let connections = 0
    const server = net.createServer((socket) => {
      connections += 1
      socket.once('data', () => socket.destroy())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = `ldap://127.0.0.1:${(server.address() as net.AddressInfo).port}`
    const connection = { address, startTls: false, authority: undefined, bind: undefined }
    const reading = withDirectory(connection, async (client) => {
      await client.search(BASE).catch(() => undefined)
      return client.search(BASE)
    })
    await expect(reading).rejects.toMatchObject({ problem: 'away' })
    expect(connections).toBe(1)
  })
})
