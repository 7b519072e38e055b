import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import type { ActionOnTheses, ThesisOutcome } from '../../../../entities/thesis/thesis-outcome.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import ExpandMore from '../../../../shared/icons/expand-more.tsx'
import { TOP_BAR_HEIGHT } from '../../../../shared/ui/measures.ts'
import { NOT_ON_PAPER } from '../../../../shared/ui/sx.ts'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useOfferThesesAgain, useSetVisibilityOfTheses } from '../thesis.mutations.ts'
import { SelectionResult } from './selection-result.tsx'
import type { ThesisSelection } from './use-thesis-selection.ts'

const DeadlineDialog = lazy(async () => ({
  default: (await import('./deadline-dialog.tsx')).DeadlineDialog,
}))

interface SelectionBarProps {
  /** The theses of the page that is shown. */
  theses: readonly Thesis[]
  selection: ThesisSelection
  /** The dialog that copies a list to the theses. */
  copyList: (act: ActionOnTheses) => ReactNode
}

interface Action {
  label: string
  onClick: () => void
}

/** Says how many theses of the page are chosen, and offers what can be done with all of them. */
export function SelectionBar({ theses, selection, copyList }: SelectionBarProps) {
  const { chosen } = selection
  const [dialog, setDialog] = useState<'deadline' | 'list' | null>(null)
  const [result, setResult] = useState<{
    said: string
    refused: readonly ThesisOutcome[]
    of: readonly Thesis[]
  } | null>(null)
  const toast = useToast()
  const act = useAction()
  const visibility = useSetVisibilityOfTheses()
  const offer = useOfferThesesAgain()

  /** The refused theses stay chosen, and are named with the reason until that is read. */
  const onDone: ActionOnTheses['onDone'] = (outcomes, said) => {
    const refused = outcomes.filter(({ refusal }) => refusal !== null)
    const message = said(outcomes.length - refused.length)
    setDialog(null)
    selection.chooseOnly(chosen.filter(({ id }) => refused.some(({ thesisId }) => thesisId === id)))
    setResult(refused.length === 0 ? null : { said: message, refused, of: chosen })
    if (refused.length === 0) toast({ severity: 'success', message })
  }
  const makePublic = (isPublic: boolean) =>
    act(async () => {
      const thesisIds = chosen.map(({ id }) => id)
      const outcomes = await visibility.mutateAsync({ thesisIds, isPublic })
      onDone(outcomes, (count) =>
        isPublic ? m.thesis_list_made_public({ count }) : m.thesis_list_made_private({ count }),
      )
    })

  const offerAgain = () =>
    act(async () =>
      onDone(await offer.mutateAsync(chosen.map(({ id }) => id)), (count) =>
        m.thesis_list_offered_again({ count }),
      ),
    )

  const actions: Action[] = []
  // What is over changes no more.
  const open = chosen.filter(({ state }) => state !== 'ended')
  if (open.some(({ publicByInstructor }) => !publicByInstructor))
    actions.push({ label: m.thesis_list_make_public(), onClick: () => void makePublic(true) })
  if (open.some(({ publicByInstructor }) => publicByInstructor))
    actions.push({ label: m.thesis_list_make_private(), onClick: () => void makePublic(false) })
  if (open.length < chosen.length)
    actions.push({ label: m.thesis_offer_again(), onClick: () => void offerAgain() })
  // After the assignment the deadline decides nothing.
  if (open.some(({ state }) => state === 'ungiven'))
    actions.push({ label: m.thesis_list_set_deadline(), onClick: () => setDialog('deadline') })
  if (open.some(({ list }) => list === null))
    actions.push({ label: m.thesis_list_copy_list(), onClick: () => setDialog('list') })

  const dialogProps: ActionOnTheses = { theses: chosen, onClose: () => setDialog(null), onDone }
  const isAll = chosen.length === theses.length
  return (
    <>
      <Box
        role="group"
        aria-label={m.thesis_list_selection()}
        sx={{ ...BAR, ...(chosen.length > 0 && STAYS) }}
      >
        <FormControlLabel
          control={
            <Checkbox
              checked={isAll}
              indeterminate={!isAll && chosen.length > 0}
              onChange={() => selection.chooseOnly(isAll ? [] : theses)}
              sx={{ width: 44, height: 44 }}
            />
          }
          label={m.thesis_list_select_all()}
          sx={{ m: 0 }}
        />
        <Typography role="status" sx={{ color: 'text.secondary', flex: { xs: '1 1 auto', md: 'none' } }}>
          {chosen.length > 0 && m.thesis_list_selected({ count: chosen.length })}
        </Typography>
        {chosen.length > 0 && (
          <Actions actions={actions} isPending={visibility.isPending || offer.isPending} />
        )}
      </Box>
      {result !== null && <SelectionResult {...result} onClose={() => setResult(null)} />}
      {dialog === 'deadline' && (
        <Suspense>
          <DeadlineDialog {...dialogProps} />
        </Suspense>
      )}
      {dialog === 'list' && copyList(dialogProps)}
    </>
  )
}

/** Side by side where there is room, else behind one button. */
function Actions({ actions, isPending }: { actions: readonly Action[]; isPending: boolean }) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  if (isWide) {
    return actions.map(({ label, onClick }) => (
      <Button key={label} size="small" disabled={isPending} onClick={onClick}>
        {label}
      </Button>
    ))
  }
  return (
    <>
      <Button
        endIcon={<ExpandMore aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        loading={isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44 }}
      >
        {m.word_actions()}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map(({ label, onClick }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null)
              onClick()
            }}
            sx={{ minHeight: 44 }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  mb: 3,
  ...NOT_ON_PAPER,
} as const

/** In sight while the page is scrolled, as long as something is chosen. */
const STAYS = {
  position: 'sticky',
  top: TOP_BAR_HEIGHT,
  zIndex: 2,
  py: 1,
  px: 2,
  mx: -2,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const
