import pg from 'pg'
import { vi } from 'vitest'

/** The texts of the statements that are sent to the database meanwhile, those of the listener and of sessions apart. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return spy.mock.calls
      .map(([query]) => (query as { text?: string }).text ?? '')
      .filter((text) => text !== '' && !text.includes('from "session"'))
  } finally {
    spy.mockRestore()
  }
}
