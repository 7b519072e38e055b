import { describe, expect, it } from 'vitest'
import { Refusal } from '../../refusal/refusal.ts'
import { type Sender, uploadsInFlight } from './uploads-in-flight.ts'

const LIMITS = {
  person: { files: 2, bytes: 100 },
  people: { files: 3, bytes: 150 },
  address: { files: 2, bytes: 50 },
  addresses: { files: 3, bytes: 80 },
}
const MARIA = { accountId: 1 }
const NIKOS = { accountId: 2 }
const ONE = { address: '192.0.2.1' }
const ANOTHER = { address: '192.0.2.2' }

function codeOf(act: () => unknown): string | null {
  try {
    act()
    return null
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error)
  }
}

describe('files on their way', () => {
  it.each<[string, Sender, Sender]>([
    ['a person', MARIA, NIKOS],
    ['an address that does not say who it is', ONE, ANOTHER],
  ])('of %s are counted, and others have room beside them', (_who, sender, other) => {
    const uploads = uploadsInFlight(LIMITS)
    uploads.begin(sender)
    const second = uploads.begin(sender)
    expect(codeOf(() => uploads.begin(sender))).toBe('too_many_uploads')
    const others = uploads.begin(other)
    expect(codeOf(() => uploads.begin(other))).toBe('overloaded')
    others.end()
    second.end()
    expect(codeOf(() => uploads.begin(sender))).toBeNull()
  })

  it('are refused at the byte for which there is no room, that of the sender or that of all', () => {
    const uploads = uploadsInFlight(LIMITS)
    const first = uploads.begin(ONE)
    first.add(50)
    expect(codeOf(() => first.add(1))).toBe('too_many_uploads')
    const second = uploads.begin(ANOTHER)
    second.add(30)
    expect(codeOf(() => second.add(1))).toBe('overloaded')
  })

  it('of strangers leave the room of people as it is', () => {
    const uploads = uploadsInFlight(LIMITS)
    uploads.begin(ONE).add(50)
    uploads.begin(ANOTHER).add(30)
    expect(codeOf(() => uploads.begin(MARIA).add(100))).toBeNull()
  })

  it('give their room back once, however often they end', () => {
    const uploads = uploadsInFlight(LIMITS)
    const upload = uploads.begin(MARIA)
    upload.add(100)
    upload.end()
    upload.end()
    const next = uploads.begin(MARIA)
    expect(codeOf(() => next.add(100))).toBeNull()
    expect(codeOf(() => next.add(1))).toBe('too_many_uploads')
  })
})
