import { expect, it } from 'vitest'
import { freePort } from '../../testing/running-program.ts'
import { KEYS, RECORDED, storeThatAnswers } from '../../testing/storage/recorded-store.ts'
import { checkBucket } from './open-storage.ts'

it('a store that does not run is named at the start, with the way out', async () => {
  const host = `127.0.0.1:${await freePort()}`
  await expect(checkBucket({ ...KEYS, address: `http://${host}/theses` })).rejects.toThrow(
    `The object storage of STORAGE_URL at ${host} cannot be used (ECONNREFUSED): start it or correct the setting.`,
  )
})

it.each([
  [RECORDED.noBucket, 'has no bucket of the name in STORAGE_URL: make it or correct the setting.'],
  [
    RECORDED.wrongSecret,
    'does not let us write, list and remove (403 SignatureDoesNotMatch): correct the keys of STORAGE_URL or give them these rights.',
  ],
  [
    RECORDED.wrongRegion,
    'does not understand us (AuthorizationHeaderMalformed): correct STORAGE_URL, and the region in it.',
  ],
])(
  'a store that refuses with $code has a sentence of its own, without the secret',
  async (answer, sentence) => {
    const { access } = await storeThatAnswers(answer)
    await expect(checkBucket(access)).rejects.toThrow(
      `The object storage at ${new URL(access.address).host} ${sentence}`,
    )
    await expect(checkBucket(access)).rejects.not.toThrow(KEYS.secretKey)
  },
)
