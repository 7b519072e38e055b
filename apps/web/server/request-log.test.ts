// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { PLACES } from '../first-paint/written-pages.ts'
import { createWebServer } from './web-server.ts'

const build = mkdtempSync(join(tmpdir(), 'web-log-'))
const folder = join(build, 'client')
mkdirSync(join(folder, 'login'), { recursive: true })
const page = `<html><head><!--${PLACES.settings}--><!--${PLACES.scripts}--></head></html>`
for (const name of ['__spa-fallback.html', 'index.html', 'login/index.html'])
  writeFileSync(join(folder, name), page)
writeFileSync(join(build, 'page-scripts.json'), JSON.stringify([{ path: '/*', scripts: [] }]))
writeFileSync(join(build, 'pages.json'), JSON.stringify({ inlineScripts: [], entry: '/assets/entry.js' }))

const lines: Record<string, unknown>[] = []
const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
const app = await createWebServer({
  folder,
  apiUrl: 'http://api.test',
  publicUrl: null,
  log: { level: 'info', stream },
})
afterAll(async () => {
  await app.close()
  rmSync(build, { recursive: true })
})

it('the web server writes a line for each request, without tokens and addresses of people', async () => {
  for (const url of ['/password/reset?token=secret', '/authenticateEmail/maria@example.gr', '/nothing.js']) {
    await app.inject({ url, headers: { accept: 'text/html' } })
  }
  expect(lines).toMatchObject([
    { level: 30, msg: 'request', req: { method: 'GET', url: '/password/reset' }, res: { statusCode: 404 } },
    { req: { url: '/authenticateEmail/[redacted]' } },
    { req: { url: '/nothing.js' }, res: { statusCode: 404 } },
  ])
  expect(lines).toHaveLength(3)
  expect(JSON.stringify(lines)).not.toMatch(/secret|maria/)
  expect(Number.isNaN(Date.parse(String(lines[0]?.time)))).toBe(false)
})

it.each(['/p/secret', '/%70/secret', '/p%2Fsecret', '/s%23secret', '/login/institution?code=secret#secret'])(
  'the web server writes no secret of %s',
  async (url) => {
    lines.length = 0
    await app.inject({ url, headers: { accept: 'text/html' } })
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('secret')
  },
)
