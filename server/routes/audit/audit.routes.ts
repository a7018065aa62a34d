import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import {
  AUDIT_PAGE_SIZE,
  type AuditEntry,
  exportAudit,
  listAudit,
  listAuditOfBatch,
  listAuditOfTag,
  listAuditTags,
} from '@/contract/audit/audit';
import { isUuid } from '@/model/content/isUuid';
import { NotFoundError } from '../../errors';
import { administersUsers } from '../../http/administersUser';
import { type Answer, type HandlerTools, implement } from '../../http/implement';
import type { Principal } from '../../principal';
import { countParts, listParts, listTags, positionIn } from '../../repositories/audit/auditBlocks';
import { countTrail, listTrail, MOST_COUNTED, type TrailFilter } from '../../repositories/audit/auditTrail';
import { auditExport } from './auditExport';
import { hideColleagues } from './hideColleagues';

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
    if (page.data?.length === 0 && (await countTrail(read, { organisationId, tag }, 1)) === 0)
      throw new NotFoundError();
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
    const bytes = await auditExport(
      read,
      { ...filter, organisationId: organisationOf(principal, organisation) },
      { withEmail: principal.staff, now, asSeen: (entries) => asSeenBy(principal, entries) },
    );
    return {
      stream: Readable.from([bytes]),
      bytes: bytes.length,
      contentType: 'text/csv; charset=utf-8',
      etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
      filename: 'audit-log.csv',
    };
  }),
];

const asSeenBy = (principal: Principal, entries: AuditEntry[]): AuditEntry[] =>
  administersUsers(principal) ? entries : entries.map(hideColleagues);

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
  const found = await (filter.batch === undefined && (search ?? '') === ''
    ? counted(read, filter, (page - 1) * perPage)
    : searched(read, filter, (page - 1) * perPage));
  const data =
    found.below === 0
      ? []
      : await listTrail(read, filter, {
          limit: perPage,
          offset: found.offset,
          below: found.below,
          withEmail: principal.staff,
          now,
        });
  const { total } = found;
  return {
    data: asSeenBy(principal, data),
    meta: { total, last_page: Math.max(1, Math.ceil(total / perPage)), ...(found.isMore && { more: true }) },
  };
}

interface Found {
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly isMore: boolean;
  /** The entry at the offset of the page is at this offset among the entries with a smaller id; null for all, 0 for none. */
  readonly below: number | null;
  readonly offset: number;
}

/** The whole log, or that of a tag: its entries are counted by block, so that any page is near. */
async function counted(read: Pool, filter: TrailFilter, offset: number): Promise<Found> {
  const parts = await listParts(read, filter);
  return { total: countParts(parts), isMore: false, ...positionIn(parts, offset) };
}

/** A search or a batch: its first entries are counted one by one, and no page is behind them. */
async function searched(read: Pool, filter: TrailFilter, offset: number): Promise<Found> {
  const count = await countTrail(read, filter);
  const total = Math.min(count, MOST_COUNTED);
  return { total, isMore: count > total, below: offset < total ? null : 0, offset };
}
