import { describe, expect, it } from 'vitest'
import { isSamePoint, kilometresBetween, pickedPoint, readPoint, roundDegrees, writePoint } from './point.ts'

const ATHENS = { latitude: 37.9838, longitude: 23.7275 }

describe('degrees', () => {
  it.each([
    [37.98384967, 37.98385],
    [23.7275, 23.7275],
    [-0.0000001, 0],
    [0.0000006, 0.000001],
    [89.9999999, 90],
  ])('%s are rounded to %s', (degrees, rounded) => {
    expect(Object.is(roundDegrees(degrees), rounded)).toBe(true)
  })
})

describe('a typed point', () => {
  it.each([
    ['37.9838', '23.7275', ATHENS],
    ['37,9838', ' 23,7275 ', ATHENS],
    ['−90', '-180', { latitude: -90, longitude: -180 }],
    ['90.000001', '23', null],
    ['37', '180.5', null],
    ['37', '', null],
    ['', '', null],
    ['βόρεια', '23', null],
  ])('"%s" and "%s"', (latitude, longitude, point) => {
    expect(readPoint({ latitude, longitude })).toEqual(point)
  })

  it('comes back as it was written', () => {
    expect(readPoint(writePoint(ATHENS))).toEqual(ATHENS)
  })
})

describe('a picked point', () => {
  it.each([
    [37.98384967, 23.72749999, 37.98385, 23.7275],
    [95, 23, 90, 23],
    [-95, 23, -90, 23],
    [38, 383.5, 38, 23.5],
    [38, -190, 38, 170],
    [38, -180, 38, -180],
  ])('at %s, %s lies inside the world', (north, east, latitude, longitude) => {
    expect(pickedPoint({ latitude: north, longitude: east })).toEqual({ latitude, longitude })
  })
})

describe('two points', () => {
  it.each([
    ['Thessaloniki', { latitude: 40.6401, longitude: 22.9444 }, 303],
    ['itself', ATHENS, 0],
    ['the other side', { latitude: -37.9838, longitude: -156.2725 }, 20015],
  ])('are so many kilometres apart: Athens and %s', (_name, other, kilometres) => {
    expect(Math.round(kilometresBetween(ATHENS, other))).toBe(kilometres)
  })

  it('are the same when both numbers are, or when there is none', () => {
    expect(isSamePoint(ATHENS, { ...ATHENS })).toBe(true)
    expect(isSamePoint(ATHENS, { ...ATHENS, latitude: 38 })).toBe(false)
    expect(isSamePoint(ATHENS, null)).toBe(false)
    expect(isSamePoint(null, null)).toBe(true)
  })
})
