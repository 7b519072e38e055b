import { describe, expect, it } from 'vitest'
import { commentsOf } from './comments.ts'
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
]

const files = trackedFiles().filter((path) => /\.(?:ts|tsx|mjs|cjs)$/.test(path))

const isPlace = (right: string) => right.includes('/')

function wrongIn(path: string, source: string, [pattern, , right]: Row): string[] {
  if (right.some((place) => isPlace(place) && path.startsWith(place))) return []
  const phrases = right.filter((words) => !isPlace(words))
  return commentsOf(source)
    .filter(({ text }) => pattern.test(phrases.reduce((rest, words) => rest.replaceAll(words, ''), text)))
    .map(({ line, text }) => `${path}:${line} ${text}`)
}

it.each(IN_COMMENTS)('no comment has %s: write %s', (...row) => {
  expect(files.flatMap((path) => wrongIn(path, read(path), row))).toEqual([])
})

it.each(IN_COMMENTS)('names no use of %s as right that there is not', (pattern, _instead, right) => {
  const unused = right.filter(
    (one) =>
      !files.some((path) => {
        const texts = commentsOf(read(path)).map(({ text }) => text)
        return isPlace(one)
          ? path.startsWith(one) && texts.some((text) => pattern.test(text))
          : texts.some((text) => text.includes(one))
      }),
  )
  expect(unused).toEqual([])
})

describe('a word that is not written', () => {
  const row: Row = [/\broom\b/, 'place', ['docs/', 'room for two']]
  const where = (path: string, source: string) => wrongIn(path, source, row)

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
