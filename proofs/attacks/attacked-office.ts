import { api } from '@diatrivi/e2e/fixtures/api'
import type { Department, Person } from '@diatrivi/e2e/fixtures/cast'
import { aWordDocument } from '@diatrivi/e2e/fixtures/documents'
import type { naming } from '@diatrivi/e2e/fixtures/names'
import { DEMO_PEOPLE } from '@diatrivi/e2e/fixtures/people'
import { type Attacker, namedFile, QUOTED } from './attacker.ts'

/** Books of one department need a day of their own once they are published; drafts do not. */
const FAR_AWAY = '2099-09-01'

/**
 * A rule book that asks for a committee, so that the theses that are accepted from now on have one; two of its three
 * examine on any day and whatever the steps. Its catalogue is open.
 */
export async function publishRules(
  { id: depID }: Department,
  { hasPresentation }: { hasPresentation: boolean },
): Promise<void> {
  const { admin } = DEMO_PEOPLE
  const book = { title: 'Κανονισμός', inForceFrom: '2020-09-01' }
  const { id: rulebookId } = await api(admin, 'draftRulebook', { body: { ...book, depID, from: 'usual' } })
  const params = { rulebookId }
  await api(admin, 'editRulebook', {
    params,
    body: {
      ...book,
      rules: {
        topic: { company: 'allowed' },
        committee: { size: 3, proposedBy: 'student' },
        examination: { hasPresentation, needsAllSteps: false, quorum: 2 },
        catalogue: { isPublic: true, studentNames: 'full', hasPresentations: true, isHarvested: true },
      },
    },
  })
  await api(admin, 'publishRulebook', { params })
}

/** An administrator who is invited, secretaries who are invited and changed, a profile, and the texts of a rule book. Returns the draft. */
export async function attackOffice(
  { call }: Attacker,
  names: ReturnType<typeof naming>,
  { id: depID }: Department,
  secretary: Person,
): Promise<number> {
  const { admin } = DEMO_PEOPLE
  const [invited, changed, second] = [names.person(), names.person(), names.person()]
  await call(admin, 'createAdministrator', (write) => ({
    body: {
      username: write('username', second.username),
      uName: write('uName', second.firstName),
      uSurname: write('uSurname', second.surname),
      uEmail: write('uEmail', second.email, QUOTED),
    },
  }))
  await call(admin, 'createSecretary', (write) => ({
    body: {
      username: write('username', invited.username),
      uName: write('uName', invited.firstName),
      uSurname: write('uSurname', invited.surname),
      uEmail: write('uEmail', invited.email, QUOTED),
      depID,
    },
  }))
  const { username, firstName: uName, surname: uSurname, email: uEmail } = changed
  await api(admin, 'createSecretary', { body: { username, uName, uSurname, uEmail, depID } })
  await call(admin, 'editSecretary', (write) => ({
    params: { username },
    body: {
      username: write('username', username),
      uName: write('uName', uName),
      uSurname: write('uSurname', uSurname),
      uEmail: write('uEmail', uEmail, QUOTED),
      depID,
    },
  }))
  await call(secretary, 'editSecretaryProfile', (write) => ({
    body: {
      user: {
        uName: write('uName', secretary.firstName),
        uSurname: write('uSurname', secretary.surname),
        uEmail: write('uEmail', secretary.email, QUOTED),
      },
      tags: { keywords: [{ keyword: write('keyword', 'έρευνα') }] },
    },
    file: namedFile(write('selectedFile', 'cv')),
  }))
  const draft = { inForceFrom: FAR_AWAY, from: 'integrated_master' as const }
  await call(secretary, 'draftRulebook', (write) => ({
    body: { ...draft, depID, title: write('title', names.title('Κανονισμός')) },
  }))
  const { id: rulebookId } = await api(secretary, 'draftRulebook', {
    body: { ...draft, depID, title: names.title('Κανονισμός') },
  })
  await call(secretary, 'editRulebook', (write) => ({
    params: { rulebookId },
    body: {
      title: write('title', names.title('Κανονισμός')),
      inForceFrom: FAR_AWAY,
      decisionRef: write('decisionRef', '7/18.12.2025'),
      rules: {
        marking: {
          parts: [
            {
              key: 'whole',
              label: write('label', 'Εργασία'),
              weight: 100,
              by: 'everyone' as const,
              criteria: [],
            },
          ],
        },
        papers: {
          headerLines: write('headerLines', 'Πανεπιστήμιο'),
          legalBasis: write('legalBasis', 'τον Κανονισμό'),
          signerOffice: write('signerOffice', 'Ο Διευθυντής'),
          place: write('place', 'Ρίο'),
          declaration: write('declaration', 'Δηλώνω'),
        },
      },
    },
  }))
  await attackProgrammes(call, names, secretary)
  await attackPaperForm(call, secretary)
  return rulebookId
}

/** Programmes of studies, which stand beside the rule books and in the forms that choose one. */
async function attackProgrammes(
  call: Attacker['call'],
  names: ReturnType<typeof naming>,
  secretary: Person,
): Promise<void> {
  const kind = { level: 'first' as const, kind: 'bachelor' as const }
  await call(secretary, 'createProgramme', (write) => ({
    body: {
      ...kind,
      name: write('name', names.title('Πρόγραμμα')),
      nameEn: write('nameEn', 'Programme'),
      courseCode: write('courseCode', 'ΠΛΗ-900'),
    },
  }))
  const { id: programmeId } = await api(secretary, 'createProgramme', {
    body: { ...kind, name: names.title('Πρόγραμμα') },
  })
  await call(secretary, 'editProgramme', (write) => ({
    params: { programmeId },
    body: {
      ...kind,
      name: write('name', names.title('Πρόγραμμα')),
      nameEn: write('nameEn', 'Programme'),
      courseCode: write('courseCode', 'ΠΛΗ-900'),
    },
  }))
}

/** The department's own form of the minutes, which replaces the one before. */
async function attackPaperForm(call: Attacker['call'], secretary: Person): Promise<void> {
  const { buffer, mimeType } = await aWordDocument('', '{ΤΙΤΛΟΣ}')
  await call(secretary, 'setPaperForm', (write) => ({
    params: { kind: 'minutes' },
    file: { name: `${write('selectedFile', 'form')}.docx`, mimeType, buffer },
  }))
}

/** What the office writes of a student. */
export async function attackRecord(
  { call }: Attacker,
  secretary: Person,
  { username }: { username: string },
): Promise<void> {
  await call(secretary, 'editStudentRecord', (write) => ({
    params: { username },
    body: { registryNumber: write('registryNumber', username), average: write('average', '7.85') },
  }))
}

/** What papers print of an instructor in place of the rank. */
export async function attackStaff(
  { call }: Attacker,
  secretary: Person,
  { username }: { username: string },
): Promise<void> {
  await call(secretary, 'editStaff', (write) => ({
    params: { username },
    body: { printTitle: write('printTitle', 'Ομότιμη Καθηγήτρια'), absences: [] },
  }))
}
