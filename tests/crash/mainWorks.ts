import { listBuildings } from '@/contract/buildings/buildings';
import { readPreview } from '@/contract/locations/preview';
import { updateProject } from '@/contract/locations/projectChanges';
import { readProject } from '@/contract/locations/projectDetails';
import { publishProjectByPost } from '@/contract/locations/projects';
import { approveUpload, listUploadedMapFiles, uploadMap } from '@/contract/uploads/uploads';
import { floorPlanOf, floorPlanValue } from './floorPlans';
import { waitForJob } from './jobs';
import type { Work } from './place';

/** Uploads that are read after each round: the newest, which a kill may have met. */
const UPLOADS_READ = 12;

/** Floor plans that replace each other. */
export const floorPlans: Work = {
  name: 'upload and approval',
  calls: [uploadMap, approveUpload],
  turn: async ({ client, floor }, value, ledger) => {
    const file = { name: `${value}.zip`, bytes: floorPlanOf(value) };
    const { uuid } = await client.write('upload', uploadMap, { params: { uuid: floor }, query: {}, file });
    ledger.write({ kind: 'upload', value });
    await client.write('approval', approveUpload, { params: { id: uuid }, body: {} });
    ledger.write({ kind: 'plan', value });
  },
  problems: async ({ client, project, floor }, ledger) => {
    const problems: string[] = [];
    const uploads = await client.call(listUploadedMapFiles, { params: { id: project } });
    const uploaded = uploads.map(({ filename }) => Number(filename.replace('.zip', '')));
    for (const value of ledger.values('upload'))
      if (!uploaded.includes(value)) problems.push(`upload ${value} is lost`);
    if (new Set(uploaded).size !== uploaded.length) problems.push('an archive was uploaded twice');
    for (const { uuid, filename } of uploads.slice(0, UPLOADS_READ)) {
      const value = floorPlanValue(await client.bytes(`uploaded-map-files/${uuid}/plan`));
      if (`${value}.zip` !== filename) problems.push(`the plan of upload ${filename} is that of ${value}`);
    }
    const { buildings } = await client.call(listBuildings, { params: { id: project } });
    const plan = buildings[0]?.floors[0]?.plan;
    const shown = floorPlanValue(await client.bytes(`floors/${floor}/plan`));
    if (!plan || shown === null) problems.push('the floor has no plan that can be read');
    else if (shown < ledger.last('plan')) problems.push(`the floor shows plan ${shown}, not ${ledger.last('plan')}`);
    return problems;
  },
};

export const names: Work = {
  name: 'rename',
  calls: [updateProject],
  turn: async ({ client, project }, value, ledger) => {
    await client.write('rename', updateProject, { params: { uuid: project }, body: { name: String(value) } });
    ledger.write({ kind: 'name', value });
  },
  problems: async ({ client, project }, ledger) => {
    const { name } = await client.call(readProject, { params: { uuid: project } });
    return Number(name) < ledger.last('name') ? [`the name is ${name}, not ${ledger.last('name')}`] : [];
  },
};

/** Publishes the location whose name and floor plan change meanwhile. */
export const publications: Work = {
  name: 'publication',
  calls: [publishProjectByPost],
  turn: async ({ client, project }, _value, ledger) => {
    // Whatever stands now is in what is published next.
    const value = Number((await client.call(readProject, { params: { uuid: project } })).name);
    const params = { uuid: project };
    const { uuid } = await client.write('publish request', publishProjectByPost, { params, query: {} });
    if ((await waitForJob(client, publishProjectByPost, uuid)) === 'succeeded')
      ledger.write({ kind: 'published', value });
  },
  problems: async ({ visitor, project, floor }, ledger) => {
    const least = ledger.last('published');
    if (least === 0) return [];
    const { publication, draft } = await visitor.call(readPreview, { params: { id: project }, query: {} });
    const published = Number(publication.project.location.name);
    if (draft) return ['a stranger sees the draft'];
    if (published < least) return [`visitors see ${published}, not ${least}`];
    const plan = floorPlanValue(await visitor.bytes(`preview/${project}/floors/${floor}/plan`));
    return plan === null ? ['visitors cannot read the plan'] : [];
  },
};
