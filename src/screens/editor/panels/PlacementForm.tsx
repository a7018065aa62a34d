import { Button, Checkbox, Dropdown, Field, Input, makeStyles, Option } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { removePlacement } from '@/api/editor';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useCurrentUser } from '@/components/currentUser';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { useNotify } from '@/components/feedback/useNotify';
import { useListSurface } from '@/components/form/useListSurface';
import type { Floor } from '@/contract/buildings';
import type { Placement } from '@/contract/destinations';
import { roomLabels } from '@/model/content/roomLabels';
import { useEditor } from '../editorSession';
import { draftKey, type PlacementDraft, type PlacementStatus, untouchedDraft } from '../placements/placementDraft';
import { DestinationField } from './DestinationField';
import { text } from './texts';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '12px' },
  actions: { display: 'flex', gap: '8px' },
});

const STATUSES: Readonly<Record<PlacementStatus, string>> = {
  '': text('statusOpen'),
  COMING_SOON: text('statusComingSoon'),
  NEW: text('statusNew'),
  TEMPORARILY_CLOSED: text('statusClosed'),
};
const STATUS_KEYS: readonly PlacementStatus[] = ['', 'COMING_SOON', 'NEW', 'TEMPORARILY_CLOSED'];

interface Props {
  readonly placement: Placement | undefined;
  readonly mesh: string;
  readonly floor: Floor;
}

/** The destination of a room, chosen or created here. What is typed stays until it is saved or discarded. */
export function PlacementForm({ placement, mesh, floor }: Props) {
  const styles = useStyles();
  const { project, data, placements } = useEditor();
  const { organisation } = useCurrentUser();
  const notify = useNotify();
  const surface = useListSurface();
  const removal = useMutation(removePlacement(project, organisation.uuid));
  const [isRemoving, setRemoving] = useState(false);
  const drafts = useSyncExternalStore(placements.subscribe, placements.get);
  const label = roomLabels(data.labels, floor.uuid).get(mesh);
  const untouched = untouchedDraft(floor.uuid, mesh, placement, label);
  const draft = drafts.get(draftKey(untouched)) ?? untouched;
  const { chosen, entered, locationId, status, isFlagship, error, isSaving } = draft;
  const change = (typed: Partial<PlacementDraft>) => placements.change({ ...draft, ...typed, error: null }, untouched);

  return (
    <div className={styles.fields}>
      <DestinationField floor={floor.uuid} chosen={chosen} entered={entered} error={error} onChange={change} />
      <Field label={text('locationId')} hint={text('locationIdHint')}>
        <Input value={locationId} maxLength={100} onChange={(_event, { value }) => change({ locationId: value })} />
      </Field>
      <Field label={text('status')}>
        <Dropdown
          {...surface}
          value={STATUSES[status]}
          selectedOptions={[status]}
          onOptionSelect={(_event, { optionValue }) =>
            change({ status: STATUS_KEYS.find((key) => key === optionValue) ?? '' })
          }
        >
          {STATUS_KEYS.map((key) => (
            <Option key={key} value={key}>
              {STATUSES[key]}
            </Option>
          ))}
        </Dropdown>
      </Field>
      <Checkbox
        label={text('flagship')}
        checked={isFlagship}
        onChange={(_event, { checked }) => change({ isFlagship: checked === true })}
      />
      <div className={styles.actions}>
        <ActionButton
          appearance="primary"
          blockedBy={blockedWhile(isSaving)}
          onClick={() => void placements.save(draft)}
        >
          {isSaving ? text('saving') : placement ? text('save') : text('create')}
        </ActionButton>
        {draft !== untouched && !isSaving && (
          <Button onClick={() => placements.change(untouched, untouched)}>{text('discard')}</Button>
        )}
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
