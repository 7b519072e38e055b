import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { useAddressSearch } from './use-address-search.ts'

let change: (search: string) => void

function List() {
  const [parameters, set] = useAddressSearch()
  change = (search) => set(new URLSearchParams(search))
  return <p>{`list ${parameters}`}</p>
}

/** A list, and a page whose data come when `arrive` is called. */
function show() {
  const data = Promise.withResolvers<null>()
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/thesis', element: <p>thesis</p>, loader: () => data.promise },
    ],
    { initialEntries: ['/list'] },
  )
  render(<RouterProvider router={router} />)
  return { router, arrive: () => data.resolve(null) }
}

it('changes the address of the list', async () => {
  show()
  act(() => change('search=a'))
  await screen.findByText('list search=a')
})

it('changes nothing once a link to another page was pressed, whose data are still coming', async () => {
  const { router, arrive } = show()
  await act(async () => void router.navigate('/thesis'))
  act(() => change('search=a'))
  arrive()
  await screen.findByText('thesis')
  expect(router.state.location.pathname).toBe('/thesis')
})
