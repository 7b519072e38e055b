import { createHash } from 'node:crypto'
import { ThemeProvider } from '@mui/material/styles'
import { DataGrid } from '@mui/x-data-grid'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { theme } from '../../src/app/theme/theme.ts'
import { STYLES_OF_LIBRARIES } from './styles-of-libraries.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

it('the styles of libraries are an empty one and that of the data grid', () => {
  const { container } = render(
    <ThemeProvider theme={theme} disableStyleSheetGeneration>
      <DataGrid rows={[]} columns={[]} />
    </ThemeProvider>,
  )
  const written = [...container.querySelectorAll('style')].map(({ textContent }) => textContent)
  expect(STYLES_OF_LIBRARIES).toEqual(['', ...written].map(hashOf))
})
