import type { PauseReason } from '@diatrivi/domain/work/webhook/webhook-delivery'
import { inBoth } from './account-mails.ts'

interface Facts {
  because: Exclude<PauseReason, 'administrator'>
  description: string
  url: string
}

const WHY = {
  gone: {
    el: 'Το σύστημα απάντησε ότι δεν δέχεται πια ειδοποιήσεις (410).',
    en: 'The system has answered that it takes no more notifications (410).',
  },
  failing: {
    el: 'Τις τελευταίες τρεις ημέρες δεν έφτασε καμία ειδοποίηση.',
    en: 'For three days no notification has arrived.',
  },
} as const

/** Sent to every administrator when a system is notified of nothing any more. */
export const webhookPausedMail = inBoth<Facts>('webhook_paused', {
  el: ({ because, description, url }) => ({
    subject: `Διακόπηκαν οι ειδοποιήσεις προς το σύστημα «${description}»`,
    paragraphs: [
      `Η Διατριβή δεν στέλνει πια ειδοποιήσεις προς το σύστημα «${description}». ${WHY[because].el}`,
      'Όσες περιμένουν μένουν, και φεύγουν όταν συνεχίσετε την αποστολή. Όσα συμβαίνουν στο μεταξύ δεν αποστέλλονται.',
    ],
    link: { url, label: 'Ειδοποιήσεις συστημάτων' },
    closing: ['Το μήνυμα στέλνεται σε κάθε διαχειριστή, μία φορά για κάθε διακοπή.'],
  }),
  en: ({ because, description, url }) => ({
    subject: `Notifications to the system “${description}” are paused`,
    paragraphs: [
      `Diatrivi no longer sends notifications to the system “${description}”. ${WHY[because].en}`,
      'Those that wait are kept, and leave when you resume. What happens meanwhile is not sent.',
    ],
    link: { url, label: 'Notifications to systems' },
    closing: ['This message is sent to every administrator, once for each pause.'],
  }),
})
