import { afterAll, describe, expect, it } from 'vitest'
import { type Reaction, startFaultyListener } from '../../../testing/faulty-listener.ts'
import { receivedSubject, receivedText } from '../../../testing/received-text.ts'
import { startTestApi } from '../../../testing/test-api.ts'

let reaction: Reaction = 'go on'
const listener = await startFaultyListener((moment) => (moment === 'recipient' ? reaction : 'go on'))
afterAll(() => listener.close())
const server = `127.0.0.1:${listener.port}`
const withServer = await startTestApi({
  SMTP_URL: `smtp://${server}`,
  MAIL_FROM: 'theses@example.org',
  INSTALLATION_LABEL: 'Training',
})
const without = await startTestApi()
const away = await startTestApi({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'theses@example.org' })

async function trialOf(api: typeof withServer) {
  const account = await api.given.anAdministrator()
  const answer = await (await api.as(account)).call('tryMail')
  return { account, trial: answer.body }
}

describe('tryMail', () => {
  it('is for administrators', async () => {
    expect((await withServer.anonymous.call('tryMail')).error).toMatchObject({ status: 401 })
    for (const person of [await withServer.given.aStudent(), await withServer.given.anInstructor()]) {
      const { error } = await (await withServer.as(person)).call('tryMail')
      expect(error).toMatchObject({ status: 403, code: 'wrong_role' })
    }
  })

  it('sends a mail to the own address at once, past the outbox', async () => {
    const { account, trial } = await trialOf(withServer)
    expect(trial).toEqual({ outcome: 'taken', to: account.email, server, trouble: null, codes: null })
    const mail = listener.received.find(({ recipient }) => recipient === account.email)
    expect(receivedText(mail?.message ?? '')).toContain('δοκιμαστική επιστολή')
    expect(receivedSubject(mail?.message ?? '')).toMatch(/^\[Training\] /)
    expect((await (await withServer.as(account)).call('getMailStatus')).body.waiting).toBe(0)
  })

  it('says why the server does not take it', async () => {
    reaction = { refuse: 550, words: '5.7.1 Relaying denied' }
    const { trial } = await trialOf(withServer)
    reaction = 'go on'
    expect(trial).toMatchObject({ outcome: 'failed', server, trouble: 'not_permitted' })
    expect(trial.codes).toMatch(/550/)
  })

  it('says that no server answers', async () => {
    expect((await trialOf(away)).trial).toMatchObject({
      outcome: 'failed',
      server: '127.0.0.1:1',
      trouble: 'no_answer',
    })
  })

  it('says that none is set', async () => {
    expect((await trialOf(without)).trial).toMatchObject({
      outcome: 'no_server',
      server: null,
      trouble: null,
    })
  })
})
