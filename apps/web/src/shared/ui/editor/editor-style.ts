/** What the editor needs to be typed into, as its library would write it into the page (`injectCSS`). */
export const EDITOR_STYLE = {
  '& .ProseMirror': {
    position: 'relative',
    wordWrap: 'break-word',
    whiteSpace: 'break-spaces',
    // Two letters that are drawn as one cannot be parted by the caret.
    fontVariantLigatures: 'none',
    fontFeatureSettings: '"liga" 0',
  },
  '& .ProseMirror [contenteditable="false"]': { whiteSpace: 'normal' },
  '& .ProseMirror pre': { whiteSpace: 'pre-wrap' },
  '& img.ProseMirror-separator': {
    display: 'inline !important',
    border: 'none !important',
    margin: '0 !important',
    width: '0 !important',
    height: '0 !important',
  },
  '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
  '& .ProseMirror-hideselection *': { caretColor: 'transparent' },
  '& .ProseMirror .selectedCell': { bgcolor: 'primary.tint' },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute', margin: 0 },
  '& .ProseMirror-gapcursor::after': {
    content: '""',
    display: 'block',
    position: 'absolute',
    top: -2,
    width: 20,
    borderTop: '1px solid currentColor',
  },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
} as const
