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
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { dialogProps } from '@/components/dialog/dialogTable';
import { conflictKey, type Merge, type Side } from '@/model/network/merge';
import { useEditorActors } from '../session/editorActors';
import { useMapView } from '../session/mapView';
import { useOpenedLocation } from '../session/openedLocation';
import { conflictText } from './conflictText';
import { text } from './texts';

const useStyles = makeStyles({
  back: { position: 'absolute', left: '50%', bottom: '44px', transform: 'translateX(-50%)', zIndex: 3 },
  list: { display: 'flex', flexDirection: 'column', gap: '16px', margin: '12px 0 0', padding: 0, listStyle: 'none' },
  value: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** The differences, with a choice for each: nothing is overwritten silently. Choices are kept while one is looked at. */
export function ConflictChoices({ merge }: { merge: Merge }) {
  const { conflicts } = merge;
  const styles = useStyles();
  const { document, editor } = useEditorActors();
  const { data, types } = useOpenedLocation();
  const { show } = useMapView();
  const [isAside, setAside] = useState(false);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const isWhole = conflicts.every((one) => choices.has(conflictKey(one)));
  const chooseAll = (side: Side) => setChoices(new Map(conflicts.map((one) => [conflictKey(one), side])));
  if (isAside)
    return (
      <Button appearance="primary" autoFocus className={styles.back} onClick={() => setAside(false)}>
        {text('backToChoices')}
      </Button>
    );
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
                const { title, before, mine, theirs, at } = conflictText(conflict, merge, { data, types });
                return (
                  <li key={key}>
                    <Text weight="semibold" block>
                      {title}
                    </Text>
                    <Text size={200} block className={styles.value}>
                      {text('before', { value: before })}
                    </Text>
                    <RadioGroup
                      aria-label={title}
                      value={choices.get(key) ?? ''}
                      onChange={(_event, { value }) =>
                        setChoices(new Map(choices).set(key, value === 'mine' ? 'mine' : 'theirs'))
                      }
                    >
                      <Radio value="mine" label={text('mine', { value: mine })} />
                      <Radio value="theirs" label={text('theirs', { value: theirs })} />
                    </RadioGroup>
                    {at && (
                      <Button
                        size="small"
                        onClick={() => {
                          editor.send({ type: 'floor.set', floor: at.floor });
                          show(at);
                          setAside(true);
                        }}
                      >
                        {text('showOnMap')}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          </DialogContent>
          <DialogActions fluid>
            <Button onClick={() => chooseAll('mine')}>{text('allMine')}</Button>
            <Button onClick={() => chooseAll('theirs')}>{text('allTheirs')}</Button>
            <Button onClick={() => document.send({ type: 'conflict.later' })}>{text('later')}</Button>
            <ActionButton
              appearance="primary"
              blockedBy={blockedWhile(!isWhole, text('chooseEach'))}
              onClick={() => document.send({ type: 'conflict.resolve', choices })}
            >
              {text('use')}
            </ActionButton>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
