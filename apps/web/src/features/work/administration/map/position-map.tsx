import Box from '@mui/material/Box'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { type DrawnMap, drawMap, type MapSettings } from './draw-map.ts'
import { MapControls } from './map-controls.tsx'
import { mapStyle } from './map-style.ts'
import type { Point } from './point.ts'

interface PositionMapProps extends MapSettings {
  point: Point | null
  /** The sentence about its keys. */
  descriptionId: string
}

/** In pixels of the map, so that a step is finer at a nearer zoom. */
const STEP = { usual: 16, fine: 1 }
const DIRECTIONS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, '−': -1 }

/** Draws the map once, with the first props; afterwards only its point moves. */
export function PositionMap({ point, descriptionId, ...settings }: PositionMapProps) {
  const container = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<DrawnMap | null>(null)
  const onPick = useEffectEvent(settings.onPick)
  const onTilesMissing = useEffectEvent(settings.onTilesMissing)
  const draw = useEffectEvent((element: HTMLElement) =>
    drawMap(element, {
      ...settings,
      onPick: (picked) => onPick(picked),
      onTilesMissing: () => onTilesMissing(),
    }),
  )

  useEffect(() => {
    const element = container.current
    if (element === null) return
    const map = draw(element)
    setDrawn(map)
    element.focus({ preventScroll: true })
    return () => map.remove()
  }, [])

  useEffect(() => drawn?.show(point), [drawn, point])

  const steer = (event: KeyboardEvent) => {
    if (drawn === null || event.ctrlKey || event.metaKey || event.altKey) return
    const [direction, zoom] = [DIRECTIONS[event.key], ZOOMS[event.key]]
    const step = event.shiftKey ? STEP.fine : STEP.usual
    if (direction) drawn.nudge(direction[0] * step, direction[1] * step)
    else if (zoom) drawn.zoom(zoom)
    else return
    event.preventDefault()
  }

  return (
    <Box sx={{ position: 'relative', display: 'flex', flex: '1 1 auto', minHeight: 260 }}>
      <Box
        ref={container}
        role="application"
        aria-label={m.administration_map_label()}
        aria-describedby={descriptionId}
        tabIndex={0}
        onKeyDown={steer}
        sx={mapStyle}
      />
      <MapControls map={drawn} attribution={settings.tiles?.attribution ?? null} />
    </Box>
  )
}
