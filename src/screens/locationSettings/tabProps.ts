import type { ProjectDetails } from '@/contract/locations/projectDetails';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';

/** The properties of the form of a tab. */
export interface TabProps {
  readonly project: ProjectDetails;
  readonly machine: RecordFormMachine;
  /** Discards the input. */
  readonly onDiscard: () => void;
}
