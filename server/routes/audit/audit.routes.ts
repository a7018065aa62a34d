import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  AUDIT_EXPORT_LIMIT,
  AUDIT_PAGE_SIZE,
  type AuditEntry,
  exportAudit,
  listAudit,
  listAuditOfBatch,
  listAuditOfTag,
  listAuditTags,
} from '@/contract/audit/audit';
import { NotFoundError } from '../../errors';
import { type Answer, type HandlerTools, implement } from '../../http/implement';
import { isUuid } from '../../isUuid';
import type { Principal } from '../../principal';
import { countTrail, listTags, listTrail, type TrailFilter } from '../../repositories/audit/auditTrail';
import { auditCsv } from './auditCsv';

type Asked = Pick<HandlerTools, 'read' | 'now'> & { readonly principal: Principal };
interface PageAsked {
  readonly organisation?: string | undefined;
  readonly search?: string | undefined;
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}

export const auditRoutes = () => [
  implement(listAudit, ({ principal, read, now, query }) => pageOf({ principal, read, now }, query, {})),
  implement(listAuditOfTag, async ({ principal, read, now, params: { tag }, query }) => {
    const page = await pageOf({ principal, read, now }, query, { tag });
    const organisationId = organisationOf(principal, query.organisation);
    // No match is an empty page; a tag of which nothing was ever written is not there.
    if (page.data?.length === 0 && (await countTrail(read, { organisationId, tag })) === 0) throw new NotFoundError();
    return page;
  }),
  implement(listAuditOfBatch, ({ principal, read, now, params: { batch_uuid: batch }, query }) => {
    if (!isUuid(batch)) throw new NotFoundError();
    return pageOf({ principal, read, now }, query, { batch });
  }),

  implement(listAuditTags, async ({ principal, query, read }) => ({
    data: await listTags(read, organisationOf(principal, query.organisation)),
  })),

  implement(exportAudit, async ({ principal, read, now, query: { organisation, ...filter } }) => {
    const entries = await listTrail(
      read,
      { ...filter, organisationId: organisationOf(principal, organisation) },
      { limit: AUDIT_EXPORT_LIMIT, offset: 0, withEmail: principal.staff, now },
    );
    const bytes = Buffer.from(auditCsv(entries, principal.staff));
    return {
      stream: Readable.from([bytes]),
      bytes: bytes.length,
      contentType: 'text/csv; charset=utf-8',
      etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
      filename: 'audit-log.csv',
    };
  }),
];

/** The id of the active organisation. @throws NotFoundError where another one is named */
function organisationOf({ organisation }: Principal, named: string | undefined): number {
  if (named !== undefined && named !== organisation.uuid) throw new NotFoundError();
  return organisation.id;
}

async function pageOf(
  { principal, read, now }: Asked,
  { organisation, search, page = 1, perPage = AUDIT_PAGE_SIZE }: PageAsked,
  part: Pick<TrailFilter, 'tag' | 'batch'>,
): Promise<Answer<AuditEntry[]>> {
  const filter = { organisationId: organisationOf(principal, organisation), search, ...part };
  const data = await listTrail(read, filter, {
    limit: perPage,
    offset: (page - 1) * perPage,
    withEmail: principal.staff,
    now,
  });
  const total = await countTrail(read, filter);
  return { data, meta: { total, last_page: Math.max(1, Math.ceil(total / perPage)) } };
}
