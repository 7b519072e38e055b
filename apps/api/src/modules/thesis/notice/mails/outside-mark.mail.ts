import { PIN_MINUTES } from '@diatrivi/domain/examination/committee/signed-link'
import type { Language } from '@diatrivi/domain/shared/language'
import { type Failure, failureSentence } from '@diatrivi/domain/thesis/thesis/failure'
import { inBoth } from '../../../../platform/mail/templates/account-mails.ts'
import type { Detail } from '../../../../platform/mail/templates/mail-content.ts'
import { dayIn, detailsOf, type OutsideFacts, runBy } from './outside-seat.mail.ts'

/*
 * Mails about marks to members of a committee who have no account. None holds a mark: neither the own one nor that of
 * others.
 */

type Asked = OutsideFacts & {
  url: string
  /** The last one on which the link holds. */
  day: string
  /** All have sealed and differ by more than the rules let pass. */
  isReconsidered: boolean
}

const HOLDS_UNTIL: Record<Language, string> = {
  el: 'Ο σύνδεσμος ισχύει έως',
  en: 'The link holds until',
}

function detailsUntil(language: Language, facts: Asked): Detail[] {
  return [...detailsOf(language, facts), { label: HOLDS_UNTIL[language], value: dayIn[language](facts.day) }]
}

/** The mark is due, or the members are asked once more. */
export const markAskedMail = inBoth<Asked>('outside_letter', {
  el: (facts) => ({
    subject: facts.isReconsidered
      ? `Οι βαθμοί της επιτροπής διαφέρουν αισθητά: «${facts.thesisTitle}»`
      : `Εκκρεμεί ο βαθμός σας: «${facts.thesisTitle}»`,
    paragraphs: [
      facts.isReconsidered
        ? 'Όλα τα μέλη σφράγισαν τον βαθμό τους, και οι βαθμοί διαφέρουν περισσότερο από όσο επιτρέπει ο κανονισμός. Ανοίξτε τον σύνδεσμο και επιβεβαιώστε τον βαθμό σας ή αλλάξτε τον.'
        : 'Η εξέταση έγινε. Ανοίξτε τον σύνδεσμο και δώστε τον βαθμό σας· κανείς άλλος δεν τον βλέπει πριν σφραγίσουν όλοι.',
      'Για τον βαθμό ζητείται και εξαψήφιος κωδικός, που στέλνεται σε αυτή τη διεύθυνση όταν τον ζητήσετε.',
      runBy.el(facts),
    ],
    details: detailsUntil('el', facts),
    link: { url: facts.url, label: 'Ο βαθμός σας' },
    closing: ['Ο σύνδεσμος είναι προσωπικός· μην τον προωθήσετε.'],
  }),
  en: (facts) => ({
    subject: facts.isReconsidered
      ? `The marks of the committee differ widely: “${facts.thesisTitle}”`
      : `Your mark is due: “${facts.thesisTitle}”`,
    paragraphs: [
      facts.isReconsidered
        ? 'All members have sealed their marks, which differ by more than the rules let pass. Open the link and confirm your mark or change it.'
        : 'The examination was held. Open the link and give your mark; nobody else sees it before all have sealed.',
      'For the mark you also need a code of six digits, which goes to this address when you ask for it.',
      runBy.en(facts),
    ],
    details: detailsUntil('en', facts),
    link: { url: facts.url, label: 'Your mark' },
    closing: ['The link is personal; do not pass it on.'],
  }),
})

/** The second proof, beside the link. */
export const markCodeMail = inBoth<{ code: string; thesisTitle: string }>('outside_letter', {
  el: ({ code, thesisTitle }) => ({
    subject: 'Κωδικός για τον βαθμό σας',
    paragraphs: [`Δώστε τον κωδικό στη σελίδα όπου βαθμολογείτε την εργασία «${thesisTitle}»:`],
    code,
    closing: [
      `Ο κωδικός ισχύει για ${PIN_MINUTES} λεπτά.`,
      'Αν δεν τον ζητήσατε εσείς, κάποιος άλλος έχει τον σύνδεσμό σας: ενημερώστε τον επιβλέποντα ή την επιβλέπουσα. Χωρίς τον κωδικό δεν βλέπει και δεν αλλάζει τον βαθμό σας.',
    ],
  }),
  en: ({ code, thesisTitle }) => ({
    subject: 'Code for your mark',
    paragraphs: [`Enter the code on the page where you mark the thesis “${thesisTitle}”:`],
    code,
    closing: [
      `The code is valid for ${PIN_MINUTES} minutes.`,
      'If it was not you who asked for it, somebody else has your link: inform the supervisor. Without the code nobody sees or changes your mark.',
    ],
  }),
})

/** Says that the examination was failed, and why: there is nothing left to do. */
export const marksOpenedMail = inBoth<OutsideFacts & { failure: Failure | null }>('outside_letter', {
  el: (facts) => ({
    subject: `Οι βαθμοί αποσφραγίστηκαν: «${facts.thesisTitle}»`,
    paragraphs: [
      'Όλα τα μέλη της επιτροπής έδωσαν τον βαθμό τους και οι βαθμοί αποσφραγίστηκαν. Για το αποτέλεσμα και το πρακτικό απευθυνθείτε στη Γραμματεία του Τμήματος. Σας ευχαριστούμε.',
      ...(facts.failure ? [`Η εργασία δεν εγκρίνεται. ${failureSentence(facts.failure)[0]}`] : []),
      runBy.el(facts),
    ],
    details: detailsOf('el', facts),
  }),
  en: (facts) => ({
    subject: `The marks were opened: “${facts.thesisTitle}”`,
    paragraphs: [
      'All members of the committee have given their marks, and the marks were opened. For the result and the minutes turn to the secretariat of the department. Thank you.',
      ...(facts.failure ? [`The thesis is not passed. ${failureSentence(facts.failure)[1]}`] : []),
      runBy.en(facts),
    ],
    details: detailsOf('en', facts),
  }),
})
