import type { Floor } from '@/contract/buildings/buildings';

/** All that a person does with a floor of the list. */
export interface FloorActions {
  readonly onChange: (change: Partial<Pick<Floor, 'name' | 'shortname' | 'compile'>>) => void;
  readonly onMove: (from: number, to: number) => void;
  /** Opens the upload, with the files that were dropped. */
  readonly onUpload: (files: readonly File[]) => void;
  readonly onLabels: (file: File) => void;
  readonly areLabelsUploading: boolean;
  readonly onDelete: () => void;
}
