import { api, type Credentials } from '@diatrivi/e2e/fixtures/api'
import { confirmationCodeFor } from '@diatrivi/e2e/fixtures/mailbox'
import type { naming } from '@diatrivi/e2e/fixtures/names'
import { system } from '@diatrivi/e2e/system'
import { type Attacker, namedFile, QUOTED } from './attacker.ts'

const PASSWORD = 'kalimera-2026'

export type Student = Credentials & { email: string }

/** The person's own sessions name the browser of each. */
async function signInWith(browser: string, { username, password }: Credentials): Promise<void> {
  const answer = await fetch(`${system.apiUrl}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': browser },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`A browser of the name ${browser} is answered ${answer.status}.`)
}

export async function attackedStudent(
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

export async function attackProfile({ call }: Attacker, student: Student): Promise<void> {
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
