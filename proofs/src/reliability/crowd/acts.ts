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
} from './reading-acts.ts'
import type { Visitor } from './visitor.ts'
import { changeInterest, comment, handIn, offerTopic, returnStep, uploadCv } from './writing-acts.ts'

export type Act = (me: Visitor) => Promise<void>

/** How many of a hundred acts; first what a person sees after the sign-in. */
const OFTEN: Record<Errand, readonly (readonly [Act, number])[]> = {
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

/** Each act of the errand once, in the order of the table. */
export const tourOf = (errand: Errand): readonly Act[] => OFTEN[errand].map(([act]) => act)

export function nextAct(errand: Errand, random: Random): Act {
  let drawn = random.below(100)
  for (const [act, chance] of OFTEN[errand]) {
    if (drawn < chance) return act
    drawn -= chance
  }
  throw new RangeError(`The acts of those who are ${errand} are not a hundred.`)
}
