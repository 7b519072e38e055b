import { describe, expect, it } from 'vitest'
import { issuesOf } from '../../testing/issues.ts'
import { CreateThesisBody, EditThesisBody, MarkBody, ThesisFilterQuery } from './thesis.schemas.ts'

describe('a new thesis', () => {
  it('needs a title only', () => {
    expect(CreateThesisBody.parse({ thesisTitle: ' Θέμα ' })).toEqual({
      thesisTitle: 'Θέμα',
      titleEn: null,
      textLanguage: 'el',
      thesisAssignType: 'immediate',
      thesisDescr: '',
      thesisIsPublicByInst: false,
      thesisIntDeadline: null,
      thesisStartDate: null,
      thesisIntendedEnd: null,
    })
  })

  it('reports every wrong field at once', () => {
    const wrong = {
      thesisTitle: '  ',
      thesisAssignType: 'later',
      thesisIsPublicByInst: 2,
      thesisIntDeadline: '31/12/2026',
    }
    expect(issuesOf(CreateThesisBody, wrong)).toEqual({
      thesisTitle: 'required',
      thesisAssignType: 'invalid',
      thesisIsPublicByInst: 'invalid_flag',
      thesisIntDeadline: 'invalid_date',
    })
  })
})

describe('a changed thesis', () => {
  it('keeps what is left out and forgets what is null', () => {
    expect(EditThesisBody.parse({ thesis: { thesisStartDate: null } })).toEqual({
      thesis: { thesisStartDate: null },
    })
  })

  it('has an empty description when it is null', () => {
    expect(EditThesisBody.parse({ thesis: { thesisDescr: null } })).toEqual({ thesis: { thesisDescr: '' } })
  })

  it('cannot lose its title', () => {
    expect(issuesOf(EditThesisBody, { thesis: { thesisTitle: '' } })).toEqual({
      'thesis.thesisTitle': 'required',
    })
  })

  it('takes the fields that a client sends back with it for what they are: not to be changed', () => {
    expect(EditThesisBody.parse({ thesis: { thesisID: 9, thesisMark: 10, student: null } })).toEqual({
      thesis: {},
    })
  })
})

describe('a mark', () => {
  it.each([0, 11, 7.5, '7,5', null])('is not %j', (mark) => {
    expect(issuesOf(MarkBody, { mark })).toEqual({ mark: mark === null ? 'required' : 'mark_range' })
  })
})

describe('the filters of a list', () => {
  it('take one keyword or many', () => {
    expect(ThesisFilterQuery.parse({ keywords: 'ai' }).keywords).toEqual(['ai'])
    expect(ThesisFilterQuery.parse({ keywords: ['ai', 'sql'] }).keywords).toEqual(['ai', 'sql'])
  })

  it('are judged field by field', () => {
    expect(
      issuesOf(ThesisFilterQuery, { assignType: 'x', deadlineFrom: 'x', deadlineUntil: '2026-02-30' }),
    ).toEqual({
      assignType: 'invalid',
      deadlineFrom: 'invalid_date',
      deadlineUntil: 'invalid_date',
    })
  })
})
