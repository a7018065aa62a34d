import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Radio,
  RadioGroup,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { dialogProps } from '@/components/dialog/dialogTable';
import { type Conflict, conflictKey, type Side } from '@/model/network/merge';
import { useEditor } from '../editorSession';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '16px', margin: '12px 0 0', padding: 0, listStyle: 'none' },
  value: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

const KINDS = { node: 'Node', edge: 'Path', group: 'Transit group' } as const;
const FIELDS: Readonly<Record<string, string>> = {
  record: 'the whole',
  multiplierZ: 'multiplier of the height',
  dynamicRoute: 'external time delay',
};

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'number') return String(Number(value.toFixed(2)));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return `“${value}”`;
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** What differs, and a choice for each: nothing is overwritten silently. */
export function ConflictChoices({ conflicts }: { conflicts: readonly Conflict[] }) {
  const styles = useStyles();
  const { document } = useEditor();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const isWhole = conflicts.every((one) => choices.has(conflictKey(one)));
  const chooseAll = (side: Side) => setChoices(new Map(conflicts.map((one) => [conflictKey(one), side])));
  return (
    <Dialog modalType="alert" open>
      <DialogSurface {...dialogProps('conflict')}>
        <DialogBody>
          <DialogTitle>Somebody else changed the same</DialogTitle>
          <DialogContent>
            <Text>
              Nothing was overwritten. Choose for each what is to count; your own version can be brought back with Undo.
            </Text>
            <ul className={styles.list}>
              {conflicts.map((conflict) => {
                const key = conflictKey(conflict);
                const name = `${KINDS[conflict.kind]} ${conflict.id}, ${FIELDS[conflict.field] ?? conflict.field}`;
                return (
                  <li key={key}>
                    <Text weight="semibold" block>
                      {name}
                    </Text>
                    <Text size={200} block className={styles.value}>{`Before: ${valueText(conflict.base)}`}</Text>
                    <RadioGroup
                      aria-label={name}
                      value={choices.get(key) ?? ''}
                      onChange={(_event, { value }) =>
                        setChoices(new Map(choices).set(key, value === 'mine' ? 'mine' : 'theirs'))
                      }
                    >
                      <Radio value="mine" label={`Mine: ${valueText(conflict.mine)}`} />
                      <Radio value="theirs" label={`Theirs: ${valueText(conflict.theirs)}`} />
                    </RadioGroup>
                  </li>
                );
              })}
            </ul>
          </DialogContent>
          <DialogActions fluid>
            <Button onClick={() => chooseAll('mine')}>All mine</Button>
            <Button onClick={() => chooseAll('theirs')}>All theirs</Button>
            <Button onClick={() => document.send({ type: 'conflict.later' })}>Later</Button>
            <Button
              appearance="primary"
              disabledFocusable={!isWhole}
              onClick={() => document.send({ type: 'conflict.resolve', choices })}
            >
              Use these
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
