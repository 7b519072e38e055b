import { describe, expect, it } from 'vitest'
import { gatherStyles } from './gather-styles.ts'

const style = (name: string, rules: string) => `<style data-emotion="${name}">${rules}</style>`

describe('the styles of a written page', () => {
  it('stand in its head, in their order, and those of classes together', () => {
    const page = new DOMParser().parseFromString(
      `<html><head><title>Διατριβή</title></head><body>
      ${style('css-global one', 'body{margin:0}')}<p>${style('css two', '.a{top:0}')}</p>
      <p>${style('css three', '.b{top:1px}')}</p>${style('css-global four', 'html{color:red}')}
      ${style('css five', '.c{top:2px}')}</body></html>`,
      'text/html',
    )
    gatherStyles(page)
    expect(page.head.innerHTML).toBe(
      [
        '<title>Διατριβή</title>',
        style('css-global one', 'body{margin:0}'),
        style('css two three', '.a{top:0}.b{top:1px}'),
        style('css-global four', 'html{color:red}'),
        style('css five', '.c{top:2px}'),
      ].join(''),
    )
    expect(page.body.querySelector('style')).toBeNull()
  })
})
