import { FIELD_SENTENCES } from '@diatrivi/contract/field-sentences'
import { REFUSAL_SENTENCES } from '@diatrivi/contract/refusal-sentences'
import { LANGUAGES, type Language } from '@diatrivi/domain/shared/language'
import { describe, expect, it } from 'vitest'
import { m } from './paraglide/messages.js'

type Message = (inputs?: Record<string, never>, options?: { locale?: Language }) => string

const SHOWN_REFUSALS = Object.entries(m).flatMap(([name, message]) =>
  name.startsWith('refusals_') ? [[name.replace('refusals_', ''), message as Message] as const] : [],
)

/** Refusals that a feature shows under a name of its own. */
const NAMED_OTHERWISE = [
  ['session_expired', m.sign_in_session_expired],
  ['has_departments', m.administration_has_departments],
  ['has_users', m.administration_has_users],
  ['has_theses', m.administration_has_theses],
  ['own_account', m.administration_own_account],
] as const

/** What forms say of a field before they send it. Those that name their field or their limits more closely are not here. */
const UNDER_FIELDS = [
  ['required', m.ui_required],
  ['invalid_email', m.profile_email_invalid],
  ['invalid_email', m.profile_email_invalid],
  ['invalid_email', m.profile_email_invalid],
  ['invalid_url', m.administration_invalid_url],
  ['invalid_username', m.administration_invalid_username],
  ['end_before_start', m.thesis_form_end_before_start],
  ['password_control_characters', m.password_control_characters],
  ['password_blank', m.password_blank],
  ['password_repetitive', m.password_repetitive],
  ['password_common', m.password_common],
  ['password_personal', m.password_personal],
  ['mark_range', m.thesis_mark_range],
  ['priority_range', m.interest_priority_range],
] as const

/**
 * Deliberate difference: `internal` is an error of the API alone, `errors_unknown` also stands for one of the browser,
 * and for refusals that a screen does not expect.
 */
describe.each(LANGUAGES)('in the language %s', (locale) => {
  it.each([...SHOWN_REFUSALS, ...NAMED_OTHERWISE])(
    'the web app says of %s what the API says',
    (code, message) => {
      expect(new Map<string, unknown>(Object.entries(REFUSAL_SENTENCES)).get(code)).toMatchObject({
        [locale]: message({}, { locale }),
      })
    },
  )

  it.each(UNDER_FIELDS)('the web app says of a field that is %s what the API says', (code, message) => {
    expect(message({}, { locale })).toBe(FIELD_SENTENCES[code][locale])
  })

  it('the web app names the limit of a text as the API does', () => {
    const sentence = FIELD_SENTENCES.too_long[locale]
    expect(typeof sentence === 'function' && sentence(60)).toBe(m.ui_too_long({ limit: '60' }, { locale }))
  })
})

it('there are refusals to compare', () => {
  expect(SHOWN_REFUSALS.length).toBeGreaterThan(10)
})
