import { LANGUAGES, type Language } from '@diatrivi/domain/shared/language'
import { type Theme, ThemeProvider } from '@mui/material/styles'
import deepmerge from '@mui/utils/deepmerge'
import { DataGrid } from '@mui/x-data-grid'
import { render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { localeComponents } from '../../src/app/theme/locale.ts'
import { theme } from '../../src/app/theme/theme.ts'
import { overwriteGetLocale } from '../../src/paraglide/runtime.js'
import { STYLES_OF_LIBRARIES } from './styles-of-libraries.ts'

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
}

afterEach(() => overwriteGetLocale(() => 'el'))

/** The theme of the pages has the texts of the language in which it was made. */
function themeIn(language: Language): Theme {
  overwriteGetLocale(() => language)
  return { ...theme, components: deepmerge(theme.components ?? {}, localeComponents()) }
}

function stylesIn(language: Language): string[] {
  const { container } = render(
    <ThemeProvider theme={themeIn(language)} disableStyleSheetGeneration>
      <DataGrid rows={[]} columns={[]} />
    </ThemeProvider>,
  )
  return [...container.querySelectorAll('style')].map(({ textContent }) => textContent)
}

it('the styles of libraries are an empty one and that of the data grid in each language', async () => {
  const styles = ['', ...LANGUAGES.flatMap(stylesIn)]
  expect(STYLES_OF_LIBRARIES).toEqual(await Promise.all(styles.map(hashOf)))
})
