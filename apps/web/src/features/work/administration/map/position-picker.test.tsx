import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInApp } from '../../../../testing/render.tsx'
import type { PointText } from './point.ts'
import PositionPicker from './position-picker.tsx'

const VOLOS = { latitude: '39.3622', longitude: '22.942' }
const NOWHERE = { latitude: '', longitude: '' }

/** The map asks the browser for all of this; a page that is not drawn has none of it. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('reduced-motion'),
    media,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const meta of document.head.querySelectorAll('meta[name^="map-"]')) meta.remove()
})

function setUp(value: PointText, city = '') {
  const [onUse, onClose] = [vi.fn(), vi.fn()]
  renderInApp(<PositionPicker value={value} city={city} places={[]} onUse={onUse} onClose={onClose} />)
  const dialog = within(screen.getByLabelText('Επιλογή θέσης στον χάρτη'))
  return {
    user: userEvent.setup(),
    onUse,
    onClose,
    dialog,
    map: dialog.getByLabelText('Χάρτης της Ελλάδας'),
    latitude: dialog.getByLabelText('Γεωγραφικό πλάτος'),
    longitude: dialog.getByLabelText('Γεωγραφικό μήκος'),
    use: dialog.getByText('Χρήση του σημείου'),
    status: dialog.getByText(/^(?:Σημείο|Δεν έχει επιλεγεί σημείο)/),
  }
}

const textOf = (field: HTMLElement) => (field as HTMLInputElement).value
const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
const pin = () => document.querySelector('.map-pin')

describe('the picker of a place', () => {
  it('begins at the point that the form has, with the focus on the map', () => {
    const { map, status } = setUp(VOLOS)
    expect(document.activeElement).toBe(map)
    expect(descriptionOf(map)).toContain('τα βέλη μετακινούν τον δείκτη')
    expect(status.textContent).toContain('Σημείο: 39.3622, 22.942. Πλησιέστερη πόλη: Βόλος (0 χλμ.).')
    expect(pin()).not.toBeNull()
  })

  it('shows no pin and gives nothing while there is no point', async () => {
    const { user, use, status, onUse } = setUp(NOWHERE)
    expect(pin()).toBeNull()
    expect(status.textContent).toContain('Δεν έχει επιλεγεί σημείο.')
    expect(descriptionOf(use)).toBe('Επιλέξτε πρώτα ένα σημείο.')
    await user.click(use)
    expect(onUse).not.toHaveBeenCalled()
  })

  it('sets the first point in the middle of the town that the form names', async () => {
    const { user, latitude, status } = setUp(NOWHERE, 'Χίος')
    await user.keyboard('{ArrowUp}')
    expect(pin()).not.toBeNull()
    expect(status.textContent).toContain('Πλησιέστερη πόλη: Χίος (0 χλμ.).')
    expect(Number(textOf(latitude))).toBeCloseTo(38.3679, 3)
  })

  it('moves the pin by the arrows, finer with Shift, and the numbers follow', async () => {
    const { user, latitude, longitude, onUse, use } = setUp(VOLOS)
    const number = (field: HTMLElement) => Number(textOf(field))
    await user.keyboard('{ArrowUp}{ArrowRight}')
    const [north, east] = [number(latitude), number(longitude)]
    expect(north).toBeGreaterThan(39.3622)
    expect(east).toBeGreaterThan(22.942)
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    const step = north - number(latitude)
    expect(step).toBeGreaterThan(0)
    expect(step).toBeLessThan((north - 39.3622) / 10)
    await user.click(use)
    expect(onUse).toHaveBeenCalledExactlyOnceWith({
      latitude: String(number(latitude)),
      longitude: String(number(longitude)),
    })
  })

  it('makes steps finer by the scale, which leaves the pin where it is', async () => {
    const { user, latitude, status } = setUp(VOLOS)
    const stepAfter = async (keys: string) => {
      const before = Number(textOf(latitude))
      await user.keyboard(keys)
      return Math.abs(Number(textOf(latitude)) - before)
    }
    expect(await stepAfter('+')).toBe(0)
    expect(status.textContent).toContain('39.3622')
    const near = await stepAfter('{ArrowUp}')
    const far = await stepAfter('-{ArrowUp}')
    expect(far / near).toBeCloseTo(2, 1)
  })

  it('moves the pin by what is typed, and says what is no number', async () => {
    const { user, latitude, status, dialog } = setUp(VOLOS)
    const before = pin()?.getAttribute('style')
    await user.clear(latitude)
    expect(pin()).toBeNull()
    await user.type(latitude, '39,4')
    expect(status.textContent).toContain('Σημείο: 39.4, 22.942.')
    expect(pin()?.getAttribute('style')).not.toBe(before)
    await user.clear(latitude)
    await user.type(latitude, '99')
    await user.tab()
    await dialog.findByText('Δώστε μοίρες από −90 έως 90.')
    expect(status.textContent).toContain('Δεν έχει επιλεγεί σημείο.')
  })

  it('takes a pair that is pasted into either field', async () => {
    const { user, latitude, longitude } = setUp(NOWHERE)
    await user.click(longitude)
    await user.paste('37.96846, 23.76683')
    expect(textOf(latitude)).toBe('37.96846')
    expect(textOf(longitude)).toBe('23.76683')
    await waitFor(() => expect(pin()).not.toBeNull())
  })

  it('gives nothing when it is cancelled', async () => {
    const { user, dialog, onUse, onClose } = setUp(VOLOS)
    await user.keyboard('{ArrowUp}')
    await user.click(dialog.getByText('Ακύρωση'))
    expect(onClose).toHaveBeenCalledOnce()
    expect(onUse).not.toHaveBeenCalled()
  })
})

describe('the ground of the map', () => {
  const addMeta = (name: string, content: string) => {
    const meta = Object.assign(document.createElement('meta'), { name, content })
    document.head.append(meta)
  }

  it('is an outline that says how far it may be trusted', () => {
    const { dialog } = setUp(VOLOS)
    expect(dialog.queryByText(/Ο χάρτης είναι σχηματικός/)).not.toBeNull()
    expect(document.querySelectorAll('.map-land').length).toBeGreaterThan(50)
    expect(document.querySelector('.leaflet-tile')).toBeNull()
  })

  it('is streets where the installation has them, with the name of whose they are', () => {
    addMeta('map-tiles', 'https://tiles.example.gr/{z}/{x}/{y}.png')
    addMeta('map-attribution', '© OpenStreetMap contributors')
    const { dialog } = setUp(VOLOS)
    expect(dialog.queryByText('© OpenStreetMap contributors')).not.toBeNull()
    expect(dialog.queryByText(/σχηματικός/)).toBeNull()
  })
})
