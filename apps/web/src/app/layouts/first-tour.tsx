import type { Role } from '@diatrivi/domain/people/account/role'
import { type ComponentType, useEffect, useState } from 'react'
import type { TourDialogProps } from '../../features/work/help/tour/tour-dialog.tsx'
import { tour, useTourShown } from '../../shared/tour.ts'
import { useErrorToast } from '../../shared/ui/use-error-toast.ts'

/** Stands beside every page behind the sign-in; only who is shown the tour loads it. */
export function FirstTour({ audience }: { audience: Role }) {
  const isShown = useTourShown()
  const [Dialog, setDialog] = useState<ComponentType<TourDialogProps> | null>(null)
  const errorToast = useErrorToast()

  useEffect(() => {
    if (!isShown) return
    import('../../features/work/help/tour/tour-dialog.tsx').then(
      ({ TourDialog }) => setDialog(() => TourDialog),
      (error) => {
        tour.show(false)
        errorToast(error)
      },
    )
  }, [isShown, errorToast])

  return Dialog && <Dialog isOpen={isShown} audience={audience} onLeave={() => tour.show(false)} />
}
