import type { Wire } from '@diatrivi/contract/endpoints'
import type { Ending } from './thesis.ts'
import type { World } from './world.ts'

export type Statistics = Wire<'getStatistics'>['response']

/** A figure of the statistics beside what the people did, as this program counted it. */
export interface Figure {
  what: string
  counted: number
  said: number | null | undefined
}

export function figuresOf(world: World, statistics: Statistics): Figure[] {
  const ended = (ending: Ending) => world.lives.filter((life) => life.ending === ending).length
  const given = world.lives.filter(({ ending }) => ending === null || ending === 'finished').length
  const year = statistics.years.find((one) => one.year === statistics.year)
  const offered = world.topics.length + world.lives.length - new Set(thesesGiven(world)).size
  return [
    { what: 'topics without a student', counted: offered - given, said: statistics.theses.ungiven },
    { what: 'theses in progress', counted: given - ended('finished'), said: statistics.theses.inProgress },
    { what: 'theses with a mark', counted: ended('finished'), said: statistics.theses.ended },
    {
      what: 'students without a thesis',
      counted: world.students.length - given,
      said: statistics.students.without,
    },
    { what: 'students with a mark', counted: ended('finished'), said: statistics.students.ended },
    { what: 'theses assigned in the year', counted: given, said: year?.assigned },
    { what: 'theses ended in the year', counted: ended('finished'), said: year?.ended },
    {
      what: 'ended until the day that was wished for',
      counted: world.lives.filter(({ ending, endedOn }) => ending === 'finished' && isInTime(endedOn)).length,
      said: year?.onTime.part,
    },
  ]
}

const WISHED_END = '2026-06-30'

const isInTime = (endedOn: string | null) => endedOn !== null && endedOn <= WISHED_END

/** Topics by the ids of their theses; a shared topic has a second thesis, which is none of them. */
function thesesGiven({ topics, lives }: World): number[] {
  const ids = new Set(lives.map(({ thesisId }) => thesisId))
  return topics.filter(({ thesisId }) => ids.has(thesisId)).map(({ thesisId }) => thesisId)
}

/** What must not be at the end of the year. */
export function disorderAtTheEnd(world: World, statistics: Statistics): string[] {
  return [
    ...world.lives
      .filter(({ ending, reason }) => ending === null || (ending !== 'finished' && reason === null))
      .map(({ title, student }) => `${title} of ${student.username} has no end`),
    ...world.students
      .filter((student) => !world.lives.some((life) => life.student === student))
      .map(({ username }) => `${username} never had a thesis`),
    ...figuresOf(world, statistics)
      .filter(({ counted, said }) => counted !== said)
      .map(({ what, counted, said }) => `the statistics say ${said} ${what}, the program counted ${counted}`),
  ]
}
