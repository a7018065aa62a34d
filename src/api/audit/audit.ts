import { queryOptions } from '@tanstack/react-query';
import {
  type AuditEntry,
  exportAudit,
  listAudit,
  listAuditOfBatch,
  listAuditOfTag,
  listAuditTags,
} from '@/contract/audit/audit';
import type { PageMeta } from '@/contract/endpoint';
import { callForBytes } from '../transport/byteCalls';
import { call } from '../transport/http';
import { auditTagsKey } from './keys';

interface AuditFilter {
  readonly tag: string | null;
  readonly batch: string | null;
  /** Empty for everything. */
  readonly search: string;
}

const searchOf = ({ search }: AuditFilter) => (search === '' ? {} : { search });

/** A page of the audit log, of one tag or of one batch. */
export async function fetchAudit(
  organisation: string,
  { page, perPage, ...filter }: AuditFilter & { readonly page: number; readonly perPage: number },
  signal?: AbortSignal,
): Promise<{ entries: readonly AuditEntry[]; meta: PageMeta }> {
  const given = { query: { organisation, page, perPage, ...searchOf(filter) }, ...(signal && { signal }) };
  const { tag, batch } = filter;
  const { data: entries, meta } =
    batch !== null
      ? await call(listAuditOfBatch, { params: { batch_uuid: batch }, ...given })
      : tag !== null
        ? await call(listAuditOfTag, { params: { tag }, ...given })
        : await call(listAudit, given);
  return { entries, meta: meta ?? { last_page: 1, total: entries.length } };
}

/** The tags of the audit log, always read anew, since other people work too. */
export const auditTagsQuery = (organisation: string) =>
  queryOptions({
    queryKey: auditTagsKey(organisation),
    queryFn: async ({ signal }) => (await call(listAuditTags, { query: { organisation }, signal })).data,
    staleTime: 0,
  });

/** The entries as a CSV file. */
export const fetchAuditCsv = (organisation: string, { tag, batch, ...filter }: AuditFilter): Promise<ArrayBuffer> =>
  callForBytes(exportAudit, {
    query: {
      organisation,
      ...(tag !== null && { tag }),
      ...(batch !== null && { batch }),
      ...searchOf({ tag, batch, ...filter }),
    },
  });
