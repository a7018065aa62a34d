import type { PoolClient } from 'pg';
import type { Approval } from '@/model/versions/approval';
import { VERSION_TYPES } from '@/model/versions/versionTypes';
import { insertVersion, updateVersionOf } from '../repositories/versions/write';

interface DemoVersion {
  readonly version: string;
  readonly notes: string;
  /** When it was added and when it was last changed. */
  readonly daysAgo: readonly [added: number, changed: number];
  readonly approval?: Partial<Approval>;
}

const DAY = 24 * 60 * 60 * 1000;
const PASSED = { tested: true, approved: true } as const;

/** The oldest first. */
const VERSIONS: readonly DemoVersion[] = [
  {
    version: '2.0.0',
    notes: 'New directory with search by category and large text.',
    daysAgo: [140, 120],
    approval: { ...PASSED, released: true },
  },
  {
    version: '2.1.0',
    notes: 'Step-free routes can be chosen on the map.',
    daysAgo: [90, 75],
    approval: { ...PASSED, released: true },
  },
  {
    version: '2.1.1',
    notes: 'Closes a gap in the screensaver that let a route stay on screen.',
    daysAgo: [70, 68],
    approval: { ...PASSED, forceReleased: true },
  },
  {
    version: '2.2.0',
    notes: 'Opening hours on the card of each destination.',
    daysAgo: [21, 12],
    approval: { ...PASSED, released: true },
  },
  {
    version: '2.3.0-demo',
    notes: 'Preview of the new floor switch for chosen customers.',
    daysAgo: [10, 6],
    approval: { ...PASSED, type: VERSION_TYPES.demo, released: true },
  },
  {
    version: '2.3.0',
    notes: 'Floor switch with pictures. Flickers on older players, see the test report.',
    daysAgo: [9, 5],
    approval: { tested: true, approved: false },
  },
  { version: '2.3.1', notes: 'Floor switch without the flicker.', daysAgo: [4, 2], approval: PASSED },
  { version: '2.3.2', notes: 'Faster start on older players.', daysAgo: [3, 1], approval: { tested: true } },
  { version: '2.4.0', notes: 'Routes between buildings.', daysAgo: [1, 1] },
  {
    version: '2.5.0-dev',
    notes: 'Trial of voice output.',
    daysAgo: [1, 1],
    approval: { type: VERSION_TYPES.dev },
  },
];

/** Versions in every stage of approval. */
export async function seedVersions(
  client: PoolClient,
  { userId, demoOrganisation, now }: { userId: number; demoOrganisation: number; now: Date },
): Promise<void> {
  const { rows } = await client.query<{ uuid: string }>('SELECT uuid FROM organisations WHERE id = $1', [
    demoOrganisation,
  ]);
  const organisations = rows.map(({ uuid }) => uuid);
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  for (const { version, notes, daysAgo, approval = {} } of VERSIONS) {
    const type = approval.type ?? VERSION_TYPES.core;
    const id = await insertVersion(client, { version, notes, type, createdAt: before(daysAgo[0]) });
    if (id === null) throw new Error(`The version ${version} was not inserted.`);
    await updateVersionOf(client, id, {
      notes,
      approval: {
        tested: false,
        approved: null,
        released: false,
        forceReleased: false,
        previous: null,
        organisations: type === VERSION_TYPES.demo ? organisations : [],
        ...approval,
        type,
      },
      userId,
      now: before(daysAgo[1]),
    });
  }
}
