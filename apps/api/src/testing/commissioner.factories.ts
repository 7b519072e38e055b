import { lastLinkDay } from '@diatrivi/domain/examination/commissioner/commissioner'
import { endOfDay } from '@diatrivi/domain/examination/committee/signed-link'
import { insertCommissionerLink } from '../modules/examination/commissioner/commissioner.repository.ts'
import { commissioner, commissionerComment } from '../modules/examination/commissioner/tables.ts'
import { hashOfLinkCode, newLinkCode } from '../modules/examination/committee/link/link-code.model.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted } from './inserted.ts'

type CommissionerRow = typeof commissioner.$inferSelect
type CommentRow = typeof commissionerComment.$inferSelect

export function commissionerFactories({ db, clock }: FactoryDependencies) {
  /** The firm that the student of a thesis works on it with. */
  const aCommissioner = ({
    thesis,
    ...values
  }: {
    thesis: { id: number; studentId: number | null }
  } & Partial<CommissionerRow>): Promise<CommissionerRow> =>
    inserted(db, commissioner, {
      thesisId: thesis.id,
      studentId: thesis.studentId ?? 0,
      firm: 'Ερευνητικό Κέντρο Αιγαίου',
      mentorFirstName: 'Νίκη',
      mentorSurname: 'Σάρρα',
      mentorEmail: 'niki.sarra@example.org',
      ...values,
    })

  /** A link to its mentor, as a mail would bring it; returns the code. */
  const aCommissionerLink = async ({ id: commissionerId }: { id: number }): Promise<string> => {
    const code = newLinkCode()
    const expiresAt = endOfDay(lastLinkDay(clock.today()))
    const link = {
      commissionerId,
      codeHash: hashOfLinkCode('commissioner-link', code),
      createdAt: clock.now(),
      expiresAt,
    }
    await db.transaction((tx) => insertCommissionerLink(tx, link))
    return code
  }

  /** By its mentor, where no author is given. */
  const aCommissionerComment = (
    { id: commissionerId, firm }: { id: number; firm: string },
    values: Partial<CommentRow> = {},
  ): Promise<CommentRow> =>
    inserted(db, commissionerComment, {
      commissionerId,
      firm: values.authorId ? null : firm,
      text: 'Έχουμε και τις μετρήσεις του Οκτωβρίου.',
      writtenAt: clock.now(),
      ...values,
    })

  return { aCommissioner, aCommissionerLink, aCommissionerComment }
}
