import { formatDateTime } from '@/components/formatDateTime';
import type { Floor } from '@/contract/buildings/buildings';
import { text } from './texts';

/** Whether a floor has a floor plan, and since when. */
export function planText({ plan, plan_updated_at: since }: Floor, timeZone: string | undefined): string {
  if (plan === null) return text('noPlan');
  return since ? text('planOf', { moment: formatDateTime(since, timeZone) }) : text('hasPlan');
}

/** How many labels a floor has, or that they are being sent; empty where it has none. */
export function labelsText({ labels }: Floor, areUploading: boolean): string {
  if (areUploading) return text('labelsUploading');
  return labels ? text('labelCount', { count: labels }) : '';
}
