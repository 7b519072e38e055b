import { describe, expect, it } from 'vitest'
import { issuesOf } from '../../testing/issues.ts'
import { DepartmentBody, InstitutionBody, InstructorBody } from './administration.schemas.ts'

describe('a department', () => {
  it('needs no more than a name and its institution', () => {
    expect(DepartmentBody.parse({ depName: 'Τμήμα Πληροφορικής', instID: '3' })).toEqual({
      depName: 'Τμήμα Πληροφορικής',
      depEmail: null,
      depPhone: null,
      depCity: null,
      depUrl: null,
      depLat: null,
      depLng: null,
      instID: 3,
    })
  })

  it.each([
    [37.9838, 37.9838],
    ['37.9838', 37.9838],
    ['37,9838', 37.9838],
    ['-12', -12],
    [0, 0],
    ['', null],
    [null, null],
  ])('takes the latitude %j as %j', (depLat, degrees) => {
    expect(DepartmentBody.parse({ depName: 'Α', instID: 1, depLat }).depLat).toBe(degrees)
  })

  it('reports every wrong field at once', () => {
    const wrong = { depName: ' ', depEmail: 'x', depUrl: 'javascript:x', depLat: 91, depLng: 'east' }
    expect(issuesOf(DepartmentBody, wrong)).toEqual({
      depName: 'required',
      depEmail: 'invalid_email',
      depUrl: 'invalid_url',
      depLat: 'invalid',
      depLng: 'invalid',
      instID: 'required',
    })
  })
})

describe('an institution', () => {
  it('is a university or a technological institute', () => {
    expect(issuesOf(InstitutionBody, { instName: 'Α', instType: 'school' })).toEqual({ instType: 'invalid' })
    expect(issuesOf(InstitutionBody, {})).toEqual({ instName: 'required', instType: 'required' })
  })

  it.each(['https://www.uoa.gr/logo.png', '/images/logo.png', 'logo.svg'])(
    'has its logo at %s',
    (instLogo) => {
      expect(InstitutionBody.parse({ instName: 'Α', instType: 'grUni', instLogo }).instLogo).toBe(instLogo)
    },
  )

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//elsewhere.example/logo.png',
    'my logo.png',
  ])('has no logo at %s', (instLogo) => {
    expect(issuesOf(InstitutionBody, { instName: 'Α', instType: 'grUni', instLogo })).toEqual({
      instLogo: 'invalid_url',
    })
  })
})

describe('an instructor', () => {
  it('is named by an administrator, whole', () => {
    expect(issuesOf(InstructorBody, {})).toEqual({
      username: 'required',
      uName: 'required',
      uSurname: 'required',
      uEmail: 'required',
      rank: 'required',
      depID: 'required',
    })
  })

  it.each(['μαρία', 'a b', '.maria', 'maria-', 'a/b', 'maria@uoa.gr'])('cannot be called %s', (username) => {
    const body = { username, uName: 'Μ', uSurname: 'Α', uEmail: 'm@uoa.gr', rank: 'professor', depID: 1 }
    expect(issuesOf(InstructorBody, body)).toEqual({ username: 'invalid_username' })
  })
})
