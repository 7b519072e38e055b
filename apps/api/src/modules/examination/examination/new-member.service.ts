import type { Clock } from '../../../platform/clock.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import type { ExaminationAhead } from '../committee/examination-ahead.model.ts'
import type { SignedLinks } from '../committee/link/signed-links.service.ts'
import { findExaminationAhead, listDateOptions } from './examination.queries.ts'
import { examinationCalendars } from './examination-calendars.ts'
import { factsOf } from './examination-messages.ts'
import { outsideTelling } from './outside/outside-telling.service.ts'

interface Dependencies {
  clock: Clock
  links: WebLinks
  signedLinks: SignedLinks
}

/** A person who becomes a member after the plan is told what the others were told before: docs/regulation.md#join-late. */
export function examinationAhead(deps: Dependencies): ExaminationAhead {
  const outside = outsideTelling(deps)
  const calendars = examinationCalendars(deps)
  return {
    find: findExaminationAhead,

    async tellNewMember(tx, thesis, { accountId, ...seat }) {
      const ahead = await findExaminationAhead(tx, thesis.id)
      if (ahead === null) {
        const offered = (await listDateOptions(tx, thesis.id)).map(({ startsAt }) => startsAt)
        if (offered.length === 0) return []
        if (accountId !== null) return [{ recipientId: accountId, kind: 'dates_asked', thesis }]
        await outside.askDatesOf(tx, thesis, [seat], offered)
        return []
      }
      const kind = ahead.state === 'announced' ? 'exam_announced' : 'exam_planned'
      if (accountId === null) {
        await outside.tellSeats(tx, thesis, [seat], ahead.id, { change: kind })
        return []
      }
      const calendar = await calendars.of(tx, thesis, ahead.id)
      return [{ recipientId: accountId, kind, thesis, facts: factsOf(ahead), calendar }]
    },
  }
}
