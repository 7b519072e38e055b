import { CATALOGUE_PAGES, PAGES } from '@diatrivi/contract/web-addresses'
import type { Credentials } from '@diatrivi/e2e/fixtures/api'
import { DEMO_PEOPLE } from '@diatrivi/e2e/fixtures/people'
import { DAY_OF_EXAMINATIONS } from './attacked-examination.ts'
import type { AttackedWorld } from './attacked-world.ts'
import { MARK } from './free-texts.ts'

export interface Reader {
  who: Credentials | null
  paths: string[]
}

const {
  instructor: ofInstructor,
  student: ofStudent,
  administrator: ofAdministrator,
  secretary: ofSecretary,
} = PAGES

/** A table with everybody's rows shows those with a mark, the newest first. */
const ATTACKED_ROWS = `?q=${MARK}&sort=-id`

/** So many pages of a list that thirty attackers wrote in; one without rows is drawn too. */
function pagesOf(path: string, count: number): string[] {
  const address = `${path}${path.includes('?') ? '&' : '?'}page=`
  return Array.from({ length: count }, (_none, place) => `${address}${place + 1}`)
}

/** Pages without an account, in both languages: titles differ. */
function inBothLanguages(pattern: string, id: number): string[] {
  const path = pattern.replace(/:\w+/, String(id))
  return [path, `${path}?lang=en`]
}

/** The pages that show what everybody wrote, each once. */
export function screensOfAll({ presenting, reading, rulebookId, theses, imports }: AttackedWorld): Reader[] {
  const { instructor, member, secretary } = presenting
  const [first] = theses
  if (first === undefined) throw new Error('Nobody wrote anything.')
  return [
    {
      who: instructor,
      paths: [
        ofInstructor.overview,
        ofInstructor.profile.replace('/:id?', ''),
        ofInstructor.profilePreview.replace(':id', instructor.username),
        ofInstructor.theses,
        ofInstructor.timeline,
        ofInstructor.ungivenTheses,
        ofInstructor.todoLists,
        `${ofInstructor.createTodoItem}?list=${first.listId}`,
        PAGES.notices,
      ],
    },
    {
      who: first.student,
      paths: [
        ofStudent.currentThesis,
        ofStudent.profile.replace('/:id?', ''),
        PAGES.profile.replace(':id', instructor.username),
        PAGES.notices,
      ],
    },
    {
      who: first.released,
      paths: [
        `${ofStudent.openTheses}?department=all`,
        ofStudent.pastTheses,
        ofStudent.pastThesis.replace(':id', String(first.releasedId)),
        ofStudent.currentThesis,
        PAGES.notices,
      ],
    },
    {
      who: first.marked,
      paths: [
        ofStudent.currentThesis,
        ofStudent.pastTheses,
        ofStudent.pastThesis.replace(':id', String(first.markedId)),
        PAGES.notices,
      ],
    },
    {
      who: member,
      paths: [
        ofInstructor.overview,
        PAGES.thesis.replace(':thesisId', String(first.id)),
        PAGES.thesis.replace(':thesisId', String(first.movedId)),
        PAGES.notices,
      ],
    },
    {
      who: reading.instructor,
      paths: [
        ofInstructor.overview,
        ofInstructor.theses,
        ofInstructor.endedTheses,
        ofInstructor.statistics,
        PAGES.notices,
      ],
    },
    {
      who: reading.member,
      paths: [
        ofInstructor.overview,
        ofInstructor.committees,
        PAGES.thesis.replace(':thesisId', String(first.markedId)),
        PAGES.notices,
      ],
    },
    {
      who: DEMO_PEOPLE.admin,
      paths: [
        ...[
          ofAdministrator.institutions,
          ofAdministrator.departments,
          ofAdministrator.users,
          ofAdministrator.secretaries,
          ofAdministrator.administrators,
          ofAdministrator.students,
          ofAdministrator.webhooks,
        ].flatMap((table) => pagesOf(`${table}${ATTACKED_ROWS}`, 4)),
        ofAdministrator.import,
        `${ofAdministrator.import}?import=${imports.institutions}`,
        ofAdministrator.mail,
        ofAdministrator.security,
        ofAdministrator.inspections,
        ofAdministrator.statistics,
        PAGES.profile.replace(':id', first.student.username),
      ],
    },
    {
      who: secretary,
      paths: [
        ofSecretary.theses,
        ofSecretary.timeline,
        ...pagesOf(ofSecretary.students, 7),
        ofSecretary.committees,
        ofSecretary.import,
        `${ofSecretary.import}?import=${imports.students}`,
        `${ofSecretary.examinations}?month=${DAY_OF_EXAMINATIONS.slice(0, 7)}`,
        ...pagesOf(ofSecretary.papers, 3),
        ofSecretary.paperForms,
        PAGES.paper.replace(':code', first.paperCode),
        ...pagesOf(ofSecretary.staff, 5),
        ofSecretary.rulebooks,
        ofSecretary.rulebook.replace(':id', String(rulebookId)),
        ofSecretary.profile,
        PAGES.thesis.replace(':thesisId', String(first.id)),
        PAGES.thesis.replace(':thesisId', String(first.movedId)),
      ],
    },
    {
      who: reading.secretary,
      paths: [
        ofSecretary.theses,
        ...pagesOf(ofSecretary.students, 2),
        ...pagesOf(ofSecretary.registry, 2),
        PAGES.thesis.replace(':thesisId', String(first.markedId)),
      ],
    },
    {
      who: null,
      paths: [
        PAGES.register,
        PAGES.paper.replace(':code', first.paperCode),
        ...inBothLanguages(CATALOGUE_PAGES.topics, instructor.department.id),
        ...inBothLanguages(CATALOGUE_PAGES.presentations, instructor.department.id),
        ...inBothLanguages(CATALOGUE_PAGES.finished, reading.instructor.department.id),
      ],
    },
  ]
}

/** The pages of each thesis, and of each that is written; of the first also its lists and its student. */
export function screensOfTheses({ presenting, reading, theses }: AttackedWorld): Reader[] {
  const ofEach = theses.flatMap(({ id, releasedId, movedId, listId, stepId, templateId, student }, place) => [
    `${PAGES.thesis.replace(':thesisId', String(id))}#conversation-${stepId}`,
    PAGES.thesis.replace(':thesisId', String(movedId)),
    ofInstructor.editThesis.replace(':id', String(releasedId)),
    ofInstructor.editTodoList.replace(':id', String(listId)),
    ofInstructor.editTodoList.replace(':id', String(templateId)),
    ...(place > 0
      ? []
      : [
          PAGES.thesis.replace(':thesisId', String(releasedId)),
          PAGES.profile.replace(':id', student.username),
        ]),
  ])
  const ofMarked = theses.flatMap(({ markedId, unsealedId }) =>
    [markedId, unsealedId].map((id) => PAGES.thesis.replace(':thesisId', String(id))),
  )
  const sheets = theses.map(({ examinationId }) =>
    ofInstructor.markSheet.replace(':id', String(examinationId)),
  )
  return [
    { who: presenting.instructor, paths: ofEach },
    { who: reading.instructor, paths: ofMarked },
    { who: reading.member, paths: sheets },
    {
      who: null,
      paths: theses.flatMap(({ releasedId, markedId }) => [
        ...inBothLanguages(CATALOGUE_PAGES.topic, releasedId),
        ...inBothLanguages(CATALOGUE_PAGES.thesis, markedId),
      ]),
    },
    // The codes stand behind the #, and another one alone would be no other page.
    {
      who: null,
      paths: theses.flatMap(({ seatPath, talkPath }, place) => [
        seatPath.replace('#', `?seat=${place}#`),
        talkPath.replace('#', `?firm=${place}#`),
      ]),
    },
  ]
}

/** Pages that say again what stands in their address: one for each attack, and the others for the first. */
export function screensThatEcho(attacks: readonly string[]): Reader[] {
  const texts = attacks.map(encodeURIComponent)
  const first = texts[0] ?? ''
  const filterOf = (text: string) => `search=${text}&title=${text}&keywords=${text}`
  return [
    { who: DEMO_PEOPLE.student, paths: texts.map((text) => `${ofStudent.openTheses}?${filterOf(text)}`) },
    {
      who: DEMO_PEOPLE.instructor,
      paths: [`${ofInstructor.ungivenTheses}?${filterOf(first)}`, `${ofInstructor.todoLists}?title=${first}`],
    },
    { who: DEMO_PEOPLE.admin, paths: [`${ofAdministrator.security}?person=${first}`] },
    {
      who: DEMO_PEOPLE.secretary,
      paths: [`${ofSecretary.theses}?${filterOf(first)}`, `${ofSecretary.students}?search=${first}`],
    },
    {
      who: null,
      paths: [
        `${PAGES.signIn}?returnTo=${first}`,
        `${PAGES.resetPassword}?token=${first}`,
        PAGES.confirmEmail.replace(':email', first),
      ],
    },
  ]
}
