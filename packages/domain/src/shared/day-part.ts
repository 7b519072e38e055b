import { athensHour } from './dates.ts'

/** The parts of a day by which people are greeted; Greek has one greeting for all that comes after noon. */
export type DayPart = 'morning' | 'afternoon' | 'evening'

const NOON = 12
const EVENING = 18

/** By the clocks of Athens. */
export function dayPartAt(moment: Date): DayPart {
  const hour = athensHour(moment)
  if (hour < NOON) return 'morning'
  return hour < EVENING ? 'afternoon' : 'evening'
}
