import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'

interface FilterFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  onApply: (values: Values) => void
  onClear: () => void
  /** The columns of the grid in a wide window. */
  columns: string
  /** Where the buttons stand below the fields, and not beside them. */
  isBelow?: boolean
  /** The fields. */
  children: ReactNode
}

/** The filters of a long list, which is asked for anew when they are applied. */
export function FilterForm<Values extends FieldValues>({
  form,
  onApply,
  onClear,
  columns,
  isBelow = false,
  children,
}: FilterFormProps<Values>) {
  const apply = form.handleSubmit(onApply)
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-label={m.ui_filters()}
        onSubmit={(event) => void apply(event)}
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
          <Button type="submit" variant="contained">
            {m.ui_apply()}
          </Button>
          <Button variant="text" color="neutral" onClick={onClear}>
            {m.control_clear()}
          </Button>
        </Box>
      </Box>
    </FormProvider>
  )
}
