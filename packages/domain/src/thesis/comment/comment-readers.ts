import type { Bilingual } from '../../shared/bilingual.ts'
import { listed } from '../../shared/listed.ts'
import {
  exampleOf,
  GIVEN_EXAMPLE,
  READER_WORDS,
  THESIS_READERS,
  type ThesisReader,
} from '../thesis/thesis-readers.ts'
import { canComment } from './comment.policy.ts'

/** Who reads the comments on the steps of a thesis, as the policy answers. */
export function commentReaders(): ThesisReader[] {
  const list = { instructorId: GIVEN_EXAMPLE.instructorId, thesis: GIVEN_EXAMPLE }
  return THESIS_READERS.filter(
    (reader) => canComment.read(exampleOf(reader, GIVEN_EXAMPLE).actor, list).allowed,
  )
}

const WORDS: Readonly<Record<ThesisReader, Bilingual>> = {
  ...READER_WORDS,
  student: ['ο φοιτητής ή η φοιτήτρια', 'the student'],
  instructor: ['ο επιβλέπων ή η επιβλέπουσα', 'your supervisor'],
  anyone: ['όλοι οι συνδεδεμένοι χρήστες', 'everyone who is signed in'],
}

/** «Όσα γράψετε εδώ τα διαβάζετε μόνο εσείς και ο επιβλέπων ή η επιβλέπουσα.» */
export function commentReadersSentence(you: 'student' | 'instructor'): Bilingual {
  const others = commentReaders().filter((reader) => reader !== you)
  return [
    `Όσα γράψετε εδώ τα διαβάζετε μόνο ${listed(['εσείς', ...others.map((one) => WORDS[one][0])], 'και')}.`,
    `What you write here is read only by ${listed(['you', ...others.map((one) => WORDS[one][1])], 'and')}.`,
  ]
}
