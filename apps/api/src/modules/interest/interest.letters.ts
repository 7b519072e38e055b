import type { Mail } from '../../platform/mail/mail.ts'
import { noticeLetter } from '../../platform/mail/templates/notice-letter.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import type { Contact } from './interest.model.ts'

interface ThesisNamed {
  id: number
  title: string
}

/** Letters about one thesis. Names stand in the nominative, so that they are not declined by program. */
export function interestLetters(links: WebLinks) {
  const linkTo = (thesis: ThesisNamed) => ({ url: links.thesis(thesis.id), label: 'Προβολή εργασίας' })

  return {
    answered: (student: Contact, thesis: ThesisNamed, instructor: Contact): Mail =>
      noticeLetter(addresseeOf(student), {
        subject: 'Θετική απάντηση στη δήλωσή σας',
        paragraphs: [
          `Η δήλωση ενδιαφέροντός σας για την εργασία «${thesis.title}» απαντήθηκε θετικά.`,
          `Επιβλέπων/Επιβλέπουσα: ${fullName(instructor)}`,
          'Αποδεχτείτε ή απορρίψτε την ανάθεση. Μέχρι τότε δεν μπορείτε να δηλώσετε ενδιαφέρον για άλλη εργασία.',
        ],
        link: linkTo(thesis),
      }),

    answerCancelled: (student: Contact, thesis: ThesisNamed): Mail =>
      noticeLetter(addresseeOf(student), {
        subject: 'Η θετική απάντηση ακυρώθηκε',
        paragraphs: [
          `Η θετική απάντηση στη δήλωσή σας για την εργασία «${thesis.title}» ακυρώθηκε.`,
          'Η δήλωση ενδιαφέροντός σας παραμένει.',
        ],
        link: linkTo(thesis),
      }),

    accepted: (instructor: Contact, thesis: ThesisNamed, student: Contact): Mail =>
      noticeLetter(addresseeOf(instructor), {
        subject: 'Η ανάθεση έγινε αποδεκτή',
        paragraphs: [
          `Η ανάθεση της εργασίας «${thesis.title}» έγινε αποδεκτή.`,
          `Φοιτητής/Φοιτήτρια: ${fullName(student)}`,
        ],
        link: linkTo(thesis),
      }),

    declined: (instructor: Contact, thesis: ThesisNamed, student: Contact): Mail =>
      noticeLetter(addresseeOf(instructor), {
        subject: 'Η ανάθεση δεν έγινε αποδεκτή',
        paragraphs: [
          `Η ανάθεση της εργασίας «${thesis.title}» δεν έγινε αποδεκτή και η δήλωση ενδιαφέροντος αποσύρθηκε.`,
          `Φοιτητής/Φοιτήτρια: ${fullName(student)}`,
          'Μπορείτε να απαντήσετε θετικά σε άλλη δήλωση.',
        ],
        link: linkTo(thesis),
      }),

    closed: (student: Contact, thesis: ThesisNamed): Mail =>
      noticeLetter(addresseeOf(student), {
        subject: 'Η εργασία ανατέθηκε',
        paragraphs: [
          `Η εργασία «${thesis.title}», για την οποία είχατε δηλώσει ενδιαφέρον, ανατέθηκε και η δήλωσή σας έκλεισε.`,
          'Μπορείτε να δηλώσετε ενδιαφέρον για άλλη εργασία.',
        ],
      }),
  }
}

export type InterestLetters = ReturnType<typeof interestLetters>

export function fullName({ firstName, surname }: Pick<Contact, 'firstName' | 'surname'>): string {
  return `${firstName} ${surname}`
}

const addresseeOf = (person: Contact) => ({ email: person.email, name: fullName(person) })
