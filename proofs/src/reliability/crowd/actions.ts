import type { Random } from '../../interleavings/random.ts'
import type { Errand } from './people.ts'
import {
  browseLists,
  browseOwnThesis,
  browseSupervised,
  browseTopics,
  downloadStepFile,
  openOwnThesis,
  openThesis,
  readNotices,
  searchTopics,
  searchWord,
} from './reading-actions.ts'
import type { Visitor } from './visitor.ts'
import { changeInterest, comment, handIn, offerTopic, returnStep, uploadCv } from './writing-actions.ts'

export type Action = (me: Visitor) => Promise<void>

/** How many of a hundred actions; first what a person sees after the sign-in. */
const OFTEN: Record<Errand, readonly (readonly [Action, number])[]> = {
  searching: [
    [browseTopics, 28],
    [searchTopics, 12],
    [searchWord, 6],
    [openThesis, 28],
    [changeInterest, 12],
    [readNotices, 12],
    [uploadCv, 2],
  ],
  working: [
    [browseOwnThesis, 22],
    [browseLists, 8],
    [openOwnThesis, 26],
    [searchWord, 8],
    [comment, 12],
    [downloadStepFile, 8],
    [readNotices, 14],
    [handIn, 2],
  ],
  supervising: [
    [browseSupervised, 20],
    [browseLists, 8],
    [openOwnThesis, 24],
    [searchWord, 8],
    [comment, 10],
    [returnStep, 10],
    [offerTopic, 2],
    [downloadStepFile, 8],
    [readNotices, 10],
  ],
}

/** Each action of the errand once, in the order of the table. */
export const tourOf = (errand: Errand): readonly Action[] => OFTEN[errand].map(([act]) => act)

export function nextAction(errand: Errand, random: Random): Action {
  let drawn = random.below(100)
  for (const [act, chance] of OFTEN[errand]) {
    if (drawn < chance) return act
    drawn -= chance
  }
  throw new RangeError(`The actions of those who are ${errand} are not a hundred.`)
}
