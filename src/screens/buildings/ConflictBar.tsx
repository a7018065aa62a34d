import { Button, MessageBar, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components';
import { translate } from '@/contract/texts/translate';
import type { Side } from '@/model/records/mergeValue';
import type { EditConflict } from './rebaseEdits';
import { text } from './texts';

const useStyles = makeStyles({
  list: { margin: '4px 0 0', paddingLeft: '18px', display: 'flex', flexDirection: 'column', gap: '6px' },
  sides: { display: 'flex', gap: '6px', marginTop: '4px' },
});

interface Props {
  readonly conflicts: readonly EditConflict[];
  /** Names of what somebody else deleted while it had changes here. */
  readonly deleted: readonly string[];
  readonly onChoose: (conflict: EditConflict, side: Side) => void;
}

/** Somebody else has saved the buildings: nothing was overwritten, and what both changed is asked for one by one. */
export function ConflictBar({ conflicts, deleted, onChoose }: Props) {
  const styles = useStyles();
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{translate('failed.conflict')}</MessageBarTitle>
        {text(conflicts.length === 0 ? 'yoursAndTheirs' : 'bothChanged')}
        {deleted.length > 0 && ` ${text('deletedMeanwhile', { names: deleted.join(', ') })}`}
        {conflicts.length > 0 && (
          <ul className={styles.list}>
            {conflicts.map((conflict) => (
              <li key={`${conflict.uuid} ${conflict.field}`}>
                {conflictText(conflict)}
                <div className={styles.sides}>
                  <Button size="small" onClick={() => onChoose(conflict, 'mine')}>
                    {text('keepMine')}
                  </Button>
                  <Button size="small" onClick={() => onChoose(conflict, 'theirs')}>
                    {text('takeTheirs')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}

const valueText = (value: unknown): string => (typeof value === 'boolean' ? text(value ? 'on' : 'off') : String(value));

/** The field with both values; the two orders of floors are seen in the list. */
function conflictText({ field, name, mine, theirs }: EditConflict): string {
  if (field === 'order') return text('ordersDiffer', { name });
  const label = { name, shortname: text('shortNameOf', { label: name }), overview: name, compile: name }[field];
  const what = field === 'overview' ? text('overviewBuilding') : field === 'compile' ? text('compile') : '';
  return text('difference', {
    name: what === '' ? label : `${label}, ${what}`,
    mine: valueText(mine),
    theirs: valueText(theirs),
  });
}
