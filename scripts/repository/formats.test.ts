import { describe, expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const sources = trackedFiles().filter((path) => /^apps\/(web|api)\/src\/.*(?<!\.test)\.tsx?$/.test(path))

const DATE_OR_NUMBER = /Intl\.(?:DateTimeFormat|NumberFormat)|\.toLocale(?:Date|Time)?String\(/
const NAME = /\$\{[\w.]*firstName\}\s+\$\{[\w.]*surname\}|firstName\} \|\| ' '/i

describe('one place writes', () => {
  it.each([
    ['dates and numbers in the web app', 'apps/web/', DATE_OR_NUMBER, 'apps/web/src/shared/format/'],
    ['dates and numbers in the API', 'apps/api/', DATE_OR_NUMBER, 'apps/api/src/platform/text/'],
    ['names in the web app', 'apps/web/', NAME, 'apps/web/src/entities/person/'],
    ['names in the API', 'apps/api/', NAME, 'apps/api/src/platform/text/'],
  ])('%s', (_what, app, pattern, place) => {
    const writing = sources.filter((path) => path.startsWith(app) && pattern.test(read(path)))
    expect(writing.some((path) => path.startsWith(place))).toBe(true)
    expect(writing.filter((path) => !path.startsWith(place))).toEqual([])
  })
})
