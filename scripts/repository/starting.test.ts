import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../root.mjs'
import { printAddresses } from '../start/addresses.mjs'

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

  const linesOf = (isDemo: boolean): string => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
    const settings = { apiUrl: '', webUrl: '', dataDir: '/data', isDemo, hasLocalMailbox: isDemo }
    printAddresses({ api: 'http://api', web: 'http://web' }, settings)
    return lines.join('\n')
  }

  it.each(['README.md', 'demo/README.md'])('name every demo account of %s', (file) => {
    const table = readFileSync(join(ROOT, file), 'utf8').split('| account |')[1]?.split('\n\n')[0] ?? ''
    const accounts = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
    expect(accounts.length).toBeGreaterThan(5)
    const [, named = ''] = /Accounts +(.+)/.exec(linesOf(true)) ?? []
    expect(named.split(', ')).toEqual(expect.arrayContaining(accounts))
  })

  it('name none without the demo', () => {
    expect(linesOf(false)).not.toMatch(/Accounts|demo1234/)
  })
})
