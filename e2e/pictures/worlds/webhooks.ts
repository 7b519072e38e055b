import { api } from '../../fixtures/api.ts'
import { DEMO_PEOPLE } from '../../fixtures/people.ts'

const SYSTEMS = [
  ['Πύλη του ιδρύματος', 'https://portal.example.org/diatrivi', ['topic.published', 'topic.withdrawn']],
  ['Φοιτητολόγιο', 'https://registry.example.org/marks', ['thesis.marked']],
  ['Ιδρυματικό αποθετήριο', 'https://repository.example.org/hooks', ['final_text.submitted']],
] as const

/** Adds three webhooks, one of them paused, because the page of webhooks is empty otherwise. */
export async function addWebhooks(): Promise<void> {
  if ((await api(DEMO_PEOPLE.admin, 'listWebhooks')).length > 0) return
  // Nothing happens in the last department meanwhile, so that nothing is sent.
  const depID = (await api(null, 'listDepartments')).at(-1)?.depID ?? null
  const ids: number[] = []
  for (const [description, address, events] of SYSTEMS) {
    const body = { description, address, events: [...events], depID }
    ids.push((await api(DEMO_PEOPLE.admin, 'createWebhook', { body })).id)
  }
  const webhookId = ids.at(-1) ?? 0
  await api(DEMO_PEOPLE.admin, 'setWebhookPaused', { params: { webhookId, flag: '1' } })
}
