import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import type { Caller } from '../../../../platform/caller.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import { findSeatByLink } from '../../committee/by-link/seat-by-link.queries.ts'
import type { LinkedRow } from '../../committee/committee.model.ts'
import type { ExaminationDependencies } from '../examination.model.ts'
import { listOwnExaminations } from '../examination.queries.ts'
import { readAttempts } from '../examination-facts.queries.ts'
import { readExamined } from '../lock-examined.ts'
import { type DateOptionRow, listDateOptions } from './date-option.queries.ts'

/** What a link to dates shows. */
export interface DatesByLinkRow {
  linked: LinkedRow
  seatId: number
  isOver: boolean
  options: DateOptionRow[]
}

/** The dates that a member without an account is asked about: docs/regulation.md#dates-by-link. */
export async function readDatesByLink(
  {
    db,
    requestThrottle,
    signedLinks,
  }: Pick<ExaminationDependencies, 'db' | 'requestThrottle' | 'signedLinks'>,
  code: string,
  { address }: Caller,
): Promise<DatesByLinkRow> {
  await requestThrottle(address)
  const seatId = await signedLinks.read(db, code, 'dates')
  const linked = found(await findSeatByLink(db, seatId))
  const { thesis, rules, seats } = await readExamined(db, linked.thesisId)
  const attempts = await readAttempts(db, await listOwnExaminations(db, thesis.id))
  const isOpen = canExamination.answerDates({ seatId }, thesis, rules, seats, attempts).allowed
  const options = isOpen ? await listDateOptions(db, thesis.id) : []
  return { linked, seatId, isOver: !isOpen, options }
}
