import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AUDIT_PAGE_SIZE,
  exportAudit,
  listAudit,
  listAuditOfBatch,
  listAuditOfTag,
  listAuditTags,
} from '@/contract/audit/audit';
import { createBuilding } from '@/contract/buildings/buildings';
import { pageEnvelopeSchema } from '@/contract/endpoint';
import { updateProject } from '@/contract/locations/projectChanges';
import { createProject } from '@/contract/locations/projects';
import { createUser } from '@/contract/users/userAdministration';
import { featureId } from '@/model/access/features';
import { parseCsv } from '@/model/content/csv';
import { inTransaction } from '../../../../server/database/transaction';
import { insertAudit } from '../../../../server/repositories/audit/audit';
import { countNextBlock, countNextTags } from '../../../../server/repositories/audit/auditBlocks';
import { listTrail } from '../../../../server/repositories/audit/auditTrail';
import { signInWithDemoPassword } from '../../../support/service/demoPassword';
import { roleOf } from '../../../support/service/roleOf';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';

const BATCH = '0b9a3b0c-6f0e-4d2e-9a55-8f5f1f3c7a01';
const LONG_TAIL = 45;

let test: TestApp;
let as: string;
let organisation: string;
let project: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
  const made = await test.call(createProject, { as, params: { uuid: organisation }, body: { name: 'Logged' } });
  project = made.data.project.uuid;
  await test.call(updateProject, { as, params: { uuid: project }, body: { name: 'Zebra House' } });
  await test.call(createBuilding, { as, params: { uuid: project }, body: { name: 'Hall', shortname: 'H' } });
  await inTransaction(test.database.pool, async (client) => {
    for (let at = 0; at < LONG_TAIL; at += 1)
      await insertAudit(
        client,
        { organisationId: test.organisations.riverside, userId: null },
        {
          tag: 'import',
          event: 'updated',
          subjectType: 'import-report',
          subject: '1',
          description: at === 0 ? '=1+1' : `Import ${at}`,
          properties: { old: { deleted: [at] }, attributes: { added: [] } },
          ...(at % 9 === 0 && { batch: BATCH }),
        },
      );
  });
});
afterAll(() => test.close());

const page = async (query: { page?: number; perPage?: number; search?: string; organisation?: string }) => {
  const answer = await test.call(listAudit, { as, query });
  return { entries: answer.data, meta: pageEnvelopeSchema(listAudit.data).parse(JSON.parse(answer.body)).meta };
};

interface PlanNode {
  readonly 'Node Type': string;
  readonly Alias?: string;
  readonly 'Index Name'?: string;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A node of a plan with all below it. */
const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

describe('the audit log', () => {
  it('[AL22] tells of a colleague what their record tells, to whoever may not administer users', async () => {
    const colleague = `hidden-${BATCH.slice(0, 8)}@riverside.example`;
    const role = await roleOf(test, 'editor', test.organisations.riverside);
    const body = { name: 'Hidden Colleague', email: colleague, role };
    await test.call(createUser, { as, body });
    const auditor = { name: 'An Auditor', email: 'auditor@riverside.example', role: body.role };
    await test.call(createUser, { as, body: { ...auditor, features: [featureId('auditing')] } });
    const reading = await signInWithDemoPassword(test, auditor.email);
    const log = async (who: string) => (await test.call(listAudit, { as: who, query: { search: body.name } })).data;
    const csv = async (who: string) => (await test.call(exportAudit, { as: who, query: {} })).body;
    expect(JSON.stringify(await log(as))).toContain(colleague);
    expect(await csv(as)).toContain(colleague);
    const [entry] = await log(reading);
    expect(entry?.properties.attributes).toEqual({ name: body.name, time_zone: expect.any(String) });
    expect(await csv(reading)).not.toContain(colleague);
  });

  it('[AL12] has twenty entries a page, newest first, and says how many pages and entries there are', async () => {
    const first = await page({ organisation });
    expect(first.entries).toHaveLength(AUDIT_PAGE_SIZE);
    expect(first.entries.map(({ id }) => id)).toEqual(first.entries.map(({ id }) => id).toSorted((a, b) => b - a));
    const { total } = first.meta;
    expect(first.meta).toEqual({ total, last_page: Math.ceil(total / AUDIT_PAGE_SIZE) });
    const sizes: number[] = [];
    const seen = new Set<number>();
    for (let at = 1; at <= Math.ceil(total / 7) + 1; at += 1) {
      const { entries, meta } = await page({ page: at, perPage: 7 });
      expect(meta).toEqual({ total, last_page: Math.ceil(total / 7) });
      sizes.push(entries.length);
      for (const { id } of entries) seen.add(id);
    }
    expect(seen.size).toBe(total);
    expect(sizes.at(-1)).toBe(0);
  });

  it('[AL12] refuses a page of more than a hundred entries, or of none', async () => {
    for (const perPage of [0, 101, 2.5])
      expect((await test.call(listAudit, { as, query: { perPage } })).status).toBe(422);
    expect((await test.call(listAudit, { as, query: { page: 0 } })).status).toBe(422);
    expect((await page({ perPage: 100 })).entries.length).toBeGreaterThan(LONG_TAIL);
  });

  it('[AL12] finds nothing for another organisation, for a batch that is no uuid and for a tag without entries', async () => {
    const other = await organisationOf(test, test.organisations.provider);
    for (const call of [listAudit, listAuditTags, exportAudit] as const)
      expect((await test.call(call, { as, query: { organisation: other } })).status).toBe(404);
    expect((await test.call(listAuditOfBatch, { as, params: { batch_uuid: 'all' }, query: {} })).status).toBe(404);
    expect((await test.call(listAuditOfTag, { as, params: { tag: 'nothing-of-this' }, query: {} })).status).toBe(404);
    const noMatch = await test.call(listAuditOfTag, { as, params: { tag: 'project' }, query: { search: 'qqqq' } });
    expect(noMatch).toMatchObject({ status: 200 });
  });

  it('[AL3] gives what was changed, by whom and where', async () => {
    const { entries } = await page({ search: 'changed zebra' });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      tag: 'project',
      event: 'updated',
      subject: project,
      subject_type: 'project',
      description: 'Changed Zebra House',
      causer_type: 'user',
      causer: { name: 'Maya Okafor' },
      location_name: 'Zebra House',
      parent: { uuid: project, name: 'Zebra House' },
      batch_uuid: null,
      properties: { old: { name: 'Logged' }, attributes: { name: 'Zebra House' } },
    });
  });

  it('[AL13] is searched by description, tag, event and subject, by user and by location', async () => {
    const found = async (search: string) => (await page({ search, perPage: 100 })).entries;
    expect((await found('ZEBRA')).map(({ description }) => description)).toEqual([
      'Created Hall',
      'Changed Zebra House',
      'Created Logged',
    ]);
    expect((await found('maya okafor')).every(({ causer }) => causer?.name === 'Maya Okafor')).toBe(true);
    expect(await found('maya okafor')).not.toHaveLength(0);
    expect((await found('import-report')).length).toBeGreaterThanOrEqual(LONG_TAIL);
    expect(await found('100%')).toEqual([]);
  });

  it('[AL1] [AL4] has its tags with their counts, and the entries of one of them', async () => {
    const { data: tags } = await test.call(listAuditTags, { as, query: { organisation } });
    expect(tags.map(({ tag }) => tag)).toEqual(tags.map(({ tag }) => tag).toSorted());
    const imports = await test.call(listAuditOfTag, { as, params: { tag: 'import' }, query: { perPage: 100 } });
    expect(new Set(imports.data.map(({ tag }) => tag))).toEqual(new Set(['import']));
    expect(tags).toContainEqual({ tag: 'import', count: imports.data.length });
    expect(tags.reduce((sum, { count }) => sum + count, 0)).toBe((await page({})).meta.total);
  });

  it('[AL1] has the entries of one batch', async () => {
    const { data } = await test.call(listAuditOfBatch, { as, params: { batch_uuid: BATCH }, query: {} });
    expect(data.map(({ description }) => description)).toEqual([
      'Import 36',
      'Import 27',
      'Import 18',
      'Import 9',
      '=1+1',
    ]);
    expect(
      data.every(
        ({ batch_uuid, causer_type, causer }) => batch_uuid === BATCH && causer_type === 'service' && causer === null,
      ),
    ).toBe(true);
  });

  it('[AL11] gives email addresses to provider staff alone', async () => {
    expect((await page({ search: 'zebra' })).entries[0]?.causer).toEqual({
      id: expect.any(String),
      name: 'Maya Okafor',
    });
    const staff = await test.signInAs('staff@atrium.example');
    const { data } = await test.call(listAudit, { as: staff, query: {} });
    expect(data.find(({ causer }) => causer !== null)?.causer?.email).toBe('staff@atrium.example');
    const csv = async (caller: string) =>
      parseCsv((await test.call(exportAudit, { as: caller, query: {} })).bytes.toString())[0];
    expect(await csv(as)).not.toContain('email');
    expect(await csv(staff)).toContain('email');
  });

  it('[AL14] is exported as filtered, and no cell is a formula', async () => {
    const { bytes, headers } = await test.call(exportAudit, { as, query: { tag: 'import', search: '1+1' } });
    expect(headers['content-type']).toMatch(/^text\/csv/);
    const lines = bytes.toString().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(",'=1+1,");
    expect(lines[1]).toContain(BATCH);
    const batch = await test.call(exportAudit, { as, query: { batch: BATCH } });
    expect(
      parseCsv(batch.bytes.toString())
        .slice(1)
        .map((cells) => cells[5]),
    ).toEqual(['Import 36', 'Import 27', 'Import 18', 'Import 9', '=1+1']);
  });

  it('[AL16] keeps the entries of a user who was deleted with the organisation as they were', async () => {
    const { pool } = test.database;
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO organisations (name) VALUES ('Closed') RETURNING id`,
    );
    const id = rows[0]?.id ?? 0;
    const user = await pool.query<{ id: number }>(
      `INSERT INTO users (organisation_id, name, email, password_hash) VALUES ($1, 'Gone', 'gone@closed.example', 'x') RETURNING id`,
      [id],
    );
    const entry = {
      tag: 'user',
      event: 'updated',
      subjectType: 'user',
      subject: 'x',
      description: 'Changed by one who is gone',
    } as const;
    await inTransaction(pool, (client) =>
      insertAudit(client, { organisationId: test.organisations.riverside, userId: user.rows[0]?.id ?? 0 }, entry),
    );
    const trail = async () => (await pool.query('SELECT * FROM audit_entries ORDER BY id')).rows;
    const before = await trail();
    await pool.query('DELETE FROM organisations WHERE id = $1', [id]);
    expect(await trail()).toEqual(before);
    const { entries } = await page({ search: 'one who is gone' });
    expect(entries[0]).toMatchObject({ causer_type: 'user', causer: null });
  });

  it.each([
    ['the whole log', {}, 'audit_entries_organisation_id_id_idx'],
    ['a tag', { tag: 'import' }, 'audit_entries_by_tag'],
    ['a batch', { batch: BATCH }, 'audit_entries_by_batch'],
  ])('[AL19] finds the entries of a page of %s in an index alone', async (_, part, index) => {
    const client = await test.database.pool.connect();
    try {
      await client.query('BEGIN');
      // One entry in twenty is of this organisation: enough rows, and known to the planner, so that it has one best plan.
      await client.query(
        `INSERT INTO audit_entries (organisation_id, tag, event, subject_type, subject, description, created_at, batch_uuid)
         SELECT CASE WHEN n % 20 = 0 THEN $1::int ELSE $2::int END, CASE WHEN n % 40 = 0 THEN 'import' ELSE 'skin' END,
                'updated', 'skin', n::text, 'Changed number ' || n, now(), CASE WHEN n % 40 = 0 THEN $3::uuid END
           FROM generate_series(1, 20000) n`,
        [test.organisations.riverside, test.organisations.harbour, BATCH],
      );
      await client.query('ANALYZE audit_entries');
      const plans: PlanNode[] = [];
      const explaining: Parameters<typeof listTrail>[0] = {
        query: async (statement, values) => {
          const text = String(statement);
          const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
            `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
            values,
          );
          plans.push(...rows.map((row) => row['QUERY PLAN'][0].Plan));
          return client.query(text, values);
        },
      };
      const filter = { organisationId: test.organisations.riverside, ...part };
      await listTrail(explaining, filter, {
        limit: 20,
        offset: 40,
        below: null,
        withEmail: false,
        now: test.clock.now,
      });
      expect(plans).toHaveLength(1);
      const finding = plans.flatMap(nodesOf).filter((node) => node.Alias === 'e');
      expect(
        finding.map((node) => [node['Node Type'], node['Index Name'], node['Rows Removed by Filter'] ?? 0]),
      ).toEqual([['Index Only Scan', index, 0]]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('[AL24] [AL25] finds every page, and counts all, before and after blocks of it are counted', async () => {
    const { pool } = test.database;
    const count = 23_456;
    await pool.query(
      `INSERT INTO audit_entries (organisation_id, tag, event, subject_type, subject, description, created_at)
       SELECT CASE WHEN n % 3 = 0 THEN $2::int ELSE $1::int END, CASE WHEN n % 2 = 0 THEN 'skin' ELSE 'amenity' END, 'updated', 'skin', n::text,
              'Changed number ' || n, now() - interval '2 hours'
         FROM generate_series(1, $3::int) n`,
      [test.organisations.riverside, test.organisations.harbour, count],
    );
    const pages = async () => {
      const answers = [];
      for (const [at, tag] of [1, 2, 57, 411, 700, 781, 782, 783, 900].flatMap((at) => [
        [at, null] as const,
        [at, 'skin'] as const,
      ])) {
        const answer =
          tag === null
            ? await test.call(listAudit, { as, query: { page: at } })
            : await test.call(listAuditOfTag, { as, params: { tag }, query: { page: at } });
        answers.push([
          answer.data.map(({ id }) => id),
          pageEnvelopeSchema(listAudit.data).parse(JSON.parse(answer.body)).meta,
        ]);
      }
      return [...answers, (await test.call(listAuditTags, { as, query: {} })).data];
    };
    const before = await pages();
    const ids = (
      await pool.query<{ id: string }>(
        'SELECT id FROM audit_entries WHERE organisation_id = $1 ORDER BY id DESC OFFSET 8200 LIMIT 20',
        [test.organisations.riverside],
      )
    ).rows.map(({ id }) => Number(id));
    expect(before[6]?.[0]).toEqual(ids);
    let blocks = 0;
    while (await countNextBlock(pool, test.clock.now)) blocks += 1;
    // Numbers that no entry took count as part of a block, so there may be more than entries need.
    expect(blocks).toBeGreaterThanOrEqual(2);
    expect(await pages()).toEqual(before);
    while (await countNextTags(pool, test.clock.now));
    expect(await pages()).toEqual(before);
    const { meta } = await page({ search: 'number' });
    expect(meta).toEqual({ total: 10_000, last_page: 500, more: true });
    expect((await page({ search: 'number', page: 501 })).entries).toEqual([]);
    expect((await page({ search: 'number 7777' })).entries).toHaveLength(1);
  });

  it('[DB48] counts tags once, up to an hour ago, and what was written since one by one', async () => {
    const { pool } = test.database;
    const counts = async () => (await test.call(listAuditTags, { as, query: {} })).data;
    const write = (tag: string, count: number, at: Date) =>
      pool.query(
        `INSERT INTO audit_entries (organisation_id, tag, event, subject_type, subject, description, created_at)
         SELECT $1, $2, 'updated', 'skin', n::text, 'x', $4 FROM generate_series(1, $3) n`,
        [test.organisations.riverside, tag, count, at],
      );
    const kept = async () =>
      (
        await pool.query<{ entries: number }>(
          `SELECT entries FROM audit_tags WHERE organisation_id = $1 AND tag = 'amenity'`,
          [test.organisations.riverside],
        )
      ).rows[0]?.entries ?? 0;
    const { now } = test.clock;
    while (await countNextTags(pool, now));
    const [before, already] = [await counts(), await kept()];
    const had = before.find(({ tag }) => tag === 'amenity')?.count ?? 0;
    await write('amenity', 5, new Date(now.getTime() - 2 * 3_600_000));
    await write('amenity', 3, now);
    const after = await counts();
    expect(after.find(({ tag }) => tag === 'amenity')?.count).toBe(had + 8);
    while (await countNextTags(pool, now));
    expect([await kept(), await counts()]).toEqual([already + 5, after]);
    expect(await countNextTags(pool, now)).toBe(false);
  });

  it('[AL23] looks for a text of two letters in the newest entries', async () => {
    await test.database.pool.query(
      `INSERT INTO audit_entries (organisation_id, tag, event, subject_type, subject, description)
       SELECT $1, 'skin', 'updated', 'skin', n::text, CASE WHEN n IN (1, 20000) THEN 'qj' ELSE 'x' END
         FROM generate_series(1, 20002) n`,
      [test.organisations.riverside],
    );
    expect((await page({ search: 'QJ' })).entries.map(({ subject }) => subject)).toEqual(['20000']);
    expect((await page({ search: '%' })).meta.total).toBe(0);
  });
});
