import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { RecordDialog } from '@/components/form/RecordDialog';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import type { FormResult } from '@/machines/records/formResult';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { locationKind } from '@/screens/locations/locationKind';
import { useDeletion } from '../usage/useDeletion';
import { text } from './texts';

interface Props {
  readonly machine: RecordFormMachine;
  readonly project: ProjectDetails;
  readonly onEnd: (result: FormResult) => void;
}

/** Asks whether to delete the location; its name is typed first. */
export function DeletionQuestion({ machine, project, onEnd }: Props) {
  useReturnFocus();
  const form = useRecordForm(locationKind, {
    machine,
    intent: 'delete',
    record: formRecordOf(locationKind, project),
    deletionText: text('deleteText', { name: project.name }),
    typesName: true,
    choices: undefined,
    onEnd,
  });
  const deletion = useDeletion('project', project.uuid);
  return (
    <RecordDialog name="warning" form={form} deletion={deletion}>
      {null}
    </RecordDialog>
  );
}
