import { describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { type Receiver, registerText } from './register-text.ts'

const NOBODY = { name: undefined, address: undefined, email: undefined, phone: undefined, dpo: undefined }
const at = new Date('2026-03-10T09:00:00Z')
const SECRET = 'a secret of thirty-two characters'
const written = (env: Record<string, string> = {}, operator = {}, receivers: readonly Receiver[] = []) =>
  registerText({ config: readConfig(env), operator: { ...NOBODY, ...operator }, receivers, at })

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

  it('names where people sign in and come from, which is nowhere unless it is set', () => {
    const text = written({
      OIDC_ISSUER: 'https://login.hua.gr/realms/hua',
      OIDC_CLIENT_ID: 'diatrivi',
      OIDC_CLIENT_SECRET: 'pass-of-client',
      SAML_IDP_URL: 'https://idp.hua.gr/sso',
      SAML_IDP_ENTITY_ID: 'https://idp.hua.gr',
      SAML_IDP_CERTIFICATE: 'A'.repeat(200),
      SSO_DOMAINS: 'hua.gr=1',
      LDAP_URL: 'ldaps://ldap.hua.gr',
      LDAP_BASE: 'dc=hua,dc=gr',
      LDAP_BIND_DN: 'cn=reader',
      LDAP_BIND_PASSWORD: 'pass-of-directory',
    })
    expect(text).toContain('| login.hua.gr (OpenID Connect)· idp.hua.gr (SAML) |')
    expect(text).toContain('| Κατάλογος από τον οποίο εισάγονται πρόσωπα | ldap.hua.gr |')
    expect(text).not.toContain('pass-of')
    expect(written()).toContain('| Σύνδεση με λογαριασμό του ιδρύματος | δεν γίνεται |')
    expect(written()).toContain('| Κατάλογος από τον οποίο εισάγονται πρόσωπα | κανείς |')
  })

  it('names the other systems that are notified of theses, and for how long that is remembered', () => {
    const portal = { description: 'Πύλη', address: 'https://portal.hua.gr:8443/hooks?key=pass-of-portal' }
    const text = written({ KEEP_WEBHOOK_DELIVERIES_DAYS: '12' }, {}, [portal])
    expect(text).toContain('| Άλλα συστήματα που ειδοποιούνται για εργασίες | Πύλη (portal.hua.gr:8443) |')
    expect(text).toContain('| Χρόνος τήρησης | στην εφαρμογή 12 ημέρες |')
    expect(text).not.toContain('pass-of')
    expect(written()).toContain('| Άλλα συστήματα που ειδοποιούνται για εργασίες | κανένα |')
    expect(written()).not.toContain('Ενημέρωση άλλων συστημάτων')
  })

  it('knows the process of a department, and people without an account', () => {
    for (const [activity, words] of [
      ['Στοιχεία σπουδών', '730 ημέρες από την τελευταία λίστα'],
      ['Εξεταστικές επιτροπές', 'δήλωση μη κωλύματος'],
      ['Μέλη επιτροπών χωρίς λογαριασμό', '90 ημέρες μετά τη λήξη'],
      ['Εξέταση και βαθμοί των μελών', 'βαθμός και παρατήρηση κάθε μέλους'],
      ['Έγγραφα', 'υπογεγραμμένα αντίγραφα'],
      ['Προσωπικό του τμήματος', 'απουσίες'],
    ] as const) {
      const [, entry = ''] = written().split(`### ${activity}\n`)
      expect(entry.split('\n### ')[0], activity).toContain(words)
    }
  })

  it('names who looked at what, and what an import has read', () => {
    expect(written()).toContain('ποιος είδε στοιχεία άλλου προσώπου και πότε')
    expect(written()).toMatch(/### Εισαγωγή προσώπων\n[^#]*\| Χρόνος τήρησης \| 30 ημέρες \|/)
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
