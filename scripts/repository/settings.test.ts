import {
  DEMO_PASSWORD_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@diatrivi/domain/people/account/password-limits'
import { passwordRule } from '@diatrivi/settings/password-rule'
import { settingsOf } from '@diatrivi/settings/read-settings'
import { SETTINGS } from '@diatrivi/settings/settings'
import { expect, it } from 'vitest'
import { read } from './tracked-files.ts'

const rows = read('docs/guides/settings.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, names = '', standard = '']) => ({
    names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    standard,
  }))

it('the guide of settings names every setting once, and no other', () => {
  expect(rows.flatMap(({ names }) => names).sort()).toEqual(Object.keys(SETTINGS).sort())
})

it.each(Object.entries(SETTINGS).filter(([name]) => name !== 'MAIL_FROM'))(
  'the guide of settings gives the default of %s',
  (name, { default: standard }) => {
    const shown = rows.find(({ names }) => names.includes(name))?.standard ?? ''
    if (standard === undefined) expect(shown).toMatch(/^(none|from the ports|made once)/)
    else if (standard === true) expect(shown).toMatch(/^(on|1)$/)
    else if (standard === false) expect(shown).toMatch(/^(off|0)$/)
    else expect(shown.replaceAll('`', '').split(', ')).toContain(String(standard))
  },
)

it('the shortest password of the settings is the shortest that the rules know', () => {
  const { default: standard, rule } = SETTINGS.PASSWORD_MIN_LENGTH
  expect(standard).toBe(PASSWORD_MIN_LENGTH)
  expect(rule.read(String(DEMO_PASSWORD_MIN_LENGTH - 1))).toBeUndefined()
  expect(rule.read(String(PASSWORD_MAX_LENGTH + 1))).toBeUndefined()
})

it.each([
  [{}, { minLength: PASSWORD_MIN_LENGTH, isDemo: false }],
  [{ DEMO: '0' }, { minLength: PASSWORD_MIN_LENGTH, isDemo: false }],
  [{ DEMO: '1' }, { minLength: DEMO_PASSWORD_MIN_LENGTH, isDemo: true }],
  [
    { DEMO: '1', PASSWORD_MIN_LENGTH: '12' },
    { minLength: 12, isDemo: true },
  ],
  [{ PASSWORD_MIN_LENGTH: '4' }, { minLength: 4, isDemo: false }],
])('with the settings %j new passwords obey %j', (env, rule) => {
  expect(passwordRule(env, settingsOf(env).read)).toEqual(rule)
})
