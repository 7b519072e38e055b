import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { FEATURES, isOf } from './testing/recorded-answers/features.ts'
import { readRecording, writeRecording } from './testing/recorded-answers/recording.ts'
import { playStory } from './testing/recorded-answers/story.ts'
import { letSystemTimeFollow } from './testing/system-time.ts'
import { startTestApi } from './testing/test-api.ts'

const api = await startTestApi({ RATE_LIMIT: 'on' })
letSystemTimeFollow(api.clock)
const { calls, brokenOffBy } = await playStory(api)

it('the story is played to its end', () => {
  if (brokenOffBy !== null) throw brokenOffBy
})

it.each(Object.keys(ENDPOINTS))('the story calls %s with success', (name) => {
  expect(calls.filter((call) => call.name === name && call.status < 400)).not.toEqual([])
})

it('every call is recorded in the file of one feature', () => {
  const unfiled = calls.filter(({ name }) => FEATURES.filter((feature) => isOf(feature, name)).length !== 1)
  expect(unfiled).toEqual([])
})

describe.each(FEATURES)('%s', (feature) => {
  const answered = calls.filter(({ name }) => isOf(feature, name))
  // Written on demand only: a normal run never makes a missing recording.
  if (process.env.RECORD_ANSWERS === '1') writeRecording(feature, answered)
  const recorded = readRecording(feature)

  it('has the calls that are recorded, in their order', () => {
    expect(answered.map(({ title }) => title)).toEqual([...recorded.keys()])
  })

  it.each(answered.map(({ title, text }) => [title, text] as const))('%s', (title, text) => {
    expect(text).toBe(recorded.get(title))
  })
})
