import { expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const sentences = trackedFiles()
  .filter((path) => /^apps\/web\/messages\/el\/.*\.json$/.test(path))
  .flatMap((path) => textsOf(JSON.parse(read(path))))
  .map((text) => text.toLowerCase())

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** The second column of the tables of the field. */
function greekWords(): string[] {
  const [tables = ''] = read('docs/glossary.md').split('## 6.')
  const rows = tables.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| word'))
  return rows.map((row) => row.split('|')[2]?.trim() ?? '').filter((word) => word !== '')
}

it('the Greek of the glossary is the Greek of the interface', () => {
  const words = greekWords()
  expect(words.length).toBeGreaterThan(50)
  const unknown = words.filter((word) => !sentences.some((sentence) => sentence.includes(word.toLowerCase())))
  expect(unknown).toEqual([])
})
