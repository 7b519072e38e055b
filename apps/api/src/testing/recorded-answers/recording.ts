import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature } from '@diatrivi/contract/features'
import type { RecordedCall } from './recorder.ts'

type Titled = Pick<RecordedCall, 'title' | 'text'>

const TITLE = '## '
const pathOf = (feature: Feature) => join(import.meta.dirname, 'recordings', `${feature}.txt`)

/** What the repository holds: the text of each call by its title, in the order of the story. */
export function readRecording(feature: Feature): Map<string, string> {
  const blocks = `\n${readFileSync(pathOf(feature), 'utf8')}`.split(`\n${TITLE}`).slice(1)
  return new Map(
    blocks.map((block) => {
      const end = block.indexOf('\n')
      return [block.slice(0, end), block.slice(end + 1).trimEnd()]
    }),
  )
}

export function writeRecording(feature: Feature, calls: readonly Titled[]): void {
  const blocks = calls.map(({ title, text }) => `${TITLE}${title}\n${text}\n`)
  writeFileSync(pathOf(feature), blocks.join('\n'))
}
