import 'leaflet/dist/leaflet.css'
import {
  circleMarker,
  map as createMap,
  divIcon,
  type Map as LeafletMap,
  marker,
  SVG,
  tileLayer,
} from 'leaflet'
import { drawBackground, quietPane } from './background.ts'
import { latLngOf, pointAt, wholeOfGreece } from './lat-lng.ts'
import type { MapTiles } from './map-tiles.ts'
import type { Point } from './point.ts'

export interface DrawnMap {
  show: (point: Point | null) => void
  /** Moves the point by so many pixels of the map as it stands; one that is not there yet appears in the middle. */
  nudge: (right: number, down: number) => void
  zoom: (steps: number) => void
  showGreece: () => void
  remove: () => void
}

export interface MapSettings {
  tiles: MapTiles | null
  /** Faint, for orientation. */
  places: readonly Point[]
  /** What the map shows first; the whole country when nothing is known. */
  start: { point: Point; isExact: boolean } | null
  onPick: (point: Point) => void
  onTilesMissing: () => void
}

/** The outline is not exact enough for a nearer view. */
const NEAREST = { outline: 12, streets: 19 }
const FARTHEST = 5
/** The first zoom at a town, and at the point itself. */
const START_ZOOM = { town: { outline: 9, streets: 13 }, point: { outline: 9, streets: 16 } }
const PLACES_LEVEL = '350'

export function drawMap(container: HTMLElement, settings: MapSettings): DrawnMap {
  const { tiles, places, start, onPick } = settings
  const ground = tiles ? 'streets' : 'outline'
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createMap(container, {
    minZoom: FARTHEST,
    maxZoom: NEAREST[ground],
    // Half steps let the whole country fill the map.
    zoomSnap: 0.5,
    zoomControl: false,
    attributionControl: false,
    // The dialog has keys of its own, and two quick clicks are two choices.
    keyboard: false,
    doubleClickZoom: false,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  })
  if (start) map.setView(latLngOf(start.point), START_ZOOM[start.isExact ? 'point' : 'town'][ground])
  else map.fitBounds(wholeOfGreece())

  drawBackground(map)
  if (tiles) drawStreets(map, tiles, settings.onTilesMissing)
  drawPlaces(map, places)

  const pin = marker(map.getCenter(), {
    icon: divIcon({ className: 'map-pin', html: drawPin(), iconSize: [32, 40], iconAnchor: [16, 39] }),
    draggable: true,
    keyboard: false,
    autoPan: moves,
  })
  pin.on('drag', () => onPick(pointAt(pin.getLatLng())))
  map.on('click', ({ latlng }) => onPick(pointAt(latlng)))

  const resizing = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resizing.observe(container)
  const isShown = () => map.hasLayer(pin)
  const middle = () => (isShown() ? pin.getLatLng() : map.getCenter())

  return {
    show: (point) => {
      if (point === null) {
        pin.remove()
        return
      }
      pin.setLatLng(latLngOf(point)).addTo(map)
      if (!map.getBounds().contains(pin.getLatLng())) map.panTo(pin.getLatLng(), { animate: false })
    },
    nudge: (right, down) => {
      const from = map.project(middle())
      const to = isShown() ? from.add([right, down]) : from
      onPick(pointAt(map.unproject(to)))
    },
    // At once: a press that comes while the map still moves would be lost.
    zoom: (steps) => map.setZoomAround(middle(), map.getZoom() + steps, { animate: false }),
    showGreece: () => map.fitBounds(wholeOfGreece(), { animate: false }),
    remove: () => {
      resizing.disconnect()
      map.remove()
    },
  }
}

function drawStreets(map: LeafletMap, { url }: MapTiles, onMissing: () => void): void {
  tileLayer(url, {
    maxZoom: NEAREST.streets,
    // The page sends no referrer elsewhere, but the server of the streets may see the site's origin.
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
    .on('tileerror', onMissing)
    .addTo(map)
}

/** Departments of one town often share a point; a dot is drawn once. */
function drawPlaces(map: LeafletMap, places: readonly Point[]): void {
  const pane = quietPane(map, 'places', PLACES_LEVEL)
  const once = new Map(places.map((place) => [`${place.latitude} ${place.longitude}`, place]))
  for (const place of once.values()) {
    circleMarker(latLngOf(place), { pane, className: 'map-place', radius: 5, interactive: false }).addTo(map)
  }
}

/** The pin is made of elements, because the page's policy takes no string for HTML. */
function drawPin(): HTMLElement {
  const pin = document.createElement('span')
  const drawn = SVG.create('svg')
  const attributes = { viewBox: '0 0 32 40', width: '32', height: '40', 'aria-hidden': 'true' }
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, value)
  const outline = SVG.create('path')
  outline.setAttribute('d', 'M16 39C9 29 3 22 3 15a13 13 0 0 1 26 0c0 7-6 14-13 24Z')
  const hole = SVG.create('circle')
  for (const [name, value] of Object.entries({ cx: '16', cy: '15', r: '5' })) hole.setAttribute(name, value)
  drawn.append(outline, hole)
  pin.append(drawn)
  return pin
}
