import { describe, expect, it, vi } from 'vitest'
import { issueOf } from './testing/issues.ts'
import {
  email,
  Flag,
  FlagParam,
  integer,
  line,
  nameLine,
  optionalEmail,
  optionalLine,
  optionalNameLine,
  optionalText,
  optionalUrl,
  password,
  requiredLine,
  requiredText,
  text,
} from './values.ts'

describe('a flag', () => {
  it.each([
    [1, true],
    [0, false],
    [true, true],
    [false, false],
    ['1', true],
    ['0', false],
    ['true', true],
    ['false', false],
  ])('%j of a request means %j', (value, meaning) => {
    expect(Flag.parse(value)).toBe(meaning)
  })

  it.each([2, -1, 'yes', '', null, undefined, []])('%j is no flag', (value) => {
    expect(issueOf(Flag, value)).toBe('invalid_flag')
  })

  it('is exactly 0 or 1 in a path', () => {
    expect(['0', '1'].map((value) => FlagParam.parse(value))).toEqual([false, true])
    expect(['true', '2', '01', ''].map((value) => issueOf(FlagParam, value))).toEqual(
      Array(4).fill('invalid_flag'),
    )
  })
})

describe('a line', () => {
  it.each(['α\nβ', 'α\r\nβ', 'α\u2028β', 'α\u2029β', 'α\u0085β', 'α\u0007β', 'α\u001bβ', 'α\u007fβ'])(
    'has no line break and no other control character: %j',
    (value) => {
      expect(issueOf(line(9), value)).toBe('one_line')
      expect(issueOf(requiredLine(9), value)).toBe('one_line')
      expect(issueOf(optionalLine(9), value)).toBe('one_line')
    },
  )

  it('takes a tabulator for a blank, and drops breaks around the text', () => {
    expect(line(9).parse('α\tβ')).toBe('α β')
    expect(requiredLine(9).parse('\nα β\r\n')).toBe('α β')
    expect(optionalLine(9).parse('\n')).toBeNull()
  })

  it('has any other character', () => {
    expect(line(30).parse('«Ἀθῆναι» 👩\u200d🎓 e\u0301 — ¾')).toBe('«Ἀθῆναι» 👩\u200d🎓 é — ¾')
  })
})

describe('a text', () => {
  it('is trimmed and composed before its length is judged', () => {
    expect(requiredText(3).parse('  Ά'.normalize('NFD'))).toBe('Ά'.normalize('NFC'))
    expect(text(3).parse('   αβγ   ')).toBe('αβγ')
  })

  it.each([
    ['soft hyphens', 'Αναγνώ\u00adριση', 'Αναγνώριση'],
    ['what is not seen around it', '\u200b\ufeff αβγ \u2060', 'αβγ'],
    ['letters hidden in tags', 'α\u{e0041}\u{e0042}', 'α'],
  ])('has no %s', (_what, typed, kept) => {
    expect(requiredText(20).parse(typed)).toBe(kept)
  })

  it.each(['\u200b\u00ad', '\u3164 \u115f', '\u2800', '\u0301'])(
    'that shows nothing is missing: %j',
    (value) => {
      expect(issueOf(requiredText(10), value)).toBe('required')
    },
  )

  it('has no marks without end when soft hyphens part them', () => {
    expect(issueOf(text(100), `α${'\u0301\u00ad'.repeat(31)}`)).toBe('endless_marks')
  })

  it('of exactly the limit passes, one more does not', () => {
    expect(text(3).parse('αβγ')).toBe('αβγ')
    expect(issueOf(text(3), 'αβγδ')).toBe('too_long')
  })

  it.each([undefined, null, '', '   ', '\u00a0\t\n'])('that is required is missing in %j', (value) => {
    expect(issueOf(requiredText(10), value)).toBe('required')
  })

  it.each([
    ['too_long', 'α'.repeat(41)],
    ['too_long', `α${'\u0301\u0323'.repeat(20)}`],
    ['endless_marks', `α${'\u0301\u0323'.repeat(16)}`],
  ])('is %s before it is composed, which may take long', (code, value) => {
    const composing = vi.spyOn(String.prototype, 'normalize')
    const issues = [text(10), requiredText(10), optionalText(10)].map((schema) => issueOf(schema, value))
    const composed = composing.mock.calls.length
    composing.mockRestore()
    expect(issues).toEqual([code, code, code])
    expect(composed).toBe(0)
  })

  it('that is too long names the limit of what is kept', () => {
    const { error } = text(10).safeParse('α'.repeat(41))
    expect(error?.issues).toMatchObject([{ code: 'too_big', maximum: 10 }])
  })

  it.each([7, true, {}, ['α']])('is not %j', (value) => {
    expect(issueOf(requiredText(10), value)).toBe('invalid')
  })

  it('keeps no character that the database cannot store', () => {
    expect(text(10).safeParse('α\u0000β').data ?? '').not.toContain('\u0000')
  })

  it.each([undefined, null, '', '  '])('that is optional is none in %j', (value) => {
    expect(optionalText(10).parse(value)).toBeNull()
  })
})

describe('a password', () => {
  it('is kept exactly as typed, its spaces too', () => {
    expect(password(20).parse('  μυστικό ')).toBe('  μυστικό ')
  })

  it.each([
    [undefined, 'required'],
    ['', 'required'],
    [12345, 'invalid'],
    ['x'.repeat(21), 'too_long'],
  ])('%j is refused with %s', (value, code) => {
    expect(issueOf(password(20), value)).toBe(code)
  })
})

describe('an address', () => {
  it.each(['maria@uoa.gr', 'm.andreadou+thesis@di.uoa.gr'])('%s is an e-mail address', (value) => {
    expect(email(254).parse(` ${value} `)).toBe(value)
  })

  it.each(['maria', 'maria@', '@uoa.gr', 'maria@uoa', 'maria uoa@gr', 'a@b@c.gr'])(
    '%s is no e-mail address',
    (value) => {
      expect(issueOf(email(254), value)).toBe('invalid_email')
      expect(issueOf(optionalEmail(254), value)).toBe('invalid_email')
    },
  )

  it.each([
    ['https://www.uoa.gr', 'https://www.uoa.gr'],
    ['http://di.uoa.gr/path?x=1', 'http://di.uoa.gr/path?x=1'],
    ['www.uoa.gr', 'https://www.uoa.gr'],
    ['πανεπιστήμιο.ελ/σχολές', 'https://πανεπιστήμιο.ελ/σχολές'],
    ['', null],
    [null, null],
  ])('%j of a web site is kept as %j', (value, kept) => {
    expect(optionalUrl(500).parse(value)).toBe(kept)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://uoa.gr',
    'https://',
    '//uoa.gr',
    'uoa',
    'a b.gr',
  ])('%s is no web site', (value) => {
    expect(issueOf(optionalUrl(500), value)).toBe('invalid_url')
  })
})

describe('a whole number', () => {
  const mark = integer(1, 10, 'mark_range')

  it.each([1, 10, '1', '10'])('%j passes', (value) => {
    expect(mark.parse(value)).toBe(Number(value))
  })

  it.each([0, 11, 5.5, '5.5', '5,5', ' 5', '', 'ten', true, [5], Number.NaN])(
    '%j is out of range',
    (value) => {
      expect(issueOf(mark, value)).toBe('mark_range')
    },
  )

  it.each([undefined, null])('%j is missing', (value) => {
    expect(issueOf(mark, value)).toBe('required')
  })
})

describe('a name', () => {
  it.each(['Ο', "O'Neil", 'Ψηφιακή εποχή 2030', '数学'])('is %s', (name) => {
    expect(nameLine(40).parse(name)).toBe(name)
    expect(optionalNameLine(40).parse(name)).toBe(name)
  })

  it.each(['12345', '—', '«…»', '½', '\u0301\u0301 5'])('has a letter to see, unlike %j', (name) => {
    expect(issueOf(nameLine(40), name)).toBe('no_letter')
    expect(issueOf(optionalNameLine(40), name)).toBe('no_letter')
  })

  it('that may be left out is none where it is empty', () => {
    expect(optionalNameLine(40).parse('\u200b ')).toBeNull()
  })
})
