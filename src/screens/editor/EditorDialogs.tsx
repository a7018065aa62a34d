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
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { formatMoment } from '@/components/formatMoment';
import { WarningDialog } from '@/components/WarningDialog';
import { fromPlan } from '@/contract/planWire';
import { type Conflict, conflictKey, type Side } from '@/model/plan/merge';
import type { EditorActors } from './editorParts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '16px', margin: '12px 0 0', padding: 0, listStyle: 'none' },
  value: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** What the document asks: whether to take up a draft, which side of a conflict counts, whether to leave with unsaved work. */
export function EditorDialogs({ document }: Pick<EditorActors, 'document'>) {
  const isDirty = useSelector(
    document,
    (snapshot) => snapshot.matches({ editing: 'dirty' }) || snapshot.matches('saving') || snapshot.matches('conflict'),
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <>
      <DraftDialog document={document} />
      <ConflictDialog document={document} />
      <WarningDialog
        isOpen={blocker.state === 'blocked'}
        title="Leave with unsaved changes?"
        text="What is not saved stays on this device and is offered to you when you come back."
        confirm="Leave"
        onCancel={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
      />
    </>
  );
}

function DraftDialog({ document }: Pick<EditorActors, 'document'>) {
  const draft = useSelector(document, (snapshot) =>
    snapshot.matches('offeringDraft') ? snapshot.context.draft : null,
  );
  const download = () => {
    if (!draft) return;
    const url = URL.createObjectURL(
      new Blob([JSON.stringify(fromPlan(draft.plan), null, 2)], { type: 'application/json' }),
    );
    const link = window.document.createElement('a');
    link.href = url;
    link.download = 'unsaved-work.json';
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Dialog modalType="alert" open={draft !== null}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Unsaved work was found on this device</DialogTitle>
          <DialogContent>
            {draft && (
              <p>{`It was last changed ${formatMoment(new Date(draft.savedAt).toISOString())} and was never saved.`}</p>
            )}
            <p>
              Restore it to go on where it ended. What others saved since is merged in; where both changed the same, you
              are asked.
            </p>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => document.send({ type: 'draft.discard' })}>Discard</Button>
            <Button onClick={download}>Download</Button>
            <Button appearance="primary" autoFocus onClick={() => document.send({ type: 'draft.restore' })}>
              Restore
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

const KINDS = { node: 'Node', joint: 'Path', group: 'Transit group' } as const;
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

function ConflictDialog({ document }: Pick<EditorActors, 'document'>) {
  const conflicts = useSelector(document, (snapshot): readonly Conflict[] | null =>
    snapshot.matches('conflict') ? (snapshot.context.merge?.conflicts ?? null) : null,
  );
  return conflicts && <ConflictChoices document={document} conflicts={conflicts} />;
}

function ConflictChoices({ document, conflicts }: Pick<EditorActors, 'document'> & { conflicts: readonly Conflict[] }) {
  const styles = useStyles();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const isWhole = conflicts.every((one) => choices.has(conflictKey(one)));
  const chooseAll = (side: Side) => setChoices(new Map(conflicts.map((one) => [conflictKey(one), side])));
  return (
    <Dialog modalType="alert" open>
      <DialogSurface>
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
