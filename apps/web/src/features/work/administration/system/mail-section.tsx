import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import { formatNumber } from '../../../../shared/format/numbers.ts'
import { Definitions } from '../../../../shared/ui/definitions.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { PROBLEM_WORDS } from '../mail/mail-words.ts'
import type { SystemStatus } from './system.mapper.ts'

export function MailSection({ mail }: { mail: SystemStatus['mail'] }) {
  const { lastSentAt, waiting, givenUp } = mail
  return (
    <Section title={m.system_mail()}>
      <Definitions
        entries={[
          { term: m.system_mail_server(), value: sendingWords(mail) },
          {
            term: m.system_mail_last(),
            value: lastSentAt === null ? m.system_mail_never() : formatClock(lastSentAt),
          },
          { term: m.system_mail_counts(), value: `${formatNumber(waiting)} / ${formatNumber(givenUp)}` },
        ]}
      />
    </Section>
  )
}

function sendingWords({ goesTo, outage }: SystemStatus['mail']): string {
  if (outage !== null) {
    return `${m.system_mail_outage({ since: formatClock(outage.since) })} ${PROBLEM_WORDS[outage.problem]()}`
  }
  return goesTo === 'server' ? m.system_mail_sending() : m.system_mail_local()
}
