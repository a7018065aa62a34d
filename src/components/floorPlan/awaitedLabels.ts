import type { LabelsFile } from '@/machines/uploads/labelsUpload.machine';

/** Labels files by the upload of the floor plan that they were chosen with: they name rooms that its floor has once it is approved. */
const awaited = new Map<string, LabelsFile>();

export const awaitLabels = (upload: string, labels: LabelsFile): void => void awaited.set(upload, labels);

/** The labels file that waits for the approval of an upload; null for none. */
export const labelsAwaiting = (upload: string): LabelsFile | null => awaited.get(upload) ?? null;

/** The state of a page that is opened because an upload was approved. */
export const afterApproval = (upload: string): { readonly approved: string } => ({ approved: upload });

/** Takes the labels file that waited for the approval which opened a page, once; null for none. */
export function takeAwaitedLabels(pageState: unknown): LabelsFile | null {
  const { approved } = (pageState ?? {}) as { readonly approved?: unknown };
  if (typeof approved !== 'string') return null;
  const labels = labelsAwaiting(approved);
  awaited.delete(approved);
  return labels;
}
