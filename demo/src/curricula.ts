import { rankNameFor } from '@diatrivi/domain/people/account/rank-names'
import type { Rank } from '@diatrivi/domain/people/account/role'
import type { CurriculumVitae } from './documents/document.ts'
import type { Facts } from './facts.ts'
import { formOfAddressOf, type Person } from './people.ts'
import type { NumberedDepartment } from './places.ts'
import type { Random } from './random.ts'

interface CvSubject {
  facts: Facts
  random: Random
  person: Person
  department: NumberedDepartment
  interests: readonly string[]
  year: number
}

/** Years since the first degree, by rank. */
const CAREER: Readonly<Record<Rank, readonly [least: number, most: number]>> = {
  professor: [25, 33],
  associate: [18, 24],
  assistant: [12, 17],
  lecturer: [10, 13],
  adjunct: [6, 11],
}

const placeOf = ({ department, institution }: NumberedDepartment): string =>
  `${department.depName}, ${institution.instName}`

const bullets = (items: readonly string[]) => items.map((what) => ({ when: '', what, where: '' }))

export function instructorCv(subject: CvSubject & { rank: Rank }): CurriculumVitae {
  const { facts, random, person, department, interests, year, rank } = subject
  const [least, most] = CAREER[rank]
  const degree = year - random.integer(least, most)
  const doctorate = degree + random.integer(5, 6)
  const appointed = Math.min(year - 1, doctorate + random.integer(1, 4))
  const [first = '', second = ''] = random.sample(facts.phrases.studiedAt, 2)
  return {
    kind: 'curriculumVitae',
    name: `${person.firstName} ${person.surname}`,
    position: `${rankNameFor(rank, formOfAddressOf(person))[0]}, ${placeOf(department)}`,
    contact: person.email,
    sections: [
      {
        heading: 'Σπουδές',
        entries: [
          {
            when: `${degree + 2}–${doctorate}`,
            what: random.pick(facts.phrases.doctorates),
            where: first,
          },
          { when: `${degree}–${degree + 2}`, what: 'Μεταπτυχιακό δίπλωμα ειδίκευσης', where: first },
          { when: `${degree - 4}–${degree}`, what: 'Πτυχίο, βαθμός «Άριστα»', where: second },
        ],
      },
      {
        heading: 'Θέσεις',
        entries: [
          { when: `${appointed}–σήμερα`, what: 'Διδακτικό και ερευνητικό έργο', where: placeOf(department) },
          { when: `${doctorate}–${appointed}`, what: 'Μεταδιδακτορική έρευνα', where: second },
        ],
      },
      { heading: 'Ερευνητικά ενδιαφέροντα', entries: bullets([interests.join(' · ')]) },
      { heading: 'Διδασκαλία', entries: bullets(random.sample(facts.phrases.courses, 3)) },
      { heading: 'Έρευνα και προσφορά', entries: bullets(random.sample(facts.phrases.projects, 2)) },
    ],
  }
}

export function studentCv(subject: CvSubject): CurriculumVitae {
  const { facts, random, person, department, interests, year } = subject
  const entered = year - random.integer(3, 5)
  return {
    kind: 'curriculumVitae',
    name: `${person.firstName} ${person.surname}`,
    position: placeOf(department),
    contact: person.email,
    sections: [
      {
        heading: 'Σπουδές',
        entries: [
          { when: `${entered}–σήμερα`, what: 'Προπτυχιακές σπουδές', where: placeOf(department) },
          { when: `${entered - 3}–${entered}`, what: 'Απολυτήριο Γενικού Λυκείου', where: '' },
        ],
      },
      { heading: 'Εμπειρία', entries: bullets(random.sample(facts.phrases.studentWork, 2)) },
      {
        heading: 'Δεξιότητες',
        entries: bullets(['Αγγλικά Γ1', ...random.sample(facts.phrases.studentSkills, 2)]),
      },
      { heading: 'Ενδιαφέροντα', entries: bullets([interests.join(' · ')]) },
    ],
  }
}
