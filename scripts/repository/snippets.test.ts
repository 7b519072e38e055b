import { describe, expect, it } from 'vitest'
import { cut } from '../snippets/cut.mjs'
import { withFreshSnippets } from '../snippets/document.mjs'
import { read, trackedFiles } from './tracked-files.ts'

const guides = trackedFiles().filter((path) => /^docs\/guides\/.*\.md$/.test(path))

describe.each(guides)('%s', (guide) => {
  it('shows code as it is; `npm run write:snippets` writes it', () => {
    const text = read(guide)
    expect(withFreshSnippets(text, read)).toBe(text)
  })

  it('shows no code of ours but what is cut from a file', () => {
    const unmarked = [...read(guide).matchAll(/(.*)\n```(?:ts|tsx|json|sql)\n(.*)/g)].filter(
      ([, above = '']) => !above.startsWith('<!-- snippet: '),
    )
    expect(unmarked.map(([, , first]) => first)).toEqual([])
  })
})

describe('a snippet', () => {
  const source = [
    '/** Ω: a letter of two bytes before what is cut. */',
    "import { a } from './a.ts'",
    '',
    '/** Not part of it. */',
    'export function routes() {',
    '  return {',
    '    /** Nor this. */',
    '    list: async () => {',
    '      return a',
    '    },',
    '  }',
    '}',
    '',
    "it('is refused to strangers', () => {",
    '  expect(a).toBe(1)',
    '})',
    '',
  ].join('\n')

  it('is a declaration, without the comment above it', () => {
    expect(cut(source, 'a.ts', 'routes')).toMatch(/^export function routes\(\) \{\n {2}return \{[\s\S]*\n\}$/)
  })

  it('is a part of a declaration, as far left as it goes', () => {
    expect(cut(source, 'a.ts', 'routes.list')).toBe('list: async () => {\n  return a\n}')
  })

  it('is a call by its first text', () => {
    expect(cut(source, 'a.ts', 'is refused to strangers')).toMatch(/^it\('is refused[\s\S]*\}\)$/)
  })

  it('is nothing when the name is not there', () => {
    expect(cut(source, 'a.ts', 'routes.edit')).toBeNull()
  })

  it('takes the place of the block below its marker, and no other', () => {
    const marked = '<!-- snippet: a.ts#routes.list -->\n'
    const fresh = withFreshSnippets(`${marked}\`\`\`ts\nold\n\`\`\`\nText.\n`, () => source)
    expect(fresh).toBe(`${marked}\`\`\`ts\nlist: async () => {\n  return a\n}\n\`\`\`\nText.\n`)
  })

  it('whose file is gone says so', () => {
    const gone = () => {
      throw new Error('ENOENT')
    }
    expect(() => withFreshSnippets('<!-- snippet: gone.ts#a -->\n', gone)).toThrow(
      'gone.ts, which is not there',
    )
  })
})
