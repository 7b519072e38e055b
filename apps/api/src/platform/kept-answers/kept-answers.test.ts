import { describe, expect, it, vi } from 'vitest'
import { testClock } from '../clock.ts'
import { KEPT_FOR, keptAnswers, type MadeAnswer, MOST_BYTES } from './kept-answers.ts'

const clock = testClock('2026-03-10T09:00:00Z')

interface Text extends MadeAnswer {
  text: string
}

/** The kept answers of a process that receives the changes of others, with what counts the making of one. */
function informed() {
  const answers = keptAnswers({ clock })
  answers.setInformed(true)
  const make = vi.fn(async (text: string): Promise<Text> => ({ text, byteCount: text.length }))
  const find = (text: string, subject = 'places') => answers.find(subject, text, () => make(text))
  return { ...answers, make, find }
}

const seconds = (count: number) => ({ seconds: count })

describe('a kept answer', () => {
  it('is made once, until a minute has passed', async () => {
    const { find, make } = informed()
    await find('a')
    clock.advance(seconds(KEPT_FOR / 1_000 - 1))
    expect((await find('a')).text).toBe('a')
    expect(make).toHaveBeenCalledTimes(1)
    clock.advance(seconds(1))
    await find('a')
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('is made again when the clock was put back', async () => {
    const { find, make } = informed()
    await find('a')
    clock.advance(seconds(-1))
    await find('a')
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('is made once for all who ask while it is made', async () => {
    const { find, make } = informed()
    const answers = await Promise.all([find('a'), find('a'), find('a')])
    expect(answers.map(({ text }) => text)).toEqual(['a', 'a', 'a'])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('is made again when its subject changes, and no other', async () => {
    const { find, forget, make } = informed()
    await find('a')
    await find('b', 'keywords')
    forget('places')
    await find('a')
    await find('b', 'keywords')
    expect(make.mock.calls).toEqual([['a'], ['b'], ['a']])
  })

  it('is not kept when its subject changes while it is made', async () => {
    const { find, forget, make } = informed()
    const asked = find('a')
    forget('places')
    await Promise.all([asked, find('a')])
    await find('a')
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('is not kept when it could not be made', async () => {
    const { find, make } = informed()
    make.mockRejectedValueOnce(new Error('no database'))
    await expect(find('a')).rejects.toThrow('no database')
    expect((await find('a')).text).toBe('a')
  })

  it('goes when there are too many bytes, the one first that was asked for longest ago', async () => {
    const { find, make } = informed()
    make.mockImplementation(async (text) => ({ text, byteCount: MOST_BYTES / 2 - 2_000 }))
    await find('a')
    await find('b')
    await find('a')
    await find('c')
    await find('a')
    expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c'])
    await find('b')
    expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
  })
})

describe('a process that does not receive the changes of others', () => {
  it('keeps nothing, neither from then nor from before', async () => {
    const { find, setInformed, make } = informed()
    await find('a')
    setInformed(false)
    await find('a')
    await find('a')
    expect(make).toHaveBeenCalledTimes(3)
    setInformed(true)
    await find('a')
    await find('a')
    expect(make).toHaveBeenCalledTimes(4)
  })

  it('does not keep what was being made when it lost them', async () => {
    const { find, setInformed, make } = informed()
    const asked = find('a')
    setInformed(false)
    setInformed(true)
    await asked
    await find('a')
    expect(make).toHaveBeenCalledTimes(2)
  })
})
