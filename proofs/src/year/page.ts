import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import { FIRST_DAY, LAST_DAY } from './calendar.ts'
import { figuresOf } from './findings.ts'
import { busyWeeks, kindsIn, MANY_A_WEEK, mailsByKind, ROLES, roleOf } from './mails.ts'
import type { Actor } from './tally.ts'
import type { Ending } from './thesis.ts'
import type { PlayedYear } from './year.ts'

const SHOWN_ACTIONS = 12
const SHOWN_WEEKS = 10

/** How the page names who acts. */
const NAMES: Record<Actor, string> = {
  student: 'students',
  instructor: 'instructors',
  secretary: 'secretaries',
  administrator: 'administrator',
  outsider: 'members from outside, without an account',
}

/** What the year came to, for readers who know a department and no program. */
export function yearPage(played: PlayedYear, { seconds, day }: { seconds: number; day: string }): string {
  return `${[
    '# A year of a department',
    '',
    ...introduction(played, { seconds, day }),
    '',
    '## How the theses ended',
    '',
    ...endings(played),
    '',
    '## What happened',
    '',
    ...happenings(played),
    '',
    '## How much each role had to do',
    '',
    ...work(played),
    '',
    '## Mails',
    '',
    ...mails(played),
    '',
    '## Statistics in July',
    '',
    ...statistics(played),
    '',
    '## What people get who ask for their data',
    '',
    ...takenOut(played),
  ].join('\n')}\n`
}

function introduction(
  { world, days }: PlayedYear,
  { seconds, day }: { seconds: number; day: string },
): string[] {
  const { students, instructors, secretaries, seed } = world.scale
  return [
    `A program played ${students} students, ${instructors} instructors and ${secretaries} secretaries from ${FIRST_DAY} to ${LAST_DAY}, each through the calls that the pages make, with the clock moved day by day. No person helped. What was there before: the department, and the account of the administrator. People registered and signed in with a password once; the sessions of later days were opened without it.`,
    '',
    `After each of the ${days} days the reminders, the ends of invitations, the post and the upkeep ran as they do every day, and every promise that the application makes about its data was looked over. None was broken, no call was refused that should not have been, and no failure was logged.`,
    '',
    `Played on ${day} with seed ${seed} in ${Math.round(seconds / 60)} minutes. Again: \`npm run check:proofs -- year\`.`,
  ]
}

function endings({ world: { lives } }: PlayedYear): string[] {
  const of = (ending: Ending) => lives.filter((life) => life.ending === ending)
  const reasons = (ending: Ending) => [...new Set(of(ending).map(({ reason }) => reason ?? ''))].join(' ')
  const marks = of('finished').map(({ mark }) => Number(mark))
  const mean = marks.reduce((sum, mark) => sum + mark, 0) / Math.max(1, marks.length)
  return table(
    ['end', 'theses', 'why'],
    [
      ['finished', of('finished').length, `the mean of the marks is ${mean.toFixed(2)}`],
      ['given up', of('given up').length, reasons('given up')],
      ['failed', of('failed').length, reasons('failed')],
    ],
  )
}

function happenings({ world }: PlayedYear): string[] {
  const rows = [...world.happenings].toSorted(([, one], [, other]) => other - one)
  return table(['what', 'times'], rows)
}

function work({ world }: PlayedYear): string[] {
  const theses = world.lives.length
  const people: Partial<Record<Actor, number>> = {
    student: world.students.length,
    instructor: world.instructors.length,
    secretary: world.secretaries.length,
    administrator: 1,
    outsider: world.outsiders.length,
  }
  const actors = Object.keys(NAMES) as Actor[]
  return [
    'An action is a call that writes something, the sign-ins among them; looking at pages is counted apart.',
    '',
    ...table(
      ['role', 'people', 'actions', 'actions a person', 'actions a thesis', 'of these sign-ins'],
      actors.map((actor) => {
        const actions = world.actions.totalOf(actor)
        const signIns = world.actions.of(actor).find(([name]) => name === 'signIn')?.[1] ?? 0
        const count = people[actor] ?? 1
        return [
          NAMES[actor],
          count,
          actions,
          (actions / count).toFixed(1),
          (actions / theses).toFixed(2),
          signIns,
        ]
      }),
    ),
    '',
    `Pages and lists were read ${world.actions.reads} times.`,
    ...actors.flatMap((actor) => [
      '',
      `The most frequent actions of ${NAMES[actor]}:`,
      '',
      ...table(
        ['act', 'times', 'a thesis'],
        world.actions
          .of(actor)
          .slice(0, SHOWN_ACTIONS)
          .map(([name, count]) => [ENDPOINTS[name].summary, count, (count / theses).toFixed(2)]),
      ),
    ]),
  ]
}

function mails({ world }: PlayedYear): string[] {
  const weeks = busyWeeks(world)
  const people = new Set(weeks.map(({ address }) => address)).size
  const all = world.api.mails.all.length
  return [
    `${all} mails left. By what they are about, as their subjects say it, and by who got them:`,
    '',
    ...table(
      ['mail', ...ROLES.map((role) => NAMES[role]), 'together'],
      mailsByKind(world).map(({ kind, counts, total }) => [
        kind,
        ...ROLES.map((role) => counts[role]),
        total,
      ]),
    ),
    '',
    `More than ${MANY_A_WEEK} mails in a week came to ${people} people, in ${weeks.length} weeks altogether:`,
    '',
    ...table(
      ['role', 'people', 'such weeks', 'most in a week'],
      ROLES.map((role) => {
        const theirs = weeks.filter(({ address }) => roleOf(address) === role)
        const most = Math.max(0, ...theirs.map(({ mails }) => mails.length))
        return [NAMES[role], new Set(theirs.map(({ address }) => address)).size, theirs.length, most]
      }),
    ),
    '',
    'What the mails of these weeks were about:',
    '',
    ...table(['mail', 'times'], kindsIn(weeks)),
    '',
    'The fullest weeks:',
    '',
    ...table(
      ['person', 'week of', 'mails', 'most of them'],
      weeks.slice(0, SHOWN_WEEKS).map((week) => {
        const [[kind, count] = ['', 0]] = kindsIn([week])
        return [week.address, week.week, week.mails.length, `${kind} (${count})`]
      }),
    ),
  ]
}

function statistics({ world, statistics: said }: PlayedYear): string[] {
  return [
    'The figures that the application gives, beside those that the program counted on its way:',
    '',
    ...table(
      ['figure', 'counted', 'the application says'],
      figuresOf(world, said).map((figure) => [figure.what, figure.counted, figure.said ?? '']),
    ),
  ]
}

function takenOut({ taken }: PlayedYear): string[] {
  return [
    `${taken.length} people asked for all that is kept about them. Each archive was opened, and what is in it compared with what the person had done:`,
    '',
    ...table(
      ['person', 'what', 'done', 'in the archive'],
      taken.flatMap(({ person, parts }) =>
        parts.map(({ what, expected, found }) => [person.username, what, expected, found]),
      ),
    ),
  ]
}

function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)]
}
