import type { FloorsImportMachine } from '@/machines/buildings/floorsImport.machine';
import type { IntegrationTestMachine } from '@/machines/locations/integrationTest.machine';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import type { IconReader } from '@/model/content/icons/iconFile';
import type { IntegrationKind } from './integrations/integrationKind';

export interface IntegrationMachines {
  readonly form: RecordFormMachine;
  readonly test: IntegrationTestMachine;
}

/** The forms of the tabs, with the calls of the location of the address. */
export interface SettingsMachines {
  readonly accessKey: RecordFormMachine;
  readonly override: RecordFormMachine;
  readonly details: RecordFormMachine;
  readonly deletion: RecordFormMachine;
  readonly logo: RecordFormMachine;
  readonly week: RecordFormMachine;
  readonly colours: RecordFormMachine;
  readonly mapApp: RecordFormMachine;
  readonly bounding: RecordFormMachine;
  readonly versions: RecordFormMachine;
  readonly config: RecordFormMachine;
  /** The form of an integration of the location, and its test; the id is empty for a new one. */
  readonly integration: (kind: IntegrationKind, id: string) => IntegrationMachines;
  readonly publishing: PublishingMachine;
  readonly floors: FloorsImportMachine;
  /** Reads the files of icons before they are sent. */
  readonly readIconFiles: IconReader;
}
