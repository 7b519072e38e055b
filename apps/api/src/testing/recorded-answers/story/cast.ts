import type { TestApi } from '../../test-api.ts'
import { createRecorder, type Person, type Recorder, type Strangers } from '../recorder.ts'

export interface Member extends Person {
  username: string
  email: string
  password: string
}

/** The people of the story and the recorder of their calls. */
export async function gatherCast(api: TestApi) {
  const { given } = api
  const member = (name: string, username: string): Member => ({
    name,
    username,
    email: `${username}@example.org`,
    password: `password of ${username}`,
    client: api.anonymous,
  })
  const admin = member('the administrator', 'admin')
  await given.anAdministrator({
    username: admin.username,
    email: admin.email,
    password: admin.password,
    firstName: 'Άννα',
    surname: 'Διαχειρίστρια',
  })
  const strangers = await gatherStrangers(api)
  const recorder: Recorder = createRecorder(api, strangers.people)
  const members = {
    petros: member('instructor Petros', 'petros'),
    sofia: member('instructor Sofia', 'sofia'),
    maria: member('student Maria', 'maria'),
    nikos: member('student Nikos', 'nikos'),
    eleni: member('student Eleni', 'eleni'),
  }

  return {
    api,
    recorder,
    admin,
    ...members,
    members: [admin, ...Object.values(members)],
    comeBack: strangers.comeBack,
    admitSecretary: strangers.admitSecretary,

    /** A recorded sign-in; the person goes on with the new token. */
    signIn: async (person: Member, note = '') => {
      const { username, password } = person
      const { body } = await recorder.as(person)('signIn', { note, body: { username, password } })
      person.client = api.bearing(String(body.jwt_token))
    },
  }
}

export type Cast = Awaited<ReturnType<typeof gatherCast>>

/** Their rows are inserted, because the people of the story cannot make them. */
async function gatherStrangers(api: TestApi) {
  const { given } = api
  const { id: institutionId } = await given.anInstitution({ name: 'Πανεπιστήμιο Αλλού' })
  const department = await given.aDepartment({ name: 'Τμήμα Αλλού', institutionId })
  const named = (username: string, firstName: string) => ({
    username,
    email: `${username}@example.net`,
    firstName,
    surname: 'Αλλού',
  })
  const rows = {
    instructor: await given.anInstructor({ ...named('stranger.instructor', 'Ξένος'), department }),
    student: await given.aStudent({ ...named('stranger.student', 'Ξένη'), department }),
    administrator: await given.anAdministrator(named('stranger.administrator', 'Άλλη')),
  }
  const people: Strangers = {
    instructor: { name: 'a strange instructor', client: api.anonymous },
    student: { name: 'a strange student', client: api.anonymous },
    administrator: { name: 'another administrator', client: api.anonymous },
    secretary: { name: 'a strange secretary', client: api.anonymous },
  }

  /** A session ends after a day without use: with every new day of the story they have new ones. */
  const comeBack = async () => {
    people.instructor.client = await api.as(rows.instructor)
    people.student.client = await api.as(rows.student)
    people.administrator.client = await api.as(rows.administrator)
  }

  /** Comes for the last chapter, so that no person before it has another id. */
  const admitSecretary = async () => {
    const secretary = await given.aSecretary({ ...named('stranger.secretary', 'Ξένη'), department })
    people.secretary.client = await api.as(secretary)
  }
  return { people, comeBack, admitSecretary }
}
