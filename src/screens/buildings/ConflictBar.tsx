import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components';
import { translate } from '@/contract/texts/translate';
import type { EditConflict } from './buildingEdits';
import { text } from './texts';

const useStyles = makeStyles({ list: { margin: '4px 0 0', paddingLeft: '18px' } });

/** Somebody else has saved the buildings: nothing was overwritten, and the next save names what it replaces. */
export function ConflictBar({ conflicts }: { readonly conflicts: readonly EditConflict[] }) {
  const styles = useStyles();
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{translate('failed.conflict')}</MessageBarTitle>
        {conflicts.length === 0 ? text('yoursAndTheirs') : text('yoursReplaces')}
        {conflicts.length > 0 && (
          <ul className={styles.list}>
            {conflicts.map(({ name, mine, theirs }) => (
              <li key={`${name} ${mine}`}>{text('difference', { name, mine, theirs })}</li>
            ))}
          </ul>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}
