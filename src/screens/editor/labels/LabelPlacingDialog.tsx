import {
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Switch,
} from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { ActionButton } from '@/components/blocked/ActionButton';
import { BlockedField } from '@/components/blocked/BlockedField';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useCurrentUser } from '@/components/currentUser';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { useNotify } from '@/components/feedback/useNotify';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { useMachineOutput } from '@/components/machine/useMachineOutput';
import type { Destination } from '@/contract/destinations/destinations';
import { MOST_PLACED_AT_ONCE } from '@/contract/destinations/placementBatches';
import type { LabelPlacingMachine } from '@/machines/editor/labelPlacing.machine';
import { type LabelPlacement, labelPlacements } from '@/model/content/rooms/labelPlacements';
import { useOpenedLocation } from '../session/openedLocation';
import type { LabelPlacingProps } from '../session/partProps';
import { LabelList } from './LabelList';
import { text } from './texts';
import { useUndoBatch } from './useUndoBatch';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '8px' },
});

interface Props extends LabelPlacingProps {
  readonly machine: LabelPlacingMachine;
}

const NONE: readonly Destination[] = [];

/** The labels of rooms without a destination: those that are ticked become destinations in one step. */
export function LabelPlacingDialog({ floor, rooms, machine, onClose }: Props) {
  const styles = useStyles();
  const { project } = useOpenedLocation();
  const { organisation } = useCurrentUser();
  const notify = useNotify();
  const undo = useUndoBatch();
  useReturnFocus();
  const [attempt] = useState(() => crypto.randomUUID());
  const actor = useMachineActor(machine, {
    input: { project, floor: floor.uuid, rooms: rooms.slice(0, MOST_PLACED_AT_ONCE), attempt },
  });
  useMachineOutput(actor, (result) => {
    if (result.kind === 'taken') notify(text('taken'), 'error');
    if (result.kind === 'created') {
      const done = text('done', { count: result.batch.placements.length });
      notify(done, 'success', 10_000, null, { label: text('undo'), run: () => undo(result.batch) });
    }
    onClose();
  });
  const { rooms: listed, ticked, sharesNames, error } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { data: known = NONE } = useQuery(destinationsQuery(organisation.uuid));
  const chosen = useMemo(() => new Set(ticked), [ticked]);
  const placements = useMemo(
    () =>
      byMesh(
        labelPlacements(
          listed.filter(({ mesh }) => chosen.has(mesh)),
          known,
          sharesNames,
        ),
      ),
    [listed, chosen, known, sharesNames],
  );
  const create = (
    <ActionButton
      appearance="primary"
      blockedBy={blockedWhile(isBusy) ?? blockedWhile(ticked.length === 0, text('nothingTicked'))}
      onClick={() => actor.send({ type: 'create' })}
    >
      {isBusy ? text('creating') : text('create', { count: ticked.length })}
    </ActionButton>
  );
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && actor.send({ type: 'cancel' })}>
      <DialogSurface {...dialogProps('labelPlacing')}>
        <DialogBody>
          <DialogTitle>{text('title')}</DialogTitle>
          <DialogContent className={styles.content}>
            <div>
              {text('intro', { floor: floor.name })}
              {rooms.length > listed.length && ` ${text('firstRooms', { most: MOST_PLACED_AT_ONCE })}`}
            </div>
            {error !== null && (
              <MessageBar intent="error">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
            <BlockedField by={blockedWhile(isBusy)}>
              {(isBlocked) => (
                <>
                  <Checkbox
                    label={text('all')}
                    disabled={isBlocked}
                    checked={ticked.length === 0 ? false : ticked.length === listed.length ? true : 'mixed'}
                    onChange={() => actor.send({ type: 'toggleAll' })}
                  />
                  <LabelList
                    rooms={listed}
                    chosen={chosen}
                    isBlocked={isBlocked}
                    noteOf={(mesh) => noteOf(mesh, placements.get(mesh))}
                    onToggle={(mesh) => actor.send({ type: 'toggle', mesh })}
                  />
                  <Switch
                    label={text('share')}
                    disabled={isBlocked}
                    checked={sharesNames}
                    onChange={() => actor.send({ type: 'share' })}
                  />
                </>
              )}
            </BlockedField>
          </DialogContent>
          <DialogActions>
            <ActionButton blockedBy={blockedWhile(isBusy)} onClick={() => actor.send({ type: 'cancel' })}>
              {text('cancel')}
            </ActionButton>
            {create}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

const byMesh = (placements: readonly LabelPlacement[]): ReadonlyMap<string, LabelPlacement> =>
  new Map(placements.flatMap((one) => one.meshes.map((mesh) => [mesh, one] as const)));

/** Says which destination a room gets: an existing one, a shared one, or its own. */
function noteOf(mesh: string, placement: LabelPlacement | undefined): string {
  if (!placement) return text('unticked', { mesh });
  if (placement.existing !== null) return text('existing', { mesh });
  const { length } = placement.meshes;
  return length > 1 ? text('shared', { mesh, count: length }) : text('own', { mesh });
}
