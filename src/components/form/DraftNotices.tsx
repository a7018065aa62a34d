import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { Suspense } from 'react';
import type { Difference } from '@/machines/records/recordKind';
import type { Side } from '@/model/records/mergeValue';
import { lazyPart } from '../lazy/lazyPart';

const useStyles = makeStyles({ bar: { flexShrink: 0 } });

// Two people in one record are rare.
const ConflictChoice = lazyPart(async () => (await import('../dialog/ConflictChoice')).ConflictChoice);

interface Props {
  readonly draft: {
    readonly differences: readonly Difference[] | null;
    readonly resolve: (sides: Readonly<Record<string, Side>>) => void;
    readonly meanwhile: string;
  };
}

/** Names the changes of somebody else in the record of a form, and asks what has to be chosen before a save. */
export function DraftNotices({ draft: { differences, resolve, meanwhile } }: Props) {
  const styles = useStyles();
  if (differences)
    return (
      <Suspense fallback={null}>
        <ConflictChoice differences={differences} onResolve={resolve} />
      </Suspense>
    );
  return meanwhile === '' ? null : (
    <MessageBar intent="info" layout="multiline" className={styles.bar}>
      <MessageBarBody>{meanwhile}</MessageBarBody>
    </MessageBar>
  );
}
