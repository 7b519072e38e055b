import { processorTime } from '@diatrivi/domain/testing/processor-time'
import { describe, expect, it } from 'vitest'
import { assertBoundedXml, type XmlLimits, XmlRefused } from './bounded-xml.ts'

const LIMITS: XmlLimits = {
  characters: 1_000_000,
  elements: 1_000,
  depth: 50,
  attributes: 20,
  allAttributes: 2_000,
  valueCharacters: 1_000,
}
/** As large as the largest form that is read: none of the limits above may be what saves the time. */
const SIZE = 300_000
const UNLIMITED: XmlLimits = {
  characters: SIZE * 2,
  elements: SIZE,
  depth: SIZE,
  attributes: SIZE,
  allAttributes: SIZE,
  valueCharacters: SIZE,
}

const filled = (part: string) => part.repeat(Math.ceil(SIZE / part.length))
const numbered = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('')

/** Milliseconds of the processor until the document is taken or refused. */
const timeOf = (text: string, limits: XmlLimits) =>
  processorTime(() => {
    try {
      assertBoundedXml(text, limits)
    } catch (error) {
      if (!(error instanceof XmlRefused)) throw error
    }
  })

describe('a document is taken', () => {
  it.each([
    [
      'with a declaration, an instruction and comments around it',
      '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- a --><?b c?><a/><!-- d -->\n',
    ],
    [
      'with namespaces, both kinds of quotes and blanks in tags',
      `<p:a xmlns:p = "urn:p"\n xmlns='urn:q' b='"' c="'>" ><d /></p:a >`,
    ],
    ['with the references of XML', '<a b="&quot;&#10;">&amp;&lt;&gt;&apos;&#x20AC;</a>'],
    [
      'with sections of CDATA and comments that look like tags',
      '<a><![CDATA[</a><b>&c;]]><!-- <d e="> --></a>',
    ],
    ['in Greek', '<διατριβή τίτλος="Η «Ελένη»">Εργασία</διατριβή>'],
    ['as deep as it may be', '<a>'.repeat(50) + '</a>'.repeat(50)],
    ['with as many elements as it may have', `<a>${'<b/>'.repeat(999)}</a>`],
    ['with as many attributes as an element may have', `<a${numbered(20, (i) => ` b${i}=""`)}/>`],
  ])('%s', (_what, text) => {
    expect(() => assertBoundedXml(text, LIMITS)).not.toThrow()
  })
})

describe('a document is refused', () => {
  it.each([
    ['', 'no element'],
    ['only text', 'text outside of the element'],
    ['<a/>text', 'text outside of the element'],
    ['<a/><b/>', 'a second element'],
    ['<a>', 'an element that is not closed'],
    ['<a><b></a></b>', 'an end tag of another element'],
    ['<a></A>', 'an end tag of another element'],
    ['</a>', 'an end tag of another element'],
    ['<a></a', 'an end tag that is not closed'],
    ['<a', 'a tag that is not closed, or an attribute without a value'],
    ['<a b>', 'a tag that is not closed, or an attribute without a value'],
    ['<a b=c/>', 'a tag that is not closed, or an attribute without a value'],
    ['<a b="c/>', 'a tag that is not closed, or an attribute without a value'],
    ['<a b=""c=""/>', 'a tag that is not closed, or an attribute without a value'],
    ['<a b="<"/>', 'a tag that is not closed, or an attribute without a value'],
    ['<a b="" b=""/>', 'an attribute twice'],
    ['< a/>', 'a tag without a name'],
    ['<a><1/></a>', 'a tag without a name'],
    ['<a><!-- </a>', 'a comment that is not closed'],
    ['<a><? </a>', 'an instruction that is not closed'],
    ['<a><![CDATA[ </a>', 'a section of CDATA that is not closed'],
    ['<!DOCTYPE a><a/>', 'a document type, or a declaration of one'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'a document type, or a declaration of one'],
    ['<a><!ELEMENT a ANY></a>', 'a document type, or a declaration of one'],
    ['<![CDATA[a]]><a/>', 'a document type, or a declaration of one'],
    ['<a>&b;</a>', 'a reference to an entity that XML does not have'],
    ['<a b="&c"/>', 'a reference to an entity that XML does not have'],
    ['<a>\u0000</a>', 'a character that XML forbids'],
    ['<a>'.repeat(51) + '</a>'.repeat(51), 'more than 50 elements within each other'],
    [`<a>${'<b/>'.repeat(1_000)}</a>`, 'more than 1000 elements'],
    [`<a>${'<!---->'.repeat(1_000)}</a>`, 'more than 1000 elements'],
    [`<a${numbered(21, (i) => ` b${i}=""`)}/>`, 'more than 20 attributes of an element'],
    [`<a>${'<b c="" d="" e=""/>'.repeat(900)}</a>`, 'more than 2000 attributes'],
    [`<a b="${'c'.repeat(1_001)}"/>`, 'an attribute of more than 1000 characters'],
    [`<a>${'b'.repeat(1_000_000)}</a>`, 'more than 1000000 characters'],
  ])('%.40s: %s', (text, reason) => {
    expect(() => assertBoundedXml(text, LIMITS)).toThrow(new XmlRefused(reason))
  })
})

describe('it takes no time whatever is sent', () => {
  it.each<[string, string]>([
    ['<', filled('<')],
    ['<!', filled('<!')],
    ['<!--', filled('<!--')],
    ['<?', filled('<?')],
    ['</', filled('</')],
    ['<![CDATA[', filled('<![CDATA[')],
    ['<a>', filled('<a>')],
    ['<a b="', filled('<a b="')],
    ['a comment that ends late, before others', `<a><!--${filled('-')}--></a>${filled('<!--')}`],
    ['sections of CDATA', `<a>${filled('<![CDATA[]]>')}</a>`],
    ['brackets in CDATA', `<a><![CDATA[${filled(']')}]]></a>`],
    ['elements within each other', `${'<a>'.repeat(SIZE / 7)}${'</a>'.repeat(SIZE / 7)}`],
    ['end tags without an end', `<a>${filled('</a ')}`],
    ['attributes by the thousand', `<a${numbered(40_000, (i) => ` b${i}=""`)}/>`],
    ['a name that never ends', `<${filled('a')}`],
    ['the name of an attribute that never ends', `<a ${filled('b')}`],
    ['a tag of blanks', `<a ${filled(' ')}`],
    ['blanks before a sign of equality', `<a b${filled(' ')}`],
    ['blanks in an end tag', `<a></a${filled(' ')}`],
    ['a value that never ends', `<a b="${filled('c')}`],
    ['quotes', `<a b=${filled('"')}`],
    ['references', `<a>${filled('&lt;')}</a>`],
    ['numbers of characters', `<a>${filled('&#60;')}</a>`],
    ['references that never end', `<a>${filled('&#')}</a>`],
    ['a reference that never ends', `<a>&${filled('a')}</a>`],
    ['blanks before a text', `${filled(' ')}a`],
    ['names with colons', `<${filled('a:')}/>`],
  ])('%s', (_what, text) => {
    expect(timeOf(text, UNLIMITED)).toBeLessThan(250)
    expect(timeOf(text, LIMITS)).toBeLessThan(250)
  })
})
