import { describe, expect, it } from 'vitest'
import { needsStartTls, USUAL_ATTRIBUTES } from './directory.mjs'
import { settingsOf } from './read-settings.mjs'

describe('the address of a directory', () => {
  it.each([
    ['ldaps://ldap.hua.gr', 'ldaps://ldap.hua.gr'],
    ['ldap://ldap.hua.gr:1389/', 'ldap://ldap.hua.gr:1389'],
    ['https://ldap.hua.gr', undefined],
    ['ldap://ldap.hua.gr/dc=hua', undefined],
    ['ldap://reader:secret@ldap.hua.gr', undefined],
    ['ldap://ldap.hua.gr??sub', undefined],
    ['ldap.hua.gr', undefined],
  ])('%s', (text, read) => {
    expect(settingsOf({ LDAP_URL: text }).read('LDAP_URL')).toBe(read)
  })

  it.each([
    ['ldaps://ldap.hua.gr', false],
    ['ldap://ldap.hua.gr', true],
    ['ldap://10.1.2.3', true],
    ['ldap://127.0.0.1:1389', false],
    ['ldap://localhost', false],
    ['ldap://[::1]:389', false],
  ])('asks for StartTLS where others could read along: %s', (address, isNeeded) => {
    expect(needsStartTls(address)).toBe(isNeeded)
  })
})

describe('the attributes of a directory', () => {
  it('are the usual ones but for those that are named', () => {
    const { problems, read } = settingsOf({
      LDAP_ATTRIBUTES: 'department=departmentNumber, rank=title;lang-el|title',
    })
    expect(read('LDAP_ATTRIBUTES')).toEqual({
      ...USUAL_ATTRIBUTES,
      department: ['departmentNumber'],
      rank: ['title;lang-el', 'title'],
    })
    expect(problems).toEqual([])
  })

  it.each(['town=l', 'department', 'department=', 'department=ou)(uid=*', 'department=ou=x', '__proto__=ou'])(
    'are none: %s',
    (text) => {
      const { problems, read } = settingsOf({ LDAP_ATTRIBUTES: text })
      expect(read('LDAP_ATTRIBUTES')).toBeUndefined()
      expect(problems).toHaveLength(1)
    },
  )
})
