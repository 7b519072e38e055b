/** On phones a sign alone, else with its word. */
export const TOOL_LOOK = {
  minWidth: 44,
  minHeight: 44,
  '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 2 } },
} as const
