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
import { text } from './texts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '16px', margin: '12px 0 0', padding: 0, listStyle: 'none' },
  value: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

const FIELDS: Readonly<Record<string, string>> = {
  record: text('field.record'),
  multiplierZ: text('field.multiplierZ'),
  dynamicRoute: text('field.dynamicRoute'),
};

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return text('nothing');
  if (typeof value === 'number') return String(Number(value.toFixed(2)));
  if (typeof value === 'boolean') return value ? text('yes') : text('no');
  if (typeof value === 'string') return `“${value}”`;
  const json = JSON.stringify(value);
  return json.length > 80 ? `${json.slice(0, 80)}…` : json;
}

/** The differences, with a choice for each: nothing is overwritten silently. */
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
          <DialogTitle>{text('conflictTitle')}</DialogTitle>
          <DialogContent>
            <Text>{text('conflictText')}</Text>
            <ul className={styles.list}>
              {conflicts.map((conflict) => {
                const key = conflictKey(conflict);
                const name = text(`conflict.${conflict.kind}`, {
                  id: conflict.id,
                  field: FIELDS[conflict.field] ?? conflict.field,
                });
                return (
                  <li key={key}>
                    <Text weight="semibold" block>
                      {name}
                    </Text>
                    <Text size={200} block className={styles.value}>
                      {text('before', { value: valueText(conflict.base) })}
                    </Text>
                    <RadioGroup
                      aria-label={name}
                      value={choices.get(key) ?? ''}
                      onChange={(_event, { value }) =>
                        setChoices(new Map(choices).set(key, value === 'mine' ? 'mine' : 'theirs'))
                      }
                    >
                      <Radio value="mine" label={text('mine', { value: valueText(conflict.mine) })} />
                      <Radio value="theirs" label={text('theirs', { value: valueText(conflict.theirs) })} />
                    </RadioGroup>
                  </li>
                );
              })}
            </ul>
          </DialogContent>
          <DialogActions fluid>
            <Button onClick={() => chooseAll('mine')}>{text('allMine')}</Button>
            <Button onClick={() => chooseAll('theirs')}>{text('allTheirs')}</Button>
            <Button onClick={() => document.send({ type: 'conflict.later' })}>{text('later')}</Button>
            <Button
              appearance="primary"
              disabledFocusable={!isWhole}
              onClick={() => document.send({ type: 'conflict.resolve', choices })}
            >
              {text('use')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
