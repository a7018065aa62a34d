import type { UploadedMapFile } from '@/contract/uploads/uploads';

/** An upload in the words of the audit log: its file, building and floor. */
export const uploadAuditText = ({ filename, floor, building }: UploadedMapFile): string =>
  `${filename} of ${building ? `${building.name}, ${floor.name}` : floor.name}`;
