import { type PathParam, ROUTES, type Route, type RouteName } from '@diatrivi/contract/routes'
import type { Role } from '@diatrivi/domain/people/account/role'
import type { Answer } from '../answer.ts'
import type { TestApi } from '../test-api.ts'
import type { Parts, PartsOf, TestClient } from '../test-client.ts'
import { textOfCall } from './call-text.ts'
import { placeholders } from './placeholders.ts'
import { type UsualRefusal, usualRefusals } from './usual-refusals.ts'

/** A person of the story, who calls with the token of the last sign-in. */
export interface Person {
  name: string
  client: TestClient
}

export interface RecordedCall {
  name: RouteName
  /** Unlike every other, so that a difference can be named. */
  title: string
  text: string
  status: number
}

/** People of another university, who may see and do nothing of what the story is about. */
export type Strangers = Record<Role, Person>

/** What is sent, and a note where another call of the same person would have the same title. */
type Noted<Name extends RouteName> = PartsOf<Name> & { note?: string }
type NotedParts<Name extends RouteName> = [PathParam<Route<Name>>] extends [never]
  ? [parts?: Noted<Name>]
  : [parts: Noted<Name>]

/** Makes the calls of the story and keeps what was sent and answered. */
export function createRecorder(api: TestApi, strangers: Strangers) {
  const calls: RecordedCall[] = []
  const titles = new Map<string, number>()
  const begun = new Set<RouteName>()
  const saidOnce = new Set<string>()
  const masks = placeholders()
  const anonymous: Person = { name: 'an anonymous caller', client: api.anonymous }

  async function play({ name: who, client }: Person, name: RouteName, parts: Parts, note: string) {
    api.clock.advance({ seconds: 5 })
    // The story types its calls; `signIn` stands here for any endpoint.
    const answer: Answer<RouteName> = await client.call(name as 'signIn', parts)
    const text = textOfCall(name, parts, answer, masks)
    calls.push({
      name,
      title: newTitle(`${name} by ${who}${note === '' ? '' : `, ${note}`}`),
      text,
      status: answer.status,
    })
    return answer
  }

  function newTitle(wanted: string): string {
    const count = (titles.get(wanted) ?? 0) + 1
    titles.set(wanted, count)
    return count === 1 ? wanted : `${wanted} (${count})`
  }

  /** Before the first call of an endpoint come its usual refusals, with the same parts. What all calls say stands once. */
  async function playRefusals(person: Person, name: RouteName, parts: Parts): Promise<void> {
    const callers: Record<UsualRefusal['by'], Person> = { ...strangers, caller: person, anonymous }
    for (const { by, note, parts: wrong, isOfEveryCall } of usualRefusals(name, parts)) {
      if (isOfEveryCall && saidOnce.has(note)) continue
      if (isOfEveryCall) saidOnce.add(note)
      const { status, text } = await play(callers[by], name, wrong, note)
      const hasChanged = status < 400 && !ROUTES[name].startsWith('GET ')
      if (hasChanged) throw new Error(`${name} was to be refused (${by}, ${note}): ${text}`)
    }
  }

  return {
    calls: calls as readonly RecordedCall[],
    anonymous,
    keepSecret: masks.keepSecret,

    /** The calls of one person. */
    as:
      (person: Person) =>
      async <Name extends RouteName>(name: Name, ...[sent]: NotedParts<Name>) => {
        const { note = '', ...parts }: Parts & { note?: string } = sent ?? {}
        if (!begun.has(name)) {
          begun.add(name)
          await playRefusals(person, name, parts)
        }
        return (await play(person, name, parts, note)) as Answer<Name>
      },
  }
}

export type Recorder = ReturnType<typeof createRecorder>
