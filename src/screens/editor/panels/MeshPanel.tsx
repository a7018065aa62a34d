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
import { errorSummaryOf } from '@/components/feedback/useListError';
import { useListSurface } from '@/components/form/useListSurface';
import type { Floor } from '@/contract/buildings/buildings';
import { translate } from '@/contract/texts/translate';
import { editorLabels } from '@/model/content/rooms/editorLabels';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { MESH_KINDS, ROOM } from '@/model/floorPlan/kinds/meshKind';
import { PanelSection } from '../layout/PanelSection';
import { useEditedFloor } from '../session/editedFloor';
import { useOpenedLocation } from '../session/openedLocation';
import { OutlineButtons } from '../tools/outline/OutlineButtons';
import { RemoveRoomButton } from '../tools/outline/RemoveRoomButton';
import { KindField } from './fields/KindField';
import { RoomActions } from './room/RoomActions';
import { RoomTabs } from './room/RoomTabs';
import { useRoomForm } from './room/useRoomForm';
import { text } from './texts';
import { usePlacementAt } from './usePlacementAt';

interface Props {
  readonly mesh: string;
  readonly floor: Floor;
}

/** A room: a destination, chosen or created here, or a floor to open on click. */
export function MeshPanel({ mesh, floor }: Props) {
  const { data } = useOpenedLocation();
  const { drawn } = useEditedFloor();
  const surface = useListSurface();
  const { placement, failure } = usePlacementAt(floor.uuid, mesh);
  const form = useRoomForm(placement, mesh, floor);
  const { role, setRole } = form;
  const index = drawn?.meshByName.get(mesh);
  const area = drawn && index !== undefined ? sizeText(drawn, index) : undefined;
  const floors = data.location.buildings
    .flatMap((building) => building.floors)
    .filter(({ uuid }) => uuid !== floor.uuid);
  const kind = drawn && index !== undefined && (
    <KindField
      found={MESH_KINDS[drawn.kinds[index] ?? ROOM] ?? 'room'}
      corrected={role.kind}
      onChange={(kind) => setRole({ ...role, kind })}
    />
  );
  return (
    <PanelSection
      title={placement?.location_name ?? editorLabels(data, floor.uuid).get(mesh) ?? mesh}
      note={`${mesh}${area ? ` · ${area}` : ''}`}
      actions={
        index !== undefined && (
          <>
            <OutlineButtons tasks={['split', 'merge']} />
            <RemoveRoomButton />
          </>
        )
      }
    >
      <Field label={text('type')}>
        <RadioGroup
          layout="horizontal"
          value={role.type}
          onChange={(_event, { value }) =>
            setRole({ ...role, type: value === 'floor' ? 'floor' : 'destination', linked_floor_id: null })
          }
        >
          <Radio value="destination" label={text('destination')} />
          <Radio value="floor" label={text('floor')} />
        </RadioGroup>
      </Field>
      {role.type === 'floor' ? (
        <>
          <Field label={text('linkedFloor')}>
            <Dropdown
              {...surface}
              value={floors.find(({ uuid }) => uuid === role.linked_floor_id)?.name ?? text('nowhere')}
              selectedOptions={role.linked_floor_id ? [role.linked_floor_id] : []}
              onOptionSelect={(_event, { optionValue }) => setRole({ ...role, linked_floor_id: optionValue ?? null })}
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
          {form.draft.error && (
            <MessageBar intent="error">
              <MessageBarBody>{form.draft.error}</MessageBarBody>
            </MessageBar>
          )}
          <RoomActions form={form} blockedBy={null} />
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
          <RoomTabs form={form} floor={floor} kind={kind} blockedBy={failure && text('lookupBlocks')} />
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
