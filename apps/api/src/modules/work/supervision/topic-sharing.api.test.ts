import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { type Rules, USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

// 10 March 2026
const api = await startTestApi()
const { given, clock } = api

const { integrated_master: PRESET } = PRESET_RULES
const WITHOUT_COMMITTEE: Rules = { ...USUAL_RULES, topic: { ...USUAL_RULES.topic, students: 2 } }
const WITH_COMMITTEE: Rules = {
  ...PRESET,
  topic: { ...USUAL_RULES.topic, students: 2 },
  committee: { ...PRESET.committee, answer: 'appointed' },
  examination: { ...PRESET.examination, needsAllSteps: false, minMonths: null, windows: [] },
}
const REASON = { reason: 'Διακοπή σπουδών' }

/** A thesis in progress, whose topic others may have too. */
async function aSharedTopic(rules: Rules | null = WITHOUT_COMMITTEE) {
  const department = await given.aDepartment()
  const instructor = await given.anInstructor({ department })
  const asInstructor = await api.as(instructor)
  if (rules !== null) {
    await given.aRulebook({ department, rules, inForceFrom: '2026-01-01', publishedAt: clock.now() })
  }
  const aStudent = async () => {
    const account = await given.aStudent({ department })
    return { account, client: await api.as(account) }
  }
  const first = await aStudent()
  const topic = await given.aThesis({ instructor, publicByInstructor: true, intendedEnd: '2026-12-01' })
  await given.aTodoList({ thesis: topic, steps: ['untouched', 'untouched'] })
  await given.anInterest({ thesis: topic, student: first.account, answeredPositively: true })
  const of = { params: { thesisId: topic.id } }
  await first.client.call('acceptAssignment', of)
  const share = (username: string, client: TestClient = asInstructor) =>
    client.call('shareTopic', { ...of, body: { username } })
  /** The topic is offered to another student, who accepts. */
  const sharedWith = async ({ account, client }: Awaited<ReturnType<typeof aStudent>>) => {
    const { body: thesisId } = await share(account.username)
    const its = { params: { thesisId } }
    expect(await client.call('acceptAssignment', its)).toMatchObject({ status: 200 })
    return its
  }
  const groupOf = async (client: TestClient, its = of) => (await client.call('getProcess', its)).body.group
  return { department, instructor, asInstructor, aStudent, first, topic, of, share, sharedWith, groupOf }
}

describe('shareTopic', () => {
  it('offers the topic to another student, who accepts a thesis of his or her own with its steps', async () => {
    const { asInstructor, aStudent, topic, share, groupOf, first } = await aSharedTopic()
    const { account, client } = await aStudent()
    const { status, body: thesisId } = await share(account.username)
    expect(status).toBe(200)
    expect((await api.mailbox.newestTo(account.email)).subject).toContain(
      'μαζί με άλλον φοιτητή ή άλλη φοιτήτρια',
    )
    const its = { params: { thesisId } }
    expect(await groupOf(asInstructor)).toMatchObject({
      students: 2,
      others: [],
      offered: [{ thesisID: thesisId, student: { username: account.username } }],
      mayShare: 'topic_full',
    })
    // A student who has not accepted does not concern the others.
    expect(await groupOf(first.client)).toMatchObject({ others: [], offered: [] })

    const { body } = await client.call('acceptAssignment', its)
    expect(body).toMatchObject({
      thesisID: thesisId,
      thesisTitle: topic.title,
      state: 'inProgress',
      rulebook: { title: expect.any(String) },
    })
    expect(body.doList?.doListItems).toHaveLength(2)
    const other = { student: { username: account.username }, isInProgress: true }
    expect(await groupOf(asInstructor)).toMatchObject({
      others: [{ ...other, thesisID: thesisId }],
      offered: [],
    })
    // The thesis of the other is none of the student's.
    expect(await groupOf(first.client)).toMatchObject({ others: [{ ...other, thesisID: null }] })
    expect(await client.call('getThesis', { params: { thesisId: topic.id } })).toMatchObject({ status: 404 })
  })

  it('gives the place of one who declined to another', async () => {
    const { aStudent, share } = await aSharedTopic()
    const [one, other] = [await aStudent(), await aStudent()]
    const { body: thesisId } = await share(one.account.username)
    await one.client.call('withdrawInterest', { params: { thesisId } })
    expect(await share(other.account.username)).toMatchObject({ status: 200, body: thesisId })
  })

  it('is refused beyond what the rules allow, and without rules', async () => {
    const { aStudent, share, sharedWith } = await aSharedTopic()
    await sharedWith(await aStudent())
    const { username } = (await aStudent()).account
    expect(await share(username)).toMatchObject({
      status: 409,
      error: { code: 'topic_full', facts: { max: 2 } },
    })
    const plain = await aSharedTopic(null)
    const other = await plain.aStudent()
    expect(await plain.share(other.account.username)).toMatchObject({
      status: 409,
      error: { code: 'topic_full', facts: { max: 1 } },
    })
    expect(await plain.groupOf(plain.asInstructor)).toBeNull()
  })

  it('names the field of somebody who cannot take it', async () => {
    const { share, first, instructor } = await aSharedTopic()
    const elsewhere = await given.aStudent()
    const disabled = await given.aStudent({
      departmentId: first.account.departmentId,
      disabledAt: clock.now(),
    })
    for (const username of ['nobody', instructor.username, elsewhere.username, disabled.username]) {
      const { status, error } = await share(username)
      expect([status, error.fields?.['username']]).toEqual([400, expect.stringContaining('Δεν υπάρχει')])
    }
    const { error } = await share(first.account.username)
    expect(error.fields?.['username']).toBe('Το πρόσωπο έχει ήδη εργασία σε εξέλιξη.')
  })

  it('is not for others', async () => {
    const { aStudent, share } = await aSharedTopic()
    const { account } = await aStudent()
    const stranger = await api.as(await given.anInstructor())
    expect(await share(account.username, stranger)).toMatchObject({ status: 404 })
  })

  it('counts in the load of the instructor', async () => {
    const load = { ...USUAL_RULES.load, maxInProgress: 1 }
    const { aStudent, share } = await aSharedTopic({ ...WITHOUT_COMMITTEE, load })
    const { account } = await aStudent()
    expect(await share(account.username)).toMatchObject({
      status: 409,
      error: { code: 'load_full', facts: { max: 1 } },
    })
  })

  it('of two at the same moment gives the last place once', async () => {
    const { aStudent, share } = await aSharedTopic()
    const [one, other] = [await aStudent(), await aStudent()]
    const answers = await Promise.all([share(one.account.username), share(other.account.username)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

/** Two students with one topic, and people for their committees. */
async function aPair() {
  const scene = await aSharedTopic(WITH_COMMITTEE)
  const second = await scene.aStudent()
  const other = await scene.sharedWith(second)
  const members = [
    await given.anInstructor({ department: scene.department }),
    await given.anInstructor({ department: scene.department }),
  ]
  const seats = members.map(({ username }) => ({ role: 'member', username }))
  const asSecretary = await api.as(await given.aSecretary({ department: scene.department }))
  const propose = (linked: boolean) =>
    scene.asInstructor.call('proposeCommittee', { ...scene.of, body: { seats, linked } })
  const plan = (values: object = {}) =>
    scene.asInstructor.call('planExamination', {
      ...scene.of,
      body: {
        date: '2026-06-24',
        time: '12:00',
        minutes: 30,
        place: `Αίθουσα ${scene.topic.id}`,
        isPublic: true,
        language: 'el',
        ...values,
      },
    })
  const processOf = async (its = scene.of) => (await scene.asInstructor.call('getProcess', its)).body
  return { ...scene, second, other, members, asSecretary, propose, plan, processOf }
}

describe('what is done for all who share a topic', () => {
  it('is the committee, in one action', async () => {
    const { propose, processOf, other } = await aPair()
    expect(await propose(true)).toMatchObject({ status: 200 })
    for (const its of [undefined, other]) expect((await processOf(its)).committee?.missing).toBe(0)
  })

  it('is undone for all when it is refused for one', async () => {
    const { propose, asInstructor, other, members, processOf } = await aPair()
    const seats = [{ role: 'member', username: members[0]?.username }]
    await asInstructor.call('proposeCommittee', { ...other, body: { seats } })
    expect(await propose(true)).toMatchObject({ status: 409 })
    expect((await processOf()).committee?.missing).toBe(2)
    expect(await propose(false)).toMatchObject({ status: 200 })
  })

  it('is the examination: planned at one hour, moved and called off together', async () => {
    const { propose, plan, processOf, other, asInstructor } = await aPair()
    await propose(true)
    const { status, body } = await plan({ linked: true })
    expect(status).toBe(200)
    const currents = async () => [
      (await processOf()).examination?.current,
      (await processOf(other)).examination?.current,
    ]
    const [own, its] = await currents()
    expect(its?.startsAt).toEqual(own?.startsAt)

    const params = { examinationId: body.id }
    const moved = {
      date: '2026-06-25',
      time: '13:00',
      minutes: 30,
      place: 'Αίθουσα Γ',
      isPublic: true,
      language: 'el',
      reason: 'Απεργία',
      linked: true,
    }
    expect(await asInstructor.call('moveExamination', { params, body: moved })).toMatchObject({ status: 200 })
    for (const current of await currents()) expect(current).toMatchObject({ revision: 1, place: 'Αίθουσα Γ' })

    const cancel = { params, body: { reason: 'Απεργία', linked: true } }
    expect(await asInstructor.call('cancelExamination', cancel)).toMatchObject({ status: 200 })
    expect(await currents()).toEqual([null, null])
  })

  it('is no clash when each is planned alone, at one hour and in one place', async () => {
    const { propose, plan, other, asInstructor, topic } = await aPair()
    await propose(true)
    await plan()
    const body = {
      date: '2026-06-24',
      time: '12:15',
      minutes: 30,
      place: `Αίθουσα ${topic.id}`,
      isPublic: true,
      language: 'el',
    }
    expect(await asInstructor.call('planExamination', { ...other, body })).toMatchObject({ status: 200 })
  })
})

describe('Pair with one giving up', () => {
  it('the thesis of the other goes on, the group link ends, and the examination stays for one', async () => {
    const { propose, plan, processOf, other, of, asInstructor, second, groupOf } = await aPair()
    await propose(true)
    await plan({ linked: true })

    expect(await asInstructor.call('releaseThesis', { ...of, body: REASON })).toMatchObject({ status: 200 })

    const left = await processOf(other)
    expect(left.phase).toBe('examPlanned')
    expect(left.examination?.current).toMatchObject({ state: 'planned' })
    expect(left.committee?.missing).toBe(0)
    // The rules would let another have the topic; no student has it now.
    expect(await groupOf(second.client, other)).toMatchObject({ others: [] })
    expect(left.group).toMatchObject({ others: [], mayShare: true })
    // The thesis of the one who gave up is a topic like any other.
    expect((await asInstructor.call('getThesis', of)).body[0]).toMatchObject({ state: 'ungiven' })
    expect((await asInstructor.call('getThesisHistory', of)).body.map(({ what }) => what)).toContain(
      'theses_unlinked',
    )
    // What is done for all is done for the one who is left.
    const params = { examinationId: left.examination?.current?.examinationID ?? 0 }
    const cancel = { params, body: { reason: 'Απεργία', linked: true } }
    expect(await asInstructor.call('cancelExamination', cancel)).toMatchObject({ status: 200 })
  })
})
