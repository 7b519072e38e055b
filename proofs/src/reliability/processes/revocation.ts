import { ROUTES } from '@diatrivi/contract/routes'
import { until } from '../until.ts'

/** Milliseconds from the answer to a sign-out until another process, which had just admitted the session, refuses it. */
export async function revocationTimes(
  here: string,
  there: string,
  tokens: readonly string[],
): Promise<number[]> {
  const times: number[] = []
  for (const token of tokens) {
    for (let request = 1; request <= 5; request += 1) {
      if ((await admitted(here, token)) !== 200 || (await admitted(there, token)) !== 200) {
        throw new Error('A session that was not ended is refused.')
      }
    }
    await call(here, 'signOut', token)
    if ((await admitted(here, token)) !== 401)
      throw new Error('The process of the sign-out admits the session.')
    times.push(await until(async () => (await admitted(there, token)) === 401, 'the session is refused'))
  }
  return times
}

const admitted = (address: string, token: string) => call(address, 'getStudentProfile', token)

async function call(address: string, name: 'signOut' | 'getStudentProfile', token: string): Promise<number> {
  const [method = '', path = ''] = ROUTES[name].split(' ')
  const answer = await fetch(`${address}${path}`, { method, headers: { authorization: `Bearer ${token}` } })
  await answer.text()
  return answer.status
}
