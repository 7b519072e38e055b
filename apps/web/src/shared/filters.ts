import { type IsoDate, parseIsoDate } from '@diatrivi/domain/shared/dates'

/** One filter of a list as the address bar holds it, so that it survives reload, back and sharing. */
export interface Filter<Value> {
  /** Its name in the address bar. */
  parameter: string
  /** Reads the texts of the address bar; mistyped or missing ones are ignored. */
  parse: (texts: readonly string[]) => Value
  /** Returns a text for each thing that narrows the list. */
  print: (value: Value) => readonly string[]
}

/** The control of a filter; its value is the texts of the address bar. */
export type FilterControlFacts =
  | { kind: 'choice'; label: () => string; any: () => string; choices: readonly Choice[] }
  | { kind: 'text'; label: () => string; maxLength: number }
  | { kind: 'day'; label: () => string }
  | { kind: 'keywords'; label: () => string }
  /** `word`: the text in the address bar while it is on. */
  | { kind: 'switch'; label: () => string; word: string }

interface Choice {
  value: string
  label: () => string
}

/** The filters of a list. A list that leaves out one of its filters does not compile. */
export type Filters<Values> = { readonly [Name in keyof Values]: Filter<Values[Name]> }

function namesOf<Values>(filters: Filters<Values>) {
  return Object.keys(filters) as (keyof Values & string)[]
}

export function noFilters<Values extends object>(filters: Filters<Values>): Values {
  return readFilters(filters, new URLSearchParams())
}

export function readFilters<Values extends object>(
  filters: Filters<Values>,
  search: URLSearchParams,
): Values {
  const values: Partial<Values> = {}
  for (const name of namesOf(filters)) {
    const { parameter, parse } = filters[name]
    values[name] = parse(search.getAll(parameter))
  }
  return values as Values
}

/** Returns the texts of each filter that narrows the list, under its name in the address bar. */
export function printFilters<Values extends object>(
  filters: Filters<Values>,
  values: Values,
): [parameter: string, texts: readonly string[]][] {
  return namesOf(filters)
    .map((name): [string, readonly string[]] => [filters[name].parameter, filters[name].print(values[name])])
    .filter(([, texts]) => texts.length > 0)
}

/** The reverse of `readFilters` and `readPage`; filters that are not set are left out. */
export function writeFilters<Values extends object>(
  filters: Filters<Values>,
  values: Values,
  page: number,
): URLSearchParams {
  const search = new URLSearchParams()
  for (const [parameter, texts] of printFilters(filters, values)) {
    for (const text of texts) search.append(parameter, text)
  }
  if (page > 1) search.set('page', String(page))
  return search
}

/** Returns the page of a list, from 1. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

export function textFilter(parameter: string, maximum: number): Filter<string> {
  return {
    parameter,
    parse: ([text = '']) => text.slice(0, maximum),
    print: (text) => (text === '' ? [] : [text]),
  }
}

export function choiceFilter<const Value extends string, None>(
  parameter: string,
  values: readonly Value[],
  none: None,
): Filter<Value | None> {
  return {
    parameter,
    parse: ([text]) => values.find((value) => value === text) ?? none,
    print: (value) => (value === none ? [] : [String(value)]),
  }
}

/** A whole number from `minimum` to `maximum`. */
export function numberFilter(parameter: string, minimum: number, maximum: number): Filter<number | null> {
  return {
    parameter,
    parse: ([text = '']) => {
      const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
      return number >= minimum && number <= maximum ? number : null
    },
    print: (number) => (number === null ? [] : [String(number)]),
  }
}

export function dayFilter(parameter: string): Filter<IsoDate | null> {
  return {
    parameter,
    parse: ([text = '']) => parseIsoDate(text),
    print: (day) => (day === null ? [] : [day]),
  }
}

export function flagFilter(parameter: string, word: string): Filter<boolean> {
  return {
    parameter,
    parse: ([text]) => text === word,
    print: (isSet) => (isSet ? [word] : []),
  }
}

export function wordsFilter(parameter: string): Filter<readonly string[]> {
  return {
    parameter,
    parse: (texts) => texts.filter((text) => text !== ''),
    print: (words) => words,
  }
}

/** The address with these texts; empty ones are left out, and what else stands in it stays. */
export function withParameters(
  search: URLSearchParams,
  texts: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, text] of Object.entries(texts)) {
    if (text === '') next.delete(name)
    else next.set(name, text)
  }
  return next
}
