import { describe, expect, it } from 'vitest'
import { findLiterals } from './literals.ts'
import { read, trackedFiles } from './tracked-files.ts'

/** Each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  '403: ACCESS DENIED': 'these very words are shown in every language: docs/regulation.md#access-denied',
}

const components = trackedFiles().filter(
  (path) => /^apps\/web\/src\/.*\.tsx?$/.test(path) && !/\/testing\/|\.test\.tsx?$/.test(path),
)

describe('the components of the web app', () => {
  it('say nothing that is not among the messages', () => {
    const said = components.flatMap((path) =>
      findLiterals(read(path))
        .filter(({ text }) => ALLOWED[text] === undefined)
        .map(({ line, text }) => `${path}:${line} ${text}`),
    )
    expect(said).toEqual([])
  })

  it('need everything that is allowed', () => {
    const said = new Set(components.flatMap((path) => findLiterals(read(path)).map(({ text }) => text)))
    expect(Object.keys(ALLOWED).filter((text) => !said.has(text))).toEqual([])
  })
})

describe('a literal', () => {
  it.each([
    ['between tags', '<p>Save it</p>', 'Save it'],
    ['between tags, computed', '<p>{isNew ? "Make" : m.save()}</p>', 'Make'],
    ['between tags, when something is so', '<p>{isNew && "Made"}</p>', 'Made'],
    ['around a value', '<p>{`by $' + '{name}`}</p>', 'by'],
    ['in a label', '<Field label="Name" />', 'Name'],
    ['in a name for those who listen', '<button aria-label={"Close"} />', 'Close'],
    ['in a title', '<a title="More" />', 'More'],
    ['in a placeholder', '<input placeholder="DD/MM" />', 'DD/MM'],
    ['in a helper text', '<Field helperText={wrong ? "Wrong" : undefined} />', 'Wrong'],
    ['in a prop named after a text', '<Form submitLabel="Send" />', 'Send'],
    ['in the key of an object', 'toast({ severity: "error", message: "Refused" })', 'Refused'],
    ['that is Greek, wherever it stands', 'const word = "λέξη"', 'λέξη'],
    ['that is Greek, in a template', 'const word = `$' + '{count} λέξεις`', 'λέξεις'],
  ])('is found %s', (_where, source, text) => {
    expect(findLiterals(`// before\n\n${source}`)).toEqual([{ line: 3, text }])
  })

  it('is found where it stands, after Greek comments too', () => {
    const source = '/** «λόγια» */\nconst a = 1\nexport const B = () => (\n  <p>\n    Text\n  </p>\n)'
    expect(findLiterals(source).map(({ text }) => text)).toEqual(['Text'])
  })

  it.each([
    ['a message', '<p>{m.save()}</p>'],
    ['a sign', '<p> · {count}%</p>'],
    ['an identifier', '<Chip color="primary" variant="outlined" />'],
    ['what is compared', '<p label={kind === "comment" ? m.a() : m.b()} />'],
    ['what a function is given', '<p title={format("long")} />'],
    ['an attribute of an element within', '<p title={<Icon name="close" />} />'],
    ['the name of a field', 'const FIELD = { thesisTitle: "title", title: "name" }'],
    ['a key that is not shown', 'const facts = { kind: "comment" }'],
    ['a comment', '// λόγια\nconst a = 1'],
  ])('is not %s', (_what, source) => {
    expect(findLiterals(source)).toEqual([])
  })
})
