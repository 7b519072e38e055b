import { inBoth } from './account-mails.ts'

/** An administrator tries the mail server out. */
export const trialMail = inBoth<{ url: string }>('trial', {
  el: ({ url }) => ({
    subject: 'Δοκιμαστική επιστολή',
    paragraphs: [
      'Ζητήσατε μια δοκιμαστική επιστολή από τη Διατριβή. Αφού τη διαβάζετε, η αποστολή λειτουργεί έως εδώ.',
      'Αν τη βρήκατε στην ανεπιθύμητη αλληλογραφία, ελέγξτε τις εγγραφές SPF, DKIM και DMARC της διεύθυνσης του αποστολέα.',
    ],
    link: { url, label: 'Διατριβή' },
  }),
  en: ({ url }) => ({
    subject: 'Trial mail',
    paragraphs: [
      'You asked Diatrivi for a trial mail. Since you are reading it, mail works as far as here.',
      'If you found it among unwanted mail, check the SPF, DKIM and DMARC records of the sender’s address.',
    ],
    link: { url, label: 'Diatrivi' },
  }),
})
