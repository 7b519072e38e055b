import type { Language } from '@diatrivi/domain/shared/language'
import type { MailKind } from '@diatrivi/domain/work/mail/mail'
import type { MailWithKind } from '../mail.ts'
import { buildMail } from './build-mail.ts'
import type { Addressee, MailContent } from './mail-content.ts'

/*
 * Mails about the account itself. They always go, whatever a person has chosen about other mail.
 */

type Said = Omit<MailContent, 'to'>
type InBoth<Facts> = Record<Language, (facts: Facts) => Said>

/** A mail with both languages side by side. */
export function inBoth<Facts>(
  kind: MailKind,
  said: InBoth<Facts>,
): (to: Addressee, facts: Facts) => MailWithKind {
  return (to, facts) => buildMail(kind, { to, ...said[to.language](facts) })
}

export const activationMail = inBoth<{ code: string; url: string }>('confirmation_code', {
  el: ({ code, url }) => ({
    subject: 'Κωδικός επιβεβαίωσης',
    paragraphs: ['Για να ενεργοποιηθεί ο λογαριασμός σας, δώστε τον κωδικό επιβεβαίωσης:'],
    code,
    link: { url, label: 'Επιβεβαίωση διεύθυνσης' },
    closing: [
      'Ο κωδικός ισχύει για 24 ώρες.',
      'Αν δεν εγγραφήκατε εσείς, αγνοήστε το μήνυμα: χωρίς τον κωδικό ο λογαριασμός δεν ενεργοποιείται.',
    ],
  }),
  en: ({ code, url }) => ({
    subject: 'Confirmation code',
    paragraphs: ['To activate your account, enter this confirmation code:'],
    code,
    link: { url, label: 'Confirm the address' },
    closing: [
      'The code is valid for 24 hours.',
      'If it was not you who registered, ignore this message: without the code the account is not activated.',
    ],
  }),
})

/** Without the username where the address is not confirmed: another person may have typed it. */
export const passwordResetMail = inBoth<{ url: string; username: string | null }>('password_reset', {
  el: ({ url, username }) => ({
    subject: 'Νέος κωδικός πρόσβασης',
    paragraphs: [
      username === null
        ? 'Ζητήθηκε νέος κωδικός πρόσβασης για τον λογαριασμό αυτής της διεύθυνσης. Με τον νέο κωδικό ο λογαριασμός ενεργοποιείται, και συνδέεστε με την ηλεκτρονική διεύθυνσή σας.'
        : `Ζητήθηκε νέος κωδικός πρόσβασης για τον λογαριασμό σας. Το όνομα χρήστη είναι «${username}».`,
    ],
    link: { url, label: 'Επιλογή νέου κωδικού' },
    closing: [
      'Ο σύνδεσμος ισχύει για 2 ώρες και για μία φορά.',
      'Αν δεν το ζητήσατε εσείς, αγνοήστε το μήνυμα: ο κωδικός σας δεν έχει αλλάξει.',
    ],
  }),
  en: ({ url, username }) => ({
    subject: 'New password',
    paragraphs: [
      username === null
        ? 'A new password was requested for the account of this address. The new password activates the account, and you sign in with your e-mail address.'
        : `A new password was requested for your account. Your username is “${username}”.`,
    ],
    link: { url, label: 'Choose a new password' },
    closing: [
      'The link is valid for 2 hours and works once.',
      'If it was not you who requested it, ignore this message: your password has not changed.',
    ],
  }),
})

export const passwordChangedMail = inBoth<{ url: string }>('password_changed', {
  el: ({ url }) => ({
    subject: 'Ο κωδικός πρόσβασης άλλαξε',
    paragraphs: [
      'Ο κωδικός πρόσβασης του λογαριασμού σας άλλαξε και όλες οι άλλες συνεδρίες έκλεισαν.',
      'Αν δεν το κάνατε εσείς, ζητήστε αμέσως νέο κωδικό και ενημερώστε τη Γραμματεία.',
    ],
    link: { url, label: 'Δεν το έκανα εγώ' },
  }),
  en: ({ url }) => ({
    subject: 'Your password has changed',
    paragraphs: [
      'The password of your account has changed, and all other sessions were closed.',
      'If it was not you, request a new password at once and inform your department’s secretariat.',
    ],
    link: { url, label: 'It was not me' },
  }),
})

/** Sent to a new address, which is not in force yet. */
export const emailCodeMail = inBoth<{ code: string; url: string }>('confirmation_code', {
  el: ({ code, url }) => ({
    subject: 'Επιβεβαίωση νέας διεύθυνσης',
    paragraphs: [
      'Για να ισχύσει η νέα ηλεκτρονική διεύθυνση του λογαριασμού σας, δώστε στο προφίλ σας τον κωδικό επιβεβαίωσης:',
    ],
    code,
    link: { url, label: 'Το προφίλ σας' },
    closing: [
      'Ο κωδικός ισχύει για 24 ώρες. Έως τότε ισχύει η προηγούμενη διεύθυνση.',
      'Αν δεν το ζητήσατε εσείς, αγνοήστε το μήνυμα: χωρίς τον κωδικό δεν αλλάζει τίποτα.',
    ],
  }),
  en: ({ code, url }) => ({
    subject: 'Confirm your new address',
    paragraphs: [
      'For the new e-mail address of your account to take effect, enter this confirmation code in your profile:',
    ],
    code,
    link: { url, label: 'Your profile' },
    closing: [
      'The code is valid for 24 hours. Until it is entered, the previous address remains in force.',
      'If it was not you who asked for it, ignore this message: without the code nothing changes.',
    ],
  }),
})

/** Sent to the address in force when another one is asked for. */
export const emailChangeAskedMail = inBoth<{ url: string }>('address_changed', {
  el: ({ url }) => ({
    subject: 'Ζητήθηκε αλλαγή της διεύθυνσής σας',
    paragraphs: [
      'Ζητήθηκε νέα ηλεκτρονική διεύθυνση για τον λογαριασμό σας. Η παρούσα ισχύει μέχρι να επιβεβαιωθεί η νέα.',
      'Αν δεν το ζητήσατε εσείς, ακυρώστε την αλλαγή: η παρούσα διεύθυνση μένει, ή επανέρχεται αν έχει ήδη αλλάξει.',
    ],
    link: { url, label: 'Ακύρωση της αλλαγής' },
    closing: ['Ο σύνδεσμος ισχύει για 7 ημέρες.'],
  }),
  en: ({ url }) => ({
    subject: 'A change of your address was requested',
    paragraphs: [
      'A new e-mail address was requested for your account. This one remains in force until the new one is confirmed.',
      'If it was not you, cancel the change: this address stays, or comes back if it has changed already.',
    ],
    link: { url, label: 'Cancel the change' },
    closing: ['The link is valid for 7 days.'],
  }),
})

/** Sent to the old address, not to the new one. Without a link where an administrator made the change. */
export const emailChangedMail = inBoth<{ undoUrl: string | null }>('address_changed', {
  el: ({ undoUrl }) => ({
    subject: 'Η ηλεκτρονική διεύθυνση άλλαξε',
    paragraphs: [
      'Η ηλεκτρονική διεύθυνση του λογαριασμού σας άλλαξε· από εδώ και πέρα τα μηνύματα στέλνονται στη νέα.',
      undoUrl === null
        ? 'Αν δεν το περιμένατε, ενημερώστε τη Γραμματεία.'
        : 'Αν δεν το κάνατε εσείς, αναιρέστε την αλλαγή: αυτή η διεύθυνση επανέρχεται, όλες οι συνεδρίες κλείνουν και λαμβάνετε σύνδεσμο για νέο κωδικό πρόσβασης.',
    ],
    ...(undoUrl !== null && {
      link: { url: undoUrl, label: 'Αναίρεση της αλλαγής' },
      closing: ['Ο σύνδεσμος ισχύει για 7 ημέρες.'],
    }),
  }),
  en: ({ undoUrl }) => ({
    subject: 'Your e-mail address has changed',
    paragraphs: [
      'The e-mail address of your account has changed; from now on, messages will go to the new one.',
      undoUrl === null
        ? 'If you did not expect this, inform your department’s secretariat.'
        : 'If it was not you, undo the change: this address comes back, all sessions are closed, and you get a link for a new password.',
    ],
    ...(undoUrl !== null && {
      link: { url: undoUrl, label: 'Undo the change' },
      closing: ['The link is valid for 7 days.'],
    }),
  }),
})

/** Sent to a person whose username an administrator has changed: with the old one no sign-in succeeds. */
export const usernameChangedMail = inBoth<{ url: string; username: string }>('username_changed', {
  el: ({ url, username }) => ({
    subject: 'Το όνομα χρήστη σας άλλαξε',
    paragraphs: [
      `Η διαχείριση άλλαξε το όνομα χρήστη του λογαριασμού σας. Από εδώ και πέρα συνδέεστε ως «${username}».`,
      'Ο κωδικός πρόσβασής σας μένει ο ίδιος.',
    ],
    link: { url, label: 'Σύνδεση' },
    closing: ['Αν δεν περιμένατε την αλλαγή, ενημερώστε τη Γραμματεία.'],
  }),
  en: ({ url, username }) => ({
    subject: 'Your username has changed',
    paragraphs: [
      `An administrator has changed the username of your account. From now on, sign in as “${username}”.`,
      'Your password stays the same.',
    ],
    link: { url, label: 'Sign in' },
    closing: ['If you did not expect this change, inform your department’s secretariat.'],
  }),
})

interface Invitation {
  username: string
  role: InvitedRole
  /** A link for the first password, or the page of sign-ins where the institution lets the person in. */
  by: 'password' | 'institution'
  url: string
}

type InvitedRole = 'instructor' | 'student' | 'secretary' | 'administrator'

const ACCOUNT_OF_EL: Record<InvitedRole, string> = {
  instructor: 'διδάσκοντος/διδάσκουσας',
  student: 'φοιτητή/φοιτήτριας',
  secretary: 'γραμματέα',
  administrator: 'διαχειριστή/διαχειρίστριας',
}
const ACCOUNT_OF_EN: Record<InvitedRole, string> = {
  instructor: 'An instructor',
  student: 'A student',
  secretary: 'A secretary',
  administrator: 'An administrator',
}

export const invitationMail = inBoth<Invitation>('invitation', {
  el: ({ by, url, username, role }) => {
    const made = `Δημιουργήθηκε για εσάς λογαριασμός ${ACCOUNT_OF_EL[role]} με όνομα χρήστη «${username}».`
    const subject = 'Ο λογαριασμός σας στη Διατριβή'
    if (by === 'institution')
      return {
        subject,
        paragraphs: [made, 'Συνδεθείτε με τον λογαριασμό του ιδρύματός σας για να ενεργοποιηθεί.'],
        link: { url, label: 'Σύνδεση' },
        closing: [
          'Ο λογαριασμός του ιδρύματος πρέπει να έχει την ηλεκτρονική διεύθυνση στην οποία λάβατε αυτό το μήνυμα.',
        ],
      }
    return {
      subject,
      paragraphs: [made, 'Επιλέξτε τον κωδικό πρόσβασής σας για να ενεργοποιηθεί.'],
      link: { url, label: 'Επιλογή κωδικού πρόσβασης' },
      closing: [
        'Ο σύνδεσμος ισχύει για 7 ημέρες και για μία φορά. Αν λήξει, ζητήστε νέο κωδικό από τη σελίδα σύνδεσης.',
      ],
    }
  },
  en: ({ by, url, username, role }) => {
    const made = `${ACCOUNT_OF_EN[role]} account has been created for you, with the username “${username}”.`
    const subject = 'Your Diatrivi account'
    if (by === 'institution')
      return {
        subject,
        paragraphs: [made, 'Sign in with the account of your institution to activate it.'],
        link: { url, label: 'Sign in' },
        closing: ['The account of your institution must have the e-mail address that this mail was sent to.'],
      }
    return {
      subject,
      paragraphs: [made, 'Choose your password to activate it.'],
      link: { url, label: 'Choose a password' },
      closing: [
        'The link is valid for 7 days and works once. If it expires, request a new password on the sign-in page.',
      ],
    }
  },
})
