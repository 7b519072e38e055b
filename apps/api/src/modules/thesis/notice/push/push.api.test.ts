import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { webLinks } from '../../../../platform/mail/web-links.ts'
import { allowedAddresses } from '../../../../platform/outbound/allowed-addresses.ts'
import { pushJob } from '../../../../push-job.ts'
import { aPushBrowser } from '../../../../testing/push-browser.fixture.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import { NOW } from '../../../../testing/test-foundation.ts'
import { pushKey, pushSubscription } from '../../../people/account/tables.ts'
import { aDepartmentWithPeople } from '../../../view/thesis-view/people.fixture.ts'
import { pushMessage } from '../tables.ts'
import { startPushService } from './push-service.fixture.ts'

const api = await startTestApi()
const { db, clock, given, logged } = api
const { asStudent: reader } = await aDepartmentWithPeople(api)
const service = await startPushService((await reader.call('getPushKey')).body.key)
const links = webLinks('https://theses.example.gr')
const worker = pushJob({ ...api, links }, { isAllowed: allowedAddresses('loopback'), answersWithin: 2_000 })

const waiting = () => db.select().from(pushMessage).orderBy(asc(pushMessage.id))
const browsersOf = ({ id }: { id: number }) =>
  db
    .select({ endpoint: pushSubscription.endpoint })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, id))
    .orderBy(asc(pushSubscription.id))

/** Written as a browser that this machine stands in for: the API takes no address of it. */
async function aBrowser(account: { id: number }, name: string) {
  const { endpoint, p256dh: publicKey, auth: authSecret } = aPushBrowser(service.endpoint(name))
  const row = { accountId: account.id, endpoint, publicKey, authSecret }
  await db.transaction((tx) => tx.insert(pushSubscription).values(row))
}

/** A student with a finished step, and the instructor. */
async function aScene() {
  const people = await aDepartmentWithPeople(api)
  const { instructor, student, asInstructor } = people
  const thesis = await given.aThesis({ instructor, student })
  const { steps } = await given.aTodoList({ thesis, instructor, steps: ['finished', 'untouched'] })
  const params = { itemId: steps[0]?.id ?? 0 }
  return {
    ...people,
    thesis,
    stepId: params.itemId,
    giveBack: async () =>
      expect((await asInstructor.call('returnStep', { params, body: {} })).status).toBe(200),
  }
}

beforeEach(async () => {
  clock.set(NOW)
  service.clear()
  await db.transaction(async (tx) => {
    await tx.delete(pushMessage)
    await tx.delete(pushSubscription)
  })
})

describe('a pushed notice', () => {
  it('reaches every browser of its reader, encrypted and signed, with its title and where it leads', async () => {
    const { student, instructor, thesis, stepId, giveBack } = await aScene()
    await aBrowser(student, 'phone')
    await aBrowser(student, 'laptop')
    await aBrowser(instructor, 'other')
    await giveBack()
    expect(await waiting()).toHaveLength(2)
    await worker.deliverDue()
    const message = {
      title: 'Επιστροφή βήματος για διόρθωση',
      path: `/thesis/${thesis.id}#step-${stepId}`,
    }
    expect(service.arrived.map((one) => one.message)).toEqual([message, message])
    expect(service.arrived[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: '172800',
      urgency: 'normal',
    })
    expect(await waiting()).toEqual([])
  })

  it('is in the language of its reader', async () => {
    const { student, asStudent, giveBack } = await aScene()
    await asStudent.call('setNoticeSettings', { body: { language: 'en' } })
    await aBrowser(student, 'phone')
    await giveBack()
    await worker.deliverDue()
    expect(service.arrived).toMatchObject([{ message: { title: 'Step returned for correction' } }])
  })

  it('is none of a kind that is not pushed, and none without a browser', async () => {
    const { instructor, student, asStudent, giveBack } = await aScene()
    await giveBack()
    await aBrowser(instructor, 'phone')
    const open = await given.aThesis({ instructor })
    await aBrowser(student, 'phone of the student')
    const params = { thesisId: open.id }
    await asStudent.call('declareInterest', { params, body: { prefOrder: 1 } })
    expect(await waiting()).toEqual([])
  })

  it.each([
    ['404', 404],
    ['410', 410],
  ])('ends the browser of which its service says that it is gone: %s', async (_what, status) => {
    const { student, giveBack } = await aScene()
    await aBrowser(student, 'old')
    await aBrowser(student, 'new')
    await giveBack()
    service.answersOnce(status)
    await worker.deliverDue()
    expect(await browsersOf(student)).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  it('waits for as long as the service asks for', async () => {
    const { student, giveBack } = await aScene()
    await aBrowser(student, 'phone')
    await giveBack()
    service.answersOnce(429, { 'retry-after': '600' })
    await worker.deliverDue()
    clock.advance({ minutes: 9 })
    await worker.deliverDue()
    expect(service.arrived).toHaveLength(1)
    clock.advance({ minutes: 1 })
    await worker.deliverDue()
    expect(service.arrived).toHaveLength(2)
    expect(await waiting()).toEqual([])
  })

  it('is tried again after a failure of the service, and given up within a day', async () => {
    const { student, giveBack } = await aScene()
    await aBrowser(student, 'phone')
    await giveBack()
    for (let tries = 1; tries <= 7; tries += 1) {
      service.answersOnce(500)
      await worker.deliverDue()
      clock.advance({ hours: 10 })
    }
    expect(service.arrived).toHaveLength(7)
    expect(await waiting()).toEqual([])
    expect(await browsersOf(student)).toHaveLength(1)
  })

  it('is given up at once where the service refuses it', async () => {
    const { student, giveBack } = await aScene()
    await aBrowser(student, 'phone')
    await giveBack()
    service.answersOnce(400)
    await worker.deliverDue()
    expect(await waiting()).toEqual([])
    expect(await browsersOf(student)).toHaveLength(1)
  })

  it('goes nowhere inside, whatever the address stands for, and ends the browser', async () => {
    const { student, giveBack } = await aScene()
    await aBrowser(student, 'inside')
    await giveBack()
    await pushJob({ ...api, links }).deliverDue()
    expect(service.arrived).toEqual([])
    expect(await browsersOf(student)).toEqual([])
  })

  it('waits for a browser that was removed meanwhile as little as for any other', async () => {
    const { student, giveBack } = await aScene()
    await aBrowser(student, 'phone')
    await giveBack()
    await db.transaction((tx) => tx.delete(pushSubscription))
    await worker.deliverDue()
    expect(service.arrived).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('ends a browser whose keys encrypt nothing', async () => {
    const { student, giveBack } = await aScene()
    const broken = { endpoint: service.endpoint('x'), publicKey: 'B'.repeat(87), authSecret: 'A'.repeat(22) }
    await db.transaction((tx) => tx.insert(pushSubscription).values({ ...broken, accountId: student.id }))
    await giveBack()
    await worker.deliverDue()
    expect(await browsersOf(student)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('leaves no address, key or title in the log', async () => {
    const { student, giveBack } = await aScene()
    await aBrowser(student, 'phone')
    await giveBack()
    service.answersOnce(500)
    await worker.deliverDue()
    const lines = JSON.stringify(logged)
    expect(lines).toContain('a push did not arrive')
    for (const secret of [service.endpoint('phone'), aPushBrowser().auth, 'Επιστροφή βήματος']) {
      expect(lines).not.toContain(secret)
    }
  })
})

describe('a notice that is taken back before it was pushed', () => {
  it('is not pushed', async () => {
    const { student, stepId, asInstructor } = await aScene()
    await aBrowser(student, 'phone')
    const params = { itemId: stepId }
    expect((await asInstructor.call('acceptStep', { params })).status).toBe(200)
    expect(await waiting()).toMatchObject([{ title: 'Έγκριση βήματος' }])
    expect((await asInstructor.call('cancelStepAcceptance', { params })).status).toBe(200)
    expect(await waiting()).toEqual([])
  })
})

describe('the key of the installation', () => {
  it('is one, of which the private half is nowhere to be read', async () => {
    const [kept, ...others] = await db.select().from(pushKey)
    expect(others).toEqual([])
    expect(kept?.sealedPrivateKey).toMatch(/^[0-9a-f]{8}\.[\w-]+$/)
    const { body } = await reader.call('getPushKey')
    expect(body).toEqual({ key: kept?.publicKey })
  })
})
