import { IconField } from '@/components/form/IconField';
import { RecordDialog } from '@/components/form/RecordDialog';
import { SwitchField } from '@/components/form/SwitchField';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { Editing } from '@/components/recordTable/useRecordList';
import type { Amenity } from '@/contract/amenities/amenity';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import type { IconReader } from '@/model/content/icons/iconFile';
import type { Icon } from '@/model/content/icons/standardIcons';
import { ManageIcons } from '../icons/ManageIcons';
import { useDeletion } from '../usage/useDeletion';
import { amenityKind } from './amenityKind';
import { text } from './texts';

interface Props {
  readonly machine: RecordFormMachine;
  readonly editing: Editing<Amenity>;
  readonly icons: readonly Icon[];
  readonly readIconFiles: IconReader;
}

/** Creates or edits an amenity, or asks before one is deleted. */
export function AmenityDialog({ machine, editing: { row, ...editing }, icons, readIconFiles }: Props) {
  const nodes = row?.nodes ?? 0;
  const form = useRecordForm(amenityKind, {
    ...editing,
    machine,
    choices: { icons },
    record: row && formRecordOf(amenityKind, row),
    ...(row && nodes > 0 && { deletionText: text('deleteAtNodes', { count: nodes, name: row.name }) }),
  });
  const deletion = useDeletion('amenity', row && String(row.id));
  return (
    <RecordDialog name="amenity" form={form} deletion={deletion}>
      <TextField form={form} name="name" required autoFocus />
      <TextField form={form} name="description" rows={3} />
      <IconField form={form} name="icon" required icons={icons} manage={<ManageIcons read={readIconFiles} />} />
      <SwitchField form={form} name="alwaysShow" hint={text('alwaysShowHint')} />
      <SwitchField form={form} name="disableSearch" hint={text('disableSearchHint')} />
    </RecordDialog>
  );
}
