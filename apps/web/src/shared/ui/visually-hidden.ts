import visuallyHidden from '@mui/utils/visuallyHidden'

/** For what is read aloud and not shown. */
export const VISUALLY_HIDDEN = visuallyHidden
