import { type SQL, sql } from 'drizzle-orm'
import { webLinks } from '../platform/mail/web-links.ts'
import type { GrowingTable } from '../retentions.ts'
import { noticeSamples } from './mail-samples/notice-samples.ts'

export interface Spread {
  rows: number
  /** From the newest row to the oldest. */
  days: number
  /** The moment of the newest, as the column has it from which the age counts. */
  newest: Date
  accountId: number
  thesisId: number
}

const mails = noticeSamples(webLinks('https://theses.example.gr')).map(({ mails: { el } }) => el)
const TITLE = 'Αναγνώριση χειρόγραφων ελληνικών χαρακτήρων με συνελικτικά δίκτυα'

/** The moment of row `n`: the oldest first, as in life, and each as far from the next. */
function momentIn({ newest, days, rows }: Spread): SQL {
  const age = sql`(${rows}::float8 - n) * ${days}::float8 / ${rows}::float8`
  return sql`${newest.toISOString()}::timestamptz - ${age} * interval '1 day'`
}

/** One of the texts, another for each row. */
function oneOf(texts: readonly string[]): SQL {
  return sql`(${sql.param([...texts])}::text[])[1 + n % ${texts.length}::integer]`
}

/** Rows as people make them, with texts of the usual length, for the tables that grow with every day. */
export const MANY_ROWS: Record<GrowingTable, (spread: Spread) => SQL> = {
  account: (spread) => sql`
    insert into account (username, first_name, surname, email, password_hash, role, department_id, unconfirmed_since)
    select 'student' || n, 'Μαρία', 'Ανδρεάδου', 'student' || n || '@uni.example.gr',
      '$argon2id$v=19$m=19456,t=2,p=1$' || ${hash('password')}, 'student',
      (select department_id from account where id = ${spread.accountId}::integer), moment
    from (select n, ${momentIn(spread)} as moment ${rowsOf(spread)}) as row
  `,
  attempt: (spread) => sql`
    insert into attempt (key, points, expire)
    select 'familiar:student' || n || ' 2001:db8:' || to_hex(n), 1, ${momentIn(spread)} ${rowsOf(spread)}
  `,
  commissionerLink: (spread) => sql`
    with asked as (
      insert into commissioner (thesis_id, student_id, firm)
      values (${spread.thesisId}::integer, ${spread.accountId}::integer, 'Ερευνητικό Κέντρο Αιγαίου')
      returning id
    )
    insert into commissioner_link (commissioner_id, code_hash, expires_at, revoked_at)
    select asked.id, ${hash('code')}, moment, moment
    from (select n, ${momentIn(spread)} as moment ${rowsOf(spread)}) as row, asked
  `,
  dateOption: (spread) => sql`
    insert into date_option (thesis_id, starts_at, minutes)
    select ${spread.thesisId}::integer, ${momentIn(spread)} + n * interval '1 microsecond', 30 ${rowsOf(spread)}
  `,
  emailChange: (spread) => sql`
    insert into email_change
      (account_id, old_email, new_email, code_hash, cancel_hash, code_made_at, code_expires_at, cancel_until)
    select ${spread.accountId}::integer, 'student' || n || '@uni.example.gr', 'maria' || n || '@mail.example.org',
      ${hash('code')}, ${hash('link')}, moment, moment, moment
    from (select n, ${momentIn(spread)} as moment ${rowsOf(spread)}) as row
  `,
  event: (spread) => sql`
    insert into event (thesis_id, actor_id, what, details, happened_at)
    select ${spread.thesisId}::integer, ${spread.accountId}::integer, 'step_accepted',
      case when n % 3 = 0 then '{}' else jsonb_build_object('step', 'Βιβλιογραφική επισκόπηση', 'number', n) end,
      ${momentIn(spread)} ${rowsOf(spread)}
  `,
  pendingStudent: (spread) => sql`
    insert into pending_student
      (department_id, first_name, surname, email, registry_number, semester, as_of, created_at, updated_at)
    select (select department_id from account where id = ${spread.accountId}::integer), 'Μαρία', 'Ανδρεάδου',
      'pending' || n || '@uni.example.gr', lpad(n::text, 8, '0'), 8, moment::date, moment, moment
    from (select n, ${momentIn(spread)} as moment ${rowsOf(spread)}) as row
  `,
  importRun: (spread) => sql`
    insert into import_run (kind, file_name, file_hash, columns, counts, created_at, created_by)
    select 'students', 'φοιτητές.xlsx', ${hash('file')}, '[{"heading": "Επώνυμο", "field": "surname"}]',
      '{"new": 1, "same": 2, "known": 2, "faulty": 0, "changed": 0, "missing": 0}', ${momentIn(spread)},
      ${spread.accountId}::integer
    ${rowsOf(spread)}
  `,
  inspection: (spread) => sql`
    insert into inspection (kind, subject_id, reader_id, hour, times)
    select ${oneOf(['thesis', 'history', 'step_file', 'conversation'])}, n, ${spread.accountId}::integer,
      ${momentIn(spread)}, 1 + n % 3 ${rowsOf(spread)}
  `,
  keyedCall: (spread) => sql`
    insert into keyed_call (account_id, key, part, request, result, done_at)
    select ${spread.accountId}::integer, md5('key' || n), 0, ${hash('request')}, to_jsonb(n), ${momentIn(spread)}
    ${rowsOf(spread)}
  `,
  notice: (spread) => sql`
    insert into notice (account_id, kind, thesis_id, facts, created_at, read_at, reminder_key, delivery, mailed_at,
      mail_key, matter)
    select ${spread.accountId}::integer, 'step_returned', ${spread.thesisId}::integer,
      jsonb_build_object('thesisTitle', ${TITLE}::text, 'person', 'Μαρία Ανδρεάδου', 'stepId', n,
        'stepTitle', 'Βιβλιογραφική επισκόπηση'),
      moment, case when n % 10 > 0 then moment end,
      case when n % 4 = 0 then 'step_end_near:4120:' || n || ':2026-03-17:7:815' end, 'at_once', moment,
      gen_random_uuid(), case when n % 3 = 0 then 'acceptance:4120:' || n end
    from (select n, ${momentIn(spread)} as moment ${rowsOf(spread)}) as row
  `,
  oneTimeCode: (spread) => sql`
    insert into one_time_code (account_id, purpose, code_hash, expires_at)
    select ${spread.accountId}::integer, 'activation', ${hash('code')}, ${momentIn(spread)} ${rowsOf(spread)}
  `,
  outbox: (spread) => sql`
    insert into outbox (recipient, subject, text, html, due_at, sent_at, undeliverable_at)
    select 'student' || n || '@uni.example.gr', ${oneOf(mails.map(({ subject }) => subject))},
      ${oneOf(mails.map(({ text }) => text))}, ${oneOf(mails.map(({ html }) => html))},
      moment, case when n % 50 > 0 then moment end, case when n % 50 = 0 then moment end
    from (select n, ${momentIn(spread)} as moment ${rowsOf(spread)}) as row
  `,
  outsidePerson: (spread) => sql`
    insert into outside_person (department_id, first_name, surname, rank_text, affiliation, email, updated_at)
    select (select department_id from account where id = ${spread.accountId}::integer), 'Ζωή', 'Καρρά',
      'Ομότιμη Καθηγήτρια', 'Πανεπιστήμιο Κρήτης', 'zoe' || n || '@example.org', ${momentIn(spread)}
    ${rowsOf(spread)}
  `,
  providerSignIn: (spread) => sql`
    insert into provider_sign_in (handle, provider, state, nonce, code_verifier, return_to, expires_at)
    select ${hash('ticket')}, 'oidc', ${hash('state')}, 'nonce', 'verifier', 'https://theses.uni.example.gr/login/institution',
      ${momentIn(spread)} ${rowsOf(spread)}
  `,
  secondFactorChallenge: (spread) => sql`
    insert into second_factor_challenge (handle, account_id, expires_at)
    select ${hash('challenge')}, ${spread.accountId}::integer, ${momentIn(spread)} ${rowsOf(spread)}
  `,
  securityEvent: (spread) => sql`
    insert into security_event (kind, at, account_id, address, times)
    select ${oneOf(['signed_in', 'sign_in_failed', 'signed_out'])}, ${momentIn(spread)}, ${spread.accountId}::integer,
      '2001:db8:' || to_hex(n), 1 ${rowsOf(spread)}
  `,
  session: (spread) => sql`
    insert into session (account_id, kind, user_agent, expires_at)
    select ${spread.accountId}::integer, 'full',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      ${momentIn(spread)} ${rowsOf(spread)}
  `,
  signedLink: (spread) => sql`
    with asked as (
      insert into committee_seat
        (thesis_id, position, role, account_id, state, invited_at, due_on, reminded_on)
      values (${spread.thesisId}::integer, 2, 'member', ${spread.accountId}::integer, 'left', now(), now(), now())
      returning id
    )
    insert into signed_link (purpose, seat_id, code_hash, expires_at, revoked_at)
    select 'seat', asked.id, ${hash('code')}, moment, moment
    from (select n, ${momentIn(spread)} as moment ${rowsOf(spread)}) as row, asked
  `,
  webhookDelivery: (spread) => sql`
    with sent as (
      insert into webhook (seal_key, description, address, events, secret)
      values (gen_random_uuid(), 'Πύλη', 'https://portal.example.gr/hook', '{step.accepted}', 'sealed')
      returning id
    )
    insert into webhook_delivery
      (webhook_id, event_id, type, thesis_id, body, happened_at, due_at, tries, delivered_at, last_try_at, last_status)
    select sent.id, gen_random_uuid(), 'step.accepted', ${spread.thesisId}::integer,
      jsonb_build_object('type', 'step.accepted', 'version', 1, 'data',
        jsonb_build_object('thesisID', n, 'thesisTitle', ${TITLE}::text, 'instructor', 'ioannou', 'student', 'maria'))::text,
      moment, moment, 1, moment, moment, 204
    from sent, (select n, ${momentIn(spread)} as moment ${rowsOf(spread)}) as row
  `,
}

function rowsOf({ rows }: Spread): SQL {
  return sql`from generate_series(1, ${rows}::integer) as n`
}

/** As long as the hashes that are kept. */
function hash(what: string): SQL {
  return sql`encode(sha256((${what}::text || n)::bytea), 'hex')`
}
