import type { Endpoint } from '@diatrivi/contract/endpoint'
import { ENDPOINTS, type Wire } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import { type Ask, api, type Credentials, Refusal } from '@diatrivi/e2e/fixtures/api'
import { aPdf, type Upload } from '@diatrivi/e2e/fixtures/documents'
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
  /** The attack as it stands in the cells of a table. */
  cell: string
}

/** A mail address may hold almost anything between quotation marks. */
export const QUOTED = '"*"@example.gr'

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
      const asked = ask(write)
      try {
        const answer = await (api as LooseApi)(who, name, asked)
        for (const field of written) count(tallies, `${name}.${field}` as FreeText, refused.get(field) ?? 0)
        return answer as Wire<Name>['response']
      } catch (error) {
        const wrong = error instanceof Refusal ? namesIn(error, written, wrongIn(name, asked)) : []
        if (wrong.length === 0 || wrong.some((field) => (refused.get(field) ?? 0) > MOST_FORMS)) throw error
        for (const field of wrong) refused.set(field, (refused.get(field) ?? 0) + 1)
      }
    }
  }
  const browser = attackOn('signIn.username').replace(/[^ -~]/g, '')
  return { call, tallies, browser, cell: attackOn('startOfficeImport.selectedFile') }
}

type LooseApi = (who: Credentials | null, name: RouteName, ask: unknown) => Promise<unknown>

/** What the contract finds wrong: a refusal names a list of which an entry is wrong, and not the field of the entry. */
function wrongIn(name: RouteName, { body }: { body?: unknown }): string[] {
  const endpoint: Endpoint = ENDPOINTS[name]
  const issues = endpoint.body?.safeParse(body).error?.issues ?? []
  return issues.flatMap(({ path }) => path.map(String))
}

/** A keyword is wrong by its place or as one of all; a file by the code alone. */
function namesIn({ fields, code }: Refusal, written: ReadonlySet<string>, alsoWrong: string[]): string[] {
  const wrong = [...fields.flatMap((path) => path.split('.')), ...alsoWrong]
  return [...written].filter((name) =>
    name === 'selectedFile' ? code.startsWith('file_') : wrong.includes(name) || wrong.includes(`${name}s`),
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

/** A table for other programs with an attack for its name, and for some of its cells. */
export function namedTable(name: string, rows: readonly (readonly string[])[]): Upload {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const text = rows.map((row) => row.map(cell).join(';')).join('\r\n')
  return { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') }
}
