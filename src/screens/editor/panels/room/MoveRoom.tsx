import { Button, Combobox, Dropdown, Field, makeStyles, Option } from '@fluentui/react-components';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { floorPlanQuery } from '@/api/buildings/floors';
import { savePlacement } from '@/api/network/editor';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useCurrentUser } from '@/components/currentUser';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import { FoundOptions } from '@/components/form/FoundOptions';
import { useListSurface } from '@/components/form/useListSurface';
import type { Placement } from '@/contract/destinations/destinations';
import { kindHints } from '@/model/content/rooms/kindHints';
import { rankByText } from '@/model/content/search/rankByText';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorNames } from '@/model/floorPlan/floorNames';
import { roomKind } from '../../placements/roomKind';
import { useEditorActors } from '../../session/editorActors';
import { useOpenedLocation } from '../../session/openedLocation';

import { freeRooms } from './freeRooms';
import { text } from './moveTexts';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: '12px' },
  buttons: { display: 'flex', gap: '8px' },
});

interface Props {
  readonly placement: Placement;
  readonly onEnd: () => void;
}

/** Another room for a placed destination, on any floor of the location; Move shows it there. */
export function MoveRoom({ placement, onEnd }: Props) {
  const styles = useStyles();
  const surface = useListSurface();
  const notify = useNotify();
  const { editor } = useEditorActors();
  const { data, project } = useOpenedLocation();
  const { organisation } = useCurrentUser();
  const { mutateAsync, isPending } = useMutation(savePlacement(project, organisation.uuid));
  const [floor, setFloor] = useState(placement.floor_id);
  const [typed, setTyped] = useState('');
  const [mesh, setMesh] = useState<string | null>(null);
  const names = useMemo(() => floorNames(data.location.buildings), [data]);
  const floors = data.location.buildings.flatMap((building) => building.floors).filter(({ plan }) => plan !== null);
  const { data: floorPlan, isError } = useQuery(
    floorPlanQuery(floor, floors.find(({ uuid }) => uuid === floor)?.plan ?? ''),
  );
  const rooms = useMemo(
    () => (floorPlan ? freeRooms(drawnFloor(floorPlan, kindHints(data.labels, data.meshes, floor)), data, floor) : []),
    [floorPlan, data, floor],
  );
  const found = mesh === null ? rankByText(rooms, typed, ({ name }) => [name]) : rooms;

  /** Undo comes from a toast, which outlives this part. */
  const move = async (
    of: Placement,
    to: { readonly floor_id: string; readonly object_name: string },
    isUndo = false,
  ) => {
    try {
      const { data: moved, message } = await mutateAsync({
        ...roomKind.bodyOf(roomKind.valuesOf(of)),
        ...to,
        id: of.id,
        parent_id: of.destination.parent_id,
        ...(of.revision !== undefined && { revision: of.revision }),
      });
      const { floor_id, object_name } = of;
      const undo = { label: text('undo'), run: () => void move(moved, { floor_id, object_name }, true) };
      notify(message, 'success', 10_000, null, isUndo ? null : undo);
      editor.send({ type: 'floor.set', floor: moved.floor_id });
      editor.send({ type: 'mesh.select', mesh: moved.object_name });
      onEnd();
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <section className={styles.group} aria-label={text('title', { name: placement.location_name })}>
      <Field label={text('floor')}>
        <Dropdown
          {...surface}
          value={names.get(floor) ?? ''}
          selectedOptions={[floor]}
          onOptionSelect={(_event, { optionValue }) => {
            setFloor(optionValue ?? floor);
            setMesh(null);
            setTyped('');
          }}
        >
          {floors.map(({ uuid }) => (
            <Option key={uuid} value={uuid}>
              {names.get(uuid) ?? ''}
            </Option>
          ))}
        </Dropdown>
      </Field>
      <Field
        label={text('room')}
        hint={text('hint', { name: placement.location_name })}
        {...(isError && { validationMessage: text('noPlan') })}
      >
        <Combobox
          {...surface}
          freeform
          value={typed}
          selectedOptions={mesh === null ? [] : [mesh]}
          onChange={({ target }) => {
            setTyped(target.value);
            setMesh(rooms.find(({ name }) => name === target.value)?.mesh ?? null);
          }}
          onOptionSelect={(_event, { optionValue, optionText }) => {
            setMesh(optionValue ?? null);
            setTyped(optionText ?? '');
          }}
        >
          <FoundOptions items={found} keyOf={(room) => room.mesh} nameOf={({ name }) => name} />
        </Combobox>
      </Field>
      <div className={styles.buttons}>
        <ActionButton
          appearance="primary"
          blockedBy={blockedWhile(isPending) ?? blockedWhile(mesh === null, text('chooseFirst'))}
          onClick={() => mesh !== null && void move(placement, { floor_id: floor, object_name: mesh })}
        >
          {text('move')}
        </ActionButton>
        <Button onClick={onEnd}>{text('cancel')}</Button>
      </div>
    </section>
  );
}
