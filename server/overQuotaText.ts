import { serviceText } from './texts';

const MEGABYTE = 1024 * 1024;

/** The error of somebody who has reached the quota. @param limit bytes */
export const overQuotaText = (limit: number): string =>
  serviceText('failed.overQuota', { limit: `${Math.floor(limit / MEGABYTE)} MB` });
