import { describe, expect, it } from 'vitest'
import { CHOICE_VALUES, IMPORT_COLUMNS, isInTemplate, OFFICE_COLUMNS } from './import-columns.ts'
import { IMPORT_KINDS } from './import-kind.ts'
import { type ChosenColumns, cellName, missingIn, readRecords, spelling, type Table } from './read-records.ts'

const read = (table: Table, kind: keyof typeof IMPORT_COLUMNS = 'instructors') => {
  const outcome = readRecords(table, IMPORT_COLUMNS[kind])
  if (outcome.kind !== 'read') throw new Error(outcome.kind)
  return outcome.records
}

const HEADINGS = ['ΕΠΩΝΥΜΟ', 'όνομα', 'E-Mail *', 'Τμημα', 'RANK']
const ROW = ['Παππάς', 'Νίκος', 'nikos@example.gr', 'Μαθηματικών', 'Επίκουρη']

describe('headings', () => {
  it('are recognised in Greek and English, whatever their case, accents and signs', () => {
    expect(read([HEADINGS, ROW]).columns.map(({ field }) => field)).toEqual([
      'surname',
      'firstName',
      'email',
      'departmentName',
      'rank',
    ])
  })

  it('are recognised from the other keyboard', () => {
    // Latin letters that look like the Greek ones.
    const typed = [
      ['E-mail', 'AM', 'EΠΩNYMO', 'ONOMA'],
      ['x@example.gr', '7', 'Παππάς', 'Νίκος'],
    ]
    expect(read(typed, 'records').columns.map(({ field }) => field)).toEqual([
      'email',
      'registryNumber',
      'surname',
      'firstName',
    ])
  })

  it('may stand below a title and notes, and rows keep the numbers of the file', () => {
    const { records } = read([['Διδάσκοντες 2026', '', '', '', ''], [''], HEADINGS, [''], ROW])
    expect(records).toEqual([{ line: 5, cells: expect.objectContaining({ surname: 'Παππάς' }) }])
  })

  it('that are merged over two rows are those of the lower one', () => {
    expect(read([HEADINGS, HEADINGS, ROW]).records.map(({ line }) => line)).toEqual([3])
  })

  it('may stand for surname and name together, which are parted', () => {
    const table = [
      ['ΑΜ', 'ΟΝΟΜΑΤΕΠΩΝΥΜΟ', 'E-mail'],
      ['7', 'ΓΕΩΡΓΙΟΥ ΝΙΚΟΛΑΟΣ του ΙΩΑΝΝΗ', 'x@example.gr'],
    ]
    const outcome = readRecords(table, IMPORT_COLUMNS.records)
    expect(outcome).toMatchObject({
      records: { records: [{ cells: { surname: 'ΓΕΩΡΓΙΟΥ', firstName: 'ΝΙΚΟΛΑΟΣ' } }] },
      parted: { whole: 'ΓΕΩΡΓΙΟΥ ΝΙΚΟΛΑΟΣ του ΙΩΑΝΝΗ', surname: 'ΓΕΩΡΓΙΟΥ', firstName: 'ΝΙΚΟΛΑΟΣ' },
    })
    const { columns } = read(table, 'records')
    expect(cellName(columns, 'surname', 2)).toBe('B2')
  })

  it('that are not known are named as such, and the first of two of one meaning counts', () => {
    const { columns, records } = read([
      [...HEADINGS, 'Γραφείο', 'Surname'],
      [...ROW, 'Β12', 'Άλλος'],
    ])
    expect(columns.slice(5)).toEqual([
      { heading: 'Γραφείο', field: null },
      { heading: 'Surname', field: null },
    ])
    expect(records[0]?.cells.surname).toBe('Παππάς')
  })

  it('of our own remarks are neither read nor named', () => {
    expect(
      read([
        [...HEADINGS, 'Σφάλματα'],
        [...ROW, 'Λάθος'],
      ]).columns.at(-1),
    ).toEqual({ heading: '', field: null })
  })

  it('that must be there are named when they are missing', () => {
    const { columns } = read([['Επώνυμο', 'Όνομα'], ROW])
    expect(missingIn(columns, IMPORT_COLUMNS.instructors)).toEqual(['email', 'departmentName', 'rank'])
    const whole = read(
      [
        ['ΑΜ', 'Ονοματεπώνυμο'],
        ['7', 'Παππάς Νίκος'],
      ],
      'records',
    )
    expect(missingIn(whole.columns, IMPORT_COLUMNS.records)).toEqual([])
  })

  it.each<[string, ChosenColumns, (string | null)[]]>([
    ['here', { remembered: {}, chosen: { 0: 'registryNumber' } }, ['registryNumber', 'email', 'surname']],
    [
      'of an earlier file',
      { remembered: { [spelling('ΚΩΔ. Φ.')]: 'registryNumber' }, chosen: {} },
      ['registryNumber', 'email', 'surname'],
    ],
    [
      'here after an earlier file',
      { remembered: { [spelling('κωδ. φ.')]: 'registryNumber' }, chosen: { 0: null } },
      [null, 'email', 'surname'],
    ],
    ['against our headings', { remembered: {}, chosen: { 2: 'fullName' } }, [null, 'email', 'fullName']],
    ['for what another column was', { remembered: {}, chosen: { 0: 'email' } }, ['email', null, 'surname']],
    [
      'twice, of which the first counts',
      { remembered: {}, chosen: { 0: 'ects', 2: 'ects' } },
      ['ects', 'email', null],
    ],
  ])('are what a person has said: %s', (_what, stated, fields) => {
    const table = [
      ['Κωδ. Φ.', 'E-mail', 'Επώνυμο'],
      ['7', 'x@example.gr', 'Παππάς'],
    ]
    const outcome = readRecords(table, IMPORT_COLUMNS.records, undefined, stated)
    expect(outcome).toMatchObject({ records: { columns: fields.map((field) => ({ field })) } })
    const { registryNumber } = outcome.kind === 'read' ? (outcome.records.records[0]?.cells ?? {}) : {}
    expect(registryNumber).toBe(fields[0] === 'registryNumber' ? '7' : undefined)
  })

  it('are not found in values', () => {
    expect(readRecords([ROW], IMPORT_COLUMNS.instructors)).toEqual({ kind: 'noHeadings' })
    expect(readRecords([], IMPORT_COLUMNS.instructors)).toEqual({ kind: 'noHeadings' })
  })

  it.each(IMPORT_KINDS)('of %s name one column each', (kind) => {
    const spellings = IMPORT_COLUMNS[kind].flatMap(({ headings }) => [...new Set(headings.map(spelling))])
    expect(spellings.filter((one, index) => spellings.indexOf(one) !== index)).toEqual([])
  })
})

describe('cells', () => {
  it.each([
    ['leading zeros', '00302610', 'phone'],
    ['decimal commas', '38,2905', 'latitude'],
  ] as const)('keep %s', (_what, typed, field) => {
    const { records } = read(
      [
        ['Τμήμα', 'Τηλέφωνο', 'Πλάτος'],
        ['Μαθηματικών', typed, typed],
      ],
      'departments',
    )
    expect(records[0]?.cells[field]).toBe(typed)
  })

  it('are names as the file shows them, and figures by their values', () => {
    const shown = (value: string, text: string) => ({ value, shown: text })
    const { records } = read(
      [
        ['ΑΜ', 'Εξάμηνο', 'ECTS'],
        [shown('1234', '01234'), shown('8', 'Εξάμηνο 8'), shown('180', '180 ECTS')],
      ],
      'records',
    )
    expect(records[0]?.cells).toEqual({ registryNumber: '01234', semester: '8', ects: '180' })
  })

  it('of figures whose decimals stand in a cell without a heading are no figures', () => {
    const torn = [
      ['ΑΜ', 'Μ.Ο.'],
      ['7', '5', '37'],
      ['8', '6'],
    ]
    expect(read(torn, 'records').records.map(({ cells }) => cells.average)).toEqual(['5;37', '6'])
    const named = [
      ['ΑΜ', 'Μ.Ο.', 'Ηλικία'],
      ['7', '5', '37'],
    ]
    expect(read(named, 'records').records[0]?.cells.average).toBe('5')
  })

  it('of rows that the file hides are read and counted, but for titles above and empty rows', () => {
    const table = [['Τίτλος'], HEADINGS, ROW, ROW, [''], ROW]
    const facts = { hiddenRows: new Set([1, 4, 5, 6]), filledRows: new Set([2, 3]) }
    expect(readRecords(table, IMPORT_COLUMNS.instructors, facts)).toMatchObject({
      records: { records: [{ line: 3 }, { line: 4 }, { line: 6 }] },
      hidden: 2,
      filled: 1,
    })
  })

  it.each(IMPORT_KINDS)('of the example row in the template of %s are left out, and said', (kind) => {
    const columns = IMPORT_COLUMNS[kind].filter(isInTemplate)
    const template = [columns.map(({ headings }) => headings[0]), columns.map(({ example }) => example)]
    const changed = columns.map(({ example }, index) => (index === 0 ? 'Άλλο' : example))
    expect(readRecords([...template, changed], columns)).toMatchObject({
      records: { records: [{ line: 3 }] },
      examples: 1,
    })
  })

  it('lose the apostrophe that our own lists put before what looks like a formula', () => {
    const { records } = read(
      [
        ['Τμήμα', 'Τηλέφωνο'],
        ["'=1+1", "'+302610"],
      ],
      'departments',
    )
    expect(records[0]?.cells).toEqual({ departmentName: '=1+1', phone: '+302610' })
  })

  it.each([
    ['Επίκουρη', 'assistant'],
    ['ΑΝΑΠΛΗΡΩΤΗΣ ΚΑΘΗΓΗΤΗΣ', 'associate'],
    ['professor', 'professor'],
    ['Αναπλ. Καθηγήτρια', 'associate'],
    ['Επίκ. Καθηγητής', 'assistant'],
    ['Καθ.', 'professor'],
    ['ΚΑΘΗΓΗΤΗΣ Α΄ ΒΑΘΜΙΔΑΣ', 'professor'],
    ['Ομότιμος Καθηγητής', 'emeritus'],
    ['Ε.ΔΙ.Π.', 'laboratory_teaching'],
    ['ΕΤΕΠ', 'technical'],
    ['ΠΔ 407/80', 'adjunct'],
    ['Διδάσκων Π.Δ.407', 'adjunct'],
    ['Ακαδημαϊκή Υπότροφος', 'adjunct'],
    ['Πρύτανης', 'Πρύτανης'],
  ])('of few choices are read by their words: %s', (typed, value) => {
    expect(read([HEADINGS, [...ROW.slice(0, 4), typed]]).records[0]?.cells.rank).toBe(value)
  })

  it.each(Object.entries(CHOICE_VALUES))(
    'of %s have words for every value, each for one',
    (field, values) => {
      const columns = Object.values(IMPORT_COLUMNS).flat()
      const choices = columns.find((column) => column.field === field)?.choices ?? {}
      expect(Object.keys(choices)).toEqual([...values])
      const words = Object.values(choices).flat().map(spelling)
      expect(new Set(words).size).toBe(words.length)
    },
  )
})

it.each(Object.entries(OFFICE_COLUMNS))(
  'a list of %s that an office brings needs no column for its own department',
  (_kind, columns) => {
    const required = columns.filter(({ isRequired }) => isRequired).map(({ field }) => field)
    expect(required).not.toContain('departmentName')
    expect(required).not.toContain('institutionName')
  },
)

it.each([
  [1, 'A7'],
  [26, 'Z7'],
  [27, 'AA7'],
  [53, 'BA7'],
])('the cell of column %i is called %s', (column, name) => {
  const columns = Array.from({ length: column }, (_none, index) => ({
    heading: '',
    field: index === column - 1 ? ('email' as const) : null,
  }))
  expect(cellName(columns, 'email', 7)).toBe(name)
})
