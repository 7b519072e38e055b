import {
  divIcon,
  type LayerGroup,
  type Map as LeafletMap,
  layerGroup,
  marker,
  polygon,
  type SVG,
  svg,
} from 'leaflet'
import { getLocale } from '../../../../paraglide/runtime.js'
import { GREEK_SHORES, NEIGHBOUR_SHORES, type Shore, TOWNS, type Town } from './greece.ts'
import { latLngOf } from './lat-lng.ts'

/** Lies below the streets, which hide it when they are loaded; without them it stays visible. */
const LAND_LEVEL = '150'
const TOWNS_LEVEL = '160'

/** The zoom from which the towns of a rank are shown. */
const ZOOM_OF_RANK: Readonly<Record<number, number>> = { 1: 0, 2: 7, 3: 8, 4: 11 }

/** The outline of the country and its university towns, which need no outside server. */
export function drawBackground(map: LeafletMap): void {
  const land = quietPane(map, 'land', LAND_LEVEL)
  const towns = quietPane(map, 'towns', TOWNS_LEVEL)
  // Wider than what is seen, so that nothing is missing at the edge while the map is drawn along.
  const renderer = svg({ pane: land, padding: 1 })
  for (const shore of NEIGHBOUR_SHORES) shape(shore, 'map-abroad', renderer).addTo(map)
  for (const shore of GREEK_SHORES) shape(shore, 'map-land', renderer).addTo(map)

  const groups = Object.entries(ZOOM_OF_RANK).map(([rank, zoom]) => ({
    zoom,
    group: groupOf(Number(rank), towns),
  }))
  const showWhatFits = () => {
    for (const { zoom, group } of groups) toggle(group, map, map.getZoom() >= zoom)
  }
  map.on('zoomend', showWhatFits)
  map.whenReady(showWhatFits)
}

/** A level of the map that neither takes a click nor is read aloud. */
export function quietPane(map: LeafletMap, name: string, level: string): string {
  const pane = map.createPane(name)
  pane.style.zIndex = level
  pane.style.pointerEvents = 'none'
  pane.setAttribute('aria-hidden', 'true')
  return name
}

function shape(shore: Shore, className: string, renderer: SVG) {
  return polygon(shore.map(latLngOf), { className, renderer, interactive: false, weight: 1, fillOpacity: 1 })
}

function groupOf(rank: number, pane: string): LayerGroup {
  return layerGroup(TOWNS.filter((town) => town.rank === rank).map((town) => label(town, pane)))
}

function label({ name, point }: Town, pane: string) {
  const html = document.createElement('span')
  html.textContent = name[getLocale()]
  const icon = divIcon({ className: 'map-town', html, iconSize: [0, 0] })
  return marker(latLngOf(point), { icon, pane, interactive: false, keyboard: false })
}

function toggle(group: LayerGroup, map: LeafletMap, isShown: boolean): void {
  if (isShown) group.addTo(map)
  else group.remove()
}
