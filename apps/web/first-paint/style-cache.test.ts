import { describe, expect, it } from 'vitest'
import { createStyleCache } from './style-cache.ts'

/** What the browser is given for one declaration. */
function written(declaration: string): string {
  const cache = createStyleCache()
  cache.insert('.one', { name: 'one', styles: `${declaration};` }, cache.sheet, true)
  const css = cache.sheet.tags.map((tag) => tag.textContent).join('')
  cache.sheet.flush()
  return css
}

describe('the style of a component', () => {
  it.each([
    ['user-select:none', '.one{-webkit-user-select:none;user-select:none;}'],
    ['hyphens:auto', '.one{-webkit-hyphens:auto;hyphens:auto;}'],
    ['box-decoration-break:clone', '.one{-webkit-box-decoration-break:clone;box-decoration-break:clone;}'],
    ['mask-image:none', '.one{-webkit-mask-image:none;mask-image:none;}'],
  ])('says %s also to browsers that know it by the older name', (declaration, css) => {
    expect(written(declaration)).toBe(css)
  })

  it.each([
    'display:flex',
    'transition:opacity 225ms',
    'transform:none',
    'position:sticky',
    'appearance:none',
  ])('says %s once', (declaration) => {
    expect(written(declaration)).toBe(`.one{${declaration};}`)
  })
})
