import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { useNotify } from '@/components/feedback/useNotify';
import { countByFloor } from '@/model/network/countByFloor';
import type { BlockedBy } from '@/model/network/operations/operation';
import { permitted } from '@/model/network/operations/permitted';
import { restoreVersion } from '@/model/network/operations/restoreVersion';
import { editNoteText } from '@/screens/checks/editNoteText';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { text as editorText } from '../texts';
import { ChangeList } from './ChangeList';
import { text } from './texts';
import { type LoadedVersion, useVersion } from './useVersion';
import { VersionMap } from './VersionMap';

const useStyles = makeStyles({
  details: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  changes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: '16px',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  restore: { alignSelf: 'flex-start' },
});

interface Props {
  readonly number: number;
  /** The number of the version before it; null where it is the earliest. */
  readonly before: number | null;
  readonly onRestored: () => void;
}

/** One version: its changes, the changes of restoring it, and its floor plan. */
export function VersionDetails({ number, before, onRestored }: Props) {
  const { data } = useOpenedLocation();
  const floors = useMemo(() => data.location.buildings.flatMap((building) => building.floors), [data]);
  const { loaded, error, retry } = useVersion(floors, number, before);
  if (error)
    return (
      <EmptyState
        icon={<ErrorCircleRegular />}
        title={text('versionFailed', { number })}
        text={errorSummaryOf(error).text}
        action={<Button onClick={retry}>{text('retry')}</Button>}
      />
    );
  if (!loaded) return <Loading label={text('versionLoading', { number })} />;
  return <LoadedDetails {...{ number, before, onRestored }} version={loaded} />;
}

function LoadedDetails({ number, before, onRestored, version }: Props & { version: LoadedVersion }) {
  const styles = useStyles();
  const { document, editor, perform } = useEditorActors();
  const notify = useNotify();
  const { present, loaded: saved } = useSelector(document, (snapshot) => snapshot.context.history);
  const isEditable = useSelector(document, (snapshot) => snapshot.hasTag('editable'));
  const isConflict = useSelector(document, (snapshot) => snapshot.hasTag('conflict'));
  const rights = useSelector(editor, (snapshot) => snapshot.context);
  const { mayEditNodes, mayEditPaths } = rights;
  const operation = useMemo(() => {
    const restore = restoreVersion(present, { network: version.network, build: number }, { ...version.into, saved });
    return permitted(present, restore, { mayEditNodes, mayEditPaths });
  }, [present, saved, version, number, mayEditNodes, mayEditPaths]);
  const restoring = useMemo(() => countByFloor(present, operation.edit(present)), [present, operation]);
  const changed = useMemo(() => version.before && countByFloor(version.before, version.network), [version]);
  const { blockedBy, note } = operation;
  const withoutRoom = note.kind === 'restoreVersion' ? note.withoutRoom : 0;
  const restore = () => {
    perform(operation);
    notify(text('restored', { note: editNoteText(note) }));
    onRestored();
  };
  return (
    <div className={styles.details}>
      <div className={styles.changes}>
        {changed && before !== null ? (
          <ChangeList title={text('changed', { number: before })} counts={changed} />
        ) : (
          <Text className={styles.quiet}>{text('first')}</Text>
        )}
        <ChangeList title={text('restoring')} counts={restoring} />
      </div>
      {withoutRoom > 0 && <Text>{text('withoutRoom', { count: withoutRoom })}</Text>}
      <ActionButton
        appearance="primary"
        className={styles.restore}
        blockedBy={
          blockedWhile(isConflict, text('notEditable')) ?? blockedWhile(!isEditable) ?? (blockedBy && reason(blockedBy))
        }
        onClick={restore}
      >
        {text('restore', { number })}
      </ActionButton>
      <VersionMap network={version.network} number={number} />
    </div>
  );
}

const reason = (blockedBy: BlockedBy): string =>
  blockedBy === 'nothing-to-change' ? text('isPresent') : editorText(`blocked.${blockedBy}`);
