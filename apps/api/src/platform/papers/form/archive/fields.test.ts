import { describe, expect, it } from 'vitest'
import { elsewhere, fieldRefused, refusalOf } from '../form-refusals.fixture.ts'
import {
  field,
  formSaying,
  instruction,
  mark,
  paragraph,
  run,
  wordForm,
  wordPart,
} from '../word-forms.fixture.ts'

const DDE = 'DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"'
const shownDde = fieldRefused(`${DDE.slice(0, 60)}`)

describe('a field that loads, runs or includes something is refused', () => {
  it.each([
    'DDE a b',
    'ddeauto a b',
    'INCLUDEPICTURE "https://a.example/x.png" \\d',
    'INCLUDETEXT "x.docx"',
    'INCLUDE x.docx',
    'LINK Excel.Sheet.8 "x.xls"',
    'IMPORT x.png',
    'EMBED Package',
    'DATABASE \\d "x.mdb"',
    'MACROBUTTON a b',
    'AUTOTEXT a',
    'RD "x.docx"',
    'FILLIN "password"',
    'ASK a "password"',
    'ADDIN a',
    'CONTROL Forms.CommandButton.1',
    'PRINT "a"',
    'DD',
    'ＤＤＥ a b',
  ])('%s', async (code) => {
    expect(await refusalOf(formSaying(paragraph(field(code))))).toEqual(fieldRefused(code))
  })

  const wrapped = (inner: string) => `<x:a xmlns:x="urn:x">${inner}</x:a>`
  const fallback = (inner: string) =>
    `<mc:AlternateContent><mc:Fallback>${inner}</mc:Fallback></mc:AlternateContent>`
  it.each([
    ['in many pieces', field([...DDE].map(instruction).join('')), shownDde],
    ['with a comment in it', field(instruction(`DDE<!-- a -->${DDE.slice(3)}`)), shownDde],
    ['as CDATA', field(instruction(`<![CDATA[${DDE}]]>`)), shownDde],
    ['as numbers', field(instruction(`&#68;&#x44;${DDE.slice(1 + 1)}`)), shownDde],
    ['as a simple one', `<w:fldSimple w:instr="DDEAUTO a"/>`, fieldRefused('DDEAUTO a')],
    ['within another', field(instruction('IF ') + field('DDE a')), fieldRefused('DDE a')],
    ['in the result of another', field('PAGE', field('DDE a')), fieldRefused('DDE a')],
    ['without a result', mark('begin') + instruction('DDE a') + mark('end'), fieldRefused('DDE a')],
    ['without an end', mark('begin') + instruction('DDE a'), fieldRefused('DDE a')],
    ['without a beginning', instruction('DDE a'), fieldRefused('DDE a')],
    [
      'behind its result',
      mark('begin') + mark('separate') + instruction('DDE a') + mark('end'),
      fieldRefused('DDE a'),
    ],
    ['under the name that another makes', field(field('REF a') + instruction(' b')), fieldRefused('{ }')],
    [
      'that was deleted',
      `<w:del>${mark('begin')}${run('<w:delInstrText>DDE a</w:delInstrText>')}${mark('end')}</w:del>`,
      fieldRefused('DDE a'),
    ],
    [
      'whose harmless name was deleted',
      `${mark('begin')}<w:del>${run('<w:delInstrText>PAGE </w:delInstrText>')}</w:del>${instruction('DDE a')}${mark('end')}`,
      fieldRefused('PAGE'),
    ],
    [
      'whose harmless name is deleted without a mark',
      mark('begin') + run('<w:delInstrText>PAGE </w:delInstrText>') + instruction('DDE a') + mark('end'),
      fieldRefused('delInstrText'),
    ],
    [
      'whose harmless name is an alternative',
      mark('begin') + fallback(instruction('PAGE ')) + instruction('DDE a') + mark('end'),
      fieldRefused('PAGE'),
    ],
    [
      'whose harmless name stands in markup that Word leaves out',
      mark('begin') + wrapped(instruction('PAGE ')) + instruction('DDE a') + mark('end'),
      fieldRefused('PAGE'),
    ],
    ['of a mark that there is none of', run('<w:fldChar w:fldCharType="start"/>'), fieldRefused('start')],
    [
      'of a link whose address another makes',
      field(instruction('HYPERLINK ') + field('REF a')),
      fieldRefused('HYPERLINK'),
    ],
  ])('%s', async (_what, markup, refusal) => {
    expect(await refusalOf(formSaying(paragraph(markup)))).toEqual(refusal)
  })

  it.each(['file:///C:/x.exe', '\\\\\\\\a.example\\\\x', 'javascript:alert(1)', 'x.docx'])(
    'a link to %s',
    async (address) => {
      const form = formSaying(paragraph(field(`HYPERLINK \\o "https://a.example" "${address}"`)))
      expect(await refusalOf(form)).toEqual(elsewhere(address))
    },
  )

  it.each([
    ['word/header1.xml', 'hdr'],
    ['word/footer1.xml', 'ftr'],
    ['word/footnotes.xml', 'footnotes'],
    ['word/endnotes.xml', 'endnotes'],
    ['word/comments.xml', 'comments'],
    ['word/glossary/document.xml', 'glossaryDocument'],
  ])('in %s', async (part, root) => {
    const form = wordForm({ [part]: wordPart(root, paragraph(field('DDE a'))) })
    expect(await refusalOf(form)).toEqual(fieldRefused('DDE a'))
  })

  it('in a text box', async () => {
    const box = `<w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(field('DDE a'))}</w:txbxContent></v:textbox></v:shape></w:pict>`
    expect(await refusalOf(formSaying(paragraph(run(box))))).toEqual(fieldRefused('DDE a'))
  })
})
