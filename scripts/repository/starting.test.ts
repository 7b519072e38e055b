import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { demoOf } from '../../packages/settings/src/demo.mjs'
import { ROOT } from '../root.mjs'
import { printAddresses } from '../start/addresses.mjs'
import type { Status } from '../start/server-process.mjs'

describe('a start whose reader has gone', () => {
  it('is asked to stop by the first line that nobody reads', async () => {
    const program = `
      import { askedToStop } from '${join(ROOT, 'scripts/start/signals.mjs')}'
      const writing = setInterval(() => console.log('a line'), 5)
      process.stderr.write(await askedToStop())
      clearInterval(writing)`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
    await once(child.stdout, 'data')
    child.stdout.destroy()
    expect(await text(child.stderr)).toBe('the end of its reader')
  })
})

describe('the lines of a running Diatrivi', () => {
  afterEach(() => vi.restoreAllMocks())

  const MADE = { hasAdministrator: true, firstRun: null }

  const linesOf = (env: Record<string, string>, status: Status): string => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
    const settings = { apiUrl: '', webUrl: '', dataDir: '/data', demo: demoOf(env), hasLocalMailbox: true }
    printAddresses({ api: 'http://api', web: 'http://web', status }, settings)
    return lines.join('\n')
  }

  it.each(['README.md', 'demo/README.md'])('name every demo account of %s', (file) => {
    const table = readFileSync(join(ROOT, file), 'utf8').split('| account |')[1]?.split('\n\n')[0] ?? ''
    const accounts = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
    expect(accounts.length).toBeGreaterThan(5)
    const [, named = ''] = /Accounts +(.+)/.exec(linesOf({}, { holdsDemo: true, ...MADE })) ?? []
    expect(named.split(', ')).toEqual(expect.arrayContaining(accounts))
  })

  it('name none without the demo, and no open mailbox', () => {
    const lines = linesOf({}, { holdsDemo: false, ...MADE })
    expect(lines).not.toMatch(/Accounts|demo1234|dev\/mailbox/)
    expect(lines).toContain('Demo      not loaded: the database is in use already')
  })

  it('say of an empty installation why it is one, and how its first administrator is made', () => {
    const firstRun = { page: 'http://web/first-run', code: 'K7QF-9M2X' }
    const status = { holdsDemo: false, hasAdministrator: false, firstRun }
    const lines = linesOf({ HOST: '0.0.0.0' }, status)
    expect(lines).toContain('Demo      off, because HOST=0.0.0.0 lets other machines in')
    expect(lines).toContain('http://web/first-run')
    expect(lines.match(/K7QF-9M2X/g)).toHaveLength(1)
    expect(lines).toContain('npm run create-admin -- --username <name> --email <address>')
  })
})
