import { api } from '../../fixtures/api.ts'
import type { casting, Person } from '../../fixtures/cast.ts'
import type { naming } from '../../fixtures/names.ts'
import { type Assignment, type Thesis, type TodoList, working } from '../../fixtures/works.ts'
import { lengthened } from './extreme.ts'
import { manuscript, sentence, word } from './long-words.ts'

/** What an instructor alone sees: a thesis in each state, lists, and places whose names are too long. */
export interface Teaching {
  instructor: Person
  hidden: Thesis
  toMark: Assignment
  marked: Assignment
  released: Assignment
  /** With sixty steps. */
  template: TodoList
  /** Without a description, keywords, dates or a list. */
  bareThesis: Thesis
  bareList: TodoList
}

const STEPS = 60

export async function makeTeaching(
  names: ReturnType<typeof naming>,
  cast: ReturnType<typeof casting>,
  instructor: Person,
): Promise<Teaching> {
  const { department } = instructor
  const works = working(lengthened(names), cast)
  const plain = working(names, cast)
  const three = longSteps(3)
  const thesis = { title: `${sentence(200)} ${names.mark()}`, description: manuscript(4) }
  const anAssignment = async (confirmed: number, mark?: number) =>
    works.anAssignment({
      instructor,
      student: await cast.aStudent({ department }),
      thesis,
      steps: three,
      confirmed,
      ...(mark !== undefined && { mark }),
    })

  const [hidden, toMark, marked, released, novice] = await Promise.all([
    works.aThesis(instructor, { isPublic: false, assignment: 'onDeadline', title: word(180), keywords: [] }),
    anAssignment(3),
    anAssignment(3, 10),
    anAssignment(2),
    cast.anInstructor({ department }),
  ])
  await api(instructor, 'releaseThesis', {
    params: { thesisId: released.thesis.id },
    body: { reason: `${sentence(280)} ${word(180)} `.repeat(4) },
  })
  const template = await works.aTodoList(instructor, { title: word(250), steps: longSteps(STEPS) })
  const nothing = {
    description: '',
    keywords: [],
    interestDeadline: null,
    startDate: null,
    intendedEnd: null,
  }
  const bareThesis = await plain.aThesis(novice, nothing)
  const bareList = await plain.aTodoList(novice, { steps: [] })
  return {
    instructor,
    hidden,
    toMark,
    marked,
    released,
    template,
    bareThesis,
    bareList,
  }
}

function longSteps(count: number) {
  return Array.from({ length: count }, (_none, index) => ({
    title: index % 4 === 1 ? word(64) : sentence(64),
    description: index % 4 === 1 ? word(512) : sentence(280),
    amount: (index % 3) + 1,
    unit: 'weeks' as const,
  }))
}
