import type { Cast } from './cast.ts'

/** Maria takes out what is kept about her, and Petros, who has topics, cannot go. */
export async function playPersonalData({ recorder, maria, nikos, petros }: Cast) {
  const byMaria = recorder.as(maria)
  await byMaria('askForOwnData', { note: 'with a wrong password', body: { password: 'wrong' } })
  const { body } = await byMaria('askForOwnData', { body: { password: maria.password } })
  const query = { link: body.status === 2 ? body.link : '' }
  await byMaria('downloadOwnData', { query })
  await recorder.as(nikos)('downloadOwnData', { note: 'of another', query })
  await byMaria('downloadOwnData', { note: 'without a link' })
  await byMaria('getOwnDeletion')
  await recorder.as(petros)('getOwnDeletion', { note: 'with topics' })
  await recorder.as(petros)('deleteOwnAccount', { note: 'with topics', body: { password: petros.password } })
}

/** Nikos, who gave a thesis up, goes; no chapter speaks of him afterwards. */
export async function playLeaving({ recorder, nikos }: Cast) {
  const byNikos = recorder.as(nikos)
  await byNikos('deleteOwnAccount', { note: 'with a wrong password', body: { password: 'wrong' } })
  await byNikos('deleteOwnAccount', { body: { password: nikos.password } })
  await byNikos('listSessions', { note: 'after the account was deleted' })
}
