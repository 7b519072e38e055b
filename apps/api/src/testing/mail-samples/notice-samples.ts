import type { Language } from '@diatrivi/domain/shared/language'
import {
  NOTICE_KINDS,
  type NoticeFacts,
  type NoticeKind,
  RECIPIENT_ROLES,
} from '@diatrivi/domain/thesis/notice/notice'
import { digestMail } from '../../modules/thesis/notice/mails/digest.mail.ts'
import { noticeMail } from '../../modules/thesis/notice/mails/notice.mail.ts'
import type { MailRecipient } from '../../modules/thesis/notice/notice.model.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { inBothLanguages, type MailSample } from './sample.ts'

const THESIS_ID = 412
const STEP_ID = 1873

type Reader = 'instructor' | 'student' | 'secretary'

const READERS = {
  instructor: { email: 'eleni@example.gr', name: 'Ελένη Βασιλείου' },
  student: { email: 'maria@example.gr', name: 'Μαρία Ανδρεάδου' },
  secretary: { email: 'ioanna@example.gr', name: 'Ιωάννα Λάμπρου' },
} as const satisfies Record<Reader, object>

/** As an action of the other one of the two would have it. */
function factsFor(kind: NoticeKind, reader: Reader): NoticeFacts {
  const isAboutStep = kind.startsWith('step_') || kind === 'comment_written'
  return {
    thesisTitle: 'Αναγνώριση χειρόγραφων ελληνικών χαρακτήρων με συνελικτικά δίκτυα',
    person: READERS[reader === 'student' ? 'instructor' : 'student'].name,
    ...(isAboutStep ? { stepId: STEP_ID, stepTitle: 'Βιβλιογραφική επισκόπηση' } : {}),
    ...(kind === 'list_attached' ? { listTitle: 'Βήματα διπλωματικής εργασίας' } : {}),
    ...REASONS[kind],
    ...(kind === 'marked' ? { mark: 9 } : {}),
    ...(kind === 'rulebook_published'
      ? { rulebookId: 7, rulebookTitle: 'Κανονισμός εργασιών', day: '2026-09-01' }
      : {}),
    ...(kind === 'topic_fits' ? { keywords: ['αναγνώριση προτύπων', 'μηχανική μάθηση'] } : {}),
    ...(kind.endsWith('_near') ? { day: '2026-03-17', daysLeft: 7 } : {}),
  }
}

const REASONS: Partial<Record<NoticeKind, NoticeFacts>> = {
  step_returned: { reason: 'Λείπουν οι εργασίες μετά το 2022.\nΔείτε και τα πρακτικά του ICDAR.' },
  comment_written: { reason: 'Ανέβασα νέα έκδοση με τους πίνακες που ζητήσατε.' },
  interest_closed: {
    message: 'Σας ευχαριστώ για το ενδιαφέρον. Δείτε και το θέμα μου για την επεξεργασία ομιλίας.',
  },
  released: { reason: 'Διακοπή κατόπιν συμφωνίας.' },
}

const readersOf = (kind: NoticeKind): readonly Reader[] => RECIPIENT_ROLES[kind]

export function noticeSamples(links: WebLinks): MailSample[] {
  return NOTICE_KINDS.flatMap((kind) =>
    readersOf(kind).map((reader) => ({
      name: `${kind.replaceAll('_', '-')}-to-${reader}`,
      title: `${inWords(kind)}, to the ${reader}`,
      mails: inBothLanguages((language) =>
        noticeMail(
          kind,
          { facts: factsFor(kind, reader), thesisId: THESIS_ID, recipient: recipient(reader, language) },
          links,
        ),
      ),
    })),
  )
}

const IN_DIGEST: Record<Reader, readonly NoticeKind[]> = {
  instructor: ['interest_declared', 'assignment_accepted', 'step_finished', 'comment_written'],
  student: ['answer_given', 'topic_fits', 'list_attached', 'step_returned', 'step_end_near'],
  secretary: ['committee_complete', 'exam_planned', 'result_opened', 'paper_signed'],
}

export function digestSamples(links: WebLinks): MailSample[] {
  return (['instructor', 'student', 'secretary'] as const).map((reader) => ({
    name: `digest-to-${reader}`,
    title: `Daily digest, to the ${reader}`,
    mails: inBothLanguages((language) =>
      digestMail(
        IN_DIGEST[reader].map((kind, id) => ({
          id,
          kind,
          thesisId: THESIS_ID,
          facts: factsFor(kind, reader),
        })),
        recipient(reader, language),
        links,
      ),
    ),
  }))
}

function recipient(reader: Reader, language: Language): MailRecipient {
  return { ...READERS[reader], role: reader, language }
}

function inWords(kind: NoticeKind): string {
  const words = kind.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
