import { describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { registerText } from './register-text.ts'

const NOBODY = { name: undefined, address: undefined, email: undefined, phone: undefined, dpo: undefined }
const at = new Date('2026-03-10T09:00:00Z')
const SECRET = 'a secret of thirty-two characters'
const written = (env: Record<string, string> = {}, operator = {}) =>
  registerText({ config: readConfig(env), operator: { ...NOBODY, ...operator }, at })

describe('the register of processing', () => {
  it('says who is responsible, and which settings are missing', () => {
    const text = written({}, { name: 'Πανεπιστήμιο Πειραιώς', dpo: 'dpo@unipi.gr' })
    expect(text).toContain('| Φορέας | Πανεπιστήμιο Πειραιώς |')
    expect(text).toContain('| Υπεύθυνος προστασίας δεδομένων | dpo@unipi.gr |')
    expect(text).toContain('| Τηλέφωνο | **δεν έχει οριστεί** (OPERATOR_PHONE) |')
    expect(text).toContain('στις 10 Μαρτίου 2026')
  })

  it.each([
    [{ KEEP_READ_NOTICES_DAYS: '31' }, 'διαβασμένες ειδοποιήσεις 31 ημέρες'],
    [{ KEEP_UNREAD_NOTICES_DAYS: '32' }, 'αδιάβαστες 32 ημέρες'],
    [{ KEEP_SENT_MAILS_DAYS: '1' }, 'μηνύματα που στάλθηκαν 1 ημέρα'],
    [{ KEEP_UNDELIVERABLE_MAILS_DAYS: '34' }, 'που δεν παραδόθηκαν 34 ημέρες'],
    [{ KEEP_HISTORY_DAYS: '777' }, 'το ιστορικό 777 ημέρες'],
    [{ KEEP_SECURITY_EVENTS_DAYS: '78' }, '| Χρόνος τήρησης | 78 ημέρες |'],
    [{ FINISHED_THESIS_NAME_YEARS: '6' }, '6 έτη μετά τη λήξη'],
  ])('says how long things are kept, as the settings do: %j', (env, words) => {
    expect(written()).not.toContain(words)
    expect(written(env as Record<string, string>)).toContain(words)
  })

  it('names where data are, and no user, password or secret', () => {
    const text = written({
      DATABASE_URL: 'postgres://dia:pass-of-db@db1.unipi.gr:5432,db2.unipi.gr/theses',
      JWT_SECRET: SECRET,
      SMTP_URL: 'smtps://mailer:pass-of-mail@mail.unipi.gr:465',
      MAIL_FROM: 'theses@unipi.gr',
      STORAGE_URL: 'https://s3.unipi.gr/theses',
      STORAGE_ACCESS_KEY: 'key-of-store',
      STORAGE_SECRET_KEY: 'pass-of-store',
      WEB_ORIGIN: 'https://theses.unipi.gr',
      API_URL: 'https://api.unipi.gr',
    })
    for (const place of [
      'db1.unipi.gr:5432,db2.unipi.gr',
      'mail.unipi.gr:465',
      's3.unipi.gr',
      'https://theses.unipi.gr',
    ])
      expect(text).toContain(place)
    for (const secret of ['pass-of', 'mailer', 'dia:', 'key-of', SECRET]) expect(text).not.toContain(secret)
  })
})
