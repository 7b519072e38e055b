import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnvironmentFile } from '../../deploy/launcher/environment-file.mjs'
import { PROGRAMS } from '../../deploy/launcher/programs.mjs'
import { INSTALLED, takeSettings } from '../../deploy/launcher/take-settings.mjs'
import { runsPrograms } from '../../packages/settings/src/node-version.mjs'
import { ROOT, read } from './tracked-files.ts'

it.each(Object.entries(PROGRAMS))('%s is a program that is there', (_name, { file }) => {
  expect(existsSync(join(ROOT, file))).toBe(true)
})

describe('the Node that runs the programs', () => {
  it.each([
    ['24.0.0', true],
    ['25.1.0', true],
    ['22.22.0', false],
    ['20.20.2', false],
    ['12.22.12', false],
  ])('%s: %s', (version, runs) => expect(runsPrograms(version)).toBe(runs))

  it.each(['deploy/diatrivi.mjs', 'packages/settings/src/node-version.mjs'])(
    'is asked for by %s, which an old one reads',
    (path) => {
      expect(read(path)).not.toMatch(/\?\?|\?\.|^\s*await\b|import\.meta|from 'node:|Object\.hasOwn/m)
    },
  )
})

describe('a file of settings', () => {
  it.each([
    ['NAME=value', 'value'],
    ['NAME=', ''],
    ['  NAME=  value  ', 'value'],
    ['NAME=pass#word', 'pass#word'],
    ['NAME="Διατριβή <a@b.gr>"', 'Διατριβή <a@b.gr>'],
    ['NAME="a \\"b\\" \\\\ c"', 'a "b" \\ c'],
    ['NAME=\'$a "b" \\c\'', '$a "b" \\c'],
    ['NAME=a\\ b', 'a b'],
    ['NAME="a"b', 'ab'],
  ])('is read as systemd reads it: %s', (line, value) => {
    expect(readEnvironmentFile(`# NAME=none\n; another\n\n${line}\n`)).toEqual({ NAME: value })
  })
})

describe('the settings of a command', () => {
  let top: string
  let installed: typeof INSTALLED
  beforeEach(() => {
    top = mkdtempSync(join(tmpdir(), 'diatrivi-launcher-'))
    installed = { ...INSTALLED, folder: join(top, 'etc') }
  })
  afterEach(() => rmSync(top, { recursive: true }))

  const taken = (env: Record<string, string>) => {
    takeSettings(env, top, installed)
    return env
  }

  it.each([{ DATA_DIR: '/data' }, { DATABASE_URL: 'postgres://db/theses' }])(
    'are those of the environment where it says which installation it is: %j',
    (env) => {
      mkdirSync(installed.folder)
      expect(taken({ ...env })).toEqual(env)
    },
  )

  it('are the defaults beside the data folder of "npm start"', () => {
    mkdirSync(join(top, 'data'))
    expect(taken({})).toEqual({})
  })

  it('are missed in one sentence', () => {
    expect(() => taken({ DATA_DIR: '' })).toThrow(
      /^No installation is found here: neither its settings in .+\.$/,
    )
  })

  it.runIf(process.getuid?.() === 0)('are those of the files otherwise, for their user', () => {
    mkdirSync(installed.folder)
    writeFileSync(join(installed.folder, 'web.env'), 'API_URL=https://a.gr/api\nLOG_LEVEL=warn\n')
    writeFileSync(join(installed.folder, 'diatrivi.env'), 'DATABASE_URL=postgres://db/theses\n')
    const program = `
      import { takeSettings } from '${join(ROOT, 'deploy/launcher/take-settings.mjs')}'
      takeSettings(process.env, '/', ${JSON.stringify({ ...installed, user: 'nobody' })})
      const { API_URL, DATABASE_URL, DATA_DIR, LOG_LEVEL } = process.env
      console.log(JSON.stringify({ API_URL, DATABASE_URL, DATA_DIR, LOG_LEVEL, root: process.getuid() === 0 }))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LOG_LEVEL: 'debug' },
    })
    expect(JSON.parse(stdout)).toEqual({
      API_URL: 'https://a.gr/api',
      DATABASE_URL: 'postgres://db/theses',
      DATA_DIR: '/var/lib/diatrivi',
      LOG_LEVEL: 'debug',
      root: false,
    })
  })
})
