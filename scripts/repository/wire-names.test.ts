import { describe, expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

/** What a name of the older clients looks like: an entity's letters before its field, or `ID` behind what it is of. */
const OLD =
  /^(?:[a-z]\w*ID|u(?:Name|Surname|Email\w*|IsPublic)|(?:dep|inst|dli|doList|featured)[A-Z]\w*|instr(?:Rank|OKWhen)|stuOKWhen|pref(?:Order|eredThesis|ersTheses)|user_type|jwt_token|oldpass|newpass|attachFileName|decisionRef|thesis(?:Int\w+|Mark\w*|Descr|Assign\w+|\w*Date|Is\w+|Abstract))$/

const written = (text: string) => text.match(/\b[a-zA-Z_]+\b/g) ?? []

/** The names that the contract has for its fields, where plain words have others. */
const WIRE_NAMES = new Set(
  trackedFiles()
    .filter((path) => /^packages\/contract\/src\/.*\.(?:schemas|endpoints|names)\.ts$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/(?:^|[\s{])(\w+)\??:|'(\w+)'/g)].map(([, key, text]) => key ?? text ?? ''),
    )
    .filter((name) => OLD.test(name)),
)

const DOORS = /\.mapper\.ts$/
/** Tokens travel under a name of the wire. */
const OUTSIDE = /\.test\.tsx?$|\.fixture\.ts$|\/testing\/|^apps\/web\/src\/shared\/api\//

const files = trackedFiles().filter(
  (path) => /^apps\/web\/src\/.*\.tsx?$/.test(path) && !DOORS.test(path) && !OUTSIDE.test(path),
)

/** Rows of a file become the bodies of calls in `import/kinds`. */
const API_DOORS = /\.(?:presenter|input|refusals|routes)\.ts$|\/import\/kinds\//
/** The file of institutions that the product knows is kept in the names of the wire, so that it is made by its calls. */
const KNOWN_PLACES = /\/institution\/known-(?:institutions\.model|place\.service)\.ts$/

const apiFiles = trackedFiles().filter(
  (path) =>
    /^apps\/api\/src\/modules\/.*\.ts$/.test(path) &&
    !API_DOORS.test(path) &&
    !KNOWN_PLACES.test(path) &&
    !OUTSIDE.test(path),
)

/** Text without what is named to the API itself: `params`, `query` and `body` of a call. */
function withoutCalls(path: string, source: string): string {
  return /\.(?:queries|mutations)\.ts$/.test(path) ? withoutObjects(source) : source
}

/** Cuts out every object that is handed over as `params`, `query` or `body`, with what stands in it. */
function withoutObjects(source: string): string {
  const start = /\b(?:params|query|body): \{/.exec(source)
  if (start === null) return source
  let end = start.index + start[0].length
  for (let depth = 1; depth > 0 && end < source.length; end++) {
    depth += source[end] === '{' ? 1 : source[end] === '}' ? -1 : 0
  }
  return source.slice(0, start.index) + withoutObjects(source.slice(end))
}

function namesIn(path: string, source: string): string[] {
  const code = withoutCalls(path, source).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return [...new Set(written(code))]
    .filter((name) => WIRE_NAMES.has(name))
    .map((name) => `${path} says ${name}`)
}

describe("the wire's names", () => {
  it('are those of the older clients and of all that is built like them', () => {
    expect([...WIRE_NAMES]).toEqual(
      expect.arrayContaining(['thesisIntDeadline', 'uSurname', 'depID', 'seatID', 'dliTitle', 'jwt_token']),
    )
    for (const plain of ['title', 'thesisId', 'department', 'username'])
      expect(WIRE_NAMES.has(plain)).toBe(false)
  })

  it('are used by the web app in mappers alone', () => {
    expect(files.length).toBeGreaterThan(700)
    expect(files.flatMap((path) => namesIn(path, read(path)))).toEqual([])
  })

  it('are used by the modules of the API in routes, inputs, presenters and refusals alone', () => {
    expect(apiFiles.length).toBeGreaterThan(400)
    expect(apiFiles.flatMap((path) => namesIn(path, read(path)))).toEqual([])
  })

  it('may be handed to a call, and are found wherever else they stand', () => {
    const queries = 'apps/web/src/features/a/a.queries.ts'
    expect(namesIn(queries, "call('x', { params: { depID: id }, body: { a: { seatID: 1 } } })")).toEqual([])
    expect(namesIn(queries, "call('x').map(({ seatID }) => seatID)")).toEqual([`${queries} says seatID`])
    expect(namesIn('apps/web/src/a.tsx', '// seatID\nconst a = one.uName')).toEqual([
      'apps/web/src/a.tsx says uName',
    ])
  })
})
