import type { Language } from '@diatrivi/domain/shared/language'
import {
  commissionerAnswerMail,
  commissionerLinkMail,
} from '../../modules/thesis/notice/mails/outside-commissioner.mail.ts'
import {
  datesAskedMail,
  examinationMail,
} from '../../modules/thesis/notice/mails/outside-examination.mail.ts'
import {
  markAskedMail,
  markCodeMail,
  marksOpenedMail,
} from '../../modules/thesis/notice/mails/outside-mark.mail.ts'
import {
  seatAskedMail,
  seatGivenMail,
  seatRewordedMail,
} from '../../modules/thesis/notice/mails/outside-seat.mail.ts'
import {
  activationMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailCodeMail,
  invitationMail,
  passwordChangedMail,
  passwordResetMail,
  usernameChangedMail,
} from '../../platform/mail/templates/account-mails.ts'
import { guessingMail } from '../../platform/mail/templates/guessing-mail.ts'
import { identityLinkedMail, identityUnlinkedMail } from '../../platform/mail/templates/identity-mails.ts'
import {
  secondFactorChangedMail,
  secondFactorGuessingMail,
  secondFactorSetUpMail,
  secondFactorTakenOffMail,
} from '../../platform/mail/templates/second-factor-mails.ts'
import { trialMail } from '../../platform/mail/templates/trial-mail.ts'
import { webhookPausedMail } from '../../platform/mail/templates/webhook-mail.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { inBothLanguages, type MailSample } from './sample.ts'

const ISSUER = 'https://login.example.gr'
/** A link of no account. */
const LINK_CODE = 'kY2v8-Jm4Qx0sWc7Tn1hRz6bEf9'
const OUTSIDE_FACTS = {
  thesisTitle: 'Αναγνώριση φωνής στα ελληνικά',
  supervisor: 'Ελένη Βασιλείου',
  department: 'Τμήμα Πληροφορικής',
  institution: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης',
}
const EXAMINATION = {
  ...OUTSIDE_FACTS,
  day: '2026-06-24',
  time: '12:00',
  minutes: 40,
  place: 'Αίθουσα Β2',
  link: 'https://meet.example.gr/b2',
  url: 'https://theses.example.gr/s#kY2v8-Jm4Qx0sWc7Tn1hRz6bEf9',
}
const TOKEN = 'kY2v8-Jm4Qx0sWc7Tn1hRz6bEf9LpAq3'

export function accountSamples(links: WebLinks): MailSample[] {
  const student = (language: Language) => ({ email: 'maria@example.gr', name: 'Μαρία Ανδρεάδου', language })
  /** The address is not confirmed. */
  const stranger = (language: Language) => ({ ...student(language), name: null })
  const instructor = (language: Language) => ({
    email: 'eleni@example.gr',
    name: 'Ελένη Βασιλείου',
    language,
  })
  const outsider = (language: Language) => ({ email: 'zoe@example.org', name: 'Ζωή Καρρά', language })
  const url = links.choosePassword(TOKEN)
  return [
    {
      name: 'activation',
      title: 'Registration: the confirmation code',
      mails: inBothLanguages((language) =>
        activationMail(stranger(language), { code: '042137', url: links.confirmEmail('maria@example.gr') }),
      ),
    },
    {
      name: 'password-reset',
      title: 'A forgotten password',
      mails: inBothLanguages((language) =>
        passwordResetMail(student(language), { url, username: 'mandreadou' }),
      ),
    },
    {
      name: 'password-changed',
      title: 'The password has changed',
      mails: inBothLanguages((language) =>
        passwordChangedMail(student(language), { url: links.forgotPassword() }),
      ),
    },
    {
      name: 'guessing-reported',
      title: 'Somebody tries passwords, to the owner',
      mails: inBothLanguages((language) => guessingMail(student(language), { url: links.forgotPassword() })),
    },
    {
      name: 'webhook-paused',
      title: 'A system is notified of nothing any more, to an administrator',
      mails: inBothLanguages((language) =>
        webhookPausedMail(student(language), {
          because: 'failing',
          description: 'Πύλη του ιδρύματος',
          url: links.webhooks(),
        }),
      ),
    },
    {
      name: 'second-factor-guessing',
      title: 'Somebody tries codes after the right password, to the owner',
      mails: inBothLanguages((language) =>
        secondFactorGuessingMail(student(language), { url: links.forgotPassword() }),
      ),
    },
    {
      name: 'second-factor-set-up',
      title: 'A first second factor was set up',
      mails: inBothLanguages((language) =>
        secondFactorSetUpMail(student(language), { url: links.undoSecondFactor(TOKEN) }),
      ),
    },
    {
      name: 'second-factor-changed',
      title: 'The second factor has changed: here a passkey was added',
      mails: inBothLanguages((language) =>
        secondFactorChangedMail(student(language), { change: 'passkeySetUp', url: links.forgotPassword() }),
      ),
    },
    {
      name: 'second-factor-taken-off',
      title: 'An administrator took a lost second factor off',
      mails: inBothLanguages((language) =>
        secondFactorTakenOffMail(student(language), { url: links.ownProfile('student') }),
      ),
    },
    {
      name: 'identity-linked',
      title: 'An account of the institution was linked',
      mails: inBothLanguages((language) =>
        identityLinkedMail(student(language), { issuer: ISSUER, url: links.ownProfile('student') }),
      ),
    },
    {
      name: 'identity-unlinked',
      title: 'An account of the institution was unlinked',
      mails: inBothLanguages((language) =>
        identityUnlinkedMail(student(language), { issuer: ISSUER, url: links.ownProfile('student') }),
      ),
    },
    {
      name: 'email-code',
      title: 'A new address: the confirmation code',
      mails: inBothLanguages((language) =>
        emailCodeMail(stranger(language), { code: '042137', url: links.ownProfile('student') }),
      ),
    },
    {
      name: 'email-change-asked',
      title: 'A new address is asked for, to the one in force',
      mails: inBothLanguages((language) =>
        emailChangeAskedMail(student(language), { url: links.cancelEmailChange(TOKEN) }),
      ),
    },
    {
      name: 'email-changed',
      title: 'The address has changed, to the one that was',
      mails: inBothLanguages((language) =>
        emailChangedMail(student(language), { undoUrl: links.cancelEmailChange(TOKEN) }),
      ),
    },
    {
      name: 'username-changed',
      title: 'The username has changed, to the instructor',
      mails: inBothLanguages((language) =>
        usernameChangedMail(instructor(language), { url: links.home(), username: 'evasileiou' }),
      ),
    },
    {
      name: 'outside-seat-asked',
      title: 'A person without an account is asked to sit in a committee',
      mails: inBothLanguages((language) =>
        seatAskedMail(outsider(language), {
          ...OUTSIDE_FACTS,
          day: '2026-03-17',
          url: links.byLink('seat', LINK_CODE),
        }),
      ),
    },
    {
      name: 'outside-seat-given',
      title: 'A person without an account sits in a committee',
      mails: inBothLanguages((language) => seatGivenMail(outsider(language), OUTSIDE_FACTS)),
    },
    {
      name: 'outside-seat-reworded',
      title: 'What is written of a member without an account was corrected',
      mails: inBothLanguages((language) =>
        seatRewordedMail(outsider(language), {
          ...OUTSIDE_FACTS,
          words: 'Ζωή Καρρά, Ομότιμη Καθηγήτρια, Πανεπιστήμιο Κρήτης',
        }),
      ),
    },
    {
      name: 'outside-commissioner-link',
      title: 'The mentor of a firm gets the link to the conversation about a thesis',
      mails: inBothLanguages((language) =>
        commissionerLinkMail(outsider(language), {
          ...OUTSIDE_FACTS,
          firm: 'Ηλεκτρονικά Συστήματα Α.Ε.',
          day: '2026-04-14',
          url: links.byLink('company', LINK_CODE),
        }),
      ),
    },
    {
      name: 'outside-commissioner-answer',
      title: 'The mentor of a firm reads that there is a new comment',
      mails: inBothLanguages((language) =>
        commissionerAnswerMail(outsider(language), {
          ...OUTSIDE_FACTS,
          firm: 'Ηλεκτρονικά Συστήματα Α.Ε.',
          person: 'Μαρία Ανδρεάδου',
          text: 'Θα έχουμε τις μετρήσεις ώς την Παρασκευή.',
          sentOn: '2026-03-17',
          day: '2026-04-14',
        }),
      ),
    },
    {
      name: 'outside-dates-asked',
      title: 'A member without an account is asked which dates suit',
      mails: inBothLanguages((language) =>
        datesAskedMail(outsider(language), {
          ...OUTSIDE_FACTS,
          day: '2026-06-26',
          url: links.byLink('dates', LINK_CODE),
        }),
      ),
    },
    {
      name: 'outside-exam-planned',
      title: 'A member without an account reads when the examination is',
      mails: inBothLanguages((language) =>
        examinationMail(outsider(language), { ...EXAMINATION, change: 'exam_planned' }),
      ),
    },
    {
      name: 'outside-exam-moved',
      title: 'A member without an account reads that the examination was moved',
      mails: inBothLanguages((language) =>
        examinationMail(outsider(language), {
          ...EXAMINATION,
          change: 'exam_moved',
          former: { day: '2026-06-22', time: '10:00' },
          reason: 'Η αίθουσα είναι κλειστή.',
        }),
      ),
    },
    {
      name: 'outside-exam-announced',
      title: 'A member without an account reads that the presentation was announced',
      mails: inBothLanguages((language) =>
        examinationMail(outsider(language), { ...EXAMINATION, change: 'exam_announced' }),
      ),
    },
    {
      name: 'outside-exam-near',
      title: 'A member without an account is reminded of the examination on the day before',
      mails: inBothLanguages((language) =>
        examinationMail(outsider(language), { ...EXAMINATION, change: 'exam_near' }),
      ),
    },
    {
      name: 'outside-exam-cancelled',
      title: 'A member without an account reads that the examination was cancelled',
      mails: inBothLanguages((language) =>
        examinationMail(outsider(language), {
          ...EXAMINATION,
          change: 'exam_cancelled',
          url: null,
          reason: 'Απεργία.',
        }),
      ),
    },
    {
      name: 'outside-mark-asked',
      title: 'A member without an account is asked for the mark',
      mails: inBothLanguages((language) =>
        markAskedMail(outsider(language), {
          ...OUTSIDE_FACTS,
          day: '2026-04-09',
          url: links.byLink('mark', LINK_CODE),
          isReconsidered: false,
        }),
      ),
    },
    {
      name: 'outside-mark-reconsider',
      title: 'A member without an account is asked once more, because the marks differ',
      mails: inBothLanguages((language) =>
        markAskedMail(outsider(language), {
          ...OUTSIDE_FACTS,
          day: '2026-04-09',
          url: links.byLink('mark', LINK_CODE),
          isReconsidered: true,
        }),
      ),
    },
    {
      name: 'outside-mark-code',
      title: 'The code by which a member without an account gives the mark',
      mails: inBothLanguages((language) =>
        markCodeMail(outsider(language), { code: '042137', thesisTitle: OUTSIDE_FACTS.thesisTitle }),
      ),
    },
    {
      name: 'outside-marks-opened',
      title: 'A member without an account reads that the marks were opened',
      mails: inBothLanguages((language) =>
        marksOpenedMail(outsider(language), { ...OUTSIDE_FACTS, failure: null }),
      ),
    },
    {
      name: 'trial',
      title: 'An administrator tries the mail server out',
      mails: inBothLanguages((language) => trialMail(instructor(language), { url: links.home() })),
    },
    {
      name: 'invitation',
      title: 'The account of a new instructor',
      mails: inBothLanguages((language) =>
        invitationMail(instructor(language), {
          by: 'password',
          url,
          username: 'evasileiou',
          role: 'instructor',
        }),
      ),
    },
    {
      name: 'invitation-by-institution',
      title: 'The account of a new instructor, where only administrators have passwords',
      mails: inBothLanguages((language) =>
        invitationMail(instructor(language), {
          by: 'institution',
          url: links.signIn(),
          username: 'evasileiou',
          role: 'instructor',
        }),
      ),
    },
  ]
}
