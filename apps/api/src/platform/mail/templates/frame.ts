import type { Language } from '@diatrivi/domain/shared/language'

/** What stands around every mail. */
export interface Frame {
  language: Language
  product: string
  tagline: string
  /** Instead of a name. */
  greeting: string
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
    greeting: 'Καλησπέρα σας',
    plainAddress: 'Αν το κουμπί δεν ανοίγει, αντιγράψτε τη διεύθυνση:',
    settings: 'Επιλέξτε στο προφίλ σας ποιες ειδοποιήσεις λαμβάνετε με e-mail:',
    settingsLink: 'Ρυθμίσεις ειδοποιήσεων',
    automatic: 'Το μήνυμα στάλθηκε αυτόματα· μην απαντήσετε σε αυτό.',
  },
  en: {
    language: 'en',
    product: 'Diatrivi',
    tagline: 'University theses',
    greeting: 'Hello',
    plainAddress: 'If the button does not open, copy this address:',
    settings: 'Choose in your profile which notifications you receive by e-mail:',
    settingsLink: 'Notification settings',
    automatic: 'This message was sent automatically; please do not reply to it.',
  },
} as const satisfies Record<Language, Frame>
