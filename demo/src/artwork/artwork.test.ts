import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { departmentArtwork, VARIANTS } from './artwork.ts'
import { TONES } from './tones.ts'

const IDS = Array.from({ length: 503 }, (_, index) => index + 1)
const VARIANT_NUMBERS = Array.from({ length: VARIANTS }, (_, variant) => variant)

describe('the artwork of departments', () => {
  it('is the same each time', () => {
    expect(departmentArtwork(58, 2)).toBe(departmentArtwork(58, 2))
  })

  it('differs between any two departments and between the variants of one', { timeout: 30_000 }, () => {
    const drawings = IDS.flatMap((id) => VARIANT_NUMBERS.map((variant) => departmentArtwork(id, variant)))
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  it('keeps to the tones of one family, whatever the variant', () => {
    for (const id of IDS.slice(0, 60)) {
      const families = VARIANT_NUMBERS.map((variant) => {
        const used = new Set(departmentArtwork(id, variant).match(/#[0-9A-F]{6}/g))
        return TONES.findIndex((tones) => [...used].every((tone) => Object.values(tones).includes(tone)))
      })
      expect(new Set(families).size).toBe(1)
      expect(families).not.toContain(-1)
    }
  })

  it('holds no text, and nothing that would be fetched', () => {
    for (const id of IDS) expect(departmentArtwork(id, 0)).not.toMatch(/<text|<image|href|url\((?!#)/)
  })

  it('is drawn by the image library at the size of a cover, in more than one colour', {
    timeout: 30_000,
  }, async () => {
    for (const id of [1, 58, 204, 503]) {
      const picture = sharp(Buffer.from(departmentArtwork(id, 1)))
      const { width, height } = await picture.metadata()
      expect([width, height]).toEqual([1600, 900])
      const { channels } = await picture.stats()
      expect(channels.some(({ stdev }) => stdev > 5)).toBe(true)
    }
  })
})
