import { makeStyles, tokens } from '@fluentui/react-components';
import { LARGE, LARGE_ZOOM, PHONE } from './useVisitorLayout';

const RISE = {
  from: { transform: 'translateY(24px)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
};

/** The map, its column and its floors, in a window, on a phone and on a standing kiosk. */
export const useVisitorMapStyles = makeStyles({
  page: { position: 'relative', height: '100%', overflow: 'hidden', backgroundColor: tokens.colorNeutralBackground3 },
  plan: { position: 'absolute', inset: 0 },
  column: {
    position: 'absolute',
    zIndex: 2,
    left: '16px',
    top: '16px',
    bottom: '16px',
    width: '392px',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    pointerEvents: 'none',
    // On a wall-mounted screen the controls are larger.
    [`@media ${LARGE}`]: { zoom: LARGE_ZOOM },
    '& > *': { pointerEvents: 'auto' },
  },
  columnPhone: { left: '12px', right: '12px', top: '12px', bottom: 0, width: 'auto' },
  // Within reach of hands, with letters of 24 pixels and targets of 80.
  columnKiosk: {
    left: 0,
    right: 0,
    top: 'auto',
    bottom: 0,
    width: 'auto',
    height: '44%',
    boxSizing: 'border-box',
    padding: '20px 20px 0',
    zoom: 1.7,
    backgroundColor: tokens.colorNeutralBackground3,
    boxShadow: tokens.shadow16,
  },
  space: { flexGrow: 1 },
  card: {
    padding: '20px',
    overflowY: 'auto',
    minHeight: 0,
    maxHeight: '100%',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: '14px',
    boxShadow: tokens.shadow16,
    animationName: RISE,
    animationDuration: '180ms',
    animationTimingFunction: 'ease-out',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
  },
  /** Fills the rest of the column. */
  cardKiosk: { flexGrow: 1, borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
  cardPhone: {
    margin: '0 -12px',
    maxHeight: '56vh',
    flexShrink: 0,
    borderBottomLeftRadius: 0,
    borderBottomRightRadius: 0,
    paddingBottom: 'max(20px, env(safe-area-inset-bottom))',
  },
  floors: {
    position: 'absolute',
    zIndex: 1,
    right: '16px',
    top: '16px',
    [`@media ${LARGE}`]: { zoom: LARGE_ZOOM },
  },
  directoryPhone: { maxHeight: '40vh' },
  floorsPhone: { right: '12px', top: '80px' },
  // A row below the map, in the lower half, where everybody reaches them.
  floorsKiosk: { left: '25.6px', right: 'auto', top: 'auto', bottom: 'calc(44% + 20px)' },
  notices: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    ':empty': { display: 'none' },
    // Beside them are the buttons of the floors, which stay to be seen and pressed.
    [`@media ${PHONE}`]: { marginInlineEnd: '72px' },
  },
  notice: {
    alignSelf: 'flex-start',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    padding: '6px 12px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
    fontWeight: tokens.fontWeightSemibold,
  },
  draft: {
    backgroundColor: tokens.colorStatusWarningBackground2,
    color: tokens.colorStatusWarningForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});
