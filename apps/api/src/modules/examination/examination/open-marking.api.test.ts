import { expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { examinationScenes, examinationsOf, OK, refusal } from './examination.fixture.ts'

// 10 March 2026
const api = await startTestApi()
const { clock } = api
const { anExaminedThesis, plan, examinationOf, presenceOf, withText } = examinationScenes(api)
const READ = { hasPresentation: false }

const open = (scene: Awaited<ReturnType<typeof anExaminedThesis>>, client = scene.asInstructor) =>
  client.call('openMarking', { ...scene.of, body: {} })

it('a thesis that is not presented is held on the day on which its marking is opened', async () => {
  const scene = await anExaminedThesis(READ)
  expect(await plan(scene.asInstructor, scene)).toMatchObject(refusal(409, 'no_presentation'))
  expect(await open(scene)).toMatchObject(refusal(409, 'text_missing'))
  await withText(scene)
  expect(await open(scene, scene.asSecretary)).toMatchObject({ status: 403 })
  expect(await open(scene)).toMatchObject(OK)
  const [row] = await examinationsOf(api.db, scene.thesis.id)
  expect(row).toMatchObject({ state: 'held', startsAt: clock.now(), heldAt: clock.now(), place: null })
  const { phase, current } = await examinationOf(scene.first.client, scene)
  expect(phase).toBe('marking')
  expect(current?.presence.map(({ presence }) => presence)).toEqual(['present', 'present', 'present'])
  const mail = await api.mailbox.newestTo(scene.first.account.email)
  expect(mail.subject).toContain('Εκκρεμεί ο βαθμός σας')
  expect(await open(scene)).toMatchObject(refusal(409, 'examination_planned'))
})

it('a thesis that is presented waits for its day', async () => {
  const scene = await anExaminedThesis()
  await withText(scene)
  expect(await open(scene)).toMatchObject(refusal(409, 'has_presentation'))
})

it('one that was planned for a later day is held when it is said to be, and never in the future', async () => {
  const scene = await anExaminedThesis(READ)
  const { thesis, student } = scene
  const ahead = { thesis, student, startsAt: new Date('2026-06-24T09:00:00Z'), place: 'Αίθουσα Α' }
  const { id } = await api.given.anExamination(ahead)
  const its = { params: { examinationId: id } }
  await withText(scene)
  const presence = presenceOf(scene, ['present', 'present', 'present'])
  expect(await scene.asInstructor.call('holdExamination', { ...its, body: { presence } })).toMatchObject(OK)
  const [row] = await examinationsOf(api.db, scene.thesis.id)
  expect(row).toMatchObject({ startsAt: clock.now(), place: null, isPublic: false })
})
