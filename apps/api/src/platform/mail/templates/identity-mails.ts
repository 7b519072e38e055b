import { inBoth } from './account-mails.ts'

interface IdentityFacts {
  /** The provider, as it names itself. */
  issuer: string
  url: string
}

/** Sent to the owner when an account of the institution opens his or her account from now on. */
export const identityLinkedMail = inBoth<IdentityFacts>('identity_changed', {
  el: ({ issuer, url }) => ({
    subject: 'Συνδέθηκε ιδρυματικός λογαριασμός',
    paragraphs: [
      `Ένας ιδρυματικός λογαριασμός (${issuer}) συνδέθηκε με τον λογαριασμό σας: από εδώ και πέρα μπορείτε να συνδέεστε και με αυτόν.`,
      'Αν δεν το κάνατε εσείς, αποσυνδέστε τον από το προφίλ σας, αλλάξτε τον κωδικό πρόσβασής σας και ενημερώστε τη διαχείριση της εφαρμογής.',
    ],
    link: { url, label: 'Το προφίλ σας' },
  }),
  en: ({ issuer, url }) => ({
    subject: 'An institutional account was linked',
    paragraphs: [
      `An institutional account (${issuer}) was linked with your account: from now on you can sign in with it too.`,
      'If it was not you, unlink it in your profile, change your password and inform those who run the application.',
    ],
    link: { url, label: 'Your profile' },
  }),
})

export const identityUnlinkedMail = inBoth<IdentityFacts>('identity_changed', {
  el: ({ issuer, url }) => ({
    subject: 'Αποσυνδέθηκε ιδρυματικός λογαριασμός',
    paragraphs: [
      `Ο ιδρυματικός λογαριασμός (${issuer}) αποσυνδέθηκε από τον λογαριασμό σας και δεν τον ανοίγει πια.`,
      'Αν δεν το κάνατε εσείς, αλλάξτε τον κωδικό πρόσβασής σας και ενημερώστε τη διαχείριση της εφαρμογής.',
    ],
    link: { url, label: 'Το προφίλ σας' },
  }),
  en: ({ issuer, url }) => ({
    subject: 'An institutional account was unlinked',
    paragraphs: [
      `The institutional account (${issuer}) was unlinked from your account and opens it no longer.`,
      'If it was not you, change your password and inform those who run the application.',
    ],
    link: { url, label: 'Your profile' },
  }),
})
