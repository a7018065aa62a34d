import {
  Button,
  Checkbox,
  Combobox,
  Dropdown,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Option,
  Radio,
  RadioGroup,
} from '@fluentui/react-components';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createDestinationIn, destinationsQuery, removePlacement, savePlacement, storeMesh } from '@/api/editor';
import { useCurrentUser } from '@/components/currentUser';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { useNotify } from '@/components/feedback/useNotify';
import type { Floor } from '@/contract/buildings';
import { destinationNameRule, type Placement } from '@/contract/destinations';
import { translate } from '@/contract/texts/translate';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { useEditedFloor } from '../editedFloor';
import { useEditor } from '../editorSession';
import { PanelSection } from './PanelSection';
import { text } from './texts';

const useStyles = makeStyles({ fields: { display: 'flex', flexDirection: 'column', gap: '12px' } });

interface Props {
  readonly mesh: string;
  readonly floor: Floor;
}

const STATUSES = {
  '': text('statusOpen'),
  COMING_SOON: text('statusComingSoon'),
  NEW: text('statusNew'),
  TEMPORARILY_CLOSED: text('statusClosed'),
} as const;
type Status = keyof typeof STATUSES;

/** The role of a mesh: a destination, chosen or created here, or a floor to open on click. */
export function MeshPanel({ mesh, floor }: Props) {
  const { data, project } = useEditor();
  const { drawn } = useEditedFloor();
  const { organisation } = useCurrentUser();
  const notify = useNotify();
  const stored = data.meshes?.find(({ floor_id, object_name }) => floor_id === floor.uuid && object_name === mesh);
  const placement = data.destinations.find(
    ({ floor_id, object_name }) => floor_id === floor.uuid && object_name === mesh,
  );
  const meshSave = useMutation(storeMesh(project, organisation.uuid));
  const type = stored?.type ?? 'destination';
  const index = drawn?.meshByName.get(mesh);
  const area = drawn && index !== undefined ? sizeText(drawn, index) : undefined;
  const floors = data.location.buildings
    .flatMap((building) => building.floors)
    .filter(({ uuid }) => uuid !== floor.uuid);
  const save = (next: { type: 'destination' | 'floor'; linked_floor_id: string | null }) =>
    meshSave.mutate(
      { floor_id: floor.uuid, object_name: mesh, ...next },
      {
        onSuccess: ({ message }) => notify(message),
        onError: (error) =>
          notify(
            'status' in error && (error.status === 422 || error.status === 409)
              ? error.message
              : translate('editor.meshFailed'),
            'error',
          ),
      },
    );
  return (
    <PanelSection title={placement?.location_name ?? mesh} note={`${mesh}${area ? ` · ${area}` : ''}`}>
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
        </>
      ) : (
        <PlacementForm
          key={`${placement?.id} ${placement?.revision}`}
          placement={placement ?? null}
          mesh={mesh}
          floor={floor}
        />
      )}
    </PanelSection>
  );
}

function PlacementForm({ placement, mesh, floor }: { placement: Placement | null; mesh: string; floor: Floor }) {
  const styles = useStyles();
  const { project } = useEditor();
  const { organisation } = useCurrentUser();
  const notify = useNotify();
  const destinations = useQuery(destinationsQuery(organisation.uuid));
  const creation = useMutation(createDestinationIn(project, organisation.uuid));
  const placing = useMutation(savePlacement(project, organisation.uuid));
  const removal = useMutation(removePlacement(project, organisation.uuid));
  const [chosen, setChosen] = useState<number | null>(placement?.destination.parent_id ?? null);
  const [entered, setEntered] = useState(placement?.location_name ?? '');
  const [locationId, setLocationId] = useState(placement?.location_id ?? '');
  const [status, setStatus] = useState<Status>(placement?.location_status ?? '');
  const [isFlagship, setFlagship] = useState(placement?.destination.flagship === 1);
  const [error, setError] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const isBusy = creation.isPending || placing.isPending;

  const all = destinations.data ?? [];
  const typed = entered.trim().toLowerCase();
  const isChosenText = chosen !== null && all.find(({ id }) => id === chosen)?.name === entered;
  const matching = (
    isChosenText || typed === '' ? all : all.filter(({ name }) => name.toLowerCase().includes(typed))
  ).slice(0, 50);
  const isNew = typed !== '' && !all.some(({ name }) => name.toLowerCase() === typed);

  const place = (destination: number) =>
    placing.mutate(
      {
        id: placement?.id ?? null,
        object_name: mesh,
        floor_id: floor.uuid,
        parent_id: destination,
        location_id: locationId.trim() || null,
        location_status: status === '' ? null : status,
        flagship: isFlagship ? 1 : 0,
        ...(placement?.revision !== undefined && { revision: placement.revision }),
      },
      { onSuccess: ({ message }) => notify(message), onError: ({ message }) => setError(message) },
    );
  const save = () => {
    if (isBusy) return;
    setError(null);
    const known = chosen ?? all.find(({ name }) => name.toLowerCase() === typed)?.id;
    if (known !== undefined && !isNew) return place(known);
    const name = destinationNameRule.safeParse(entered);
    if (!name.success) return setError(name.error.issues[0]?.message ?? translate('editor.parentInvalid'));
    creation.mutate(
      { name: name.data },
      { onSuccess: ({ data }) => place(data.id), onError: ({ message }) => setError(message) },
    );
  };
  return (
    <div className={styles.fields}>
      <Field
        label={text('name')}
        hint={isNew ? text('newDestination', { name: entered.trim() }) : text('destinationHint')}
        {...(error && { validationMessage: error })}
      >
        <Combobox
          freeform
          placeholder={text('destination')}
          value={entered}
          selectedOptions={chosen === null ? [] : [String(chosen)]}
          onChange={(event) => {
            setEntered(event.target.value);
            setChosen(null);
          }}
          onOptionSelect={(_event, { optionValue, optionText }) => {
            setChosen(optionValue ? Number(optionValue) : null);
            setEntered(optionText ?? '');
          }}
        >
          {matching.map(({ id, name }) => (
            <Option key={id} value={String(id)}>
              {name}
            </Option>
          ))}
        </Combobox>
      </Field>
      <Field label={text('locationId')} hint={text('locationIdHint')}>
        <Input value={locationId} maxLength={100} onChange={(_event, { value }) => setLocationId(value)} />
      </Field>
      <Field label={text('status')}>
        <Dropdown
          value={STATUSES[status]}
          selectedOptions={[status]}
          onOptionSelect={(_event, { optionValue }) => setStatus((optionValue ?? '') as Status)}
        >
          {(Object.keys(STATUSES) as Status[]).map((key) => (
            <Option key={key} value={key}>
              {STATUSES[key]}
            </Option>
          ))}
        </Dropdown>
      </Field>
      <Checkbox
        label={text('flagship')}
        checked={isFlagship}
        onChange={(_event, { checked }) => setFlagship(checked === true)}
      />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button appearance="primary" disabledFocusable={isBusy} onClick={save}>
          {isBusy ? text('saving') : placement ? text('save') : text('create')}
        </Button>
        {placement && <Button onClick={() => setRemoving(true)}>{text('remove')}</Button>}
      </div>
      <WarningDialog
        isOpen={isRemoving}
        title={text('removeTitle', { name: placement?.location_name ?? '', mesh })}
        text={text('removeText')}
        confirm={text('remove')}
        onCancel={() => setRemoving(false)}
        onConfirm={() =>
          placement &&
          removal.mutate(placement.id, {
            onSuccess: ({ message }) => notify(message),
            onError: ({ message }) => notify(message, 'error'),
            onSettled: () => setRemoving(false),
          })
        }
      />
    </div>
  );
}

function sizeText({ floorPlan }: DrawnFloor, mesh: number): string {
  const width = (floorPlan.boxes[4 * mesh + 2] ?? 0) - (floorPlan.boxes[4 * mesh] ?? 0);
  const depth = (floorPlan.boxes[4 * mesh + 3] ?? 0) - (floorPlan.boxes[4 * mesh + 1] ?? 0);
  return text('size', { width: width.toFixed(1), depth: depth.toFixed(1) });
}
