import { makeStyles, tokens } from '@fluentui/react-components';
import { KIOSK } from '../useVisitorLayout';

/** The styles of the search of the visitors' map. */
export const useSearchStyles = makeStyles({
  field: { position: 'relative' },
  input: {
    width: '100%',
    height: '52px',
    fontSize: tokens.fontSizeBase400,
    borderRadius: tokens.borderRadiusXLarge,
    '& input': { fontSize: tokens.fontSizeBase400 },
  },
  floating: { boxShadow: tokens.shadow8 },
  clear: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    marginRight: '-8px',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    fontSize: '18px',
    borderRadius: tokens.borderRadiusMedium,
  },
  list: {
    position: 'absolute',
    zIndex: 3,
    left: 0,
    right: 0,
    top: '58px',
    maxHeight: 'min(56vh, 520px)',
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: '6px',
    listStyle: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
    // The upper edge of the remaining part of a kiosk's lower half.
    [`@media ${KIOSK}`]: { maxHeight: '20vh' },
  },
  options: { overflowY: 'auto', minHeight: 0 },
  /** A card would cut off a list that extends beyond it. */
  within: { position: 'static', marginTop: '8px', boxShadow: 'none', padding: 0, maxHeight: 'none' },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    padding: '4px 10px',
    borderRadius: tokens.borderRadiusLarge,
    cursor: 'pointer',
    // A finger leaves no hover behind.
    '@media (hover: hover)': { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  },
  active: { backgroundColor: tokens.colorNeutralBackground1Selected },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', padding: '0 10px' },
  forget: {
    minHeight: '44px',
    padding: '0 8px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForeground1,
    font: 'inherit',
    cursor: 'pointer',
  },
  member: { paddingLeft: '34px' },
  lastRecent: { marginBottom: '8px' },
  none: { padding: '20px 14px', textAlign: 'center' },
});
