import { longestBlock } from '@diatrivi/api/testing/longest-block'
import { WORST_REQUESTS, type WorstRequest } from '@diatrivi/api/testing/worst-inputs/requests'
import type { ServedApi } from '../served-api.ts'

/** Milliseconds in which the API may answer no other request. */
const LONGEST_BLOCK_MS = 500

/**
 * What is wrong with the answers to so many of the worst inputs, from all over their list; empty when nothing is. The tests
 * of the API (`parsers.api.test.ts`) send each of them once.
 */
export async function wrongWithWorst(
  { app, given, tokenOf }: ServedApi,
  { seed, requests }: { seed: number; requests: number },
): Promise<string[]> {
  const every = Math.max(1, Math.floor(WORST_REQUESTS.length / requests))
  const chosen = WORST_REQUESTS.filter((_one, at) => at % every === seed % every)
  const tokens: Record<WorstRequest['by'], string | null> = {
    anybody: null,
    administrator: await tokenOf(await given.anAdministrator()),
    instructor: await tokenOf(await given.anInstructor()),
    student: await tokenOf(await given.aStudent()),
  }
  const faults: string[] = []
  for (const { parser, what, by, make } of chosen) {
    const { method, path, headers, payload } = await make()
    const token = tokens[by]
    const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
    let status = 0
    const block = await longestBlock(async () => {
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        headers: { ...authorization, ...headers },
        ...(payload && { payload }),
      })
      status = answer.statusCode
    })
    const isServed = status > 0 && status < 500
    if (!isServed) faults.push(`${parser}, ${what}: it was answered ${status}`)
    if (block > LONGEST_BLOCK_MS) faults.push(`${parser}, ${what}: nobody else was answered for ${block} ms`)
  }
  return faults
}
