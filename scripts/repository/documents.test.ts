import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, read, trackedFiles } from './tracked-files.ts'

const documents = trackedFiles().filter((path) => path.endsWith('.md'))

interface PackageManifest {
  name: string
  scripts?: Record<string, string>
}
/** The npm scripts of the root (undefined) and, by name, of each workspace. */
const scriptsOf = new Map(
  trackedFiles()
    .filter((path) => /(?:^|\/)package\.json$/.test(path))
    .map((path) => {
      const { name, scripts = {} } = JSON.parse(read(path)) as PackageManifest
      return [path === 'package.json' ? undefined : name, Object.keys(scripts)] as const
    }),
)
const NPM_COMMANDS = ['install', 'ci', 'audit', 'run']

const TOP_FOLDERS = /^(?:apps|packages|demo|e2e|scripts|docs|deploy|bench|proofs|\.ci)\//

/** The paths of the repository that a document names between backquotes, without wildcards and placeholders. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name.replace(/#.*$/, '').replace(/[.,;:]$/, ''))
    .filter((name) => TOP_FOLDERS.test(name) && !/[*<>{}…]/.test(name))
}

/** In a guide, `modules/thesis/thesis` is a folder of the API and `shared/ui` one of the web app. */
const SHORTENED = [
  { begins: /^(?:modules|platform|commands)\//, root: 'apps/api/src' },
  { begins: /^(?:app|pages|features|entities|shared)\//, root: 'apps/web/src' },
]

function shortenedPaths(text: string): string[] {
  return [...text.matchAll(/`([a-z][\w./-]*)`/g)].flatMap(([, name = '']) =>
    SHORTENED.filter(({ begins }) => begins.test(name)).map(({ root }) => `${root}/${name}`),
  )
}

/** Names in our manner of writing that belong to other programs. */
const NAMES_OF_OTHERS = ['hooksPath']
/** Records of decisions and the changelog keep the names of their day. */
const OF_THEIR_DAY = /^(?:CHANGELOG\.md|docs\/decisions\/)/

const IDENTIFIER = /[A-Za-z_$][\w$]*/g
const namesInCode = new Set(
  trackedFiles()
    .filter((path) => /\.(?:ts|tsx|mjs|cjs|json|sql)$/.test(path))
    .flatMap((path) => read(path).match(IDENTIFIER) ?? []),
)

/** Names such as `declareInterest` between backquotes: of endpoints, functions, fields. */
function namesOfCode(text: string): string[] {
  const quoted = text.replace(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)
  return [...quoted]
    .flatMap(([, code = '']) => code.match(IDENTIFIER) ?? [])
    .filter((name) => /[a-z][A-Z]/.test(name) && !NAMES_OF_OTHERS.includes(name))
}

function linkedFiles(document: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target))
    .map((target) => normalize(join(dirname(document), decodeURIComponent(target))))
}

/** `npm run typegen -w @diatrivi/web`: each script with the workspace it is asked of, or none. */
function namedScripts(text: string): { script: string; workspace: string | undefined }[] {
  return [...text.matchAll(/`npm (?:run )?([a-z][a-z:-]*)(?: -w (@diatrivi\/[a-z0-9]+))?/g)].map(
    ([, script = '', workspace]) => ({ script, workspace }),
  )
}

describe.each(documents)('%s', (document) => {
  const text = read(document)

  it('names paths that exist', () => {
    expect(namedPaths(text).filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })

  it('links to files that exist', () => {
    expect(linkedFiles(document, text).filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })

  it('names npm scripts that exist', () => {
    const missing = namedScripts(text).filter(
      ({ script, workspace }) => ![...NPM_COMMANDS, ...(scriptsOf.get(workspace) ?? [])].includes(script),
    )
    expect(missing).toEqual([])
  })
})

it('README.md is read in a few minutes: 150 lines and six pictures at most', () => {
  const text = read('README.md')
  expect(text.split('\n').length - 1).toBeLessThanOrEqual(150)
  expect(text.match(/\.png\b/g)).toHaveLength(6)
})

describe.each(documents.filter((path) => !OF_THEIR_DAY.test(path)))('%s, of today', (document) => {
  const text = read(document)

  it('names folders of the apps that exist', () => {
    expect(shortenedPaths(text).filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })

  it('names endpoints, functions and fields that the code has', () => {
    expect(namesOfCode(text).filter((name) => !namesInCode.has(name))).toEqual([])
  })
})
