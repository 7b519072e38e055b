import type { Components, Theme } from '@mui/material/styles'

const TONE_OF_SEVERITY = { success: 'success', info: 'primary', warning: 'warning', error: 'error' } as const
const SEVERITIES = ['success', 'info', 'warning', 'error'] as const

export const feedbackComponents: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 8, alignItems: 'flex-start', fontSize: '1rem' },
      // Sign, first line and buttons stand in one line.
      icon: { paddingBlock: 10 },
      message: { paddingBlock: 9, textWrap: 'pretty' },
      action: { paddingTop: 0, minHeight: 42, alignItems: 'center' },
      standard: ({ theme }) => ({
        variants: SEVERITIES.map((severity) => {
          const tone = theme.vars.palette[TONE_OF_SEVERITY[severity]]
          return {
            props: { severity },
            style: {
              backgroundColor: tone.tint,
              color: tone.main,
              '& .MuiAlert-icon': { color: tone.main },
            },
          }
        }),
      }),
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { fontWeight: 650, fontSize: '1rem', marginTop: 0, lineHeight: 1.5 } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 6, borderRadius: 3, backgroundColor: theme.vars.palette.neutral.tint }),
      bar: { borderRadius: 3 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.neutral.tint }),
      rounded: { borderRadius: 8 },
    },
  },
  MuiBadge: {
    styleOverrides: { badge: { fontWeight: 650, fontSize: '0.8125rem', height: 20, minWidth: 20 } },
  },
}
