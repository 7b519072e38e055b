import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ROOT, read, trackedFiles } from './tracked-files.ts'

type Plugin = string | { path: string; includes: string[] }

const WEB = 'apps/web/src/features/thesis/thesis/card.tsx'
const API = 'apps/api/src/modules/thesis/thesis/thesis.service.ts'
const PALETTE = 'write it into sx'
const CALLBACKS = 'dropped with the component'
const WORDS = 'Words for people'
const FORMAT = 'Dates and numbers'
const NAME = 'Names are written'
const CRYPTO = 'Hashes are SHA-256'
const CONNECTION = 'Connections to the database'
const WHEEL = 'the wheel changes'
const MARKS = 'they take marks without end'

/** A file, what stands in it, and a part of what the linter says to it; null: nothing. */
const CASES: readonly (readonly [path: string, source: string, said: string | null])[] = [
  [WEB, '<Typography color="text.secondary" />', PALETTE],
  [WEB, '<Typography\n  variant="body2"\n  color="text.secondary"\n>{a}</Typography>', PALETTE],
  [WEB, `<Typography color={'background.paper'} />`, PALETTE],
  [WEB, `<Typography sx={{ color: 'text.secondary' }} />`, null],
  [WEB, '<Typography color="error" />', null],
  [WEB, '<Typography><Icon color="text.secondary" /></Typography>', null],

  [WEB, 'save.mutate({ id }, { onSuccess: close })', CALLBACKS],
  [WEB, 'save.mutate({ id })', null],

  [WEB, '<TextField type="number" label={m.a()} />', WHEEL],
  [WEB, `<TextField slotProps={{ htmlInput: { inputMode: 'numeric' } }} />`, null],

  [WEB, '<p>Save it</p>', WORDS],
  [WEB, '<p>{isNew ? "Make" : m.save()}</p>', WORDS],
  [WEB, '<p>{isNew && "Made"}</p>', WORDS],
  [WEB, '<p>{`by $' + '{name}`}</p>', WORDS],
  [WEB, '<Field label="Name" />', WORDS],
  [WEB, '<button aria-label={"Close"} />', WORDS],
  [WEB, '<a title="More" />', WORDS],
  [WEB, '<input placeholder="DD/MM" />', WORDS],
  [WEB, '<Field helperText={wrong ? "Wrong" : undefined} />', WORDS],
  [WEB, '<Field label={count + " pages"} />', WORDS],
  [WEB, '<Form submitLabel="Send" />', WORDS],
  [WEB, 'toast({ severity: "error", message: "Refused" })', WORDS],
  [WEB, `toast({ 'aria-label': "Refused" })`, WORDS],
  [WEB, 'const word = "λέξη"', WORDS],
  [WEB, 'const word = `$' + '{count} λέξεις`', WORDS],
  [WEB, '<p>λέξη</p>', WORDS],
  [WEB, '<p>{m.save()}</p>', null],
  [WEB, '<p> · {count}%</p>', null],
  [WEB, '<Chip color="primary" variant="outlined" />', null],
  [WEB, '<p label={kind === "comment" ? m.a() : m.b()} />', null],
  [WEB, '<p title={format("long")} />', null],
  [WEB, '<p title={<Icon name="close" />} />', null],
  [WEB, 'const FIELD = { thesisTitle: "title", title: "name" }', null],
  [WEB, 'const facts = { kind: "Comment" }', null],
  [WEB, '// λόγια\nconst a = 1', null],
  ['apps/web/src/features/thesis/thesis/card.test.tsx', 'const word = "λέξη"', null],
  ['apps/web/src/testing/a-thesis.ts', 'const word = "λέξη"', null],

  [WEB, `new Intl.DateTimeFormat('el')`, FORMAT],
  [API, `Intl.NumberFormat('el').format(3)`, FORMAT],
  [API, 'date.toLocaleDateString()', FORMAT],
  ['apps/web/src/shared/format/dates.ts', `new Intl.DateTimeFormat('el')`, null],
  ['apps/api/src/platform/text/dates.ts', 'value.toLocaleString()', null],

  [WEB, 'const name = `$' + '{person.firstName} $' + '{person.surname}`', NAME],
  [API, 'const name = sql`$' + `{account.firstName} || ' ' || $` + '{account.surname}`', NAME],
  [API, 'const name = `$' + '{surname} $' + '{firstName}`', null],
  ['apps/web/src/entities/person/person.ts', 'const name = `$' + '{firstName} $' + '{surname}`', null],

  [API, `createHash('md5')`, CRYPTO],
  [API, `createHmac('sha1', key)`, CRYPTO],
  [WEB, 'Math.random()', CRYPTO],
  [
    'packages/domain/src/thesis/thesis/draw.ts',
    'const draw = ({ random = Math.random }) => random()',
    CRYPTO,
  ],
  [API, `createHash('sha256')`, null],
  ['apps/api/src/testing/random.ts', 'Math.random()', null],

  [API, 'new pg.Client({ connectionString })', CONNECTION],
  [API, 'new Pool()', CONNECTION],
  ['apps/api/src/platform/database/database.ts', 'new pg.Pool()', null],

  [API, `text.normalize('NFC')`, MARKS],
  [WEB, `localStorage.getItem('a')`, 'Use browserStorage or windowStorage'],
  [WEB, `const kept = window.sessionStorage`, 'Use browserStorage or windowStorage'],
  ['apps/web/src/shared/browser-storage.ts', 'window.localStorage', null],
  ['packages/domain/src/shared/greek-text.ts', `text.normalize('NFC')`, null],
]

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

const plugins: Plugin[] = JSON.parse(read('biome.json')).plugins

/** What the rules of ours say to each case, by its number. Each stands in a checkout of its own. */
function saidToEach(): Map<number, string> {
  const config = {
    root: true,
    linter: { rules: { preset: 'none' } },
    plugins: plugins.map((plugin) =>
      typeof plugin === 'string' ? join(ROOT, plugin) : { ...plugin, path: join(ROOT, plugin.path) },
    ),
  }
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
  for (const [number, [path, source]] of CASES.entries()) {
    const file = join(folder, String(number), path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, source)
  }
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '.']
  let output = ''
  try {
    output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    output = String((error as { stdout: string }).stdout)
  }
  const lines = [...output.matchAll(/^::error title=plugin,file=([^,]+),.*?::(.*)$/gm)]
  return new Map(
    lines.map(([, file = '', message = '']) => [
      Number(/(\d+)\/(?:apps|packages)\//.exec(file)?.[1]),
      message,
    ]),
  )
}

const said = saidToEach()

it.each(CASES.map(([path, source, words], number) => ({ path, source, words, number })))(
  '$path: $source',
  ({ words, number }) => {
    if (words === null) expect(said.get(number)).toBeUndefined()
    else expect(said.get(number)).toContain(words)
  },
)

it('every rule of ours is switched on, and has a case here', () => {
  const rules = trackedFiles().filter((path) => path.startsWith('scripts/lint-rules/'))
  const paths = plugins.map((plugin) => (typeof plugin === 'string' ? plugin : plugin.path))
  expect(paths.map((path) => basename(path)).sort()).toEqual(rules.map((path) => basename(path)).sort())
  const unsaid = rules.filter((rule) => {
    const [, message = ''] = /message="([^"]+)"/.exec(read(rule)) ?? []
    return !CASES.some(([, , words]) => words !== null && message.includes(words))
  })
  expect(unsaid).toEqual([])
})
