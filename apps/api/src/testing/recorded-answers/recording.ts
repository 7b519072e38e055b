import { writeFileSync } from 'node:fs'
import type { Feature } from '@diatrivi/contract/features'
import { recordingPath, TITLE } from '../../platform/http/openapi/recording.ts'
import type { RecordedCall } from './recorder.ts'

export function writeRecording(
  feature: Feature,
  calls: readonly Pick<RecordedCall, 'title' | 'text'>[],
): void {
  const blocks = calls.map(({ title, text }) => `${TITLE}${title}\n${text}\n`)
  writeFileSync(recordingPath(feature), blocks.join('\n'))
}
