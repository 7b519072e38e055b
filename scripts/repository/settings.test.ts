import { PASSWORD_MIN_LENGTH } from '@diatrivi/domain/account/password-rule'
import { SETTINGS } from '@diatrivi/settings/settings'
import { expect, it } from 'vitest'
import { read } from './tracked-files.ts'

const section = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? ''
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, names = '', standard = '']) => ({
    names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    standard,
  }))

it('README.md names every setting once, and no other', () => {
  expect(rows.flatMap(({ names }) => names).sort()).toEqual(Object.keys(SETTINGS).sort())
})

it.each(Object.entries(SETTINGS).filter(([name]) => name !== 'MAIL_FROM'))(
  'README.md gives the default of %s',
  (name, { default: standard }) => {
    const shown = rows.find(({ names }) => names.includes(name))?.standard ?? ''
    if (standard === undefined) expect(shown).toMatch(/^(none|from the ports|made once)/)
    else if (standard === true) expect(shown).toMatch(/^(on|1)$/)
    else expect(shown.replaceAll('`', '').split(', ')).toContain(String(standard))
  },
)

it('the shortest password of the settings is the shortest that the rules know', () => {
  expect(SETTINGS.PASSWORD_MIN_LENGTH.default).toBe(PASSWORD_MIN_LENGTH)
  expect(SETTINGS.PASSWORD_MIN_LENGTH.rule.read(String(PASSWORD_MIN_LENGTH - 1))).toBeUndefined()
})
