import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT } from './tracked-files.ts'

/** A small repository with the same folders, to see that every arrow is refused in the wrong direction, and only there. */
const repository = realpathSync(mkdtempSync(join(tmpdir(), 'diatrivi-repository-')))
afterAll(() => rmSync(repository, { recursive: true }))

type Files = Record<string, string>

const furniture: Files = {
  'node_modules/react/package.json': '{ "name": "react", "exports": "./index.js" }',
  'node_modules/react/index.js': 'export const version = 1',
  'node_modules/vitest/package.json': '{ "name": "vitest", "exports": "./index.js" }',
  'node_modules/vitest/index.js': 'export const it = 1',
  'node_modules/drizzle-orm/package.json': '{ "name": "drizzle-orm", "exports": "./index.js" }',
  'node_modules/drizzle-orm/index.js': 'export const sql = 1',
  'package.json': '{ "name": "repository", "workspaces": ["packages/*", "apps/*"] }',
  ...manifest('packages/domain', 'domain'),
  ...manifest('packages/contract', 'contract'),
  ...manifest('packages/settings', 'settings'),
  ...manifest('packages/embedded-postgres', 'embedded-postgres'),
  ...manifest('apps/api', 'api'),
  ...manifest('apps/web', 'web'),
  ...manifest('demo', 'demo'),
  ...manifest('e2e', 'e2e', ['./*.ts']),
  ...manifest('bench', 'bench'),
  ...manifest('proofs', 'proofs', ['./*.ts']),
  'packages/domain/src/rule.ts': 'export type Rule = 1; export const rule = 1',
  'packages/domain/src/rule.test.ts': `import { it } from 'vitest'; void it`,
  'packages/contract/src/wire.ts': `export type { Rule } from '@diatrivi/domain/rule'; export const wire = 1`,
  'packages/settings/src/settings.ts': 'export const settings = 1',
  'packages/embedded-postgres/src/server.ts': 'export const server = 1',
  'apps/api/src/platform/http.ts': 'export const http = 1',
  'node_modules/fastify/package.json': '{ "name": "fastify", "exports": "./index.js" }',
  'node_modules/fastify/index.js': 'export const fastify = 1',
  'apps/api/src/platform/http/handler.ts': 'export const handler = 1',
  'apps/api/src/platform/refusal/refusal.ts': 'export const refusal = 1',
  'apps/api/src/modules/thesis/thesis/tables.ts': `import { sql } from 'drizzle-orm'; export const thesis = sql`,
  'apps/api/src/modules/thesis/thesis/thesis.repository.ts': `import { thesis } from './tables.ts'; export const write = thesis`,
  'apps/api/src/modules/thesis/thesis/thesis.queries.ts': `import { thesis } from './tables.ts'; export const rows = thesis`,
  'apps/api/src/modules/thesis/thesis/thesis.refusals.ts': `import { refusal } from '../../../platform/refusal/refusal.ts'; void refusal`,
  'apps/api/src/modules/thesis/thesis/thesis.service.ts': `import { write } from './thesis.repository.ts'; export { write }`,
  'apps/api/src/modules/thesis/thesis/row.presenter.ts': `import type { rows } from './thesis.queries.ts'; export type Row = typeof rows`,
  'apps/api/src/modules/thesis/interest/interest.queries.ts': `
    import { sql } from 'drizzle-orm'
    import { thesis } from '../thesis/tables.ts'
    export const interests = [sql, thesis]`,
  'apps/api/src/modules/thesis/interest/interest.routes.ts': `import { handler } from '../../../platform/http/handler.ts'; void handler`,
  'apps/api/src/modules/examination/marking/marking.queries.ts': `
    import { rows } from '../../thesis/thesis/thesis.queries.ts'
    export const marks = rows`,
  'packages/domain/src/examination/marking/marking.ts': 'export const sealed = 1',
  'packages/contract/src/examination/marking/marking.ts': 'export const mark = 1',
  'apps/api/src/platform/database.ts': `import { server } from '@diatrivi/embedded-postgres/server'; void server`,
  'apps/api/src/modules/thesis/interest/interest.service.ts': `
    import { rule } from '@diatrivi/domain/rule'
    import { http } from '../../../platform/http.ts'
    import { rows } from '../thesis/thesis.queries.ts'
    import type { write } from '../thesis/thesis.service.ts'
    export type Write = typeof write
    void [rule, http, rows]`,
  'apps/api/src/platform/papers/pdf/pdf.ts': 'export const draw = 1',
  'apps/api/src/platform/papers/first-paper.ts': `export const drawing = () => import('./pdf/pdf.ts')`,
  'apps/web/first-paint/inline.ts': 'export const inline = 1',
  'apps/web/src/shared/first-paint/deferred.tsx': 'export const deferred = 1',
  'apps/web/src/shared/waits.ts': `import { deferred } from './first-paint/deferred.tsx'; void deferred`,
  'apps/web/src/shared/button.tsx': 'export const Button = () => <button />',
  'apps/web/src/features/thesis/thesis/card.tsx': `
    import type { Rule } from '@diatrivi/domain/rule'
    import { Button } from '../../../shared/button.tsx'
    export const Card = (_: { rule: Rule }) => <Button />`,
  'apps/web/src/features/thesis/interest/list.tsx': 'export const List = () => <ul />',
  'apps/web/src/shared/paths.ts': 'export const paths = 1',
  'apps/web/src/entities/thesis/thesis.mapper.ts': `
    import { paths } from '../../shared/paths.ts'
    export const toThesis = () => paths`,
  'apps/web/src/pages/student/thesis/thesis-page.tsx': `
    import { toThesis } from '../../../entities/thesis/thesis.mapper.ts'
    import { List } from '../../../features/thesis/interest/list.tsx'
    import { Card } from '../../../features/thesis/thesis/card.tsx'
    void [Card, List, toThesis]`,
  'apps/web/src/app/frame.tsx': `import { List } from '../features/thesis/interest/list.tsx'; export const Frame = List`,
  'apps/web/src/root.tsx': `import { Frame } from './app/frame.tsx'; void Frame`,
  'demo/src/load.ts': `import { http } from '@diatrivi/api/platform/http'; void http`,
  'bench/src/measure.ts': `
    import { wire } from '@diatrivi/contract/wire'
    import { server } from '@diatrivi/embedded-postgres/server'
    void [wire, server]`,
  'e2e/journey.ts': `import { wire } from '@diatrivi/contract/wire'; export const journey = wire`,
  'proofs/src/run.ts': `import { http } from '@diatrivi/api/platform/http'; void http`,
  'proofs/attacks/survey.ts': `import { journey } from '@diatrivi/e2e/journey'; void journey`,
}

function manifest(folder: string, name: string, exported = ['./src/*.ts', './src/*.tsx']): Files {
  const content = { name: `@diatrivi/${name}`, exports: { './*': exported } }
  return { [`${folder}/package.json`]: JSON.stringify(content) }
}

/** Rule, the file that breaks it, and how. */
const violations: [rule: string, file: string, content: string][] = [
  ['no-cycles', 'apps/api/src/platform/egg.ts', `import type { Hen } from './hen.ts'; export type Egg = Hen`],
  ['everything-resolves', 'apps/api/src/platform/lost.ts', `import './nowhere.ts'`],
  ['domain-sees-nothing', 'packages/domain/src/reads.ts', `import 'node:fs'`],
  [
    'domain-sees-nothing',
    'packages/domain/src/wired.ts',
    `import type { wire } from '@diatrivi/contract/wire'`,
  ],
  ['contract-sees-domain', 'packages/contract/src/draws.ts', `import 'react'`],
  ['client-sees-the-contract', 'packages/client/src/draws.ts', `import 'react'`],
  ['settings-see-nothing', 'packages/settings/src/file.ts', `import 'node:fs'`],
  [
    'embedded-postgres-sees-nothing',
    'packages/embedded-postgres/src/rule.ts',
    `import '@diatrivi/domain/rule'`,
  ],
  ['api-sees-no-other-app', 'apps/api/src/platform/page.ts', `import '@diatrivi/web/shared/paths'`],
  ['nothing-sees-the-demo', 'apps/api/src/platform/demo.ts', `import '@diatrivi/demo/load'`],
  ['nothing-sees-the-demo', 'e2e/demo.ts', `import '@diatrivi/demo/load'`],
  [
    'web-sees-no-server',
    'apps/web/src/shared/rows.ts',
    `import type { http } from '@diatrivi/api/platform/http'`,
  ],
  [
    'web-runs-in-a-browser',
    'apps/web/src/shared/file.ts',
    `import { readFile } from 'node:fs'; void readFile`,
  ],
  ['demo-fills-the-api', 'demo/src/page.ts', `import '@diatrivi/web/shared/paths'`],
  ['demo-fills-the-api', 'demo/src/wire.ts', `import '@diatrivi/contract/wire'`],
  ['web-sees-no-server', 'apps/web/src/shared/start.ts', `import '@diatrivi/embedded-postgres/server'`],
  ['journeys-see-the-contract', 'e2e/start.ts', `import '@diatrivi/embedded-postgres/server'`],
  ['journeys-see-the-contract', 'e2e/rows.ts', `import '@diatrivi/api/platform/http'`],
  ['bench-sees-the-contract', 'bench/src/rows.ts', `import '@diatrivi/api/platform/http'`],
  ['bench-sees-the-contract', 'bench/src/rule.ts', `import type { Rule } from '@diatrivi/domain/rule'`],
  ['nothing-sees-the-bench', 'apps/api/src/platform/load.ts', `import '@diatrivi/bench/measure'`],
  ['proofs-see-the-api', 'proofs/src/page.ts', `import '@diatrivi/web/shared/paths'`],
  ['proofs-see-the-api', 'proofs/src/walk.ts', `import '@diatrivi/e2e/journey'`],
  ['attacks-see-the-journeys', 'proofs/attacks/rows.ts', `import '@diatrivi/api/platform/http'`],
  ['attacks-see-the-journeys', 'proofs/attacks/rule.ts', `import '@diatrivi/domain/rule'`],
  ['nothing-sees-the-proofs', 'apps/api/src/platform/proof.ts', `import '@diatrivi/proofs/src/run'`],
  ['nothing-sees-the-proofs', 'e2e/attack.ts', `import '@diatrivi/proofs/attacks/survey'`],
  ['packages-by-name', 'apps/api/src/platform/wall.ts', `import '../../../../packages/domain/src/rule.ts'`],
  ['drawn-at-first-use', 'apps/api/src/platform/papers/paper.ts', `import './pdf/pdf.ts'`],
  ['http-is-the-top-of-the-platform', 'apps/api/src/platform/mail/mail.ts', `import '../http/handler.ts'`],
  [
    'platform-knows-no-module',
    'apps/api/src/platform/thesis.ts',
    `import '../modules/thesis/thesis/thesis.service.ts'`,
  ],
  [
    'neighbourhoods-in-layers',
    'apps/api/src/modules/thesis/thesis/up.queries.ts',
    `import { marks } from '../../examination/marking/marking.queries.ts'; void marks`,
  ],
  [
    'neighbourhoods-in-layers',
    'packages/domain/src/people/account/up.ts',
    `import { sealed } from '../../examination/marking/marking.ts'; void sealed`,
  ],
  [
    'neighbourhoods-in-layers',
    'packages/contract/src/people/account/up.ts',
    `import { mark } from '../../examination/marking/marking.ts'; void mark`,
  ],
  [
    'modules-meet-through-queries-and-services',
    'apps/api/src/modules/thesis/interest/peek.queries.ts',
    `import '../thesis/thesis.repository.ts'`,
  ],
  [
    'services-are-handed-in',
    'apps/api/src/modules/thesis/interest/grab.service.ts',
    `import { write } from '../thesis/thesis.service.ts'; void write`,
  ],
  [
    'sql-in-repositories-and-queries',
    'apps/api/src/modules/thesis/interest/sql.service.ts',
    `import type { sql } from 'drizzle-orm'; export type Sql = typeof sql`,
  ],
  [
    'sql-in-repositories-and-queries',
    'apps/api/src/modules/thesis/thesis/sql.presenter.ts',
    `import { sql } from 'drizzle-orm'; void sql`,
  ],
  [
    'tables-in-repositories-and-queries',
    'apps/api/src/modules/thesis/interest/table.service.ts',
    `import type { thesis } from '../thesis/tables.ts'; export type Thesis = typeof thesis`,
  ],
  [
    'http-in-routes',
    'apps/api/src/modules/thesis/thesis/http.service.ts',
    `import type { handler } from '../../../platform/http/handler.ts'; export type Handler = typeof handler`,
  ],
  ['http-in-routes', 'apps/api/src/modules/thesis/thesis/fastify.service.ts', `import 'fastify'`],
  [
    'routes-ask-services',
    'apps/api/src/modules/thesis/thesis/thesis.routes.ts',
    `import './thesis.repository.ts'`,
  ],
  [
    'presenters-hold-no-refusals',
    'apps/api/src/modules/thesis/thesis/own.presenter.ts',
    `import './thesis.refusals.ts'`,
  ],
  [
    'presenters-hold-no-refusals',
    'apps/api/src/modules/thesis/thesis/own.input.ts',
    `import { refusal } from '../../../platform/refusal/refusal.ts'; void refusal`,
  ],
  ['features-are-islands', 'apps/web/src/features/thesis/interest/card.tsx', `import '../thesis/card.tsx'`],
  [
    'features-know-no-page',
    'apps/web/src/features/thesis/interest/up.tsx',
    `import '../../../pages/student/thesis/thesis-page.tsx'`,
  ],
  [
    'features-know-no-page',
    'apps/web/src/features/thesis/interest/frame.tsx',
    `import '../../../app/frame.tsx'`,
  ],
  ['pages-know-no-frame', 'apps/web/src/pages/student/area/area-page.tsx', `import '../../../app/frame.tsx'`],
  ['pages-know-no-frame', 'apps/web/src/pages/student/root/root-page.tsx', `import '../../../root.tsx'`],
  [
    'entities-know-no-feature',
    'apps/web/src/entities/thesis/card.ts',
    `import '../../features/thesis/thesis/card.tsx'`,
  ],
  ['shared-knows-no-feature', 'apps/web/src/shared/up.tsx', `import '../features/thesis/thesis/card.tsx'`],
  [
    'shared-knows-no-feature',
    'apps/web/src/shared/entity.ts',
    `import '../entities/thesis/thesis.mapper.ts'`,
  ],
  [
    'first-paint-has-one-door',
    'apps/web/src/features/thesis/thesis/early.ts',
    `import '../../../../first-paint/inline.ts'`,
  ],
  ['no-tests-in-the-product', 'apps/api/src/platform/checks.ts', `import 'vitest'`],
]

const HEN = 'apps/api/src/platform/hen.ts'

function write(files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true })
    writeFileSync(join(repository, path), content)
  }
}

function cruise(): string[] {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(ROOT, '.dependency-cruiser.cjs')
  const args = [
    program,
    '--config',
    config,
    '--output-type',
    'json',
    'packages',
    'apps',
    'demo',
    'e2e',
    'bench',
    'proofs',
  ]
  const found = JSON.parse(execFileSync(process.execPath, args, { cwd: repository, encoding: 'utf8' }))
  return found.summary.violations.map(
    ({ rule, from }: { rule: { name: string }; from: string }) => `${rule.name}: ${from}`,
  )
}

describe('the arrows', () => {
  write(furniture)
  for (const [name, folder] of [
    ['domain', 'packages/domain'],
    ['contract', 'packages/contract'],
    ['embedded-postgres', 'packages/embedded-postgres'],
    ['api', 'apps/api'],
    ['web', 'apps/web'],
    ['demo', 'demo'],
    ['bench', 'bench'],
    ['e2e', 'e2e'],
    ['proofs', 'proofs'],
  ]) {
    mkdirSync(join(repository, 'node_modules/@diatrivi'), { recursive: true })
    symlinkSync(join(repository, folder ?? ''), join(repository, `node_modules/@diatrivi/${name}`))
  }

  it('let the imports of a tidy repository pass', () => {
    expect(cruise()).toEqual([])
  })

  it('refuse each import that points the other way', () => {
    write(Object.fromEntries(violations.map(([, file, content]) => [file, content])))
    write({ [HEN]: `import type { Egg } from './egg.ts'; export type Hen = Egg` })
    const expected = violations.map(([rule, file]) => `${rule}: ${file}`)
    expect(
      cruise()
        .filter((found) => !found.endsWith(HEN))
        .sort(),
    ).toEqual(expected.sort())
  })

  it('all have an example here', async () => {
    const { default: config } = await import(join(ROOT, '.dependency-cruiser.cjs'))
    const rules = new Set(config.forbidden.map(({ name }: { name: string }) => name))
    expect([...new Set(violations.map(([rule]) => rule))].sort()).toEqual([...rules].sort())
  })
})
