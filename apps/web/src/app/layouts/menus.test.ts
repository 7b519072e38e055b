import { PAGES } from '@diatrivi/contract/web-addresses'
import type { Role } from '@diatrivi/domain/people/account/role'
import { describe, expect, it } from 'vitest'
import { paths } from '../../shared/paths.ts'
import { isCurrent, MENUS } from './menus.tsx'

const markedOn = (role: Role, address: string) =>
  MENUS[role]()
    .filter((entry) => isCurrent(entry, address))
    .map(({ to }) => to)

describe('the entry of the side menu that is marked', () => {
  it.each([
    ['instructor', paths.instructor.overview(), paths.instructor.overview()],
    ['instructor', paths.instructor.endedTheses(), paths.instructor.theses()],
    ['instructor', paths.instructor.editThesis(7), paths.instructor.theses()],
    ['instructor', paths.thesis(7), paths.instructor.theses()],
    ['instructor', paths.instructor.editTodoList(7), paths.instructor.todoLists()],
    ['instructor', paths.instructor.markSheet(7), paths.instructor.committees()],
    ['student', paths.student.pastThesis(7), paths.student.currentThesis()],
    ['student', paths.student.thesis(7), paths.student.openTheses()],
    ['secretary', paths.thesis(7), paths.secretary.theses()],
    ['administrator', paths.administrator.mail(), paths.administrator.mail()],
    ['administrator', paths.administrator.secretaries(), paths.administrator.users()],
    ['administrator', paths.administrator.administrators(), paths.administrator.users()],
    ['administrator', paths.administrator.students(), paths.administrator.users()],
    ['student', paths.helpArticle('hand-in-a-step'), paths.help()],
  ] as const)('of the %s on %s is %s', (role, address, marked) => {
    expect(markedOn(role, address)).toEqual([marked])
  })

  it('is the own profile only on the own profile', () => {
    expect(markedOn('student', paths.student.profile())).toEqual([paths.student.profile()])
    expect(markedOn('student', paths.profile('gpapas'))).toEqual([])
  })

  it.each(['instructor', 'student', 'secretary', 'administrator'] as const)(
    'is one at most on each page of the %s',
    (role) => {
      const pages = [...Object.values(PAGES[role]), PAGES.thesis, PAGES.notices, PAGES.profile]
      expect(pages.filter((page) => markedOn(role, page).length > 1)).toEqual([])
    },
  )
})
