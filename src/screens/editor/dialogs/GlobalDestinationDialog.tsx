import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { useMachineOutput } from '@/components/machine/useMachineOutput';
import type { GlobalDestinationMachine } from '@/machines/editor/globalDestination.machine';
import type { GlobalDestinationProps } from '../placements/placementForms';
import { text } from './texts';

interface Props extends Omit<GlobalDestinationProps, 'project'> {
  readonly machine: GlobalDestinationMachine;
}

/** Asks whether changes of a destination, made in one room, are for all of its places or make a new destination. */
export function GlobalDestinationDialog({ machine, question: { edit, answer }, places }: Props) {
  const actor = useMachineActor(machine, { input: { edit } });
  useMachineOutput(actor, answer);
  const error = useSelector(actor, (snapshot) => snapshot.context.error);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isCreating = useSelector(actor, (snapshot) => snapshot.matches('creating'));
  const busy = blockedWhile(isBusy);
  return (
    <Dialog modalType="alert" open onOpenChange={(_event, { open }) => !open && actor.send({ type: 'cancel' })}>
      <DialogSurface {...dialogProps('globalDestination')}>
        <DialogBody>
          <DialogTitle>{text('globalTitle', { name: edit.savedName })}</DialogTitle>
          <DialogContent>
            <p>{text('globalText', { count: places })}</p>
            {error !== null && (
              <MessageBar intent="error">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions fluid>
            <ActionButton blockedBy={busy} appearance="subtle" onClick={() => actor.send({ type: 'revertChanges' })}>
              {text('revertChanges')}
            </ActionButton>
            <ActionButton blockedBy={busy} onClick={() => actor.send({ type: 'createNew' })}>
              {text(isCreating ? 'creatingNew' : 'createNew')}
            </ActionButton>
            {/* No tooltip: it would be asked to open by the focus before it is there. The machine takes no answer twice. */}
            <Button autoFocus appearance="primary" onClick={() => actor.send({ type: 'updateAll' })}>
              {text(isBusy && !isCreating ? 'updatingAll' : 'updateAll')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
