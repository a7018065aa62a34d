import { createBuilding, createFloor } from '@/contract/buildings/buildings';
import { createProject } from '@/contract/locations/projects';
import { approveUpload, uploadMap } from '@/contract/uploads/uploads';
import type { TestApp } from './testApp';
import { testFloorPlan } from './testFloorPlan';

export interface TestLocation {
  readonly organisation: string;
  readonly project: string;
  readonly building: string;
  /** The lowest first. */
  readonly floors: readonly [string, string];
}

/** Uuid of the organisation that a token acts for. */
export async function organisationOf({ database }: TestApp, organisationId: number): Promise<string> {
  const { rows } = await database.pool.query<{ uuid: string }>('SELECT uuid FROM organisations WHERE id = $1', [
    organisationId,
  ]);
  return rows[0]?.uuid ?? '';
}

/** A location with a building of two floors, made by the calls of the service. */
export async function makeLocation(
  test: TestApp,
  as: string,
  organisation: string,
  { withPlan = false }: { withPlan?: boolean } = {},
): Promise<TestLocation> {
  const { project } = (
    await test.call(createProject, { as, params: { uuid: organisation }, body: { name: 'Test Hall' } })
  ).data;
  const building = (
    await test.call(createBuilding, { as, params: { uuid: project.uuid }, body: { name: 'Hall', shortname: 'H' } })
  ).data.uuid;
  const floor = async (name: string, order: number) =>
    (
      await test.call(createFloor, {
        as,
        params: { uuid: building },
        body: { name, shortname: name.slice(0, 1), order },
      })
    ).data.uuid;
  const location: TestLocation = {
    organisation,
    project: project.uuid,
    building,
    floors: [await floor('Ground', 0), await floor('First', 1)],
  };
  if (withPlan) await addFloorPlan(test, as, location.floors[0]);
  return location;
}

/** Uploads and approves a small plan. */
export async function addFloorPlan(test: TestApp, as: string, floor: string, seed = 1): Promise<string> {
  const upload = await test.call(uploadMap, {
    as,
    params: { uuid: floor },
    query: {},
    file: { name: 'plan.zip', bytes: testFloorPlan(seed) },
  });
  await test.call(approveUpload, { as, params: { id: upload.data.uuid }, body: {} });
  return upload.data.uuid;
}
