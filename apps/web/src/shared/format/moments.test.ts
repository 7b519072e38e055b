import { afterEach, describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { setClock, setReadersZone } from './clock.ts'
import { formatAppointment, momentOf, relativeMoment } from './moments.ts'
import { NO_BREAK } from './numbers.ts'

overwriteGetLocale(() => 'el')
/** The words without no-break spaces. */
const read = (clockText: string) => relativeMoment(clockText).replaceAll(NO_BREAK, ' ')

afterEach(() => overwriteGetLocale(() => 'el'))

describe('the moment behind what a clock in Athens showed', () => {
  it.each([
    ['2026-03-07 14:30', '2026-03-07T12:30:00.000Z'],
    ['2026-07-07 14:30', '2026-07-07T11:30:00.000Z'],
    ['2026-03-29 02:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29 04:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25 04:30', '2026-10-25T02:30:00.000Z'],
    ['2026-11-21 08:59:59', '2026-11-21T06:59:59.000Z'],
  ])('%s is %s', (clockText, moment) => {
    expect(momentOf(clockText).toISOString()).toBe(moment)
  })
})

describe('how long ago something was', () => {
  it.each([
    ['2026-03-07 14:30', 'μόλις τώρα'],
    ['2026-03-07 14:31', 'μόλις τώρα'],
    ['2026-03-07 14:29', 'πριν από 1 λεπτό'],
    ['2026-03-07 13:31', 'πριν από 59 λεπτά'],
    ['2026-03-07 13:30', 'πριν από 1 ώρα'],
    ['2026-03-07 00:05', 'πριν από 14 ώρες'],
    ['2026-03-06 23:59', 'χθες'],
    ['2026-03-04 09:00', 'πριν από 3 ημέρες'],
  ])('%s is %s at half past two on 7 March 2026', (clockText, words) => {
    setClock(new Date('2026-03-07T12:30:30Z'))
    expect(read(clockText)).toBe(words)
  })

  it('is told in hours across midnight, as long as few have passed', () => {
    setClock(new Date('2026-03-06T22:30:00Z'))
    expect(read('2026-03-06 22:15')).toBe('πριν από 2 ώρες')
  })

  it('counts the hours that passed when the clock was put forward', () => {
    setClock(new Date('2026-03-29T03:00:00Z'))
    expect(read('2026-03-29 02:00')).toBe('πριν από 3 ώρες')
  })

  it('is read in English by those who chose it', () => {
    overwriteGetLocale(() => 'en')
    setClock(new Date('2026-03-07T12:30:30Z'))
    expect(read('2026-03-07 14:00')).toBe('30 minutes ago')
  })
})

describe('an appointment', () => {
  const said = (clockText: string) => formatAppointment(clockText).replaceAll(NO_BREAK, ' ')

  it.each([
    ['Europe/Athens', 'Τετάρτη 24 Ιουνίου 2026, 12:00'],
    ['Europe/Helsinki', 'Τετάρτη 24 Ιουνίου 2026, 12:00'],
    ['Europe/Berlin', 'Τετάρτη 24 Ιουνίου 2026, 12:00 (ώρα Ελλάδας)'],
    ['America/New_York', 'Τετάρτη 24 Ιουνίου 2026, 12:00 (ώρα Ελλάδας)'],
  ])('is said by its weekday, and by the hour of Greece to a reader in %s', (zone, words) => {
    setReadersZone(zone)
    expect(said('2026-06-24 12:00')).toBe(words)
  })

  it('is said in English to those who chose it', () => {
    overwriteGetLocale(() => 'en')
    setReadersZone('UTC')
    expect(said('2026-06-24 12:00')).toBe('Wednesday 24 June 2026, 12:00 (Greek time)')
  })
})
