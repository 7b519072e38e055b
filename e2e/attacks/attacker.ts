import type { Wire } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import { type Ask, api, type Credentials, Refusal } from '../fixtures/api.ts'
import { aPdf, type Upload } from '../fixtures/documents.ts'
import { type FreeText, markOf } from './free-texts.ts'

type NameIn<Name extends RouteName> = FreeText extends infer Text
  ? Text extends `${Name}.${infer Field}`
    ? Field
    : never
  : never

/**
 * Writes the attack into a field. `ordinary` is what the field gets when it takes the attack in no form; `dressed` are
 * other forms to be tried after the plain one, with `*` for the attack.
 */
type Write<Name extends RouteName> = (
  field: NameIn<Name>,
  ordinary: string,
  ...dressed: readonly string[]
) => string

/** How often a field was given an attack, and how often it refused each form of it. */
export interface Tally {
  tried: number
  refused: number
}

export interface Attacker {
  /** Makes a call with the attack in its texts; what the API refuses is left out and the call made again. */
  call: <Name extends RouteName>(
    who: Credentials | null,
    name: Name,
    ask: (write: Write<Name>) => Ask<Name>,
  ) => Promise<Wire<Name>['response']>
  tallies: Map<FreeText, Tally>
  /** The attack as the name of a browser: what a header can carry of it. */
  browser: string
}

/** Nothing is dressed in more ways; what is refused after them is refused for another reason. */
const MOST_FORMS = 4

/** @param attackOn the attack for a field; the same for all, or another for each */
export function attacker(attackOn: (field: FreeText) => string, tallies: Map<FreeText, Tally>): Attacker {
  async function call<Name extends RouteName>(
    who: Credentials | null,
    name: Name,
    ask: (write: Write<Name>) => Ask<Name>,
  ): Promise<Wire<Name>['response']> {
    /** How many forms of the attack each field has refused. */
    const refused = new Map<string, number>()
    const written = new Set<string>()
    const write: Write<Name> = (field, ordinary, ...dressed) => {
      const text = `${name}.${field}` as FreeText
      written.add(field)
      const form = ['*', ...dressed][refused.get(field) ?? 0]
      return form?.replace('*', () => `${attackOn(text)}${markOf(text)}`) ?? ordinary
    }
    for (;;) {
      try {
        const answer = await (api as LooseApi)(who, name, ask(write))
        for (const field of written) count(tallies, `${name}.${field}` as FreeText, refused.get(field) ?? 0)
        return answer as Wire<Name>['response']
      } catch (error) {
        const wrong = error instanceof Refusal ? namesIn(error, written) : []
        if (wrong.length === 0 || wrong.some((field) => (refused.get(field) ?? 0) > MOST_FORMS)) throw error
        for (const field of wrong) refused.set(field, (refused.get(field) ?? 0) + 1)
      }
    }
  }
  return { call, tallies, browser: attackOn('signIn.username').replace(/[^ -~]/g, '') }
}

type LooseApi = (who: Credentials | null, name: RouteName, ask: unknown) => Promise<unknown>

/** Rules are refused by the fold of the editor that they stand in. */
const FOLDS: Readonly<Record<string, string>> = { label: 'parts' }

/** A keyword is wrong by its place or as one of all; a file by the code alone. */
function namesIn({ fields, code }: Refusal, written: ReadonlySet<string>): string[] {
  const wrong = fields.flatMap((path) => path.split('.'))
  return [...written].filter((name) =>
    name === 'selectedFile'
      ? code.startsWith('file_')
      : [name, `${name}s`, FOLDS[name]].some((one) => one !== undefined && wrong.includes(one)),
  )
}

function count(tallies: Map<FreeText, Tally>, field: FreeText, refused: number): void {
  const { tried, refused: before } = tallies.get(field) ?? { tried: 0, refused: 0 }
  tallies.set(field, { tried: tried + 1, refused: before + refused })
}

/** A real PDF with an attack for its name. */
export function namedFile(name: string): Upload {
  return aPdf(`${name}.pdf`)
}
