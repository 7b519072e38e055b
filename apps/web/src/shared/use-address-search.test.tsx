import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { withParameters } from './filters.ts'
import { useAddressSearch } from './use-address-search.ts'

let change: (name: string, text: string) => void

function List() {
  const [parameters, set] = useAddressSearch()
  change = (name, text) => set((now) => withParameters(now, { [name]: text }), { replace: true })
  return <p>{`list ${parameters}`}</p>
}

/** A list, whose data come at once by itself, and a page whose data come when `arrive` is called. */
function show(loader?: () => Promise<null>) {
  const data = Promise.withResolvers<null>()
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List />, ...(loader && { loader, hydrateFallbackElement: <p>…</p> }) },
      { path: '/thesis', element: <p>thesis</p>, loader: () => data.promise },
    ],
    { initialEntries: ['/list'] },
  )
  render(<RouterProvider router={router} />)
  return { router, arrive: () => data.resolve(null) }
}

it('changes the address of the list', async () => {
  show()
  act(() => change('search', 'a'))
  await screen.findByText('list search=a')
})

it('changes nothing once a link to another page was pressed, whose data are still coming', async () => {
  const { router, arrive } = show()
  await act(async () => void router.navigate('/thesis'))
  act(() => change('search', 'a'))
  arrive()
  await screen.findByText('thesis')
  expect(router.state.location.pathname).toBe('/thesis')
})

it('keeps what came into the address after it was drawn last', async () => {
  const { router } = show()
  await act(async () => {
    void router.navigate('/list?open=7')
    change('search', 'a')
    change('page', '2')
  })
  await screen.findByText('list open=7&search=a&page=2')
})

it('keeps what is on its way into the address', async () => {
  const slow = Promise.withResolvers<null>()
  let isFirst = true
  const { router } = show(() => {
    if (!isFirst) return slow.promise
    isFirst = false
    return Promise.resolve(null)
  })
  await screen.findByText('list')
  await act(async () => {
    void router.navigate('/list?open=7')
    change('search', 'a')
    slow.resolve(null)
  })
  await screen.findByText('list open=7&search=a')
})

it('changes nothing once another page is there, before it is drawn', async () => {
  const { router, arrive } = show()
  arrive()
  await act(async () => {
    await router.navigate('/thesis')
    change('search', 'a')
  })
  await screen.findByText('thesis')
  expect(router.state.location.pathname).toBe('/thesis')
})
