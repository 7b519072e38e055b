import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { storedFile } from '../../../platform/storage/tables.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const api = await startTestApi()
const { given } = api
let administrator: TestClient

beforeAll(async () => {
  administrator = await api.as(await given.anAdministrator())
})

const aPicture = (width: number, height: number, background = '#1D4E7E') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

const upload = async (instID: number, bytes: Uint8Array) =>
  administrator.call('uploadEmblem', { params: { instID }, file: { name: 'emblem.png', bytes } })

const remove = (instID: number) => administrator.call('deleteEmblem', { params: { instID } })
const show = (emblemId: number) => api.anonymous.call('getEmblem', { params: { emblemId } })

const emblemOf = async (institutionId: number) => {
  const { body } = await administrator.call('listInstitutions')
  return body.find(({ instID }) => instID === institutionId)?.instEmblemID
}

const pathOf = async (fileId: number) => {
  const [row] = await api.db
    .select({ key: storedFile.storageKey })
    .from(storedFile)
    .where(eq(storedFile.id, fileId))
  return join(api.dataDir, 'files', row?.key ?? '')
}

describe('the emblem of an institution', () => {
  it('is shown to everybody as a PNG of 480 px at most, whole, and is kept for ever', async () => {
    const { id } = await given.anInstitution()
    const { status, body } = await upload(id, await aPicture(1_200, 600))
    expect(status).toBe(200)
    expect(await emblemOf(id)).toBe(body.id)
    const { bytes, headers } = await show(body.id)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 240, format: 'png' })
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it('has white where it is transparent', async () => {
    const { id } = await given.anInstitution()
    const { body } = await upload(id, await aPicture(10, 10, '#00000000'))
    const { data, info } = await sharp((await show(body.id)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 255, 255, 255])
  })

  it('gives way to another one, under another id and without its bytes', async () => {
    const { id } = await given.anInstitution()
    const { body: first } = await upload(id, await aPicture(10, 10))
    const path = await pathOf(first.id)
    const { body: second } = await upload(id, await aPicture(20, 20))
    expect(second.id).not.toBe(first.id)
    expect(await emblemOf(id)).toBe(second.id)
    expect(existsSync(path)).toBe(false)
    expect((await show(first.id)).status).toBe(404)
  })

  it('is taken off with its bytes, and goes with its institution', async () => {
    const [one, other] = [await given.anInstitution(), await given.anInstitution()]
    const ids = [(await upload(one.id, await aPicture(10, 10))).body.id]
    ids.push((await upload(other.id, await aPicture(10, 10))).body.id)
    const paths = await Promise.all(ids.map(pathOf))
    expect((await remove(one.id)).status).toBe(200)
    expect(await emblemOf(one.id)).toBeNull()
    await administrator.call('deleteInstitution', { params: { instID: other.id } })
    expect(paths.map((path) => existsSync(path))).toEqual([false, false])
  })

  it('keeps the version of what is edited beside it', async () => {
    const { id } = await given.anInstitution()
    await upload(id, await aPicture(10, 10))
    const headers = { 'if-match': '"1"' }
    const body = { instName: 'Ίδρυμα με έμβλημα', instType: 'grUni' } as const
    expect(
      (await administrator.call('editInstitution', { params: { instID: id }, body, headers })).status,
    ).toBe(200)
    expect(await emblemOf(id)).not.toBeNull()
  })

  it('is refused where it is no picture, and where there is no institution', async () => {
    const { id } = await given.anInstitution()
    const text = await upload(id, Buffer.from('text'))
    expect([text.status, text.error.code]).toEqual([415, 'file_type_not_accepted'])
    expect((await upload(999_999, await aPicture(10, 10))).status).toBe(404)
    expect((await remove(999_999)).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
  })

  it('answers no other file that is kept', async () => {
    const { coverFileId } = await given.anImage()
    expect((await show(coverFileId)).status).toBe(404)
  })
})
