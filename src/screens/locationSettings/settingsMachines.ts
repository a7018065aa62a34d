import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';

/** The forms of the tabs, with the calls of the location of the address. */
export interface SettingsMachines {
  readonly accessKey: RecordFormMachine;
  readonly details: RecordFormMachine;
  readonly deletion: RecordFormMachine;
  readonly logo: RecordFormMachine;
  readonly week: RecordFormMachine;
  readonly colours: RecordFormMachine;
  readonly mapApp: RecordFormMachine;
  readonly bounding: RecordFormMachine;
  readonly config: RecordFormMachine;
  readonly publishing: PublishingMachine;
}
