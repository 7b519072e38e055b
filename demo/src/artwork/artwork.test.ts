import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { departmentArtwork } from './artwork.ts'
import { FAMILIES } from './tones.ts'

const IDS = Array.from({ length: 503 }, (_, index) => index + 1)
const VARIANT_NUMBERS = Array.from({ length: 4 }, (_, variant) => variant)

describe('the artwork of departments', () => {
  it('is the same each time', () => {
    expect(departmentArtwork(58, 2)).toBe(departmentArtwork(58, 2))
  })

  it('differs between any two departments and between the variants of one', { timeout: 30_000 }, () => {
    const drawings = IDS.flatMap((id) => VARIANT_NUMBERS.map((variant) => departmentArtwork(id, variant)))
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  it('keeps to the tones of one family', () => {
    for (const id of IDS.slice(0, 60)) {
      const drawings = VARIANT_NUMBERS.map((variant) => departmentArtwork(id, variant))
      const used = new Set(drawings.flatMap((drawing) => drawing.match(/#[0-9A-F]{6}/g) ?? []))
      const families = FAMILIES.map((family) => new Set(family.flatMap((tones) => Object.values(tones))))
      expect(families.some((family) => [...used].every((tone) => family.has(tone)))).toBe(true)
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
