import { expect, it } from 'vitest'
import { profileReadersSentence } from './profile-readers.ts'

it.each([
  [
    'of a student',
    { role: 'student', isPublic: false },
    'Το προφίλ και το βιογραφικό σας τα βλέπετε εσείς, όποιος ή όποια επιβλέπει εργασία που έχετε ή για την οποία δηλώσατε ενδιαφέρον, η Γραμματεία του Τμήματός σας και οι διαχειριστές.',
  ],
  [
    'of an instructor, public',
    { role: 'instructor', isPublic: true },
    'Το προφίλ και το βιογραφικό σας τα βλέπετε εσείς, οι διδάσκοντες, οι φοιτητές, η Γραμματεία του Τμήματός σας και οι διαχειριστές.',
  ],
  [
    'of an instructor, not public',
    { role: 'instructor', isPublic: false },
    'Το προφίλ και το βιογραφικό σας τα βλέπετε εσείς, η Γραμματεία του Τμήματός σας και οι διαχειριστές.',
  ],
] as const)('who reads a profile is said as the policy answers: one %s', (_whose, profile, sentence) => {
  expect(profileReadersSentence(profile)[0]).toBe(sentence)
})
