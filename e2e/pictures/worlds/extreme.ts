import { api, type Credentials, signIn } from '../../fixtures/api.ts'
import { casting, type Department, type Person } from '../../fixtures/cast.ts'
import { aPdf } from '../../fixtures/documents.ts'
import type { naming } from '../../fixtures/names.ts'
import { type Assignment, type Thesis, working } from '../../fixtures/works.ts'
import { LONG_FIRST_NAME, LONG_SURNAME, manuscript, sentence, word } from './long-words.ts'

type Names = ReturnType<typeof naming>

export interface Extreme {
  department: Department
  /** An instructor who has more theses, lists, steps and interested students than any other. */
  instructor: Person
  /** A student who has declared interest in thirty theses. */
  declarer: Person
  /** A student who has a positive answer. */
  chosen: Person
  /** A thesis with a hundred interested students. */
  crowded: Thesis
  /** A thesis whose title is one word. */
  oneWord: Thesis
  /** A thesis that waits for the answer of `chosen`. */
  offered: Thesis
  /** A thesis in progress, with forty steps and long conversations. */
  busy: Assignment
}

/** How many of what the screens show by the dozen. */
export interface Amounts {
  interested: number
  theses: number
  interests: number
  steps: number
  sessions: number
}

const MANY: Amounts = { interested: 98, theses: 60, interests: 30, steps: 40, sessions: 20 }
const KEYWORDS = 30

export async function makeExtreme(names: Names, amounts: Amounts = MANY): Promise<Extreme> {
  const longNames = lengthened(names)
  const cast = casting(longNames)
  const works = working(longNames, cast)
  const department = await cast.aDepartment()
  const [instructor, declarer, chosen, student] = await Promise.all([
    cast.anInstructor({ department }),
    cast.aStudent({ department }),
    cast.aStudent({ department }),
    cast.aStudent({ department }),
  ])
  await fillProfiles(instructor, declarer)
  const demanding = { keywords: manyKeywords(names), description: manuscript(12) }
  const crowded = await works.aThesis(instructor, {
    ...demanding,
    title: sentence(255),
    assignment: 'onDeadline',
  })
  const oneWord = await works.aThesis(instructor, { ...demanding, title: word(180) })
  const offered = await works.aThesis(instructor, { ...demanding, title: `${word(120)} ${sentence(100)}` })
  const others = await inTurns(amounts.theses, (index) =>
    works.aThesis(instructor, {
      title: `${sentence(240)} ${index + 1}`,
      keywords: manyKeywords(names).slice(0, 9),
    }),
  )
  for (const [index, thesis] of [crowded, oneWord, ...others].slice(0, amounts.interests).entries()) {
    await works.interest(declarer, thesis, index + 1)
  }
  await works.interest(chosen, offered)
  await works.positiveAnswer(chosen, offered)
  await inTurns(amounts.interested, async () => works.interest(await cast.aStudent({ department }), crowded))
  const busy = await works.anAssignment({
    instructor,
    student,
    thesis: { title: sentence(255), ...demanding, startDate: -40 },
    steps: Array.from({ length: amounts.steps }, (_none, index) => ({
      title: index % 2 === 0 ? word(64) : sentence(64),
      description: index % 2 === 0 ? word(512) : sentence(280),
      amount: 1,
      unit: 'weeks' as const,
    })),
    confirmed: 3,
    isWaiting: true,
  })
  await talk(busy)
  for (let count = 0; count < amounts.sessions; count += 1) await signIn(student)
  return { department, instructor, declarer, chosen, crowded, oneWord, offered, busy }
}

/** Unique names of the greatest length. */
export function lengthened(names: Names): Names {
  return {
    ...names,
    title: (text) => `${text} ${sentence(200)} ${names.mark()}`,
    topic: () => `${sentence(230)} ${names.mark()}`,
    person: () => {
      const { username } = names.person()
      const long = `${username}.${'makry-onoma-'.repeat(5)}`.slice(0, 59).replace(/[-.]+$/, '')
      return {
        firstName: LONG_FIRST_NAME,
        surname: LONG_SURNAME,
        username: long,
        email: `${long}@${'panepistimio-'.repeat(4)}ellados.example.gr`,
      }
    },
  }
}

function manyKeywords(names: Names): string[] {
  const mark = names.mark()
  return Array.from({ length: KEYWORDS }, (_none, index) =>
    index % 7 === 0 ? `${word(40)}${index}${mark}` : `${sentence(20 + index)} ${index}`,
  )
}

/** A few at a time: the machine hashes a password for each of them. */
async function inTurns<Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  const atOnce = 8
  for (let start = 0; start < count; start += atOnce) {
    const indexes = Array.from({ length: Math.min(atOnce, count - start) }, (_none, index) => start + index)
    made.push(...(await Promise.all(indexes.map(make))))
  }
  return made
}

async function fillProfiles(instructor: Person, student: Person): Promise<void> {
  const body = {
    user: { uIsPublic: 1 as const },
    tags: {
      keywords: Array.from({ length: KEYWORDS }, (_none, index) => ({ keyword: `${word(50)} ${index}` })),
    },
  }
  const file = aPdf(`${word(90)}.pdf`)
  await api(instructor, 'editInstructorProfile', { body, file })
  await api(student, 'editStudentProfile', { body, file })
}

async function talk({ student, instructor, thesis, list }: Assignment): Promise<void> {
  const both: readonly Credentials[] = [student, instructor]
  const [first, , third, fourth] = list.steps
  const texts = [word(400), sentence(280), `${sentence(280)}\n\n${sentence(280)}\n`.repeat(6), 'Ναι.']
  for (const step of [first, third, fourth]) {
    for (const [index, text] of texts.entries()) {
      await api(both[index % 2] ?? student, 'writeStepComment', {
        params: { itemId: step?.id ?? 0 },
        body: { text },
        file: index === 0 ? aPdf(`${word(90)}.pdf`) : undefined,
      })
    }
  }
  await api(instructor, 'returnStep', {
    params: { itemId: fourth?.id ?? 0 },
    body: { reason: sentence(280) },
  })
  await api(student, 'finishStep', { params: { itemId: fourth?.id ?? 0 }, file: aPdf(`${word(90)}.pdf`) })
  await api(student, 'submitFinalText', {
    params: { thesisId: thesis.id },
    body: { thesisAbstract: `${sentence(280)} ${word(300)}` },
    file: aPdf(`${word(90)}.pdf`),
  })
}
