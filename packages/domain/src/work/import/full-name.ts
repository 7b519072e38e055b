import { foldGreek } from '../../shared/greek-text.ts'

export interface NameParts {
  surname: string
  firstName: string
  /** Whether it could be parted otherwise too, so that a person looks at it. */
  isUnsure: boolean
}

const BLANKS = /\s+/
/** The name of the father or the mother behind that of the person. */
const OF_PARENT = /^(?:του|τησ)$/
const IN_BRACKETS = /\([^()]*\)/g
const BESIDE_HYPHEN = /\s*([-–])\s*/g

/** A full name as lists write it, the surname first: «Γεωργίου Νικόλαος του Ιωάννη», «Γεωργίου, Νικόλαος». */
export function partFullName(text: string): NameParts {
  const [before = '', behind] = text.replace(IN_BRACKETS, ' ').replace(BESIDE_HYPHEN, '$1').split(',', 2)
  if (behind !== undefined)
    return { surname: own(before).join(' '), firstName: own(behind).join(' '), isUnsure: false }
  const [surname = '', ...names] = own(before)
  return { surname, firstName: names.join(' '), isUnsure: names.length > 1 }
}

/** The words of a name without those of a parent. */
function own(name: string): string[] {
  const words = name
    .trim()
    .split(BLANKS)
    .filter((word) => word !== '')
  const ofParent = words.findIndex((word, index) => index > 0 && OF_PARENT.test(foldGreek(word)))
  return ofParent < 0 ? words : words.slice(0, ofParent)
}
