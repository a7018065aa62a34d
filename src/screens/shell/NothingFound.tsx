import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { NoteOption } from '@/components/blocked/NoteOption';
import { translate } from '@/contract/texts/translate';

const useStyles = makeStyles({
  // A text, not a choice: no ring, and a contrast that can be read.
  none: {
    cursor: 'default',
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground2, backgroundColor: 'transparent' },
    '::after': { display: 'none' },
  },
});

/** In the list of a search without results. */
export function NothingFound() {
  const styles = useStyles();
  return (
    <NoteOption text={translate('search.none')} className={styles.none}>
      <Text role="status">{translate('search.none')}</Text>
    </NoteOption>
  );
}
