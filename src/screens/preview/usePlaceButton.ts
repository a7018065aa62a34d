import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  place: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minWidth: 0,
    boxSizing: 'border-box',
    minHeight: '52px',
    padding: '4px 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    // A finger leaves no hover behind.
    '@media (hover: hover)': { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  },
});

/** The look of a button that holds the row of a place. */
export const usePlaceButton = (): string => useStyles().place;
