import { renderDocx } from '../docx/docx.ts'

/** A form as a department writes it in Word: paragraphs, and a table whose second row holds the tags of a list. */
export function aForm(paragraphs: readonly string[], cells: readonly string[] = []): Promise<Buffer> {
  return renderDocx({
    document: {
      title: 'Έντυπο',
      language: 'el',
      size: 'usual',
      blocks: [
        ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
        ...(cells.length === 0
          ? []
          : [
              {
                kind: 'table' as const,
                columns: cells.map((_cell, at) => ({
                  heading: `Στήλη ${at + 1}`,
                  share: 100 / cells.length,
                })),
                rows: [cells],
                forPen: false,
              },
            ]),
      ],
    },
    bookmark: 'Έντυπο',
    facts: null,
    issuedAt: new Date('2026-06-24T09:00:00Z'),
    isTrial: false,
    emblem: null,
    seal: null,
  })
}
