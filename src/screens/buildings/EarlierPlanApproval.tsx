import { Button, MessageBar, MessageBarActions, MessageBarBody, Spinner } from '@fluentui/react-components';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { lostDestinationsText } from '@/components/floorPlan/lostDestinationsText';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { MapApprovalMachine } from '@/machines/mapApproval.machine';
import { confirmedMatches } from '@/model/floorPlan/identity/confirmedMatches';
import { lostDestinations } from '@/model/floorPlan/identity/lostDestinations';
import { text } from './texts';

const AS_GUESSED: ReadonlyMap<string, string | null> = new Map();

interface Props {
  readonly upload: string;
  /** Name of the floor. */
  readonly floor: string;
  readonly machine: MapApprovalMachine;
  readonly onApproved: () => void;
  readonly onCancel: () => void;
}

/**
 * Approves an earlier floor plan at once, with rooms matched as the service compares them. It asks only where destinations
 * would have no room.
 */
export function EarlierPlanApproval({ upload, floor, machine, onApproved, onCancel }: Props) {
  const approval = useMachineActor(machine, { input: { upload } });
  const { preview, matches, error, ...state } = useSelector(
    approval,
    (snapshot) => ({
      preview: snapshot.context.preview,
      matches: snapshot.context.matches,
      error: snapshot.context.error,
      isRead: snapshot.matches('preview'),
      isAsking: snapshot.matches('confirming'),
      isApproved: snapshot.matches('approved'),
      hasFailed: snapshot.matches('previewFailed') || snapshot.matches('approveFailed'),
    }),
    shallowEqual,
  );
  const approve = useEffectEvent(() =>
    approval.send({ type: 'approve', matches: confirmedMatches(preview?.comparison?.rooms ?? [], AS_GUESSED) }),
  );
  useEffect(() => {
    if (state.isRead) approve();
  }, [state.isRead]);
  const end = useEffectEvent(onApproved);
  useEffect(() => {
    if (state.isApproved) end();
  }, [state.isApproved]);
  if (state.hasFailed)
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{error}</MessageBarBody>
        <MessageBarActions>
          <Button size="small" onClick={() => approval.send({ type: 'retry' })}>
            {text('retry')}
          </Button>
          <Button size="small" onClick={onCancel}>
            {text('cancel')}
          </Button>
        </MessageBarActions>
      </MessageBar>
    );
  const lost = preview ? lostDestinations(preview.missing_meshes, preview.comparison, matches) : [];
  return (
    <>
      <Spinner size="tiny" labelPosition="after" label={text('usingAgain')} />
      <WarningDialog
        isOpen={state.isAsking}
        title={text('useAgainTitle', { name: floor })}
        text={lostDestinationsText(lost)}
        labels={{ confirm: text('useAgain') }}
        onCancel={onCancel}
        onConfirm={() => approval.send({ type: 'confirm' })}
      />
    </>
  );
}
