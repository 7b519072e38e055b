import { describe, expect, it } from 'vitest'
import { charactersOf, glyphsOf } from '../testing/pdf-text.ts'
import { demoPlan } from '../testing/plan-facts.ts'
import type { DemoDocument } from './document.ts'
import { renderDocument } from './render.ts'

const paper: DemoDocument = {
  kind: 'paper',
  overline: 'Παραδοτέο βήματος',
  title: 'Κεφάλαιο 2 – Βιβλιογραφία',
  subtitle: 'Έκδοση 1',
  sections: [
    { heading: 'Ευρήματα', paragraphs: ['Ύλη, Άνθρωπος, ΐ, ϋ, ς· «εισαγωγικά» 0123456789 — 86,5% python.'] },
  ],
}

describe('a document of the demo', () => {
  it('is a PDF whose fonts have Greek, digits and Latin', async () => {
    const pdf = await renderDocument(paper)
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    const characters = charactersOf(pdf)
    const wanted = [...'ΎληΆνθρωποςΐϋ«»0123456789—%python·']
    expect(wanted.filter((character) => !characters.has(character))).toEqual([])
    expect(glyphsOf(pdf).length).toBeGreaterThan(100)
    expect(glyphsOf(pdf)).not.toContain(0)
  })

  it('has the same bytes each time', async () => {
    expect(await renderDocument(paper)).toEqual(await renderDocument(paper))
  })

  it('has other bytes for other words', async () => {
    expect(await renderDocument({ ...paper, title: 'Κεφάλαιο 3 – Μεθοδολογία' })).not.toEqual(
      await renderDocument(paper),
    )
  })
})

describe('all documents of the plan', () => {
  // A hundred pages take a second, and longer where other tests share the processor.
  it('are small and use only characters that their fonts have', { timeout: 60_000 }, async () => {
    for (const [key, document] of demoPlan().documents) {
      const pdf = await renderDocument(document)
      expect(pdf.length, key).toBeLessThan(60_000)
      expect(glyphsOf(pdf), key).not.toContain(0)
    }
  })
})
