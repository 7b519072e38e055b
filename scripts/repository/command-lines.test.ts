import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROGRAMS } from '../../deploy/launcher/programs.mjs'
import { read, trackedFiles } from './tracked-files.ts'

/** Where a line of a document, a unit or a manifest runs the launcher, and does not name a user or a database. */
const COMMAND = /(?:^|`|-- |&& |api-1 |\/deploy\/|^[A-Z_]+='?[^' ]*'? )diatrivi ([a-z][a-z-]*)([^`|&\n]*)/gm
const OPTION = /(?<= )--[a-z-]+/g

interface CommandLine {
  path: string
  name: string
  options: string[]
}

const commandLinesIn = (path: string, text: string): CommandLine[] =>
  [...text.matchAll(COMMAND)].map(([, name = '', rest = '']) => ({
    path,
    name,
    options: rest.match(OPTION) ?? [],
  }))

/** The program with what it takes from its own folder: there stands what it says of its options. */
function textOf(name: string): string {
  const { file } = PROGRAMS[name] ?? { file: '' }
  if (file === '') return ''
  const text = read(file)
  const beside = [...text.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, other = '']) =>
    read(join(dirname(file), other)),
  )
  return [text, ...beside].join('\n')
}

/** What is wrong with a line; null where it can be run as it stands. */
function problemOf({ name, options }: CommandLine): string | null {
  if (name === 'help') return null
  if (!Object.hasOwn(PROGRAMS, name)) return `there is no ${name}`
  const text = textOf(name)
  const unknown = options.filter((option) => !text.includes(option))
  return unknown.length === 0 ? null : `${name} takes no ${unknown.join(', ')}`
}

const documents = trackedFiles().filter(
  (path) => /\.(?:md|service|timer|yaml)$/.test(path) && !path.includes('/decisions/'),
)
const lines = documents.flatMap((path) => commandLinesIn(path, read(path)))

describe('a command line of an installation in a document', () => {
  it('names a program that there is, and options that it takes', () => {
    expect(lines.length).toBeGreaterThan(40)
    expect(
      lines.flatMap((line) => (problemOf(line) === null ? [] : [`${line.path}: ${problemOf(line)}`])),
    ).toEqual([])
  })

  it('stands somewhere for every program that people call by hand', () => {
    const named = new Set(lines.map(({ name }) => name))
    expect(Object.keys(PROGRAMS).filter((name) => !named.has(name))).toEqual([])
  })

  it.each([
    ['Run `diatrivi backups --to /srv`.', 'there is no backups'],
    ['diatrivi backup --into /srv', 'backup takes no --into'],
    ['docker compose exec -T api-1 diatrivi restor --from /srv', 'there is no restor'],
    ["BACKUP_PASSPHRASE='…' diatrivi backup --to /srv", null],
  ])('is noticed where it is wrong: %s', (text, expected) => {
    expect(commandLinesIn('', text).map(problemOf)).toEqual([expected])
  })

  it.each(['create database diatrivi owner diatrivi', 'chown diatrivi backup'])('is not this: %s', (text) => {
    expect(commandLinesIn('', text)).toEqual([])
  })
})
