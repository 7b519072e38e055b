import { foldGreek } from '@diatrivi/domain/shared/greek-text'

const BLANKS = /\s+/g

/** What two spellings of a name or a title in files have in common. */
export const spelt = (text: string): string => foldGreek(text).trim().replace(BLANKS, ' ')
