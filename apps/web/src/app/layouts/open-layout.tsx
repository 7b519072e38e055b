import { Outlet } from 'react-router'
import { OpenFrame } from './open-frame.tsx'

export default function OpenLayout() {
  return (
    <OpenFrame>
      <Outlet />
    </OpenFrame>
  )
}
