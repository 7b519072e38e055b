import { describe, expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const sources = trackedFiles().filter((path) => /\.(?:ts|tsx|mjs|cjs)$/.test(path))
const lengths = sources
  .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines)

describe('the budgets of the files', () => {
  it('keep every file at 400 lines or fewer', () => {
    expect(lengths.filter(({ lines }) => lines > 400)).toEqual([])
  })

  it('keep nine files in ten at 200 lines or fewer', () => {
    const short = lengths.filter(({ lines }) => lines <= 200).length
    expect(short / lengths.length).toBeGreaterThanOrEqual(0.9)
  })

  it('keep the median file under 80 lines', () => {
    expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThan(80)
  })

  it('allow no folder without a meaning', () => {
    const nameless = /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.tsx?$)/
    expect(sources.filter((path) => nameless.test(path))).toEqual([])
  })

  it('give a reason with every suppression', () => {
    const bare = /@ts-(?:ignore|nocheck)|@ts-expect-error\s*$|biome-ignore [\w/]+:\s*$/m
    // The words are split, so that this very file does not count.
    expect(
      sources.filter((path) => !path.startsWith('scripts/repository/') && bare.test(read(path))),
    ).toEqual([])
  })
})
