import type { Access } from '@diatrivi/contract/endpoint'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { CALLERS, holdsOffice, isPerson, roleOf, STRANGERS } from './testing/permissions/callers.ts'
import { isServed, measureMatrix, type Outcome, type Row } from './testing/permissions/matrix.ts'
import { permissionsPage } from './testing/permissions/page.ts'
import { startTestApi } from './testing/test-api.ts'

const rows = await measureMatrix(await startTestApi())
const people = CALLERS.filter(isPerson)

const refusal = (status: number, code: string): Outcome => ({ status, code })

/** The refusal of callers whose session is not sufficient; null where they are served. */
const STRANGERS_GET: Record<Access['kind'], (Outcome | null)[]> = {
  public: [null, null, null, null, null],
  byLink: [null, null, null, null, null],
  anySession: [
    refusal(401, 'unauthenticated'),
    refusal(401, 'unauthenticated'),
    refusal(401, 'session_expired'),
    refusal(401, 'session_expired'),
    null,
  ],
  signedIn: [
    refusal(401, 'unauthenticated'),
    refusal(401, 'unauthenticated'),
    refusal(401, 'session_expired'),
    refusal(401, 'session_expired'),
    refusal(403, 'inactive_account'),
  ],
}

const admits = (access: Access, person: (typeof people)[number]) =>
  access.kind !== 'signedIn' ||
  access.roles.includes(roleOf(person)) ||
  (access.officeHolders === true && holdsOffice(person))

const titled = rows.map((row) => [`${row.endpoint.name} ${row.of}`.trim(), row] as const)

describe.each(titled)('%s', (_title, { endpoint, outcomes, ...row }) => {
  const { access, errors = [] } = endpoint

  it('is refused to those without a good session, unless none is needed', () => {
    const answers = STRANGERS.map((caller) => (isServed(outcomes[caller]) ? null : outcomes[caller]))
    expect(answers).toEqual(STRANGERS_GET[access.kind])
  })

  it('is refused to people of other roles, before anything else is judged', () => {
    const refused = people.filter((person) => outcomes[person].code === 'wrong_role')
    expect(refused).toEqual(people.filter((person) => !admits(access, person)))
  })

  it('is refused to people of its roles with what the contract names', () => {
    const codes = people.filter((person) => admits(access, person)).map((person) => outcomes[person].code)
    expect(codes.filter((code) => code !== null && !errors.some((named) => named === code))).toEqual([])
  })

  it('is served to a person who holds an office where every instructor is, or where it is declared', () => {
    const isForHolders = access.kind === 'signedIn' && access.officeHolders === true
    const isServedByOffice = isServed(outcomes['its head']) && !isServed(outcomes['another instructor'])
    if (isServedByOffice) expect(isForHolders).toBe(true)
  })

  it('is refused just the same with the token in the query or the body, and changes nothing', () => {
    expect(row.outcomesWithoutHeader).toEqual(
      Object.fromEntries(Object.entries(outcomes).filter(([, outcome]) => !isServed(outcome))),
    )
    expect(row.refusalsLeftTraces).toBe(false)
  })
})

describe('over all examples of an endpoint', () => {
  const examplesOf = (name: string) => rows.filter(({ endpoint }) => endpoint.name === name)
  const outcomesOf = ({ endpoint: { access }, outcomes }: Row) =>
    people.filter((person) => admits(access, person)).map((person) => outcomes[person])

  it.each(Object.keys(ENDPOINTS))('%s serves at least one caller', (name) => {
    expect(examplesOf(name).flatMap(outcomesOf).filter(isServed)).not.toEqual([])
  })

  const withObject = Object.values(ENDPOINTS).flatMap(({ name, access }) =>
    access.kind === 'signedIn' &&
    access.policy !== null &&
    access.roles.some((role) => role !== 'administrator')
      ? [[name, access.policy] as const]
      : [],
  )

  it.each(withObject)('%s refuses another person of the right role, by %s', (name) => {
    const refused = examplesOf(name)
      .flatMap(outcomesOf)
      .filter((outcome) => [403, 404].includes(outcome.status))
    expect(refused).not.toEqual([])
  })
})

it('the page of permissions says what the API does', async () => {
  await expect(permissionsPage(rows)).toMatchFileSnapshot('../../../docs/generated/permissions.md')
})
