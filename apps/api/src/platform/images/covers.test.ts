import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aPicture, SAMPLES } from '../../testing/sample-files.ts'
import { makeCovers } from './covers.ts'

describe('the covers of a picture', () => {
  it.each([
    ['wide', 2400, 600],
    ['tall', 300, 1200],
    ['small', 40, 30],
  ])('that is %s are two, both 16:9', async (_what, width, height) => {
    const { preview, cover } = await makeCovers(await aPicture('jpeg', width, height))
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 480, height: 270 })
    expect(await sharp(cover).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 900 })
  })

  it('carry nothing of what the camera wrote', async () => {
    const withData = await sharp(await aPicture('jpeg'))
      .withExif({ IFD0: { Artist: 'Μαρία' } })
      .toBuffer()
    const { cover } = await makeCovers(withData)
    expect((await sharp(cover).metadata()).exif).toBeUndefined()
  })

  it('are not made of what is no picture, of half a picture, nor of one that is too large', async () => {
    const png = await aPicture('png', 400, 300)
    const huge = await aPicture('png', 9_000, 9_000)
    for (const bytes of [SAMPLES.pdf, png.subarray(0, png.length / 2), huge]) {
      await expect(makeCovers(bytes)).rejects.toMatchObject({ code: 'file_type_not_accepted' })
    }
  })
})
