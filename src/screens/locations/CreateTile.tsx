import { makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { text } from './texts';

const useStyles = makeStyles({
  tile: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '8px',
    width: '100%',
    height: '100%',
    minHeight: '120px',
    boxSizing: 'border-box',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  icon: { fontSize: '24px' },
});

/** The last tile of the grid: a new location. */
export function CreateTile({ onClick }: { onClick: () => void }) {
  const styles = useStyles();
  return (
    <button type="button" className={styles.tile} onClick={onClick}>
      <AddRegular className={styles.icon} aria-hidden />
      {text('createNew')}
    </button>
  );
}
