import type { StorageKind } from '@/contract/organisations/storageUse';
import { catalogue } from '@/contract/texts/catalogue';

const text = catalogue({
  'floor-plans': { one: '{count} floor plan', other: '{count} floor plans' },
  pictures: { one: '{count} picture', other: '{count} pictures' },
  films: { one: '{count} film', other: '{count} films' },
  documents: { one: '{count} file of a destination', other: '{count} files of destinations' },
  'project-files': { one: '{count} file of a location', other: '{count} files of locations' },
  exports: { one: '{count} export', other: '{count} exports' },
  builds: { one: '{count} build', other: '{count} builds' },
});

/** Stored files of a kind: "12 pictures". */
export const storageKindText = (kind: StorageKind, count: number): string => text(kind, { count });
