import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const INDEX = 'docs/decisions/README.md'
const records = trackedFiles()
  .filter((path) => /^docs\/decisions\/[a-z]+\/\d{4}-[a-z0-9-]+\.md$/.test(path))
  .toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1))
  .map((path) => {
    const [, number = '', title = ''] = /^# (\d{4}): (.+)$/m.exec(read(path)) ?? []
    const [, how = '', by = ''] =
      /^((?:In part s|S)uperseded by \[\d{4}\]\(([\w./-]+\.md)\))/m.exec(read(path)) ?? []
    // The index and a record link to the same file from two folders.
    const file = relative('docs/decisions', path)
    const later = by === '' ? '' : relative('docs/decisions', join(dirname(path), by))
    const status = how === '' ? 'in force' : decapitalised(how).replace(by, later)
    return { file, number, title, status, by: later }
  })
const rows = [...read(INDEX).matchAll(/^\| \[(\d{4})\]\((.+?)\) \| (.+) \| (.+) \|$/gm)].map(
  ([, number = '', file = '', title = '', status = '']) => ({ number, file, title, status }),
)

function decapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

describe('a decision', () => {
  it('has a number that no other has, the one of its file', () => {
    expect(records.length).toBeGreaterThan(70)
    expect(records.map(({ number }) => number)).toEqual(records.map(({ file }) => basename(file).slice(0, 4)))
    expect(new Set(records.map(({ number }) => number)).size).toBe(records.length)
  })

  it('stands in the index once, by its title, with the status that its file names below the title', () => {
    const expected = records.map(({ number, file, title, status }) => ({ number, file, title, status }))
    expect(rows.toSorted((one, other) => (one.number < other.number ? -1 : 1))).toEqual(expected)
  })

  it('is superseded by a record that is there and later', () => {
    const superseded = records.filter(({ by }) => by !== '')
    expect(superseded.length).toBeGreaterThan(0)
    for (const { file, by } of superseded) {
      expect(records.map((record) => record.file)).toContain(by)
      expect(basename(by) > basename(file)).toBe(true)
    }
  })
})
