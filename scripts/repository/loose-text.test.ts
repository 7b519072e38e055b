import { describe, expect, it } from 'vitest'
import { findLooseTexts } from './loose-text.ts'
import { read, trackedFiles } from './tracked-files.ts'

const components = trackedFiles().filter(
  (path) => /^apps\/web\/src\/.*\.tsx$/.test(path) && !/\/testing\/|\.test\.tsx$/.test(path),
)

describe('the components of the web app', () => {
  it('give each text beside something that comes and goes an element, for those who have pages translated', () => {
    const loose = components.flatMap((path) =>
      findLooseTexts(read(path)).map(({ line, text }) => `${path}:${line} ${text}`),
    )
    expect(loose).toEqual([])
  })
})

const textsOf = (source: string) => findLooseTexts(source).map(({ text }) => text)

describe('a loose text', () => {
  it.each([
    ['after a part that comes and goes', '<p>{isNew && <b />} {m.title()}</p>', ['m.title()']],
    ['before one', '<p>{m.title()} {isNew && <b />}</p>', ['m.title()']],
    ['between tags', '<p>: {isNew ? <b /> : null}</p>', [':']],
    ['beside one of two parts', '<p>{name}{isNew ? <b /> : <i />}</p>', ['name']],
    ['beside a list', '<p>{m.title()}{items.map((item) => <b key={item} />)}</p>', ['m.title()']],
    ['beside a part by its name', 'const badge = isNew && <b />; <p>{m.title()}{badge}</p>', ['m.title()']],
    [
      'beside a part that is given or not',
      'function A({ sign }: { sign?: ReactNode }) { return <p>{sign}{m.title()}</p> }',
      ['m.title()'],
    ],
    ['that itself comes and goes', '<p><b />{isNew && m.title()}</p>', ['isNew && m.title()']],
    ['that takes the place of an element', '<p><b />{isNew ? <i /> : name}</p>', ['isNew ? <i /> : name']],
    [
      'in a part that comes and goes',
      '<p><b />{isNew && <>{name}<i /></>}</p>',
      ['isNew && <>{name}<i /></>'],
    ],
    ['in a row of a list', 'rows.map((row) => <Fragment key={row}>{row}<b /></Fragment>)', ['row']],
  ])('stands %s', (_where, source, texts) => {
    expect(textsOf(source)).toEqual(texts)
  })

  it.each([
    ['alone in its element', '<p>{isNew && <b />} <span>{m.title()}</span></p>'],
    ['alone, and comes and goes', '<p>{isNew && m.title()}</p>'],
    ['another text in its place', '<p><b />{isNew ? m.title() : name}</p>'],
    ['beside what stays', '<p>{m.title()} <b /></p>'],
    ['blank', "<p>{isNew && <b />}{' '}\n  <i /></p>"],
    ['no text', 'function A({ act }: { act: () => ReactNode }) { return <p>{act()}{isNew && <b />}</p> }'],
  ])('is none when it is %s', (_how, source) => {
    expect(textsOf(source)).toEqual([])
  })
})
