import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature } from '@diatrivi/contract/features'

/** Begins the title of a call. */
export const TITLE = '## '

/** The calls of a feature that a test plays and compares, in a file for each feature. */
export const recordingPath = (feature: Feature) =>
  join(import.meta.dirname, '../../../../recordings', `${feature}.txt`)

/** The text of each recorded call by its title, in the order of the story. */
export function readRecording(feature: Feature): Map<string, string> {
  const blocks = `\n${readFileSync(recordingPath(feature), 'utf8')}`.split(`\n${TITLE}`).slice(1)
  return new Map(
    blocks.map((block) => {
      const end = block.indexOf('\n')
      return [block.slice(0, end), block.slice(end + 1).trimEnd()]
    }),
  )
}

/** The text of the first recorded call of an endpoint that was served; undefined without one. */
export function servedCall(name: string, recorded: ReadonlyMap<string, string>): string | undefined {
  return [...recorded].find(([title, text]) => title.startsWith(`${name} by `) && /^=> 2/m.test(text))?.[1]
}

/** What a recorded call sent and was answered, where these are JSON. */
export function jsonParts(call: string): { request?: unknown; answer?: unknown } {
  const [sent = '', answered = ''] = call.split(/^=> \d+$/m)
  const request = jsonAtEnd(sent)
  const answer = jsonAtEnd(answered)
  return { ...(request !== undefined && { request }), ...(answer !== undefined && { answer }) }
}

/** The lines before the body are the address and the headers. */
function jsonAtEnd(text: string): unknown {
  const lines = text.trim().split('\n')
  const start = lines.findIndex((line) => /^[[{"\d]/.test(line))
  if (start === -1) return undefined
  try {
    return JSON.parse(lines.slice(start).join('\n'))
  } catch (error) {
    // A file or a text follows the headers of other answers.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
