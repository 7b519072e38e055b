import { expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

/** A connection of its own would miss the server that takes over. */
it('every connection of the API to the database is opened by its platform', () => {
  const opening = /\bnew (?:pg\.)?(?:Client|Pool)\(/
  const found = trackedFiles()
    .filter((path) => /^apps\/api\/src\/.+\.ts$/.test(path))
    .filter((path) => !/^apps\/api\/src\/(?:platform\/database|testing)\/|\.test\.ts$/.test(path))
    .filter((path) => opening.test(read(path)))
  expect(found).toEqual([])
})
