import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { storedFile } from '../../../platform/storage/tables.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { event } from '../../thesis/history/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { image } from './tables.ts'

const api = await startTestApi()
const { given } = api
let administrator: TestClient

beforeAll(async () => {
  administrator = await api.as(await given.anAdministrator())
})

const aPicture = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#1D4E7E' } })
    .toFormat(format)
    .toBuffer()

async function upload(depID: number, bytes: Uint8Array, name = 'cover.png') {
  return administrator.call('uploadImage', { params: { depID }, file: { name, bytes } })
}

const coverOf = async (thesisId: number) => {
  const [row] = await api.db.select({ imageId: thesis.imageId }).from(thesis).where(eq(thesis.id, thesisId))
  return row?.imageId
}

describe.each(['getPreviewImage', 'getCoverImage'] as const)('%s', (name) => {
  it('finds no image that does not exist, and lets no cache keep that', async () => {
    const { status, error, headers } = await api.anonymous.call(name, { params: { imageId: 999_999 } })
    expect(status).toBe(404)
    expect(error.code).toBe('not_found')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('answers every caller, pages of other origins too, for ever', async () => {
    const { id: imageId } = await given.anImage()
    const { status, text, headers } = await api.anonymous.call(name, { params: { imageId } })
    expect([status, text]).toEqual([200, name === 'getCoverImage' ? 'cover' : 'preview'])
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-disposition']).toBeUndefined()
    const again = await api.anonymous.call(name, {
      params: { imageId },
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.status).toBe(304)
  })
})

describe('GET /v1/instructor/department/images', () => {
  it('asks for an instructor', async () => {
    expect((await api.anonymous.call('listDepartmentImages')).status).toBe(401)
    const student = await api.as(await given.aStudent())
    expect((await student.call('listDepartmentImages')).error.code).toBe('wrong_role')
  })

  it('answers the covers of the own department, newest first, whole or by the page', async () => {
    const department = await given.aDepartment()
    const client = await api.as(await given.anInstructor({ department }))
    expect((await client.call('listDepartmentImages')).body).toEqual([])
    const [first, second, third] = [
      await given.anImage({ department }),
      await given.anImage({ department }),
      await given.anImage({ department }),
    ]
    await given.anImage()
    expect((await client.call('listDepartmentImages')).body).toEqual([third.id, second.id, first.id])
    const page = await client.call('listDepartmentImages', { query: { page: 2, pageSize: 2 } })
    expect([page.body, page.headers['x-total-count']]).toEqual([[first.id], '3'])
  })
})

describe('GET /v1/admin/department/:depID/images', () => {
  it('answers the covers of any department, and finds none that is not there', async () => {
    const department = await given.aDepartment()
    const { id } = await given.anImage({ department })
    const list = (depID: number) => administrator.call('listImagesOfDepartment', { params: { depID } })
    expect((await list(department.id)).body).toEqual([id])
    expect((await list(999_999)).status).toBe(404)
  })
})

describe('PUT /v1/instructor/thesis/:thesisId/image/:imageId', () => {
  const choose = (as: TestClient, thesisId: number, imageId: number) =>
    as.call('setThesisImage', { params: { thesisId, imageId } })

  async function aSituation(values = {}) {
    const department = await given.aDepartment()
    const instructor = await given.anInstructor({ department })
    const { id: thesisId } = await given.aThesis({ instructor, ...values })
    const { id: imageId } = await given.anImage({ department })
    return { department, thesisId, imageId, client: await api.as(instructor) }
  }

  it('asks for an instructor', async () => {
    const { thesisId, imageId } = await aSituation()
    expect((await choose(api.anonymous, thesisId, imageId)).status).toBe(401)
    expect((await choose(administrator, thesisId, imageId)).error.code).toBe('wrong_role')
  })

  it('refuses the thesis of another instructor, which does not even exist where it is private', async () => {
    const { department, imageId } = await aSituation()
    const stranger = await api.as(await given.anInstructor({ department }))
    const shown = await given.aThesis({ publicByInstructor: true })
    const hidden = await given.aThesis({ publicByInstructor: false })
    const { status, error } = await choose(stranger, shown.id, imageId)
    expect(status).toBe(403)
    expect(error).toMatchObject({
      code: 'not_owner',
      message: 'Δεν μπορείτε να αλλάξετε κάτι που ανήκει σε άλλο πρόσωπο.',
    })
    expect((await choose(stranger, hidden.id, imageId)).status).toBe(404)
    expect((await choose(stranger, 999_999, imageId)).status).toBe(404)
  })

  it('refuses the cover of another department and one that is not there', async () => {
    const { thesisId, client } = await aSituation()
    const { id: elsewhere } = await given.anImage()
    expect((await choose(client, thesisId, elsewhere)).status).toBe(404)
    expect((await choose(client, thesisId, 999_999)).status).toBe(404)
    expect(await coverOf(thesisId)).toBeNull()
  })

  it('refuses a thesis that has its mark', async () => {
    const student = await given.aStudent()
    const { thesisId, imageId, client } = await aSituation({ student, mark: 8 })
    const { status, error } = await choose(client, thesisId, imageId)
    expect(status).toBe(409)
    expect(error).toMatchObject({
      code: 'thesis_ended',
      message: 'Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.',
    })
  })

  it('sets the cover and writes it down in the history', async () => {
    const { thesisId, imageId, client } = await aSituation()
    expect((await choose(client, thesisId, imageId)).body).toEqual({ status: 200 })
    expect(await coverOf(thesisId)).toBe(imageId)
    const events = await api.db.select({ what: event.what }).from(event).where(eq(event.thesisId, thesisId))
    expect(events).toEqual([{ what: 'image_chosen' }])
  })

  it('never shows a cover that is being deleted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { thesisId, imageId, client } = await aSituation()
      const [chosen, deleted] = await Promise.all([
        choose(client, thesisId, imageId),
        administrator.call('deleteImage', { params: { imageId } }),
      ])
      expect(deleted.status).toBe(200)
      expect([200, 404]).toContain(chosen.status)
      expect(await coverOf(thesisId)).toBeNull()
    }
  })
})

describe('POST /v1/admin/department/:depID/image', () => {
  it('finds no department that is not there', async () => {
    expect((await upload(999_999, await aPicture(10, 10))).status).toBe(404)
  })

  it('asks for a file', async () => {
    const { id: depID } = await given.aDepartment()
    const { status, error } = await administrator.call('uploadImage', { params: { depID }, body: {} })
    expect(status).toBe(400)
    expect(error.fields).toEqual({ selectedFile: 'Υποχρεωτικό πεδίο' })
  })

  it('refuses what is no picture, whatever it is called, and one that is broken', async () => {
    const { id: depID } = await given.aDepartment()
    const whole = await aPicture(400, 300)
    const refused = {
      'a text': Buffer.from('not a picture'),
      'a drawing that can run scripts': Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      ),
      'half a picture': whole.subarray(0, whole.length / 2),
    }
    for (const [what, bytes] of Object.entries(refused)) {
      const { status, error } = await upload(depID, bytes)
      expect([status, error.code], what).toEqual([415, 'file_type_not_accepted'])
    }
  })

  it('refuses a small file that unfolds into a huge picture', async () => {
    const { id: depID } = await given.aDepartment()
    const bomb = await aPicture(10_000, 6_000)
    expect(bomb.length).toBeLessThan(1_000_000)
    expect((await upload(depID, bomb)).status).toBe(415)
  })

  it('refuses more than 15,000,000 bytes', async () => {
    const { id: depID } = await given.aDepartment()
    const { status, error } = await upload(depID, Buffer.concat([await aPicture(10, 10)], 15_000_001))
    expect([status, error.code]).toEqual([413, 'file_too_large'])
  })

  it.each(['png', 'jpeg', 'webp'] as const)('keeps a %s picture in both widths', async (format) => {
    const department = await given.aDepartment()
    const { status, body } = await upload(department.id, await aPicture(900, 900, format))
    expect([status, body.status]).toEqual([200, 200])
    const widths = { getPreviewImage: 480, getCoverImage: 1600 } as const
    for (const [name, width] of Object.entries(widths) as [keyof typeof widths, number][]) {
      const { bytes } = await api.anonymous.call(name, { params: { imageId: body.id } })
      const { width: found, height, format: kept } = await sharp(bytes).metadata()
      expect([found, height, kept]).toEqual([width, (width / 16) * 9, 'webp'])
    }
    const instructor = await api.as(await given.anInstructor({ department }))
    expect((await instructor.call('listDepartmentImages')).body).toEqual([body.id])
  })

  it('drops what cameras write into a picture', async () => {
    const { id: depID } = await given.aDepartment()
    const photograph = await sharp(await aPicture(200, 100))
      .withExif({ IFD0: { Artist: 'Μαρία' } })
      .jpeg()
      .toBuffer()
    const { body } = await upload(depID, photograph)
    const { bytes } = await api.anonymous.call('getCoverImage', { params: { imageId: body.id } })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })
})

describe('DELETE /v1/admin/image/:imageId', () => {
  const remove = (imageId: number) => administrator.call('deleteImage', { params: { imageId } })

  it('finds no image that is not there', async () => {
    expect((await remove(999_999)).status).toBe(404)
  })

  it('deletes it with its bytes; a thesis that showed it shows none', async () => {
    const department = await given.aDepartment()
    const { id, previewFileId, coverFileId } = await given.anImage({ department })
    const shown = await given.aThesis({ imageId: id })
    const keys = await api.db.select({ id: storedFile.id, key: storedFile.storageKey }).from(storedFile)
    const paths = keys
      .filter((file) => [previewFileId, coverFileId].includes(file.id))
      .map(({ key }) => join(api.dataDir, 'files', key))
    expect(paths.map((path) => existsSync(path))).toEqual([true, true])

    expect((await remove(id)).body).toEqual({ status: 200 })
    expect(await coverOf(shown.id)).toBeNull()
    expect(paths.map((path) => existsSync(path))).toEqual([false, false])
    expect((await api.anonymous.call('getPreviewImage', { params: { imageId: id } })).status).toBe(404)
  })

  it('never gives the id to another picture', async () => {
    const { id: depID } = await given.aDepartment()
    const first = (await upload(depID, await aPicture(20, 20))).body.id
    await remove(first)
    const second = (await upload(depID, await aPicture(20, 20))).body.id
    expect(second).toBeGreaterThan(first)
    expect(await api.db.$count(image, eq(image.id, first))).toBe(0)
  })
})
