import {
  Button,
  Dropdown,
  Field,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Option,
  Radio,
  RadioGroup,
} from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { storeMesh } from '@/api/network/editor';
import { useCurrentUser } from '@/components/currentUser';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { useNotify } from '@/components/feedback/useNotify';
import { useListSurface } from '@/components/form/useListSurface';
import type { Floor } from '@/contract/buildings/buildings';
import { translate } from '@/contract/texts/translate';
import { roomLabels } from '@/model/content/rooms/roomLabels';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { MESH_KINDS, type MeshKind, ROOM } from '@/model/floorPlan/kinds/meshKind';
import { useEditedFloor } from '../editedFloor';
import { useOpenedLocation } from '../session/openedLocation';
import { OutlineButtons } from '../tools/outline/OutlineButtons';
import { KindField } from './fields/KindField';
import { meshFailure } from './meshFailure';
import { PanelSection } from './PanelSection';
import { RoomTabs } from './room/RoomTabs';
import { text } from './texts';
import { usePlacementAt } from './usePlacementAt';

interface Props {
  readonly mesh: string;
  readonly floor: Floor;
}

/** The role of a mesh: a destination, chosen or created here, or a floor to open on click. */
export function MeshPanel({ mesh, floor }: Props) {
  const { data, project } = useOpenedLocation();
  const { drawn } = useEditedFloor();
  const { organisation } = useCurrentUser();
  const notify = useNotify();
  const surface = useListSurface();
  const stored = data.meshes?.find(({ floor_id, object_name }) => floor_id === floor.uuid && object_name === mesh);
  const { placement, failure } = usePlacementAt(floor.uuid, mesh);
  const meshSave = useMutation(storeMesh(project, organisation.uuid));
  const type = stored?.type ?? 'destination';
  const index = drawn?.meshByName.get(mesh);
  const area = drawn && index !== undefined ? sizeText(drawn, index) : undefined;
  const floors = data.location.buildings
    .flatMap((building) => building.floors)
    .filter(({ uuid }) => uuid !== floor.uuid);
  const save = (next: { type: 'destination' | 'floor'; linked_floor_id: string | null; kind?: MeshKind | null }) =>
    meshSave.mutate(
      { floor_id: floor.uuid, object_name: mesh, location_id: placement?.location_id ?? null, ...next },
      {
        onSuccess: ({ message }) => notify(message),
        onError: (error) => notify(meshFailure(error), 'error'),
      },
    );
  const kind = drawn && index !== undefined && (
    <KindField
      found={MESH_KINDS[drawn.kinds[index] ?? ROOM] ?? 'room'}
      corrected={stored?.kind ?? null}
      onChange={(next) => save({ type, linked_floor_id: stored?.linked_floor_id ?? null, kind: next })}
    />
  );
  return (
    <PanelSection
      title={placement?.location_name ?? roomLabels(data.labels, floor.uuid).get(mesh) ?? mesh}
      note={`${mesh}${area ? ` · ${area}` : ''}`}
      actions={index !== undefined && <OutlineButtons tasks={['split', 'merge']} />}
    >
      <Field label={text('type')}>
        <RadioGroup
          layout="horizontal"
          value={type}
          onChange={(_event, { value }) =>
            save({ type: value === 'floor' ? 'floor' : 'destination', linked_floor_id: null })
          }
        >
          <Radio value="destination" label={text('destination')} />
          <Radio value="floor" label={text('floor')} />
        </RadioGroup>
      </Field>
      {type === 'floor' ? (
        <>
          <Field label={text('linkedFloor')}>
            <Dropdown
              {...surface}
              value={floors.find(({ uuid }) => uuid === stored?.linked_floor_id)?.name ?? text('nowhere')}
              selectedOptions={stored?.linked_floor_id ? [stored.linked_floor_id] : []}
              onOptionSelect={(_event, { optionValue }) =>
                save({ type: 'floor', linked_floor_id: optionValue ?? null })
              }
            >
              {floors.map(({ uuid, name }) => (
                <Option key={uuid} value={uuid}>
                  {name}
                </Option>
              ))}
            </Dropdown>
          </Field>
          <MessageBar>
            <MessageBarBody>{translate('editor.onlyDestinations')}</MessageBarBody>
          </MessageBar>
          {kind}
        </>
      ) : (
        <>
          {failure && (
            <MessageBar intent="error">
              <MessageBarBody>{text('lookupFailed', { reason: errorSummaryOf(failure.error).text })}</MessageBarBody>
              <MessageBarActions>
                <Button size="small" onClick={failure.retry}>
                  {text('retry')}
                </Button>
              </MessageBarActions>
            </MessageBar>
          )}
          <RoomTabs
            placement={placement}
            mesh={mesh}
            floor={floor}
            kind={kind}
            blockedBy={failure && text('lookupBlocks')}
          />
        </>
      )}
    </PanelSection>
  );
}

function sizeText({ floorPlan }: DrawnFloor, mesh: number): string {
  const width = (floorPlan.boxes[4 * mesh + 2] ?? 0) - (floorPlan.boxes[4 * mesh] ?? 0);
  const depth = (floorPlan.boxes[4 * mesh + 3] ?? 0) - (floorPlan.boxes[4 * mesh + 1] ?? 0);
  return text('size', { width: width.toFixed(1), depth: depth.toFixed(1) });
}
