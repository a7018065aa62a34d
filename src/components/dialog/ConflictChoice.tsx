import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import { translate } from '@/contract/texts/translate';
import type { Difference } from '@/machines/records/recordKind';
import { text } from './texts';

const useStyles = makeStyles({
  // In a form taller than its dialog a shrunken bar is covered by the field below, which takes its clicks.
  bar: { flexShrink: 0 },
  list: { margin: '4px 0 0', paddingLeft: '18px' },
});

interface Props {
  readonly differences: readonly Difference[];
  readonly send: (event: 'keepMine' | 'takeTheirs' | 'cancel') => void;
}

/** A save conflict: shows the differences and asks which version to keep, so that neither is overwritten silently. */
export function ConflictChoice({ differences, send }: Props) {
  const styles = useStyles();
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar}>
      <MessageBarBody>
        <MessageBarTitle>{translate('failed.conflict')}</MessageBarTitle>
        <ul className={styles.list}>
          {differences.map(({ label, mine, theirs }) => (
            <li key={label}>{text('difference', { label, mine, theirs })}</li>
          ))}
        </ul>
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => send('keepMine')}>
          {text('keepMine')}
        </Button>
        <Button size="small" onClick={() => send('takeTheirs')}>
          {text('takeTheirs')}
        </Button>
        <Button size="small" appearance="transparent" onClick={() => send('cancel')}>
          {text('notYet')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
