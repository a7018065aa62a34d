import { makeStyles, tokens } from '@fluentui/react-components';

/** A parameter of several fields. */
export const useGroupStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold, marginBottom: '2px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  line: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 32px', gap: '8px', alignItems: 'start' },
  add: { alignSelf: 'flex-start' },
  pairs: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: '8px 16px',
    alignItems: 'start',
  },
});
