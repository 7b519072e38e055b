import { inBoth } from './account-mails.ts'

/** Sent when an account gets its first second factor, with the link that takes it off again. */
export const secondFactorSetUpMail = inBoth<{ url: string }>('second_factor_changed', {
  el: ({ url }) => ({
    subject: 'Ορίστηκε επαλήθευση σε δύο βήματα',
    paragraphs: [
      'Στον λογαριασμό σας ορίστηκε επαλήθευση σε δύο βήματα: μετά τον κωδικό πρόσβασης ζητείται και δεύτερη απόδειξη. Όλες οι άλλες συνεδρίες έκλεισαν.',
      'Αν δεν το κάνατε εσείς, κάποιος γνωρίζει τον κωδικό σας. Αναιρέστε το: η επαλήθευση αφαιρείται, όλες οι συνεδρίες κλείνουν και λαμβάνετε σύνδεσμο για νέο κωδικό πρόσβασης.',
    ],
    link: { url, label: 'Δεν το έκανα εγώ' },
    closing: ['Ο σύνδεσμος ισχύει για 7 ημέρες.'],
  }),
  en: ({ url }) => ({
    subject: 'A second factor was set up',
    paragraphs: [
      'A second factor was set up for your account: after the password, a second proof is asked for. All other sessions were closed.',
      'If it was not you, somebody knows your password. Undo it: the second factor is taken off, all sessions are closed, and you get a link for a new password.',
    ],
    link: { url, label: 'It was not me' },
    closing: ['The link is valid for 7 days.'],
  }),
})

/** What was changed of a factor that stands, each with its sentences. */
const CHANGES = {
  totpSetUp: {
    el: 'Ορίστηκε νέα εφαρμογή κωδικών για τη σύνδεσή σας.',
    en: 'A new code app was set up for your sign-in.',
  },
  passkeySetUp: {
    el: 'Προστέθηκε κλειδί πρόσβασης για τη σύνδεσή σας.',
    en: 'A passkey was added for your sign-in.',
  },
  totpRemoved: {
    el: 'Αφαιρέθηκε η εφαρμογή κωδικών από τη σύνδεσή σας.',
    en: 'The code app was removed from your sign-in.',
  },
  passkeyRemoved: {
    el: 'Αφαιρέθηκε κλειδί πρόσβασης από τη σύνδεσή σας.',
    en: 'A passkey was removed from your sign-in.',
  },
  lastRemoved: {
    el: 'Αφαιρέθηκε η επαλήθευση σε δύο βήματα από τον λογαριασμό σας: για τη σύνδεση αρκεί πλέον ο κωδικός πρόσβασης.',
    en: 'The second factor was taken off your account: from now on the password is enough to sign in.',
  },
  codesRenewed: {
    el: 'Δημιουργήθηκαν νέοι κωδικοί ανάκτησης· οι προηγούμενοι δεν ισχύουν πια.',
    en: 'New recovery codes were made; the earlier ones are no longer valid.',
  },
}
export type SecondFactorChange = keyof typeof CHANGES

export const secondFactorChangedMail = inBoth<{ change: SecondFactorChange; url: string }>(
  'second_factor_changed',
  {
    el: ({ change, url }) => ({
      subject: 'Η επαλήθευση σε δύο βήματα άλλαξε',
      paragraphs: [
        `${CHANGES[change].el} Όλες οι άλλες συνεδρίες έκλεισαν.`,
        'Αν δεν το κάνατε εσείς, ζητήστε αμέσως νέο κωδικό πρόσβασης και ενημερώστε τη διαχείριση της εφαρμογής.',
      ],
      link: { url, label: 'Δεν το έκανα εγώ' },
    }),
    en: ({ change, url }) => ({
      subject: 'Your second factor has changed',
      paragraphs: [
        `${CHANGES[change].en} All other sessions were closed.`,
        'If it was not you, request a new password at once and inform those who run the application.',
      ],
      link: { url, label: 'It was not me' },
    }),
  },
)

export const secondFactorTakenOffMail = inBoth<{ url: string }>('second_factor_changed', {
  el: ({ url }) => ({
    subject: 'Αφαιρέθηκε η επαλήθευση σε δύο βήματα',
    paragraphs: [
      'Η διαχείριση της εφαρμογής αφαίρεσε την επαλήθευση σε δύο βήματα από τον λογαριασμό σας και έκλεισε όλες τις συνεδρίες σας. Για τη σύνδεση αρκεί πλέον ο κωδικός πρόσβασης.',
      'Ορίστε την ξανά από το προφίλ σας. Αν δεν ζητήσατε εσείς την αφαίρεση, ενημερώστε αμέσως τη διαχείριση.',
    ],
    link: { url, label: 'Το προφίλ σας' },
  }),
  en: ({ url }) => ({
    subject: 'Your second factor was taken off',
    paragraphs: [
      'Those who run the application took the second factor off your account and closed all your sessions. From now on the password is enough to sign in.',
      'Set it up again in your profile. If you did not ask for this, inform them at once.',
    ],
    link: { url, label: 'Your profile' },
  }),
})

/** Sent to the owner when a caller gave the right password and then wrong codes. */
export const secondFactorGuessingMail = inBoth<{ url: string }>('guessing_reported', {
  el: ({ url }) => ({
    subject: 'Κάποιος γνωρίζει τον κωδικό πρόσβασής σας',
    paragraphs: [
      'Κάποιος έδωσε τον σωστό κωδικό πρόσβασης του λογαριασμού σας και έπειτα λάθος κωδικούς στο δεύτερο βήμα. Δεν συνδέθηκε.',
      'Αν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα. Αν όχι, επιλέξτε αμέσως νέο κωδικό πρόσβασης.',
      'Αν οι προσπάθειες συνεχιστούν, για το υπόλοιπο της ημέρας θα μπορείτε να συνδέεστε με κλειδί πρόσβασης, με κωδικό ανάκτησης ή από όπου έχετε συνδεθεί παλαιότερα.',
    ],
    link: { url, label: 'Επιλογή νέου κωδικού' },
    closing: ['Το μήνυμα στέλνεται μία φορά την ημέρα το πολύ.'],
  }),
  en: ({ url }) => ({
    subject: 'Somebody knows your password',
    paragraphs: [
      'Somebody gave the right password of your account, and then wrong codes for the second factor. The sign-in did not succeed.',
      'If it was you, there is nothing to do. If it was not, choose a new password at once.',
      'If the attempts go on, for the rest of the day you can sign in with a passkey, with a recovery code, or from where you have signed in before.',
    ],
    link: { url, label: 'Choose a new password' },
    closing: ['This message is sent once a day at most.'],
  }),
})
