import { describe, expect, it } from 'vitest'
import { formatDegrees, isWithin, LATITUDE_LIMIT, mapAddress, parseDegrees, splitPair } from './degrees.ts'

describe('degrees', () => {
  it.each([
    ['37.96846', 37.96846],
    ['37,96846', 37.96846],
    [' -3 ', -3],
    ['−3,5', -3.5],
    ['', null],
    ['37°58', null],
    ['1e2', null],
  ])('reads "%s" as %s', (text, degrees) => {
    expect(parseDegrees(text)).toBe(degrees)
  })

  it('come back as they were shown', () => {
    expect(parseDegrees(formatDegrees(23.728615))).toBe(23.728615)
    expect(formatDegrees(null)).toBe('')
  })

  it('have a limit on both sides', () => {
    expect(isWithin('90', LATITUDE_LIMIT)).toBe(true)
    expect(isWithin('-90,1', LATITUDE_LIMIT)).toBe(false)
  })
})

describe('a pair pasted from a map', () => {
  it.each([
    ['37.97, 23.73', { latitude: '37.97', longitude: '23.73' }],
    ['37,97; 23,73', { latitude: '37,97', longitude: '23,73' }],
    ['37.97 23.73', { latitude: '37.97', longitude: '23.73' }],
    ['37.97', null],
    ['95, 23', null],
    ['Αθήνα, Ελλάδα', null],
  ])('%s', (text, pair) => {
    expect(splitPair(text)).toEqual(pair)
  })
})

describe('the address of the map', () => {
  it('points to both with a point for the decimals', () => {
    expect(mapAddress('37,97', '23.73')).toContain('mlat=37.97&mlon=23.73#map=17/37.97/23.73')
  })

  it('is missing while either is', () => {
    expect(mapAddress('37.97', '')).toBeNull()
  })
})
