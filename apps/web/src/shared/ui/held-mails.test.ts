import { toWireMoment } from '@diatrivi/contract/wire-dates'
import { describe, expect, it } from 'vitest'
import { heldMailsIn, saidOfHeldMails } from './held-mails.ts'

const mailedAt = toWireMoment(new Date('2026-03-10T09:15:00Z'))

describe('mails that leave later', () => {
  it('are found in an answer that names some, and in no other', () => {
    const heldMails = [{ name: 'Ζωή Καρρά', reason: 'just_mailed', mailedAt }]
    expect(heldMailsIn({ status: 200, heldMails })).toEqual(heldMails)
    for (const answer of [{ status: 200 }, undefined, null, 7]) expect(heldMailsIn(answer)).toEqual([])
  })

  it.each([
    ['just_mailed', /^Το μήνυμα προς το άτομο «Ζωή Καρρά» θα φύγει αργότερα, 10\/3\/2026,\s11:15, επειδή/],
    ['many_mails', /έφυγαν ήδη 10 μηνύματα σήμερα .* επικοινωνήστε απευθείας\.$/],
  ] as const)('are said with the reason and the moment: %s', (reason, sentence) => {
    expect(saidOfHeldMails([{ name: 'Ζωή Καρρά', reason, mailedAt }])).toMatch(sentence)
  })
})
