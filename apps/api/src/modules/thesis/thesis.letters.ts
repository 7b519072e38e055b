import type { Mail } from '../../platform/mail/mail.ts'
import { noticeLetter } from '../../platform/mail/templates/notice-letter.ts'
import type { PersonContact } from './thesis.model.ts'

const addresseeOf = ({ email, firstName, surname }: PersonContact) => ({
  email,
  name: `${firstName} ${surname}`,
})

/** To the student whose assignment was ended before its mark. */
export function releasedLetter(
  student: PersonContact,
  { title, reason }: { title: string; reason: string },
): Mail {
  return noticeLetter(addresseeOf(student), {
    subject: 'Η ανάθεση της εργασίας σας έληξε',
    paragraphs: [
      `Η ανάθεση της εργασίας «${title}» σε εσάς έληξε.`,
      `Αιτιολογία: ${reason}`,
      'Η πρόοδος και τα αρχεία σας παραμένουν διαθέσιμα σε εσάς. Μπορείτε να δηλώσετε ενδιαφέρον για άλλη εργασία.',
    ],
  })
}

/** To those who wanted a thesis that is no more. */
export function withdrawnLetter(student: PersonContact, { title }: { title: string }): Mail {
  return noticeLetter(addresseeOf(student), {
    subject: 'Η εργασία αποσύρθηκε',
    paragraphs: [
      `Η εργασία «${title}», για την οποία είχατε δηλώσει ενδιαφέρον, αποσύρθηκε και η δήλωσή σας διαγράφηκε.`,
      'Μπορείτε να δηλώσετε ενδιαφέρον για άλλη εργασία.',
    ],
  })
}
