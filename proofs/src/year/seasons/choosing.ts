import type { Season } from '../calendar.ts'
import type { Person } from '../people.ts'
import { plannedCourseOf } from '../planned-course.ts'
import type { Topic } from '../thesis.ts'
import { act, happened, type World } from '../world.ts'
import { lifeOf } from './life.ts'

const WISHES = 3
/** So many in a hundred say no to a topic that they wished for. */
const CHANGE_THEIR_MIND = 6

/** Students wish, instructors answer, students say yes or no; until everybody has a topic. */
export async function* choosing(world: World): Season {
  while (seekers(world).length > 0) {
    for (const student of seekers(world)) await wish(world, student)
    yield world.calendar.in(3)
    for (const instructor of world.instructors) await answer(world, instructor)
    yield world.calendar.in(2)
    for (const topic of world.topics.filter(({ answered }) => answered !== null)) await decide(world, topic)
    yield world.calendar.in(1)
  }
}

/** Who has never had a thesis; who gives one up is not given another this year. */
function seekers({ students, lives }: World): Person[] {
  const placed = new Set(lives.map(({ student }) => student))
  return students.filter((student) => !placed.has(student))
}

async function wish(world: World, student: Person): Promise<void> {
  const { random } = world
  const { preferedThesis } = await act(world, student, 'getCurrentThesis')
  const wished = new Set(preferedThesis.map(({ thesisID }) => thesisID.thesisID))
  const open = world.topics.filter(({ isGiven, thesisId }) => !isGiven && !wished.has(thesisId))
  const missing = Math.min(WISHES - wished.size, open.length)
  for (let nth = 0; nth < missing; nth += 1) {
    const [topic] = open.splice(random.below(open.length), 1)
    if (topic === undefined) return
    const params = { thesisId: topic.thesisId }
    await act(world, student, 'declareInterest', { params, body: { prefOrder: wished.size + nth + 1 } })
    happened(world, 'an interest was declared')
  }
  const { preferedThesis: all } = await act(world, student, 'getCurrentThesis')
  if (all.length > 1 && random.percent(10)) {
    const theses = all.map(({ thesisID }) => thesisID.thesisID).reverse()
    await act(world, student, 'reorderInterests', { body: { theses } })
    happened(world, 'a student changed the order of the interests')
  }
}

/** Takes for each topic the student who wants it most and has no answer to another. */
async function answer(world: World, instructor: Person): Promise<void> {
  const mine = world.topics.filter((topic) => topic.instructor === instructor && !topic.isGiven)
  if (mine.length === 0) return
  const theses = await act(world, instructor, 'listUngivenTheses', { query: { page: '1', pageSize: '100' } })
  for (const topic of mine) {
    const wishes = theses.find(({ thesisID }) => thesisID === topic.thesisId)?.prefersTheses ?? []
    const inOrder = wishes.toSorted((one, other) => one.prefOrder - other.prefOrder)
    const chosen = inOrder
      .map(({ username }) => world.students.find((student) => student.username === username))
      .find((student) => student !== undefined && !isAnswered(world, student))
    if (chosen === undefined) continue
    const params = { thesisId: topic.thesisId, username: chosen.username, flag: 1 }
    await act(world, instructor, 'answerInterest', { params, body: {} })
    topic.answered = chosen
    happened(world, 'a positive answer was given')
  }
}

const isAnswered = ({ topics }: World, student: Person) => topics.some(({ answered }) => answered === student)

async function decide(world: World, topic: Topic): Promise<void> {
  const student = topic.answered
  if (student === null) return
  const params = { thesisId: topic.thesisId }
  topic.answered = null
  if (world.random.percent(CHANGE_THEIR_MIND)) {
    await act(world, student, 'withdrawInterest', { params })
    happened(world, 'a student declined a positive answer')
    return
  }
  await act(world, student, 'acceptAssignment', { params })
  topic.isGiven = true
  begin(world, topic, student)
  if (topic.isShared) await share(world, topic)
}

/** The topic goes to a second student too, who has a thesis of his or her own. */
async function share(world: World, topic: Topic): Promise<void> {
  const second = seekers(world).find((student) => !isAnswered(world, student))
  if (second === undefined) return
  const params = { thesisId: topic.thesisId }
  const body = { username: second.username }
  const thesisId = await act(world, topic.instructor, 'shareTopic', { params, body })
  await act(world, second, 'acceptAssignment', { params: { thesisId } })
  begin(world, { ...topic, thesisId }, second)
  happened(world, 'a topic was shared by two students')
}

function begin(world: World, { thesisId, title, instructor, isShared }: Topic, student: Person): void {
  const course = plannedCourseOf(world.random, world.lives.length)
  const life = {
    thesisId,
    title,
    student,
    instructor,
    // Two theses of one title: a mail would not say which of them its link is about.
    course: isShared ? { ...course, hasOutsider: false } : course,
    acceptedOn: world.calendar.today,
    endedOn: null,
    ending: null,
    reason: null,
    mark: null,
    uploads: 0,
    comments: 0,
  }
  world.lives.push(life)
  world.calendar.begin(lifeOf(world, life), world.calendar.in(1))
  happened(world, 'an assignment was accepted')
}
