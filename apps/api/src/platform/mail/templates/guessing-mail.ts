import { inBoth } from './account-mails.ts'

/** Sent to the owner when strangers try passwords. It names no address: the administrators' log does. */
export const guessingMail = inBoth<{ url: string }>('guessing_reported', {
  el: ({ url }) => ({
    subject: 'Κάποιος δοκιμάζει κωδικούς στον λογαριασμό σας',
    paragraphs: [
      'Σήμερα έγιναν πολλές προσπάθειες σύνδεσης στον λογαριασμό σας με λάθος κωδικό. Καμία από αυτές δεν πέτυχε.',
      'Αν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα. Αν όχι, και ο κωδικός σας είναι σύντομος ή τον χρησιμοποιείτε και αλλού, επιλέξτε νέο.',
      'Αν οι προσπάθειες συνεχιστούν, για το υπόλοιπο της ημέρας θα μπορείτε να συνδέεστε μόνο από όπου έχετε συνδεθεί παλαιότερα, ή αφού επιλέξετε νέο κωδικό από τον σύνδεσμο.',
    ],
    link: { url, label: 'Επιλογή νέου κωδικού' },
    closing: ['Το μήνυμα στέλνεται μία φορά την ημέρα το πολύ.'],
  }),
  en: ({ url }) => ({
    subject: 'Somebody is trying passwords on your account',
    paragraphs: [
      'Today there were many attempts to sign in to your account with a wrong password. None of them succeeded.',
      'If it was you, there is nothing to do. If it was not, and your password is short or you use it elsewhere too, choose a new one.',
      'If the attempts go on, for the rest of the day you can sign in only from where you have signed in before, or after choosing a new password by the link.',
    ],
    link: { url, label: 'Choose a new password' },
    closing: ['This message is sent once a day at most.'],
  }),
})
