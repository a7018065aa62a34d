import type { PlainList } from '@/contract/plainRecords';

/** The plain records of a kind that an organisation has. */
export const recordsKey = (list: PlainList, organisation: string) => [list, organisation] as const;
