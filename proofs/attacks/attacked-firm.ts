import { api } from '@diatrivi/e2e/fixtures/api'
import type { Person } from '@diatrivi/e2e/fixtures/cast'
import { actionLinkFor } from '@diatrivi/e2e/fixtures/mailbox'
import type { naming } from '@diatrivi/e2e/fixtures/names'
import { type Attacker, QUOTED } from './attacker.ts'

/**
 * The firm that a thesis is worked on with is named, and its supervisor and its mentor write in the conversation.
 * Returns the page of the mentor's link, and the address of the mentor.
 */
export async function attackFirm(
  { call }: Attacker,
  names: ReturnType<typeof naming>,
  instructor: Person,
  thesisId: number,
): Promise<{ talkPath: string; mentor: string }> {
  const params = { thesisId }
  const mentor = names.person()
  await call(instructor, 'setCommissioner', (write) => ({
    params,
    body: {
      firm: write('firm', names.title('Φορέας')),
      firstName: write('firstName', mentor.firstName),
      surname: write('surname', mentor.surname),
      email: write('email', mentor.email, QUOTED),
      agreementNote: write('agreementNote', 'Πρωτόκολλο 417'),
      embargoReason: write('embargoReason', 'Δίπλωμα ευρεσιτεχνίας'),
    },
  }))
  await call(instructor, 'writeCommissionerComment', (write) => ({
    params,
    body: { text: write('text', 'Καλημέρα σας.') },
  }))
  await api(instructor, 'sendCommissionerLink', { params })
  const { pathname, hash } = await actionLinkFor(mentor.email, 'company')
  const code = hash.replace('#company.', '')
  await call(null, 'writeCommentByLink', (write) => ({
    body: { code, text: write('text', 'Ευχαριστούμε.') },
  }))
  return { talkPath: `${pathname}${hash}`, mentor: mentor.email }
}
