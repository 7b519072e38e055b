import { describe, expect, it } from 'vitest'
import { circlesOn } from '../structure/circles.mjs'
import { readImports } from '../structure/imports.mjs'
import { WITHOUT_CIRCLES } from '../structure/levels.mjs'

const imports = readImports()
const SERVE = 'apps/api/src/platform/http/serve.ts'

describe('the folders', () => {
  it('stand in no circle', () => {
    expect(circlesOn(imports, WITHOUT_CIRCLES)).toEqual([])
  })

  it.each([
    [
      'two folders',
      { from: 'apps/api/src/platform/database/database.ts', to: SERVE },
      { level: 'apps/api/src/platform', members: expect.arrayContaining(['database', 'http']) },
    ],
    [
      'a folder and a file beside it',
      { from: 'apps/api/src/platform/clock.ts', to: SERVE },
      { level: 'apps/api/src/platform', members: expect.arrayContaining(['clock.ts', 'http']) },
    ],
    [
      'two folders of a deeper level, by a file far below',
      { from: 'apps/api/src/platform/http/input/media-type/media-type.ts', to: SERVE },
      { level: 'apps/api/src/platform/http', members: expect.arrayContaining(['input', 'serve.ts']) },
    ],
    [
      'two folders of the web app',
      {
        from: 'apps/web/src/shared/ui/sx.ts',
        to: 'apps/web/src/entities/thesis/thesis.mapper.ts',
      },
      { level: 'apps/web/src', members: expect.arrayContaining(['entities', 'shared']) },
    ],
    [
      'a folder of a feature and a file beside it',
      {
        from: 'apps/web/src/features/work/administration/degrees.ts',
        to: 'apps/web/src/features/work/administration/map/point.ts',
      },
      { level: 'apps/web/src/features/work/administration', members: expect.arrayContaining(['map']) },
    ],
    [
      'a fixture of the journeys and a page object',
      { from: 'e2e/fixtures/journey.ts', to: 'e2e/pages/sign-in-page.ts' },
      { level: 'e2e', members: expect.arrayContaining(['fixtures', 'pages']) },
    ],
  ])('are refused a circle of %s', (_what, planted, circle) => {
    expect(circlesOn([...imports, planted], WITHOUT_CIRCLES)).toContainEqual(circle)
  })
})
