import { expect, it } from 'vitest'
import { commentReaders, commentReadersSentence } from './comment-readers.ts'

it('who reads the comments is said as the policy answers', () => {
  expect(commentReaders()).toEqual(['student', 'instructor'])
  expect(commentReadersSentence('student')).toEqual([
    'Όσα γράψετε εδώ τα διαβάζετε μόνο εσείς και ο επιβλέπων ή η επιβλέπουσα.',
    'What you write here is read only by you and your supervisor.',
  ])
  expect(commentReadersSentence('instructor')).toEqual([
    'Όσα γράψετε εδώ τα διαβάζετε μόνο εσείς και ο φοιτητής ή η φοιτήτρια.',
    'What you write here is read only by you and the student.',
  ])
})
