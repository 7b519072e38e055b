import type { GrowingTable } from '@diatrivi/api/retentions'

interface Growth {
  /** As a person calls it. */
  what: string
  /** Rows that one thesis brings, from the topic to the mark, for all its people together. */
  perThesis: number
  /** Days from the insertion of a row to its deletion, with the settings as they come. */
  lives: number
  /** Where the number of rows comes from. */
  because: string
}

/** What an installation sees in life. The figures are guesses, made plain so that they can be put right. */
export const GROWTH: Record<GrowingTable, Growth> = {
  account: {
    what: 'registrations that nobody confirmed',
    perThesis: 0.2,
    lives: 7,
    because: 'one student in five mistypes the address or registers twice',
  },
  dateOption: {
    what: 'dates that were offered for examinations',
    perThesis: 4,
    lives: 150,
    because: 'a poll of four dates, two months before the examination',
  },
  event: {
    what: 'events of the history',
    perThesis: 25,
    lives: 3650,
    because: 'topic, interests and answers 8, six steps with a return 14, mark and the rest 3',
  },
  notice: {
    what: 'notices',
    perThesis: 60,
    lives: 199,
    because: 'of actions 35, of reminders 10, of topics that fit 15; nine in ten are read',
  },
  outbox: {
    what: 'mails that left or were given up',
    perThesis: 45,
    lives: 31,
    because: 'three notices in four go as mails of their own',
  },
  session: {
    what: 'sessions',
    perThesis: 150,
    lives: 7,
    because: 'student and instructor sign in some three times a week for half a year',
  },
  securityEvent: {
    what: 'entries of the security log',
    perThesis: 170,
    lives: 365,
    because: 'each of the sign-ins, and some that went wrong or were ended',
  },
  attempt: {
    what: 'counted attempts, machines where a person has signed in',
    perThesis: 30,
    lives: 30,
    because: 'two people at a few machines, whose addresses change; failures go after a day',
  },
  pendingStudent: {
    what: 'students of lists who have not registered',
    perThesis: 0.5,
    lives: 730,
    because: 'one student in three of the lists of offices registers in a later year, or never',
  },
  importRun: {
    what: 'imports',
    perThesis: 0.01,
    lives: 30,
    because: 'an administrator uploads a list a few times in a semester, for some hundreds of theses',
  },
  inspection: {
    what: 'hours in which somebody looked at what of a student',
    perThesis: 120,
    lives: 365,
    because:
      'instructor: thesis, history, files and conversations once a week for half a year; administrators rarely',
  },
  keyedCall: {
    what: 'keys of creating calls',
    perThesis: 60,
    lives: 2,
    because: 'topic, list and steps 15, interests 5, steps and their replies 20, comments 20; kept for a day',
  },
  oneTimeCode: {
    what: 'one-time codes',
    perThesis: 2,
    lives: 8,
    because: 'the code of the registration, and a forgotten password',
  },
  secondFactorChallenge: {
    what: 'sign-ins that wait for a second factor',
    perThesis: 30,
    lives: 1,
    because: 'one person in five has one; those that were met are gone at once',
  },
  providerSignIn: {
    what: 'sign-ins that left for a provider',
    perThesis: 100,
    lives: 1,
    because: 'most sessions are opened there; those that came back in are gone at once',
  },
  emailChange: {
    what: 'changes of the e-mail address',
    perThesis: 0.1,
    lives: 7,
    because: 'one student in ten',
  },
  signedLink: {
    what: 'links to people without an account',
    perThesis: 0.3,
    lives: 100,
    because: 'one committee in five has a member from outside, who is reminded once in a while',
  },
  commissionerLink: {
    what: 'links to mentors of firms',
    perThesis: 0.2,
    lives: 118,
    because: 'one thesis in twenty is worked on with a firm, whose mentor is sent four links',
  },
  outsidePerson: {
    what: 'people without an account, who sit in no committee',
    perThesis: 0.01,
    lives: 90,
    because: 'a topic is seldom deleted after its committee was named',
  },
  webhookDelivery: {
    what: 'deliveries to other systems',
    perThesis: 50,
    lives: 30,
    because: 'a portal and a registry are notified of most events of the history',
  },
}

export const THESES_A_YEAR = 100_000
export const YEARS = 10

/** How many rows there are after ten years. */
export function keptRows({ perThesis, lives }: Growth): number {
  return Math.round(perThesis * THESES_A_YEAR * Math.min(lives / 365, YEARS))
}
