import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useWatch } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'

interface FilterFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What the form was filled from. */
  filter: Values
  onFilter: (values: Values) => void
  onClear: () => void
  /** The columns of the grid in a wide window. */
  columns: string
  /** Where the buttons stand below the fields, and not beside them. */
  isBelow?: boolean
  /** The fields. */
  children: ReactNode
}

const PAUSE_MS = 300

/** The filters of a long list, which is asked for anew after a pause in typing; what is half typed narrows nothing. */
export function FilterForm<Values extends FieldValues>({
  form,
  filter,
  onFilter,
  onClear,
  columns,
  isBelow = false,
  children,
}: FilterFormProps<Values>) {
  const values = useWatch({ control: form.control })
  const typed = JSON.stringify(Object.keys(filter).map((name) => values[name]))
  const narrow = useEffectEvent((written: string) => {
    if (written !== JSON.stringify(Object.values(filter))) void form.handleSubmit(onFilter)()
  })
  useEffect(() => {
    const timer = setTimeout(() => narrow(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <FormProvider {...form}>
      <Box
        role="group"
        aria-label={m.ui_filters()}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: columns },
          gap: 4,
          alignItems: 'start',
        }}
      >
        {children}
        <Box
          sx={{
            display: 'flex',
            gap: 2,
            alignItems: 'center',
            ...(isBelow ? { gridColumn: '1 / -1' } : { minHeight: 48 }),
          }}
        >
          <Button variant="text" color="neutral" onClick={onClear}>
            {m.control_clear()}
          </Button>
        </Box>
      </Box>
    </FormProvider>
  )
}
