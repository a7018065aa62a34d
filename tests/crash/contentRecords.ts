import { createCategory, listCategories } from '@/contract/categories/categories';
import { createDestination, listDestinations } from '@/contract/destinations/destinations';
import { listIcons, uploadIcons } from '@/contract/icons/icons';
import { createKiosk, listKiosks } from '@/contract/kiosks/kiosks';
import { listProjectFiles, uploadProjectFile } from '@/contract/locations/projectFiles';
import { createRouteCase, listRouteCases } from '@/contract/network/routeCases';
import { createSkin, listSkins } from '@/contract/skins/skins';
import { pngFile } from '../support/pngFile';
import type { Client } from './client';
import type { Place } from './place';

/** Records that are created one after the other, each with a name of its own. */
export interface RecordKind {
  readonly kind: string;
  readonly create: (place: Place, name: string) => Promise<unknown>;
  /** The names of all that are there. */
  readonly names: (place: Place) => Promise<readonly string[]>;
  /** The file of one, where it has one. */
  readonly file?: (place: Place, name: string) => Promise<Uint8Array | null>;
}

const kiosk = (name: string) => ({
  ...{ name, description: '', project_id: null, orientation: 0, lat: null, lon: null },
  ...{ is_test: false, version_id: null, project_build_id: null, internal_use: false },
});

const limits = { step_free: false, max_metres: 100, max_seconds: null };

/** So that a file is known by its content. */
export const contentOf = (name: string): Uint8Array => new TextEncoder().encode(`${name}\n`.repeat(1000));

const filesOf = (client: Client, uuid: string) =>
  client.call(listProjectFiles, { params: { uuid }, body: { path: 'kill' } });

export const RECORDS: readonly RecordKind[] = [
  {
    kind: 'destination',
    create: ({ client, organisation: uuid }, name) =>
      client.write('destination', createDestination, { params: { uuid }, body: { name } }),
    names: async ({ client, organisation: uuid }) =>
      (await client.call(listDestinations, { params: { uuid }, query: {} })).map(({ name }) => name),
  },
  {
    kind: 'category',
    create: ({ client, organisation: uuid }, name) =>
      client.write('category', createCategory, { params: { uuid }, body: { name, icon_id: 1 } }),
    names: async ({ client, organisation: uuid }) =>
      (await client.call(listCategories, { params: { uuid } })).map(({ name }) => name),
  },
  {
    kind: 'skin',
    create: ({ client, skin }, name) => client.write('skin', createSkin, { body: { name, duplicate_skin_id: skin } }),
    names: async ({ client }) => (await client.call(listSkins, {})).map(({ name }) => name),
  },
  {
    kind: 'kiosk',
    create: ({ client }, name) => client.write('kiosk', createKiosk, { body: kiosk(name) }),
    names: async ({ client, organisation: uuid }) =>
      (await client.call(listKiosks, { params: { uuid }, query: {} })).screens.map(({ name }) => name),
  },
  {
    kind: 'route case',
    create: ({ client, project: uuid, floor: floor_id }, name) =>
      client.write('route case', createRouteCase, {
        params: { uuid },
        body: { ...limits, name, from: { floor_id, object_name: name }, to: { floor_id, object_name: 'exit' } },
      }),
    names: async ({ client, project: uuid }) =>
      (await client.call(listRouteCases, { params: { uuid } })).map(({ name }) => name),
  },
  {
    kind: 'icon',
    create: async ({ client, organisation: uuid }, name) =>
      client.write('icon', uploadIcons, {
        params: { uuid },
        file: { name: `${name}.png`, bytes: new Uint8Array(await pngFile()) },
      }),
    names: async ({ client, organisation: uuid }) =>
      // The name of a file becomes that of its icon with a capital.
      (await client.call(listIcons, { params: { uuid } })).organisation?.map(({ name = '' }) => name.toLowerCase()) ??
      [],
  },
  {
    kind: 'project file',
    create: ({ staff, project: uuid }, name) =>
      staff.write('project file', uploadProjectFile, {
        params: { uuid },
        body: { path: 'kill' },
        file: { name: `${name}.txt`, bytes: contentOf(name) },
      }),
    names: async ({ staff, project }) =>
      (await filesOf(staff, project)).map(({ filename }) => filename.replace('.txt', '')),
    file: async ({ staff, project }, name) => {
      const found = (await filesOf(staff, project)).find(({ filename }) => filename === `${name}.txt`);
      return found?.url ? staff.bytes(found.url.replace(/^.*\/api\//, '')) : null;
    },
  },
];
