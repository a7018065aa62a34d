import { makeStyles, tokens } from '@fluentui/react-components';

/** The looks that the panels of the visualizer share. */
export const usePanelStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '20px', padding: '16px 20px 32px' },
  section: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  muted: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  code: {
    margin: 0,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
  space: { flexGrow: 1 },
  // A long option would make the field wider than the panel.
  select: { minWidth: 0, '& > select': { minWidth: 0, width: '100%', textOverflow: 'ellipsis' } },
});
