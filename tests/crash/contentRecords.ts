import { createAmenity, deleteAmenity, listAmenities, updateAmenity } from '@/contract/amenities/amenities';
import { createCategory, deleteCategory, listCategories, updateCategory } from '@/contract/categories/categories';
import { deleteDestination, updateDestination } from '@/contract/destinations/destinationRecords';
import { createDestination, listDestinations } from '@/contract/destinations/destinations';
import { deleteIcon, listIcons, uploadIcons } from '@/contract/icons/icons';
import { deleteProjectFile, listProjectFiles, uploadProjectFile } from '@/contract/locations/projectFiles';
import { PROMOTION_CALLS, type PromotionKind } from '@/contract/promotions/promotions';
import {
  createSkin,
  createVariable,
  deleteSkin,
  deleteVariable,
  listSkins,
  readSkin,
  updateSkin,
  updateVariable,
} from '@/contract/skins/skins';
import { pngFile } from '../support/pngFile';
import type { Client } from './client';
import type { Found, RecordKind } from './recordLife';

const found = ({ id, name }: { readonly id: number; readonly name: string }): Found => ({ id: String(id), name });

const destination: RecordKind = {
  kind: 'destination',
  calls: [createDestination, updateDestination, deleteDestination],
  create: async ({ client, organisation: uuid }, name) =>
    (await client.write('destination', createDestination, { params: { uuid }, body: { name } })).id,
  rename: ({ client }, id, name) =>
    client.write('change of a destination', updateDestination, { params: { id }, body: { name } }),
  remove: ({ client }, id) => client.write('deletion of a destination', deleteDestination, { params: { id } }),
  list: async ({ client, organisation: uuid }) =>
    (await client.call(listDestinations, { params: { uuid }, query: {} })).map(found),
};

const category: RecordKind = {
  kind: 'category',
  calls: [createCategory, updateCategory, deleteCategory],
  create: async ({ client, organisation: uuid }, name) =>
    (await client.write('category', createCategory, { params: { uuid }, body: { name, icon_id: 1 } })).id,
  rename: ({ client }, id, name) =>
    client.write('change of a category', updateCategory, { params: { id }, body: { name, icon_id: 2 } }),
  remove: ({ client }, id) => client.write('deletion of a category', deleteCategory, { params: { id }, query: {} }),
  list: async ({ client, organisation: uuid }) => (await client.call(listCategories, { params: { uuid } })).map(found),
};

const amenity: RecordKind = {
  kind: 'amenity',
  calls: [createAmenity, updateAmenity, deleteAmenity],
  create: async ({ client, organisation: uuid }, name) =>
    (await client.write('amenity', createAmenity, { params: { uuid }, body: { name, icon_id: 1 } })).id,
  rename: ({ client }, id, name) =>
    client.write('change of an amenity', updateAmenity, { params: { id }, body: { name, icon_id: 2 } }),
  remove: ({ client }, id) => client.write('deletion of an amenity', deleteAmenity, { params: { id } }),
  list: async ({ client, organisation: uuid }) => (await client.call(listAmenities, { params: { uuid } })).map(found),
};

const skin: RecordKind = {
  kind: 'skin',
  calls: [createSkin, updateSkin, deleteSkin],
  create: async ({ client, skin }, name) =>
    (await client.write('skin', createSkin, { body: { name, duplicate_skin_id: skin } })).id,
  rename: ({ client }, id, name) => client.write('change of a skin', updateSkin, { params: { id }, body: { name } }),
  remove: ({ client }, id) => client.write('deletion of a skin', deleteSkin, { params: { id } }),
  list: async ({ client }) => (await client.call(listSkins, {})).map(found),
};

const variable: RecordKind = {
  kind: 'variable',
  calls: [createVariable, updateVariable, deleteVariable],
  create: async ({ client, variables: skin_id }, name) =>
    (await client.write('variable', createVariable, { body: { name, skin_id, values: { a: name } } })).id,
  rename: ({ client }, id, name) =>
    client.write('change of a variable', updateVariable, { params: { id }, body: { name, values: { a: name } } }),
  remove: ({ client }, id) => client.write('deletion of a variable', deleteVariable, { params: { id } }),
  list: async ({ client, variables }) =>
    (await client.call(readSkin, { params: { id: String(variables) } })).variables.map(({ id, name, values }) => ({
      ...found({ id, name }),
      half: name.startsWith('variable ') && values.a !== name ? `its value is ${values.a}` : undefined,
    })),
};

const icon: RecordKind = {
  kind: 'icon',
  calls: [uploadIcons, deleteIcon],
  create: async ({ client, organisation: uuid }, name) => {
    const file = { name: `${name}.png`, bytes: new Uint8Array(await pngFile()) };
    return (await client.write('icon', uploadIcons, { params: { uuid }, file }))[0]?.id ?? 0;
  },
  remove: ({ client }, id) => client.write('deletion of an icon', deleteIcon, { params: { id } }),
  list: async ({ client, organisation: uuid }) =>
    ((await client.call(listIcons, { params: { uuid } })).organisation ?? []).map(({ id, name = '' }) =>
      found({ id, name }),
    ),
};

/** So that a file is known by its content. */
const contentOf = (name: string): Uint8Array => new TextEncoder().encode(`${name}\n`.repeat(1000));

const FOLDER = 'kill';
const filesOf = (client: Client, uuid: string) =>
  client.call(listProjectFiles, { params: { uuid }, body: { path: FOLDER } });

const projectFile: RecordKind = {
  kind: 'project file',
  calls: [uploadProjectFile, deleteProjectFile],
  create: async ({ staff, project: uuid }, name) => {
    const file = { name: `${name}.txt`, bytes: contentOf(name) };
    return (await staff.write('project file', uploadProjectFile, { params: { uuid }, body: { path: FOLDER }, file }))
      .filename;
  },
  remove: ({ staff, project: uuid }, id) =>
    staff.write('deletion of a project file', deleteProjectFile, {
      params: { uuid },
      body: { path: `${FOLDER}/${id}` },
    }),
  list: async ({ staff, project }) =>
    (await filesOf(staff, project)).map(({ filename }) => ({ id: filename, name: filename.replace('.txt', '') })),
  file: async ({ staff, project }, name) => {
    const entry = (await filesOf(staff, project)).find(({ filename }) => filename === `${name}.txt`);
    const stored = entry?.url ? await staff.bytes(entry.url.replace(/^.*\/api\//, '')) : null;
    return { stored, sent: contentOf(name) };
  },
};

/** Events and offers: created, given a picture, renamed and deleted. */
function promotion(kind: PromotionKind): RecordKind {
  const { list, create, update, remove, uploadImage, removeImage } = PROMOTION_CALLS[kind];
  return {
    kind,
    calls: [create, update, remove, uploadImage, removeImage],
    create: async ({ client, organisation: uuid }, name) => {
      const made = await client.write(kind, create, { params: { uuid }, body: { name, everywhere: true } });
      const file = { name: 'a.png', bytes: new Uint8Array(await pngFile()) };
      await client.write(`image of an ${kind}`, uploadImage, { params: { uuid: made.uuid }, file });
      return made.uuid;
    },
    rename: async ({ client }, uuid, name) => {
      await client.write(`change of an ${kind}`, update, { params: { uuid }, body: { name } });
      await client.write(`removal of the image of an ${kind}`, removeImage, { params: { uuid } });
    },
    remove: ({ client }, uuid) => client.write(`deletion of an ${kind}`, remove, { params: { uuid } }),
    list: async ({ client, organisation: uuid }) => {
      const all = await client.call(list, { params: { uuid } });
      return Promise.all(
        all.map(async ({ uuid: id, name, image }) => ({
          id,
          name,
          half:
            image && !(await client.bytes(image.replace(/^.*\/api\//, ''))) ? 'its image cannot be read' : undefined,
        })),
      );
    },
  };
}

export const CONTENT_RECORDS: readonly RecordKind[] = [
  destination,
  category,
  amenity,
  skin,
  variable,
  icon,
  projectFile,
  promotion('event'),
  promotion('offer'),
];
