import { describe, expect, it } from 'vitest'
import { type ReadThesis, readersOf, readersSentence } from './thesis-readers.ts'

const TOPIC: ReadThesis = {
  hasStudent: false,
  hasCommittee: false,
  publicByInstructor: false,
  publicByStudent: false,
}
const GIVEN = { ...TOPIC, hasStudent: true }
const PUBLIC = { ...TOPIC, publicByInstructor: true }

describe('who reads a thesis is said as the policy answers', () => {
  it.each([
    [
      'a draft, to its instructor',
      TOPIC,
      'instructor',
      'Τη βλέπετε εσείς, όσοι φοιτητές έχουν ήδη δηλώσει ενδιαφέρον και οι διαχειριστές.',
    ],
    [
      'one that is given, to its instructor',
      GIVEN,
      'instructor',
      'Τη βλέπετε εσείς, όποιος ή όποια την έχει αναλάβει, η Γραμματεία, η διοίκηση του Τμήματος και οι διαχειριστές.',
    ],
    [
      'one that is given, to its student',
      { ...GIVEN, publicByInstructor: true },
      'student',
      'Τη βλέπετε εσείς, ο επιβλέπων ή η επιβλέπουσα, η Γραμματεία, η διοίκηση του Τμήματος και οι διαχειριστές.',
    ],
    [
      'one under a rule book that asks for a committee',
      { ...GIVEN, hasCommittee: true },
      'student',
      'Τη βλέπετε εσείς, ο επιβλέπων ή η επιβλέπουσα, τα μέλη της επιτροπής, η Γραμματεία, η διοίκηση του Τμήματος και οι διαχειριστές.',
    ],
    [
      'one that its student alone has made public',
      { ...GIVEN, publicByStudent: true },
      'student',
      'Τη βλέπετε εσείς, ο επιβλέπων ή η επιβλέπουσα, η Γραμματεία, η διοίκηση του Τμήματος και οι διαχειριστές.',
    ],
    ['a topic that is offered', PUBLIC, 'instructor', null],
    [
      'one that both have made public',
      { ...GIVEN, publicByInstructor: true, publicByStudent: true },
      'student',
      null,
    ],
  ] as const)('%s', (_what, thesis, you, sentence) => {
    expect(readersSentence(readersOf(thesis), you)?.[0] ?? null).toBe(sentence)
  })

  it('in English too', () => {
    expect(readersSentence(['student', 'instructor', 'administrator'], 'student')?.[1]).toBe(
      'It is seen by you, the supervisor and the administrators.',
    )
  })
})
