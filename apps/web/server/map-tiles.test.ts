// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { PLACES } from '../first-paint/written-pages.ts'
import { readMapTiles } from './map-tiles.ts'
import { preparePage } from './page.ts'

const STREETS = {
  MAP_TILES_URL: ' https://tiles.uni.gr:8443/streets/{z}/{x}/{y}.png?key=a&b ',
  MAP_ATTRIBUTION: '© OpenStreetMap contributors',
}
const PROBLEM = 'MAP_TILES_URL must be an http or https address with {z}, {x} and {y} in its path'

describe('the streets of the map', () => {
  it('are none unless an installation names them', () => {
    expect(readMapTiles({})).toBeNull()
    expect(readMapTiles({ MAP_TILES_URL: ' ', MAP_ATTRIBUTION: 'x' })).toBeNull()
  })

  it('are taken as they are given', () => {
    expect(readMapTiles(STREETS)).toEqual({
      url: 'https://tiles.uni.gr:8443/streets/{z}/{x}/{y}.png?key=a&b',
      attribution: '© OpenStreetMap contributors',
    })
  })

  it.each([
    ['tiles.uni.gr/{z}/{x}/{y}.png'],
    ['ftp://tiles.uni.gr/{z}/{x}/{y}.png'],
    ['https://tiles.uni.gr/{z}/{x}.png'],
    ['https://{s}.uni.gr/{z}/{x}/{y}.png'],
    ['https://*.uni.gr/{z}/{x}/{y}.png'],
    ["https://a.gr;script-src'/{z}/{x}/{y}.png"],
    ['https://somebody:secret@tiles.uni.gr/{z}/{x}/{y}.png'],
  ])('are refused at %s', (url) => {
    expect(() => readMapTiles({ ...STREETS, MAP_TILES_URL: url })).toThrow(PROBLEM)
  })

  it('are refused while nobody is named for them', () => {
    expect(() => readMapTiles({ MAP_TILES_URL: STREETS.MAP_TILES_URL })).toThrow(
      'MAP_TILES_URL needs MAP_ATTRIBUTION',
    )
  })
})

describe('the page', () => {
  const built = `<html><head><!--${PLACES.settings}--><!--${PLACES.scripts}--></head><body></body></html>`

  it('asks nobody for pictures while there are no streets', () => {
    const { html, contentSecurityPolicy } = preparePage(built, { apiUrl: 'https://api.uni.gr' })
    expect(contentSecurityPolicy).toContain("img-src 'self' https://api.uni.gr data: blob:;")
    expect(html).not.toContain('map-tiles')
  })

  it('says where they are, and may show pictures of that one host', () => {
    const { html, contentSecurityPolicy } = preparePage(built, {
      apiUrl: 'https://api.uni.gr',
      mapTiles: readMapTiles(STREETS),
    })
    expect(contentSecurityPolicy).toContain(
      "img-src 'self' https://api.uni.gr data: blob: https://tiles.uni.gr:8443;",
    )
    expect(contentSecurityPolicy).toContain("connect-src 'self' https://api.uni.gr;")
    expect(html).toContain(
      '<meta name="map-tiles" content="https://tiles.uni.gr:8443/streets/{z}/{x}/{y}.png?key=a&amp;b"/>',
    )
    expect(html).toContain('<meta name="map-attribution" content="© OpenStreetMap contributors"/>')
  })
})
