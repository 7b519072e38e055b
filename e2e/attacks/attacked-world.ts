import { api, type Credentials } from '../fixtures/api.ts'
import type { casting, Department, Person } from '../fixtures/cast.ts'
import { confirmationCodeFor } from '../fixtures/mailbox.ts'
import type { naming } from '../fixtures/names.ts'
import { DEMO_PEOPLE } from '../fixtures/people.ts'
import { system } from '../system.ts'
import { attackCommittee, attackOffice, attackRecord, type Office, publishRules } from './attacked-office.ts'
import { type Attacker, namedFile } from './attacker.ts'
import { type FreeText, markOf } from './free-texts.ts'

const PASSWORD = 'kalimera-2026'
/** A mail address may hold almost anything between quotation marks. */
const QUOTED = '"*"@example.gr'

type Student = Credentials & { email: string }

export interface AttackedThesis {
  id: number
  /** Of another thesis, whose student gave up. */
  releasedId: number
  listId: number
  stepId: number
  student: Student
  /** Who gave up. */
  released: Student
  /** A list that belongs to no thesis. */
  templateId: number
}

export interface AttackedWorld {
  instructor: Person
  office: Office
  theses: AttackedThesis[]
  /** Of everybody whose mails tell of what was written. */
  addresses: string[]
}

/** Everything that people write, once by each attacker, through the calls that the pages make. */
export async function attackedWorld(
  attackers: readonly Attacker[],
  names: ReturnType<typeof naming>,
  cast: ReturnType<typeof casting>,
): Promise<AttackedWorld> {
  const department = await cast.aDepartment()
  const instructor = await cast.anInstructor({ department })
  const member = await cast.anInstructor({ department })
  const secretary = await cast.aSecretary({ department })
  await publishRules(department)
  let rulebookId = 0
  const theses: AttackedThesis[] = []
  const invited: string[] = []
  for (const attacker of attackers) {
    await attackPlaces(attacker, names)
    await attackWebhooks(attacker, names)
    invited.push(await attackInvitations(attacker, names, department))
    await attackInstructor(attacker, instructor)
    rulebookId = await attackOffice(attacker, names, department, secretary)
    const thesis = await attackThesis(attacker, names, instructor)
    await attackRecord(attacker, secretary, thesis.student)
    await attackCommittee(attacker, instructor, member, thesis.id)
    theses.push(thesis)
  }
  const students = theses.flatMap(({ student, released }) => [student.email, released.email])
  const office = { secretary, member, rulebookId }
  const addresses = [instructor.email, member.email, ...students, ...invited]
  return { instructor, office, theses, addresses }
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

/** The person's own sessions name the browser of each. */
async function signInWith(browser: string, { username, password }: Credentials): Promise<void> {
  const answer = await fetch(`${system.apiUrl}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': browser },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`A browser of the name ${browser} is answered ${answer.status}.`)
}

async function attackedStudent(
  { call, browser }: Attacker,
  names: ReturnType<typeof naming>,
  department: number,
): Promise<Student> {
  const { username, email, firstName, surname } = names.person()
  const student = { username, email, password: PASSWORD }
  await call(null, 'register', (write) => ({
    body: {
      username: write('username', username),
      email: write('email', email, QUOTED),
      password: PASSWORD,
      uName: write('uName', firstName),
      uSurname: write('uSurname', surname),
      department,
    },
  }))
  await api(null, 'activate', { body: { email, code: await confirmationCodeFor(email) } })
  await signInWith(browser, student)
  return student
}

async function attackProfile({ call }: Attacker, student: Student): Promise<void> {
  await call(student, 'editStudentProfile', (write) => ({
    body: {
      user: {
        uName: write('uName', 'Ελένη'),
        uSurname: write('uSurname', 'Βλάχου'),
        uEmail: write('uEmail', student.email, QUOTED),
        uIsPublic: true,
      },
      tags: { keywords: [{ keyword: write('keyword', 'έρευνα') }] },
    },
    file: namedFile(write('selectedFile', 'cv')),
  }))
}

/** Of HTML an attack may be taken away whole, and the mark behind it too: another stands before it. */
function described(field: FreeText, written: string): string {
  return `<p>${markOf(field)}</p>${written}`
}

/** A thesis that somebody else was interested in too, with its list, a step that was returned, and a final text. */
async function attackThesis(
  attacker: Attacker,
  names: ReturnType<typeof naming>,
  instructor: Person,
): Promise<AttackedThesis> {
  const { call } = attacker
  const [student, other] = await Promise.all([
    attackedStudent(attacker, names, instructor.department.id),
    attackedStudent(attacker, names, instructor.department.id),
  ])
  await attackProfile(attacker, student)
  const id = await call(instructor, 'createThesis', (write) => ({
    body: {
      thesisTitle: write('thesisTitle', names.topic()),
      thesisDescr: described('createThesis.thesisDescr', write('thesisDescr', '<p>Περιγραφή</p>')),
      thesisIsPublicByInst: true,
      tags: { keywords: [{ keyword: write('keyword', 'έρευνα') }] },
    },
  }))
  const params = { thesisId: id }
  for (const who of [student, other]) await api(who, 'declareInterest', { params, body: { prefOrder: 1 } })
  await call(instructor, 'answerInterest', (write) => ({
    params: { ...params, username: student.username, flag: 1 },
    body: { messageToOthers: write('messageToOthers', 'Ευχαριστώ.') },
  }))
  await api(student, 'acceptAssignment', { params })
  const templateId = await attackedList(attacker, names, instructor)
  const listId = await attackedList(attacker, names, instructor, id)
  const stepId = await attackedStep(attacker, instructor, student, listId)
  await call(student, 'submitFinalText', (write) => ({
    params,
    body: { thesisAbstract: write('thesisAbstract', 'Περίληψη') },
    file: namedFile(write('selectedFile', 'text')),
  }))
  const releasedId = await releasedThesis(attacker, names, instructor, other)
  return { id, releasedId, listId, stepId, student, released: other, templateId }
}

/** A thesis that was changed, and given up by its student. */
async function releasedThesis(
  { call }: Attacker,
  names: ReturnType<typeof naming>,
  instructor: Credentials,
  student: Student,
): Promise<number> {
  const id = await api(instructor, 'createThesis', {
    body: { thesisTitle: names.topic(), thesisIsPublicByInst: true },
  })
  const params = { thesisId: id }
  await call(instructor, 'editThesis', (write) => ({
    params,
    body: {
      thesis: {
        thesisTitle: write('thesisTitle', names.topic()),
        thesisDescr: described('editThesis.thesisDescr', write('thesisDescr', '<p>Περιγραφή</p>')),
        tags: { keywords: [{ keyword: write('keyword', 'έρευνα') }] },
      },
    },
  }))
  await api(student, 'declareInterest', { params, body: { prefOrder: 1 } })
  const answer = { ...params, username: student.username, flag: 1 }
  await api(instructor, 'answerInterest', { params: answer, body: {} })
  await api(student, 'acceptAssignment', { params })
  await call(instructor, 'releaseThesis', (write) => ({
    params,
    body: { reason: write('reason', 'Διακοπή κατόπιν συμφωνίας.') },
  }))
  return id
}

async function attackedList(
  { call }: Attacker,
  names: ReturnType<typeof naming>,
  instructor: Credentials,
  thesisID?: number,
): Promise<number> {
  const id = await call(instructor, 'createTodoList', (write) => ({
    body: {
      todoList: {
        doListTitle: write('doListTitle', names.title('Βήματα')),
        doListDescr: write('doListDescr', ''),
        ...(thesisID !== undefined && { thesisID }),
      },
      template: thesisID === undefined,
    },
  }))
  if (thesisID === undefined)
    await call(instructor, 'editTodoList', (write) => ({
      body: {
        todoList: {
          doListID: id,
          doListTitle: write('doListTitle', names.title('Βήματα')),
          doListDescr: write('doListDescr', ''),
        },
      },
    }))
  return id
}

async function attackedStep(
  { call }: Attacker,
  instructor: Credentials,
  student: Credentials,
  doListID: number,
): Promise<number> {
  const item = { dliDuration: 2, dliDurationUnit: 'weeks' as const }
  const step = await call(instructor, 'createTodoItem', (write) => ({
    body: {
      todoList: { doListID },
      todoListItem: {
        ...item,
        dliTitle: write('dliTitle', 'Βήμα'),
        dliDescr: write('dliDescr', 'Περιγραφή'),
      },
    },
  }))
  const params = { itemId: step }
  await call(student, 'writeStepComment', (write) => ({
    params,
    body: { text: write('text', 'Σχόλιο') },
    file: namedFile(write('selectedFile', 'notes')),
  }))
  const finish = () =>
    call(student, 'finishStep', (write) => ({ params, file: namedFile(write('selectedFile', 'step')) }))
  await finish()
  await call(instructor, 'returnStep', (write) => ({
    params,
    body: { reason: write('reason', 'Λείπουν πηγές.') },
  }))
  await finish()
  const other = await call(instructor, 'createTodoItem', (write) => ({
    body: {
      todoList: { doListID },
      todoListItem: { ...item, dliTitle: write('dliTitle', 'Βήμα'), dliDescr: '' },
    },
  }))
  await call(instructor, 'editTodoItem', (write) => ({
    params: { itemId: other },
    body: {
      todoListItem: {
        ...item,
        dliTitle: write('dliTitle', 'Βήμα'),
        dliDescr: write('dliDescr', 'Περιγραφή'),
      },
    },
  }))
  return step
}
