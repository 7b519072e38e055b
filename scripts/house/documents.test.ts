import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HOUSE, read, trackedFiles } from './tracked-files.ts'

const documents = trackedFiles().filter((path) => path.endsWith('.md'))

interface PackageManifest {
  scripts?: Record<string, string>
}
const manifest = JSON.parse(read('package.json')) as PackageManifest
const scripts = new Set(['start', 'test', 'install', 'ci', ...Object.keys(manifest.scripts ?? {})])

const FIRST_ROOMS = /^(?:apps|packages|demo|e2e|scripts|docs|deploy|bench|\.ci)\//

/** What a document names between backquotes as a path of the house: no wildcards, no placeholders. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name.replace(/[.,;:]$/, ''))
    .filter((name) => FIRST_ROOMS.test(name) && !/[*<>{}…]/.test(name))
}

function linkedFiles(document: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target))
    .map((target) => normalize(join(dirname(document), decodeURIComponent(target))))
}

function namedScripts(text: string): string[] {
  return [...text.matchAll(/`npm (?:run )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name)
}

describe.each(documents)('%s', (document) => {
  const text = read(document)

  it('names paths that exist', () => {
    expect(namedPaths(text).filter((path) => !existsSync(join(HOUSE, path)))).toEqual([])
  })

  it('links to files that exist', () => {
    expect(linkedFiles(document, text).filter((path) => !existsSync(join(HOUSE, path)))).toEqual([])
  })

  it('names npm scripts that exist', () => {
    expect(namedScripts(text).filter((name) => !scripts.has(name))).toEqual([])
  })
})
