import { api, type Credentials } from '@diatrivi/e2e/fixtures/api'
import type { Person } from '@diatrivi/e2e/fixtures/cast'
import type { naming } from '@diatrivi/e2e/fixtures/names'
import { attackedStudent, attackProfile, type Student } from './attacked-student.ts'
import { type Attacker, namedFile } from './attacker.ts'
import { type FreeText, markOf } from './free-texts.ts'

export interface AttackedThesis {
  id: number
  /** Another thesis, whose student gave up. */
  releasedId: number
  listId: number
  stepId: number
  student: Student
  /** Who gave up. */
  released: Student
  /** A list that belongs to no thesis. */
  templateId: number
}

/** An attack in HTML may be taken away whole, and the mark behind it too: another mark stands before it. */
function described(field: FreeText, written: string): string {
  return `<p>${markOf(field)}</p>${written}`
}

/** A topic with attacks in its title, description and keywords. */
export function createdThesis(
  { call }: Attacker,
  names: ReturnType<typeof naming>,
  instructor: Credentials,
): Promise<number> {
  return call(instructor, 'createThesis', (write) => ({
    body: {
      thesisTitle: write('thesisTitle', names.topic()),
      titleEn: write('titleEn', 'Title'),
      thesisDescr: described('createThesis.thesisDescr', write('thesisDescr', '<p>Περιγραφή</p>')),
      thesisIsPublicByInst: true,
      tags: { keywords: [{ keyword: write('keyword', 'έρευνα') }] },
    },
  }))
}

/** A student asks for a topic, is chosen, and accepts. */
export async function give(instructor: Credentials, student: Credentials, thesisId: number): Promise<void> {
  const params = { thesisId }
  await api(student, 'declareInterest', { params, body: { prefOrder: 1 } })
  const answer = { ...params, username: student.username, flag: 1 }
  await api(instructor, 'answerInterest', { params: answer, body: {} })
  await api(student, 'acceptAssignment', { params })
}

/** A thesis that another student was interested in too, with its list, a step that was returned, and a final text. */
export async function attackThesis(
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
  const id = await createdThesis(attacker, names, instructor)
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
        titleEn: write('titleEn', 'Title'),
        thesisDescr: described('editThesis.thesisDescr', write('thesisDescr', '<p>Περιγραφή</p>')),
        tags: { keywords: [{ keyword: write('keyword', 'έρευνα') }] },
      },
    },
  }))
  await give(instructor, student, id)
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
        doListDescr: described('createTodoList.doListDescr', write('doListDescr', '')),
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
          doListDescr: described('editTodoList.doListDescr', write('doListDescr', '')),
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
