import type { DayPart } from '@diatrivi/domain/shared/day-part'
import type { Language } from '@diatrivi/domain/shared/language'

/** What stands around every mail. */
export interface Frame {
  language: Language
  product: string
  tagline: string
  /** Its first line. Greek greets by the hour, because no program knows the vocative of a name. */
  greeting: (name: string | null, part: DayPart) => string
  /** Before the address below a button. */
  plainAddress: string
  /** Before the address of the settings, in the text. */
  settings: string
  /** The link to the settings, in the HTML. */
  settingsLink: string
  automatic: string
}

export const FRAME = {
  el: {
    language: 'el',
    product: 'Διατριβή',
    tagline: 'Διαχείριση εργασιών',
    greeting: (_name, part) => (part === 'morning' ? 'Καλημέρα σας,' : 'Καλησπέρα σας,'),
    plainAddress: 'Αν το κουμπί δεν ανοίγει, αντιγράψτε τη διεύθυνση:',
    settings: 'Επιλέξτε στο προφίλ σας ποιες ειδοποιήσεις λαμβάνετε με e-mail:',
    settingsLink: 'Ρυθμίσεις ειδοποιήσεων',
    automatic: 'Το μήνυμα στάλθηκε αυτόματα· μην απαντήσετε σε αυτό.',
  },
  en: {
    language: 'en',
    product: 'Diatrivi',
    tagline: 'University theses',
    greeting: (name) => `${name ?? 'Hello'},`,
    plainAddress: 'If the button does not open, copy this address:',
    settings: 'Choose in your profile which notifications you receive by e-mail:',
    settingsLink: 'Notification settings',
    automatic: 'This message was sent automatically; please do not reply to it.',
  },
} as const satisfies Record<Language, Frame>
