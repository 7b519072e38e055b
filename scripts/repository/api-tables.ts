import { basename, dirname } from 'node:path'
import { read, trackedFiles } from './tracked-files.ts'

const IS_OF_TESTS = /\.test\.ts$|\.fixture\.ts$|\/testing\//

/** The files of the API that it runs with. */
export const apiSources = trackedFiles().filter(
  (path) => /^apps\/api\/src\/.+\.ts$/.test(path) && !IS_OF_TESTS.test(path),
)

export interface ApiTable {
  /** As TypeScript names it. */
  constant: string
  /** As PostgreSQL names it. */
  name: string
  folder: string
}

export const apiTables = apiSources
  .filter((path) => basename(path) === 'tables.ts')
  .flatMap((path) =>
    [...read(path).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
      ([, constant = '', name = '']): ApiTable => ({ constant, name, folder: dirname(path) }),
    ),
  )
