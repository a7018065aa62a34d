import { makeStyles, tokens } from '@fluentui/react-components';

/** Not shown, but the name of its button. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Buttons of the toolbar that lose their word in a narrow window. */
export const useToolbarButtonStyles = makeStyles({
  group: { display: 'flex', gap: '2px' },
  /** Fluent's least width is that of a short word. */
  button: { '@container (max-width: 1250px)': { minWidth: '32px' } },
  /** The word beside an icon, where there is room for it. */
  word: { whiteSpace: 'nowrap', '@container (max-width: 1250px)': HIDDEN },
  taken: { backgroundColor: tokens.colorSubtleBackgroundSelected, fontWeight: tokens.fontWeightSemibold },
});
