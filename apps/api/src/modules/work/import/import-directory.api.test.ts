import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  BASE,
  type DirectoryEntry,
  INSTALL,
  isInstalled,
  READER,
  type Slapd,
  startSlapd,
} from '../../../testing/directory/slapd.ts'
import { freePort, urlOfDatabase } from '../../../testing/running-program.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const COMMAND = fileURLToPath(new URL('../../../commands/read-directory.ts', import.meta.url))
const api = await startTestApi()
const administrator = await api.as(await api.given.anAdministrator())
const institution = await api.given.anInstitution()
const department = await api.given.aDepartment({ of: institution })

const read = (kind: string, settings: Record<string, string>) =>
  new Promise<{ status: number; said: string }>((resolve) => {
    const env = {
      ...process.env,
      DATABASE_URL: urlOfDatabase(api.connection),
      DATA_DIR: api.dataDir,
      JWT_SECRET: 'a secret of thirty-two characters',
      LDAP_BASE: BASE,
      ...settings,
    }
    execFile(process.execPath, [COMMAND, kind], { env }, (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : 1, said: stdout + stderr }),
    )
  })
const at = ({ plain }: Slapd) => ({
  LDAP_URL: plain,
  LDAP_BIND_DN: READER.name,
  LDAP_BIND_PASSWORD: READER.password,
})
const newestImport = async () => {
  const { body } = await administrator.call('listImports', { query: { page: 1, pageSize: 1 } })
  const [run] = body
  if (run === undefined) throw new Error('nothing was imported')
  return run
}

/** Each reading is a program of its own. */
const SLOW = { timeout: 180_000 }
/** OpenLDAP gives 500 entries to every reader that is not named. */
const WITHOUT_LIMIT = `limits dn.exact="${READER.name}" size=unlimited`

const reader: DirectoryEntry = {
  dn: READER.name,
  objectClass: ['organizationalRole', 'simpleSecurityObject'],
  cn: 'reader',
  userPassword: READER.password,
}
const student = (number: number): DirectoryEntry => ({
  dn: `uid=it${number},${BASE}`,
  objectClass: ['inetOrgPerson', 'eduPerson'],
  uid: `it${number}`,
  cn: `Student ${number}`,
  sn: `Pappas`,
  'sn;lang-el': `Παππάς`,
  givenName: 'Nikos',
  'givenName;lang-el': 'Νίκος',
  mail: `it${number}@hua.gr`,
  'ou;lang-el': department.name,
  eduPersonAffiliation: ['student', 'member'],
})

describe.runIf(isInstalled())(`people out of a directory (OpenLDAP: ${INSTALL})`, SLOW, async () => {
  if (!isInstalled()) return
  const everybody = Array.from({ length: 1_000 }, (_, index) => student(index + 1))
  const slapd = await startSlapd({ entries: [reader, ...everybody], settings: WITHOUT_LIMIT })
  afterAll(slapd.close)

  it('are an import like those of a file: looked at, applied, the same again, taken back', async () => {
    const first = await read('students', at(slapd))
    expect(first).toMatchObject({ status: 0, said: expect.stringContaining('1000 new, 0 changed') })
    const run = await newestImport()
    expect(run).toMatchObject({
      kind: 'students',
      fileName: slapd.plain,
      new: 1_000,
      by: null,
      applied: null,
    })
    expect(first.said).toContain(`/dashboard/admin/import?import=${run.importID}`)
    const params = { importId: run.importID }
    const rows = await administrator.call('listImportRows', { params, query: { page: 1, pageSize: 1 } })
    expect(rows.body[0]).toMatchObject({ label: 'Παππάς Νίκος', fate: 'new', faults: [] })
    const applied = await administrator.call('applyImport', { params, body: { rows: 'all' } })
    expect(applied.status).toBe(200)

    const again = await read('students', at(slapd))
    expect(again.said).toContain('0 new, 0 changed, 1000 the same')
    expect((await administrator.call('undoImport', { params })).status).toBe(200)
    expect((await administrator.call('getImport', { params })).body.undone).toMatchObject({ rows: 1_000 })
  })

  it('need a yes where the directory lacks more than a tenth of those who are there', async () => {
    await read('students', at(slapd))
    const all = { importId: (await newestImport()).importID }
    await administrator.call('applyImport', { params: all, body: { rows: 'all' } })
    const few = await startSlapd({
      entries: [reader, ...everybody.slice(0, 800)],
      settings: WITHOUT_LIMIT,
    })
    onTestFinished(few.close)
    expect((await read('students', at(few))).said).toContain('800 the same, 0 with faults, 200 not in')
    const run = await newestImport()
    const params = { importId: run.importID }
    expect(run.needsConfirmation).toBe(true)
    expect((await administrator.call('applyImport', { params, body: { rows: 'all' } })).error).toMatchObject({
      code: 'too_many_changes',
    })
  })

  it('are nobody where none has the affiliation', async () => {
    const { status, said } = await read('instructors', at(slapd))
    expect([status, said]).toEqual([
      0,
      expect.stringContaining('nobody at LDAP_BASE whose affiliation is faculty'),
    ])
  })

  it('do not come by a wrong password, which is not repeated', async () => {
    const { status, said } = await read('students', { ...at(slapd), LDAP_BIND_PASSWORD: 'kalimera' })
    expect([status, said]).toEqual([1, expect.stringContaining('refuses us (InvalidCredentialsError')])
    expect(said).not.toContain('kalimera')
  })
})

it('a directory that is away is said to be, with the way out', SLOW, async () => {
  const { status, said } = await read('students', { LDAP_URL: `ldap://127.0.0.1:${await freePort()}` })
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/does not answer.*ECONNREFUSED.*correct LDAP_URL/),
  ])
})

it.each([
  ['nobody', { LDAP_URL: 'ldap://127.0.0.1:1' }, 'Which people?'],
  ['students', {}, 'LDAP_URL must be set when LDAP_BASE is set'],
] as const)('the command says what it lacks: %s %o', SLOW, async (kind, settings, sentence) => {
  const { status, said } = await read(kind, settings)
  expect([status, said]).toEqual([1, expect.stringContaining(sentence)])
})
