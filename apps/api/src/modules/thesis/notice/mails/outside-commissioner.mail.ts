import { inBoth } from '../../../../platform/mail/templates/account-mails.ts'
import { dayIn, detailsOf, type OutsideFacts, runBy } from './outside-seat.mail.ts'

type WithFirm = OutsideFacts & { firm: string /** The last of the link. */; day: string }

/** Leads the mentor of a commissioner to the conversation about a thesis. */
export const commissionerLinkMail = inBoth<WithFirm & { url: string }>('outside_letter', {
  el: (facts) => ({
    subject: `Συνομιλία για την εργασία «${facts.thesisTitle}»`,
    paragraphs: [
      'Ο επιβλέπων ή η επιβλέπουσα όρισε τον φορέα σας ως συνεργαζόμενο στην εργασία και εσάς ως μέντορα. Από τον σύνδεσμο διαβάζετε τη συνομιλία με τον φορέα και γράφετε σχόλια· όσα γράφετε τα διαβάζουν μόνο ο φοιτητής ή η φοιτήτρια και ο επιβλέπων ή η επιβλέπουσα.',
      runBy.el(facts),
    ],
    details: [
      { label: 'Φορέας', value: facts.firm },
      ...detailsOf('el', facts),
      { label: 'Ο σύνδεσμος ισχύει έως', value: dayIn.el(facts.day) },
    ],
    link: { url: facts.url, label: 'Άνοιγμα της συνομιλίας' },
    closing: [
      'Ο σύνδεσμος είναι προσωπικός· μην τον προωθήσετε. Κρατήστε το μήνυμα: από αυτό ανοίγετε τη συνομιλία όσο ισχύει.',
      'Αν δεν έχετε σχέση με την εργασία, αγνοήστε το μήνυμα.',
    ],
  }),
  en: (facts) => ({
    subject: `Conversation about the thesis “${facts.thesisTitle}”`,
    paragraphs: [
      'The supervisor has named your organisation as the partner of a thesis, and you as its mentor. By the link you read the conversation with the organisation and write comments; what you write is read by the student and the supervisor alone.',
      runBy.en(facts),
    ],
    details: [
      { label: 'Organisation', value: facts.firm },
      ...detailsOf('en', facts),
      { label: 'The link holds until', value: dayIn.en(facts.day) },
    ],
    link: { url: facts.url, label: 'Open the conversation' },
    closing: [
      'The link is personal; do not pass it on. Keep this mail: by it you open the conversation as long as the link holds.',
      'If you have nothing to do with the thesis, ignore this mail.',
    ],
  }),
})

/** Student or supervisor has written to the firm. Codes of links are not kept, so that it names the mail that has one. */
export const commissionerAnswerMail = inBoth<WithFirm & { person: string; text: string; sentOn: string }>(
  'outside_letter',
  {
    el: (facts) => ({
      subject: `Νέο σχόλιο για την εργασία «${facts.thesisTitle}»`,
      paragraphs: [
        `Γράφτηκε νέο σχόλιο στη συνομιλία με τον φορέα σας. Για να το διαβάσετε ολόκληρο και να απαντήσετε, ανοίξτε τον σύνδεσμο που σας στείλαμε: ${dayIn.el(facts.sentOn)}.`,
        runBy.el(facts),
      ],
      details: [
        { label: 'Από', value: facts.person },
        ...detailsOf('el', facts),
        { label: 'Ο σύνδεσμος ισχύει έως', value: dayIn.el(facts.day) },
      ],
      quote: { intro: 'Σχόλιο:', text: facts.text },
    }),
    en: (facts) => ({
      subject: `New comment about the thesis “${facts.thesisTitle}”`,
      paragraphs: [
        `A new comment was written in the conversation with your organisation. To read it whole and to answer, open the link that we sent you: ${dayIn.en(facts.sentOn)}.`,
        runBy.en(facts),
      ],
      details: [
        { label: 'From', value: facts.person },
        ...detailsOf('en', facts),
        { label: 'The link holds until', value: dayIn.en(facts.day) },
      ],
      quote: { intro: 'Comment:', text: facts.text },
    }),
  },
)
