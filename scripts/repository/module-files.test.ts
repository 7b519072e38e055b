import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { apiSources } from './api-tables.ts'
import { read } from './tracked-files.ts'

const MODULES = 'apps/api/src/modules/'
const files = apiSources.filter((path) => path.startsWith(MODULES))

/** The first words of verb files: what a module does, as a reader searches for it. */
const VERBS = new Set(
  (
    'accept act announce answer ask begin cancel change confirm correct download end enforce enter fill find give hold ' +
    'invite issue join lapse leave list lock make move notify offer open plan preview propose publish read record remind ' +
    'replace request return reword save seal send settle verify void'
  ).split(' '),
)

/** The suffixes that the table of ARCHITECTURE.md names: `repository`, `queries`, … */
const [, table = ''] = read('ARCHITECTURE.md').split('| file | what it holds |')
const SUFFIXES = [...(table.split('\n\n')[0] ?? '').matchAll(/`<x>\.(\w+)\.ts`/g)].map(([, name]) => name)

const camelCase = (name: string) => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())

/** A verb and its object, beside or below the service of the module: `seal-mark.ts` exports `sealMark`. */
function isVerbFile(path: string, text: string): boolean {
  const name = basename(path, '.ts')
  const [, module = ''] = path.match(/^(apps\/api\/src\/modules\/[^/]+\/[^/]+)\//) ?? []
  const hasService = files.some((other) => other.startsWith(`${module}/`) && other.endsWith('.service.ts'))
  const isExported = new RegExp(`^export (?:async )?function\\*? ${camelCase(name)}\\(`, 'm').test(text)
  return hasService && isExported && VERBS.has(name.split('-')[0] ?? '') && name.includes('-')
}

/** What is wrong with the name of a module's file; null where it is right. */
function strangeness(path: string, text: string): string | null {
  const [, suffix, ...more] = basename(path, '.ts').split('.')
  if (basename(path) === 'tables.ts') return null
  if (suffix === undefined) return isVerbFile(path, text) ? null : `${path} has no suffix and is no verb file`
  if (more.length > 0) return `${path} has two suffixes`
  const isOneOfSeveral = basename(dirname(path)) === `${suffix}s`
  return SUFFIXES.includes(suffix) || isOneOfSeveral ? null : `${path} has an unknown suffix`
}

describe('a file of a module of the API', () => {
  it('has a suffix of the table in ARCHITECTURE.md, or is a verb file', () => {
    expect(SUFFIXES.length).toBeGreaterThanOrEqual(9)
    expect(files.length).toBeGreaterThan(400)
    expect(files.flatMap((path) => strangeness(path, read(path)) ?? [])).toEqual([])
  })

  it.each([
    ['thesis/interest/wishes.ts', 'export const WISHES = 1'],
    ['thesis/interest/wishes.helper.ts', 'export const WISHES = 1'],
    ['thesis/interest/wishes.service.model.ts', 'export const WISHES = 1'],
    // Named like a verb file, without the function; and with one that no verb begins.
    ['thesis/interest/answer-wish.ts', 'export function wishAnswering() {}'],
    ['thesis/interest/wish-answering.ts', 'export function wishAnswering() {}'],
    // In no folder of its kind.
    ['work/import/people.kind.ts', 'export const peopleKind = 1'],
  ])('is noticed where it is %s', (name, text) => {
    expect(strangeness(`${MODULES}${name}`, text)).not.toBeNull()
  })

  it.each([
    ['thesis/interest/answer-wish.ts', 'export async function answerWish() {}'],
    ['work/import/kinds/people.kind.ts', 'export const peopleKind = 1'],
    ['thesis/interest/tables.ts', ''],
  ])('may be %s', (name, text) => {
    expect(strangeness(`${MODULES}${name}`, text)).toBeNull()
  })
})
