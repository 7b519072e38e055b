import { api } from '../fixtures/api.ts'
import { DEMO_PEOPLE } from '../fixtures/people.ts'

const SYSTEMS = [
  ['Πύλη του ιδρύματος', 'https://portal.example.org/diatrivi', ['topic.published', 'topic.withdrawn']],
  ['Φοιτητολόγιο', 'https://registry.example.org/marks', ['thesis.marked']],
  ['Ιδρυματικό αποθετήριο', 'https://repository.example.org/hooks', ['final_text.submitted']],
] as const

/** Other systems that are told of theses, one of them paused, because the page of them is empty otherwise. */
export async function addToldSystems(): Promise<void> {
  if ((await api(DEMO_PEOPLE.admin, 'listWebhooks')).length > 0) return
  // Of a department in which nothing happens meanwhile, so that nothing is sent.
  const depID = (await api(null, 'listDepartments')).at(-1)?.depID ?? null
  const ids: number[] = []
  for (const [description, address, events] of SYSTEMS) {
    const body = { description, address, events: [...events], depID }
    ids.push((await api(DEMO_PEOPLE.admin, 'createWebhook', { body })).id)
  }
  const webhookId = ids.at(-1) ?? 0
  await api(DEMO_PEOPLE.admin, 'setWebhookPaused', { params: { webhookId, flag: '1' } })
}
