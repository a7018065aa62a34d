import { useNavigate } from 'react-router-dom';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { RecordDialog } from '@/components/form/RecordDialog';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { Editing } from '@/components/recordTable/useRecordList';
import type { Project } from '@/contract/locations/projects';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { useDeletion } from '../usage/useDeletion';
import { locationKind } from './locationKind';
import { text } from './texts';

const CREATE_WORDS = { create: text('createLocation'), saving: text('savingLocation') };

export interface LocationFormProps {
  readonly editing: Editing<Project>;
}

interface Props extends LocationFormProps {
  readonly machine: RecordFormMachine;
}

/** Creates a location and opens its settings; or asks before one is deleted. */
export function LocationFormDialog({ machine, editing: { row, ...editing } }: Props) {
  const navigate = useNavigate();
  // Cards take no focus by their row, as a table gives it.
  useReturnFocus();
  const form = useRecordForm(locationKind, {
    ...editing,
    machine,
    choices: undefined,
    record: row && formRecordOf(locationKind, row),
    ...(row && { deletionText: text('deleteText', { name: row.name }), typesName: true }),
    onEnd: (result) => {
      if (result.outcome === 'created') void navigate(`/locations/${result.id}/settings`);
      else editing.onEnd(result);
    },
  });
  const deletion = useDeletion('project', row?.uuid ?? null);
  return (
    <RecordDialog name="createLocation" form={form} deletion={deletion} createWords={CREATE_WORDS}>
      <TextField form={form} name="name" required autoFocus />
      <TextField form={form} name="description" rows={3} />
    </RecordDialog>
  );
}
