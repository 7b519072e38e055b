import { api } from '@diatrivi/e2e/fixtures/api'
import type { casting, Department, Person } from '@diatrivi/e2e/fixtures/cast'
import type { naming } from '@diatrivi/e2e/fixtures/names'
import { DEMO_PEOPLE } from '@diatrivi/e2e/fixtures/people'
import { attackCommittee, attackLeaving, attackProposal, type Examiners } from './attacked-committee.ts'
import { attackPlan, type MovedThesis, movedThesis } from './attacked-examination.ts'
import { attackFirm } from './attacked-firm.ts'
import { type AttackedImports, attackImports } from './attacked-imports.ts'
import { type MarkedTheses, markedTheses } from './attacked-marking.ts'
import { attackOffice, attackRecord, attackStaff, publishRules } from './attacked-office.ts'
import { type AttackedThesis, attackThesis } from './attacked-thesis.ts'
import { type Attacker, namedFile, QUOTED } from './attacker.ts'

/** What one attacker wrote about theses. */
export interface AttackedTheses extends AttackedThesis, MovedThesis, MarkedTheses {
  /** The path of the link by which a person from outside is asked into its committee. */
  seatPath: string
  /** The path of the link of the mentor of its firm. */
  talkPath: string
}

export interface AttackedWorld {
  /** The people of the department whose theses are presented. */
  presenting: Examiners
  /** The people of another one, whose theses are only read. */
  reading: Examiners
  /** A draft, opened by those who write it; the last that was written. */
  rulebookId: number
  theses: AttackedTheses[]
  imports: AttackedImports
  /** The addresses of all people whose mails name what was written. */
  addresses: string[]
}

/** Everything that people write, once by each attacker, through the calls that the pages make. */
export async function attackedWorld(
  attackers: readonly Attacker[],
  names: ReturnType<typeof naming>,
  cast: ReturnType<typeof casting>,
): Promise<AttackedWorld> {
  const presenting = await examinersOf(cast, { hasPresentation: true })
  const reading = await examinersOf(cast, { hasPresentation: false })
  const { instructor, secretary } = presenting
  const { department } = instructor
  let [rulebookId, imports] = [0, { students: 0, institutions: 0 }]
  const theses: AttackedTheses[] = []
  const invited: string[] = []
  for (const [place, attacker] of attackers.entries()) {
    await attackPlaces(attacker, names)
    await attackWebhooks(attacker, names)
    invited.push(await attackInvitations(attacker, names, department))
    await attackInstructor(attacker, instructor)
    rulebookId = await attackOffice(attacker, names, department, secretary)
    const thesis = await attackThesis(attacker, names, instructor)
    await attackRecord(attacker, secretary, thesis.student)
    await attackStaff(attacker, secretary, await cast.anInstructor({ department }))
    await attackProposal(attacker, presenting, thesis)
    const { seatPath, addresses } = await attackCommittee(attacker, names, presenting, thesis.id)
    const { talkPath, mentor } = await attackFirm(attacker, names, instructor, thesis.id)
    invited.push(...addresses, mentor)
    await attackPlan(attacker, presenting, thesis.id, place)
    await attackLeaving(attacker, presenting, thesis.id)
    const moved = await movedThesis(attacker, names, presenting, thesis.released, place)
    const marked = await markedTheses(attacker, names, reading)
    theses.push({ ...thesis, ...moved, ...marked, seatPath, talkPath })
    imports = await attackImports(attacker, names, secretary)
  }
  const people = [
    ...[presenting, reading].flatMap((examiners) => [examiners.instructor, examiners.member]),
    ...theses.flatMap(({ student, released, marked }) => [student, released, marked]),
  ]
  const addresses = [...people.map(({ email }) => email), ...invited]
  return { presenting, reading, rulebookId, theses, imports, addresses }
}

/** A department of its own, with its rules. */
async function examinersOf(
  cast: ReturnType<typeof casting>,
  rules: { hasPresentation: boolean },
): Promise<Examiners> {
  const department = await cast.aDepartment()
  await publishRules(department, rules)
  return {
    instructor: await cast.anInstructor({ department }),
    member: await cast.anInstructor({ department }),
    secretary: await cast.aSecretary({ department }),
  }
}

async function attackPlaces({ call }: Attacker, names: ReturnType<typeof naming>): Promise<void> {
  const { admin } = DEMO_PEOPLE
  const address = 'https://example.gr/*'
  const instType = 'grUni' as const
  const attacked = await call(admin, 'createInstitution', (write) => ({
    body: {
      instName: write('instName', names.title('Πανεπιστήμιο')),
      instType,
      instURL: write('instURL', 'https://example.gr', address),
      instLogo: write('instLogo', 'https://example.gr/logo.png', address, '/*'),
    },
  }))
  const { id: instID } = await api(admin, 'createInstitution', {
    body: { instName: names.title('Πανεπιστήμιο'), instType },
  })
  await call(admin, 'editInstitution', (write) => ({
    params: { instID },
    body: {
      instName: write('instName', names.title('Πανεπιστήμιο')),
      instType,
      instURL: write('instURL', 'https://example.gr', address),
      instLogo: write('instLogo', 'https://example.gr/logo.png', address, '/*'),
    },
  }))
  await call(admin, 'createDepartment', (write) => ({
    body: {
      depName: write('depName', names.title('Τμήμα')),
      depEmail: write('depEmail', 'dep@example.gr', QUOTED),
      depPhone: write('depPhone', '2310 000000'),
      depCity: write('depCity', 'Πάτρα'),
      depUrl: write('depUrl', 'https://example.gr', address),
      instID: attacked.id,
    },
  }))
  const { id: depID } = await api(admin, 'createDepartment', {
    body: { depName: names.title('Τμήμα'), instID },
  })
  await call(admin, 'editDepartment', (write) => ({
    params: { depID },
    body: {
      depName: write('depName', names.title('Τμήμα')),
      depEmail: write('depEmail', 'dep@example.gr', QUOTED),
      depPhone: write('depPhone', '2310 000000'),
      depCity: write('depCity', 'Πάτρα'),
      depUrl: write('depUrl', 'https://example.gr', address),
      instID,
    },
  }))
}

async function attackWebhooks({ call }: Attacker, names: ReturnType<typeof naming>): Promise<void> {
  const { admin } = DEMO_PEOPLE
  const address = 'https://portal.invalid/'
  const events = ['thesis.deleted' as const]
  await call(admin, 'createWebhook', (write) => ({
    body: {
      description: write('description', names.title('Πύλη')),
      address: write('address', address, `${address}*`),
      events,
    },
  }))
  const { id: webhookId } = await api(admin, 'createWebhook', {
    body: { description: names.title('Πύλη'), address, events },
  })
  await call(admin, 'editWebhook', (write) => ({
    params: { webhookId },
    body: {
      description: write('description', names.title('Πύλη')),
      address: write('address', address, `${address}*`),
      events,
    },
  }))
}

/** Returns the address of one who was invited under a harmful name. */
async function attackInvitations(
  { call }: Attacker,
  names: ReturnType<typeof naming>,
  { id: depID }: Department,
): Promise<string> {
  const { admin } = DEMO_PEOPLE
  const rank = 'assistant' as const
  const [invited, changed] = [names.person(), names.person()]
  await call(admin, 'createInstructor', (write) => ({
    body: {
      username: write('username', invited.username),
      uName: write('uName', invited.firstName),
      uSurname: write('uSurname', invited.surname),
      uEmail: write('uEmail', invited.email, QUOTED),
      rank,
      depID,
    },
  }))
  const { username, firstName: uName, surname: uSurname, email: uEmail } = changed
  await api(admin, 'createInstructor', { body: { username, uName, uSurname, uEmail, rank, depID } })
  await call(admin, 'editInstructor', (write) => ({
    params: { username },
    body: {
      username: write('username', username),
      uName: write('uName', uName),
      uSurname: write('uSurname', uSurname),
      uEmail: write('uEmail', uEmail, QUOTED),
      rank,
      depID,
    },
  }))
  return invited.email
}

async function attackInstructor({ call }: Attacker, instructor: Person): Promise<void> {
  await call(instructor, 'editInstructorProfile', (write) => ({
    body: {
      user: {
        uName: write('uName', instructor.firstName),
        uSurname: write('uSurname', instructor.surname),
        uEmail: write('uEmail', instructor.email, QUOTED),
      },
      tags: { keywords: [{ keyword: write('keyword', 'έρευνα') }] },
    },
    file: namedFile(write('selectedFile', 'cv')),
  }))
}
