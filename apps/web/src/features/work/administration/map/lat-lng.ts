import { type LatLng, type LatLngBounds, latLng, latLngBounds } from 'leaflet'
import { GREECE_CORNERS } from './greece.ts'
import { type Point, pickedPoint } from './point.ts'

export function latLngOf({ latitude, longitude }: Point): LatLng {
  return latLng(latitude, longitude)
}

export function pointAt({ lat, lng }: LatLng): Point {
  return pickedPoint({ latitude: lat, longitude: lng })
}

export function wholeOfGreece(): LatLngBounds {
  return latLngBounds(latLngOf(GREECE_CORNERS.southWest), latLngOf(GREECE_CORNERS.northEast))
}
