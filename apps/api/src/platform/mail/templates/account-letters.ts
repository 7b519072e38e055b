import type { Mail } from '../mail.ts'
import { letter } from './letter.ts'

export interface Addressee {
  email: string
  /** First name and surname. */
  name: string
}

export function activationLetter(to: Addressee, { code, url }: { code: string; url: string }): Mail {
  return letter({
    to: to.email,
    name: to.name,
    subject: 'Κωδικός επιβεβαίωσης',
    paragraphs: ['Για να ενεργοποιηθεί ο λογαριασμός σας, δώστε τον κωδικό επιβεβαίωσης:'],
    code,
    link: { url, label: 'Επιβεβαίωση ηλεκτρονικής διεύθυνσης' },
    closing: [
      'Ο κωδικός ισχύει για 24 ώρες.',
      'Αν δεν εγγραφήκατε εσείς, αγνοήστε το μήνυμα: χωρίς τον κωδικό ο λογαριασμός δεν ενεργοποιείται.',
    ],
  })
}

export function passwordResetLetter(
  to: Addressee,
  { url, username }: { url: string; username: string },
): Mail {
  return letter({
    to: to.email,
    name: to.name,
    subject: 'Νέος κωδικός πρόσβασης',
    paragraphs: [
      `Ζητήθηκε νέος κωδικός πρόσβασης για τον λογαριασμό σας. Το όνομα χρήστη είναι «${username}».`,
    ],
    link: { url, label: 'Επιλογή νέου κωδικού' },
    closing: [
      'Ο σύνδεσμος ισχύει για 2 ώρες και για μία φορά.',
      'Αν δεν το ζητήσατε εσείς, αγνοήστε το μήνυμα: ο κωδικός σας δεν έχει αλλάξει.',
    ],
  })
}

export function passwordChangedLetter(to: Addressee): Mail {
  return letter({
    to: to.email,
    name: to.name,
    subject: 'Ο κωδικός πρόσβασης άλλαξε',
    paragraphs: [
      'Ο κωδικός πρόσβασης του λογαριασμού σας άλλαξε και όλες οι άλλες συνεδρίες έκλεισαν.',
      'Αν δεν το κάνατε εσείς, ζητήστε νέο κωδικό από τη σελίδα σύνδεσης και ενημερώστε τη Γραμματεία.',
    ],
  })
}

/** To the address that was, not to the one that is. */
export function emailChangedLetter(to: Addressee): Mail {
  return letter({
    to: to.email,
    name: to.name,
    subject: 'Η ηλεκτρονική διεύθυνση άλλαξε',
    paragraphs: [
      'Η ηλεκτρονική διεύθυνση του λογαριασμού σας άλλαξε· από εδώ και πέρα τα μηνύματα στέλνονται στη νέα.',
      'Αν δεν το κάνατε εσείς, ενημερώστε τη Γραμματεία.',
    ],
  })
}

export function invitationLetter(to: Addressee, { url, username }: { url: string; username: string }): Mail {
  return letter({
    to: to.email,
    name: to.name,
    subject: 'Ο λογαριασμός σας στη Διατριβή',
    paragraphs: [
      `Δημιουργήθηκε για εσάς λογαριασμός διδάσκοντος/διδάσκουσας με όνομα χρήστη «${username}».`,
      'Επιλέξτε τον κωδικό πρόσβασής σας για να ενεργοποιηθεί.',
    ],
    link: { url, label: 'Επιλογή κωδικού πρόσβασης' },
    closing: [
      'Ο σύνδεσμος ισχύει για 7 ημέρες και για μία φορά. Αν λήξει, ζητήστε νέο κωδικό από τη σελίδα σύνδεσης.',
    ],
  })
}
