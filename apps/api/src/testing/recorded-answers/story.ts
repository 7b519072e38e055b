import type { TestApi } from '../test-api.ts'
import type { RecordedCall } from './recorder.ts'
import { playAccounts, playGuessing } from './story/account.ts'
import { playAdministration } from './story/administration.ts'
import { type Cast, gatherCast } from './story/cast.ts'
import { playCatalogue } from './story/catalogue.ts'
import { playCommissioner } from './story/commissioner.ts'
import { playCommittee } from './story/committee.ts'
import { playEnding } from './story/ending.ts'
import { playExamination } from './story/examination.ts'
import { playFirstRun } from './story/first-run.ts'
import { playImports } from './story/import.ts'
import { playDeadline, playInterest } from './story/interest.ts'
import { playJoining } from './story/joining.ts'
import { playMemberPapers } from './story/marking.ts'
import { playCalendar, playMails, playNotices } from './story/notices.ts'
import { playLeaving, playPersonalData } from './story/personal-data.ts'
import { playProfiles } from './story/profile.ts'
import { playRegistry } from './story/registry.ts'
import { playRulebooks } from './story/rulebook.ts'
import { playSecondFactor } from './story/second-factor.ts'
import { playSecretaries } from './story/secretary.ts'
import { playSharedTopic } from './story/shared-topic.ts'
import { playSingleSignOn } from './story/single-sign-on.ts'
import { playSteps } from './story/steps.ts'
import { playTheses } from './story/thesis.ts'
import { playLists } from './story/todo-list.ts'
import { playWebhooks } from './story/webhook.ts'

/** Every call of the story, and the error that broke it off, if any: the calls before it still show what has changed. */
export interface PlayedStory {
  calls: readonly RecordedCall[]
  brokenOffBy: unknown
}

export async function playStory(api: TestApi): Promise<PlayedStory> {
  const cast = await gatherCast(api)
  try {
    await playChapters(cast)
    return { calls: cast.recorder.calls, brokenOffBy: null }
  } catch (error) {
    return { calls: cast.recorder.calls, brokenOffBy: error }
  }
}

/** Each chapter has its own hour, so that a call more in one moves no moment of the others. */
async function playChapters(cast: Cast): Promise<void> {
  const at = (moment: string) => cast.api.clock.set(moment)
  at('2026-03-10T06:00:00Z')
  await cast.comeBack()
  const { depID } = await playAdministration(cast)
  at('2026-03-10T07:00:00Z')
  await playAccounts(cast, depID)
  at('2026-03-10T08:00:00Z')
  await playProfiles(cast)
  at('2026-03-10T09:00:00Z')
  const topics = await playTheses(cast, depID)
  at('2026-03-10T10:00:00Z')
  await playInterest(cast, topics)
  at('2026-03-10T11:00:00Z')
  const list = await playLists(cast, topics)
  at('2026-03-10T12:00:00Z')
  await playSteps(cast, list)

  at('2026-03-13T06:00:00Z')
  await cast.comeBack()
  for (const member of cast.members) await cast.signIn(member, 'three days later')
  await playDeadline(cast, topics)
  at('2026-03-13T07:00:00Z')
  await playEnding(cast, topics, list)
  at('2026-03-13T08:00:00Z')
  await playNotices(cast)
  at('2026-03-13T08:30:00Z')
  await playCalendar(cast)
  at('2026-03-13T09:00:00Z')
  await playMails(cast)
  at('2026-03-13T09:30:00Z')
  await playPersonalData(cast)
  await playImports(cast)
  at('2026-03-13T10:00:00Z')
  await playSecondFactor(cast)
  at('2026-03-13T11:00:00Z')
  await playLeaving(cast)
  await playGuessing(cast)
  at('2026-03-13T11:00:00Z')
  await playSingleSignOn(cast)
  at('2026-03-13T12:00:00Z')
  await playWebhooks(cast)
  await playRulebooks(cast, depID)
  at('2026-03-13T13:00:00Z')
  await playCommittee(cast)
  const examined = await playExamination(cast)
  await playFirstRun(cast)
  at('2026-03-13T14:00:00Z')
  await playSecretaries(cast)
  await playSharedTopic(cast)
  await playMemberPapers(examined)

  await playJoining(cast)
  at('2026-03-13T15:00:00Z')
  await playCatalogue(cast)
  await playRegistry(cast)
  await playCommissioner(cast)
}
