import { expect, it } from 'vitest'
import { firstFree, usernameOf } from './username-choice.model.ts'

it.each([
  ['it21001@hua.gr', 'it21001'],
  ['maria.andreadou+theses@hua.gr', 'maria.andreadou-theses'],
  ["o'neill@hua.gr", 'o-neill'],
  ['_maria_@hua.gr', 'maria'],
  ['μαρία@hua.gr', 'student'],
  [`${'a'.repeat(64)}@hua.gr`, 'a'.repeat(50)],
])('the username of %s is %s', (email, username) => {
  expect(usernameOf(email)).toBe(username)
})

it('has digits behind it where somebody has it already', async () => {
  const taken = await firstFree('it21001@hua.gr', async (username) => username === 'it21001')
  expect(taken).toMatch(/^it21001-\d{5,7}$/)
})
