import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Secret } from 'otpauth';
import type { Pool, PoolClient } from 'pg';
import { INTEGRATIONS } from '@/model/content/integrations';
import { inTransaction } from '../database/transaction';
import type { FloorPlanReader } from '../floorPlans/floorPlanReader';
import { createPublishJob } from '../jobs/publishJob';
import { leaseJob } from '../repositories/jobs/jobs';
import { isDatabaseEmpty } from '../repositories/organisations/read';
import { setFileGroups, setIntegrations } from '../repositories/organisations/write';
import { isRolledBack } from '../rolledBack';
import type { Storage } from '../storage/storage';
import { DEMO_PASSWORD, seedAccounts } from './accounts';
import { harbourHospital } from './centre/harbour';
import { lakesidePier } from './centre/lakeside';
import { riversideMall } from './centre/riverside';
import { riversideWharf } from './centre/wharf';
import { queuePublication, reportBuilds } from './kioskBuilds';
import { discardExtras, seedExtras, storeExtras } from './locationExtras';
import { seedAnalytics } from './seedAnalytics';
import { seedImports } from './seedImports';
import { seedKiosks } from './seedKiosks';
import { MALL_DRAWINGS, seedMall } from './seedMall';
import { seedSkins } from './seedSkins';
import { seedVenue } from './seedVenue';
import { seedVersions } from './seedVersions';
import { seedWharf, WHARF_DRAWINGS } from './seedWharf';
import { discardPictures, storePictures } from './storePictures';
import { discardVenue, storeVenue } from './storeVenue';

/** The authenticator secret of secure@riverside.example, printed at the start of the demo. */
export const DEMO_TFA_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const PUBLISH_SECONDS = 60;

export interface SeedDeps {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly floorPlanReader: FloorPlanReader;
  /** Folder for files until they are stored. */
  readonly incoming: string;
  readonly clock: () => Date;
  /** Folder with the built wayfinder. */
  readonly wayfinder: string;
  /** Base URL of the service. */
  readonly publicUrl: string;
}

/**
 * Fills an empty database with the demo; a database with content is left alone. Files are stored first and all rows commit
 * in one transaction, so that a killed first start leaves no rows. Publish jobs are part of that transaction: the next start
 * runs the remaining ones.
 */
export async function seedDemo(deps: SeedDeps): Promise<boolean> {
  const { pool, storage } = deps;
  const isEmpty = await inTransaction(pool, isDatabaseEmpty);
  if (!isEmpty) return false;
  const passwordHash = hash(DEMO_PASSWORD);
  const demos = [riversideMall(), harbourHospital(), lakesidePier(), riversideWharf()] as const;
  const [mall, hospital, pier, wharf] = demos;
  const stored = await Promise.all(demos.map((demo) => storeVenue(demo, deps)));
  const pictures = await storePictures(MALL_DRAWINGS, deps);
  const wharfPictures = await storePictures(WHARF_DRAWINGS, deps);
  const extras = await storeExtras(deps);
  const hashed = await passwordHash;
  const discardFiles = async () => {
    for (const floors of stored) await discardVenue(floors, storage);
    await discardExtras(extras, storage);
    await discardPictures([...pictures, ...wharfPictures], storage);
  };
  const seed = async (client: PoolClient) => {
    // Another instance may have seeded between the check and this transaction.
    await client.query('LOCK TABLE organisations IN EXCLUSIVE MODE');
    if (!(await isDatabaseEmpty(client))) return null;
    const ids = await seedAccounts(client, {
      passwordHash: hashed,
      tfaSecret: Secret.fromBase32(DEMO_TFA_SECRET).base32,
    });
    const kinds = INTEGRATIONS.map(({ id }) => id);
    for (const id of [ids.provider, ids.northwind, ids.bluepeak, ids.riverside, ids.harbour, ids.lakeside])
      await setIntegrations(client, id, kinds);
    const by = (organisationId: number, userId: number, kiosks: string) => ({ organisationId, userId, kiosks });
    await setFileGroups(client, ids.riverside, [{ name: 'Leases' }, { name: 'Photos' }]);
    const { uuid } = await seedVenue(client, mall, by(ids.riverside, ids.manager, 'RVM'), stored[0] ?? []);
    await seedMall(client, { organisationId: ids.riverside, project: uuid, pictures, now: deps.clock() });
    await seedExtras(client, { organisationId: ids.riverside, userId: ids.manager }, extras, deps.clock());
    await seedSkins(client, ids.riverside, deps.clock());
    await seedImports(client, { organisationId: ids.riverside, userId: ids.manager }, deps.clock());
    await seedVenue(client, hospital, by(ids.harbour, ids.harbourManager, 'HBR'), stored[1] ?? []);
    await seedVenue(client, pier, by(ids.lakeside, ids.lakesideManager, 'LSP'), stored[2] ?? []);
    const { id } = await seedVenue(client, wharf, by(ids.riverside, ids.manager, 'RVW'), stored[3] ?? []);
    await seedWharf(client, { organisationId: ids.riverside, projectId: id }, wharfPictures);
    await seedKiosks(client, { organisationId: ids.riverside, kiosks: 'RVM', now: deps.clock() });
    await seedAnalytics(client, deps.clock());
    await seedVersions(client, { userId: ids.staff, demoOrganisation: ids.harbour, now: deps.clock() });
    return ids;
  };
  const seeded = await inTransaction(pool, seed).catch(async (error: unknown) => {
    // Without an answer to COMMIT the rows may be there, and need their files.
    if (isRolledBack(error)) await discardFiles();
    throw error;
  });
  if (!seeded) {
    await discardFiles();
    return false;
  }
  await publishAll(deps);
  // A second build of the shopping centre, so that some of its kiosks can be behind.
  await inTransaction(pool, (client) => queuePublication(client, seeded.riverside, seeded.manager));
  await publishAll(deps);
  await reportBuilds(pool, seeded.riverside);
  return true;
}

/** Runs the publish jobs of a new demo before anyone can add more. */
async function publishAll(deps: SeedDeps): Promise<void> {
  const worker = randomUUID();
  const publish = createPublishJob(deps);
  for (;;) {
    const job = await leaseJob(deps.pool, { worker, seconds: PUBLISH_SECONDS, kinds: ['publish'] });
    if (!job) return;
    await publish(job, { worker, report: async () => {} });
  }
}
