import { describe, expect, it } from 'vitest'
import { type Comment, commentsOf } from './comments.ts'
import { read, trackedFiles } from './tracked-files.ts'

/**
 * What is not written, what to write instead, and where it is right: in a file or folder (with a `/`), or within the
 * words that are named.
 */
type Row = readonly [pattern: RegExp, instead: string, right: readonly string[]]

const IN_COMMENTS: readonly Row[] = [
  [/^(?:Of|Those|Whose|Whom)\b/, 'the subject first: "The examinations of other theses that overlap"', []],
  [/\b(?:to|for|of|by|from|with) who\b/i, '"to a person who", "of the member who"', []],
  [
    /\b(?:whoever|nobody|somebody|anybody)\b/i,
    'the subject: the student, the caller, no instructor',
    ['#somebody-else'],
  ],
  [/\b(?:an|the|each|every|this|no|another|other|own|same|such|these|those) acts?\b/i, 'action', []],
  [/\bfates?\b/i, 'outcome', []],
  [/\btroubles?\b/i, 'error, problem', []],
  [/\b(?:an?|the) standing\b|\bstandings\b/i, 'status', []],
  [
    /\b(?:is|are|was|were|be) told (?:of|that|once)\b|\bonly told\b/i,
    'notified; of a reader: learns',
    ['told of. They'],
  ],
  [
    /\bby (?:a|the) letter\b|\b(?:link|code|links) (?:in|of) (?:an?|the|her|his) letters?\b|\bletters? (?:about|leaves|went)\b/i,
    'mail',
    [],
  ],
  [/\b(?:a|the|one|another|same) rooms?\b/i, 'place where an examination is, space, capacity', []],
]

/** What names in the code and of files are not made of. The wire keeps its own, which stand in the places beside. */
const IN_NAMES: readonly Row[] = [
  [
    /^fate[sd]?$/i,
    'outcome',
    [
      'packages/contract/src/work/import/import.schemas.ts',
      'apps/api/src/modules/work/import/import.presenter.ts',
      'apps/api/src/modules/work/import/import.routes.ts',
      'apps/web/src/features/work/administration/import/import.mapper.ts',
      'apps/web/src/features/work/administration/import/import.queries.ts',
    ],
  ],
  [
    /^troubles?$/i,
    'error, problem',
    [
      'packages/contract/src/people/installation/installation.schemas.ts',
      'packages/contract/src/work/administration/system.schemas.ts',
      'packages/contract/src/work/mail/mail.schemas.ts',
      'packages/contract/src/work/webhook/webhook.schemas.ts',
      'apps/api/src/modules/people/installation/installation.presenter.ts',
      'apps/api/src/modules/work/mail-status/mail-status.presenter.ts',
      'apps/api/src/modules/work/system-status/system-status.presenter.ts',
      'apps/api/src/modules/work/webhook/webhook.presenter.ts',
      'apps/web/src/features/work/administration/first-run/mail-step.tsx',
      'apps/web/src/features/work/administration/mail/mail.mapper.ts',
      'apps/web/src/features/work/administration/system/system.mapper.ts',
      'apps/web/src/features/work/administration/webhooks/webhook.mapper.ts',
    ],
  ],
  [/^standings?$/i, 'status', ['packages/contract/src/thesis/thesis/thesis.schemas.ts']],
  [/^(?:tell|tells|told|telling)$/i, 'notify, send, say', []],
  [
    /^acts$/i,
    'actions',
    [
      'packages/contract/src/work/personal-data/',
      'packages/domain/src/work/personal-data/',
      'apps/api/src/modules/work/personal-data/',
      'apps/web/src/features/work/personal-data/',
    ],
  ],
  [
    /^rooms?$/i,
    'place, space, capacity',
    [
      'packages/contract/src/errors.ts',
      'packages/contract/src/view/',
      'apps/api/src/modules/view/department-list/lists/examinations.list.ts',
      'apps/web/src/features/examination/examination/examinations-screen.tsx',
    ],
  ],
]

/** The words of a name: `fileProblem`, `file-problem.ts` and `FILE_PROBLEM` have two. */
const wordsOf = (name: string) => name.replace(/([a-z\d])(?=[A-Z])/g, '$1_').split(/[_\W]+/)

/** The names in a file of the product, without its texts and comments, and that of the file. */
function namesIn(path: string, source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|>[^<>{}();=]*</g, ' ')
  return [path.split('/').at(-1) ?? '', ...(code.match(/\b[a-zA-Z_]\w*/g) ?? [])]
}

const namesByFile = trackedFiles()
  .filter((path) => /^(?:apps|packages|demo|scripts)\/.*\.(?:ts|tsx|mjs)$/.test(path))
  .filter((path) => !/\.test\.tsx?$|\/testing\/|\.fixture\.ts$/.test(path))
  .map((path) => ({ path, names: [...new Set(namesIn(path, read(path)))] }))

const wronglyNamed = (path: string, names: readonly string[], [pattern, , right]: Row): string[] =>
  right.some((place) => path.startsWith(place))
    ? []
    : names
        .filter((name) => wordsOf(name).some((word) => pattern.test(word)))
        .map((name) => `${path} ${name}`)

it.each(IN_NAMES)('no name has %s: write %s', (...row) => {
  expect(namesByFile.flatMap(({ path, names }) => wronglyNamed(path, names, row))).toEqual([])
})

it.each(IN_NAMES)('names no place of %s as right where it is not', (pattern, _instead, right) => {
  const unused = right.filter(
    (place) =>
      !namesByFile.some(
        ({ path, names }) =>
          path.startsWith(place) && names.some((name) => wordsOf(name).some((word) => pattern.test(word))),
      ),
  )
  expect(unused).toEqual([])
})

it.each([
  [/[a-z]Acts?(?![a-z])|^Acts?(?![a-z])|(?:^|_)ACTS?(?:_|$)|-acts?\./, 'action'],
  [
    /-(?:life|asking|telling|inviting|answering|writing|opening)\./,
    'the verb and its object: invite-member.ts',
  ],
])('no name is like %s: write %s', (pattern) => {
  expect(
    namesByFile.flatMap(({ path, names }) =>
      names.filter((name) => pattern.test(name)).map((name) => `${path} ${name}`),
    ),
  ).toEqual([])
})

describe('a word that no name has', () => {
  const row: Row = [/^rooms?$/i, 'place', ['docs/']]
  const where = (path: string, source: string) => wronglyNamed(path, namesIn(path, source), row)

  it('is found in each name of the code and of the file, and in no text', () => {
    expect(where('a.ts', 'const roomOf = 1; const ROOMS = 2')).toEqual(['a.ts roomOf', 'a.ts ROOMS'])
    expect(where('free-room.ts', '')).toEqual(['free-room.ts free-room.ts'])
    expect(where('a.ts', "const broom = 'a room' // room\n<p>room</p>")).toEqual([])
    expect(where('docs/a.ts', 'const room = 1')).toEqual([])
  })
})

const commentsByFile = trackedFiles()
  .filter((path) => /\.(?:ts|tsx|mjs|cjs)$/.test(path))
  .map((path) => ({ path, comments: commentsOf(read(path)) }))

const isPlace = (right: string) => right.includes('/')

function wrongIn(path: string, comments: readonly Comment[], [pattern, , right]: Row): string[] {
  if (right.some((place) => isPlace(place) && path.startsWith(place))) return []
  const phrases = right.filter((words) => !isPlace(words))
  return comments
    .filter(({ text }) => pattern.test(phrases.reduce((rest, words) => rest.replaceAll(words, ''), text)))
    .map(({ line, text }) => `${path}:${line} ${text}`)
}

it.each(IN_COMMENTS)('no comment has %s: write %s', (...row) => {
  expect(commentsByFile.flatMap(({ path, comments }) => wrongIn(path, comments, row))).toEqual([])
})

it.each(IN_COMMENTS)('names no use of %s as right that there is not', (pattern, _instead, right) => {
  const unused = right.filter(
    (one) =>
      !commentsByFile.some(({ path, comments }) =>
        isPlace(one)
          ? path.startsWith(one) && comments.some(({ text }) => pattern.test(text))
          : comments.some(({ text }) => text.includes(one)),
      ),
  )
  expect(unused).toEqual([])
})

describe('a word that is not written', () => {
  const row: Row = [/\broom\b/, 'place', ['docs/', 'room for two']]
  const where = (path: string, source: string) => wrongIn(path, commentsOf(source), row)

  it('is found in every comment, and in no code', () => {
    expect(where('a.ts', '/** A room. */\nconst room = "// room"')).toEqual(['a.ts:1 A room.'])
    expect(where('a.ts', 'f() // the room')).toEqual(['a.ts:1 the room'])
    expect(where('a.tsx', '  {/* the room */}')).toEqual(['a.tsx:1 the room'])
    expect(where('a.ts', "/**\n * The student's\n * room.\n */\nf()")).toEqual(["a.ts:2 The student's room."])
    expect(where('a.ts', "const address = 'http://room'\nconst glob = `**/room/*`")).toEqual([])
  })

  it('is right in the places and within the words that are named', () => {
    expect(where('docs/a.ts', '// a room')).toEqual([])
    expect(where('a.ts', '// There is room for two.')).toEqual([])
  })
})

it('a comment goes on from line to line, and ends with a blank one or with code', () => {
  expect(commentsOf('// One\n// goes on.\n//\n// Two.\nf() // three\n// Four.')).toEqual([
    { line: 1, text: 'One goes on.' },
    { line: 4, text: 'Two.' },
    { line: 5, text: 'three' },
    { line: 6, text: 'Four.' },
  ])
  expect(commentsOf('/** One. */\n/**\n * Two\n *\n * three.\n */')).toEqual([
    { line: 1, text: 'One.' },
    { line: 3, text: 'Two' },
    { line: 5, text: 'three.' },
  ])
})
