/**
 * For `slotProps.input` of a field of several lines that is as high as its text. The browser itself lets it grow: MUI's
 * way measures the whole page as soon as the field appears. A browser that cannot keeps to `rows`, and scrolls.
 */
export function growingText({ least, most }: { least: number; most: number }) {
  return {
    inputComponent: 'textarea',
    sx: { '& textarea': { fieldSizing: 'content', minHeight: `${least}lh`, maxHeight: `${most}lh` } },
  } as const
}
