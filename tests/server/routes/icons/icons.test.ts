import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAmenity, deleteAmenity, listAmenities } from '@/contract/amenities/amenities';
import { createCategory, deleteCategory } from '@/contract/categories/categories';
import { deleteIcon, listIcons, uploadIcons } from '@/contract/icons/icons';
import { readImage } from '@/contract/organisations/organisations';
import { FIRST_OWN_ICON, STANDARD_ICONS } from '@/model/content/icons/standardIcons';
import { pngFile } from '../../../support/pngFile';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let uuid: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

const upload = async (...names: string[]) => {
  const bytes = await pngFile(600);
  return test.call(uploadIcons, { as, params: { uuid }, files: names.map((name) => ({ name, bytes })) });
};
const own = async () => (await test.call(listIcons, { as, params: { uuid } })).data.organisation ?? [];
const remove = (id: number) => test.call(deleteIcon, { as, params: { id: String(id) } });
const imageOf = (url: string) => test.call(readImage, { params: { key: url.replace('/api/images/', '') } });

it('[IC1] [IC2] adds PNG files as custom icons, re-encoded and named by their files', async () => {
  const { data, message } = await upload('food-court.png', 'Locker_room.PNG');
  expect(message).toBe('Icons uploaded: 2.');
  expect(data.map(({ name, category, used_by }) => [name, category, used_by])).toEqual([
    ['Food court', 'custom', []],
    ['Locker room', 'custom', []],
  ]);
  expect(Math.min(...data.map(({ id }) => id))).toBeGreaterThanOrEqual(FIRST_OWN_ICON);
  expect(Math.max(...STANDARD_ICONS.map(({ id }) => id))).toBeLessThan(FIRST_OWN_ICON);
  expect(await own()).toEqual(data);
  const picture = await imageOf(data[0]?.url ?? '');
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  const { rows } = await test.database.pool.query("SELECT event FROM audit_entries WHERE tag = 'icon'");
  expect(rows).toEqual([{ event: 'created' }, { event: 'created' }]);
  for (const { id } of data) await remove(id);
});

it('[IC3] a file that is no PNG by its bytes is named, and nothing is added', async () => {
  const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
    .jpeg()
    .toBuffer();
  const good = await pngFile();
  const { status, error } = await test.call(uploadIcons, {
    as,
    params: { uuid },
    files: [
      { name: 'good.png', bytes: good },
      { name: 'photo.png', bytes: jpeg },
      { name: 'half.png', bytes: good.subarray(0, 60) },
    ],
  });
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['files[1]', 'files[2]']]);
  expect(await own()).toEqual([]);
});

it('[IC1] [IC4] [IC5] an icon in use names its uses and stays; unused it goes with its file', async () => {
  const [icon] = (await upload('Kiosk.png')).data;
  const id = icon?.id ?? 0;
  const category = (await test.call(createCategory, { as, params: { uuid }, body: { name: 'Kiosks', icon_id: id } }))
    .data;
  const amenity = (await test.call(createAmenity, { as, params: { uuid }, body: { name: 'Kiosk', icon_id: id } })).data;
  expect(amenity.icon).toEqual({ url: icon?.url });
  expect((await own())[0]?.used_by).toEqual([
    { kind: 'category', name: 'Kiosks' },
    { kind: 'amenity', name: 'Kiosk' },
  ]);
  const refused = await remove(id);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'Kiosk is the icon of the category Kiosks and the amenity Kiosk. Choose another icon there first, then delete it.',
  ]);
  await test.call(deleteCategory, { as, params: { id: String(category.id) }, query: {} });
  await test.call(deleteAmenity, { as, params: { id: String(amenity.id) } });
  expect((await remove(id)).message).toBe('Icon deleted successfully.');
  expect((await imageOf(icon?.url ?? '')).status).toBe(404);
});

it('[IC4] refuses the icon of another organisation', async () => {
  const [icon] = (await upload('Ours.png')).data;
  const stranger = await test.signInAs('manager@harbour.example');
  const theirs = await organisationOf(test, test.organisations.harbour);
  const body = { name: 'Stolen', icon_id: icon?.id ?? 0 };
  for (const call of [createCategory, createAmenity]) {
    const { status, error } = await test.call(call, { as: stranger, params: { uuid: theirs }, body });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['icon_id']]);
  }
  await remove(icon?.id ?? 0);
});

it('[IC6] an icon that is deleted while an amenity takes it leaves no amenity without its icon', async () => {
  const [icon] = (await upload('Contested.png')).data;
  const id = icon?.id ?? 0;
  const [taken, gone] = await Promise.all([
    test.call(createAmenity, { as, params: { uuid }, body: { name: 'Taker', icon_id: id } }),
    remove(id),
  ]);
  expect([
    [200, 409],
    [422, 200],
  ]).toContainEqual([taken.status, gone.status]);
  const amenities = (await test.call(listAmenities, { as, params: { uuid } })).data;
  expect(amenities.map(({ icon: shown }) => shown)).toEqual(taken.status === 200 ? [{ url: icon?.url }] : []);
});

it('[IC7] refuses more than an organisation may have', async () => {
  await test.database.pool.query(
    `WITH made AS (INSERT INTO images (key, organisation_id, file_key, content_type)
       SELECT 'filler-' || n, $1, 'none', 'image/webp' FROM generate_series(1, 499) n RETURNING key)
     INSERT INTO icons (organisation_id, name, image_key) SELECT $1, 'Filler', key FROM made`,
    [test.organisations.riverside],
  );
  const before = (await own()).length;
  const { status, error } = await upload('A.png', 'B.png');
  expect([status, error.code]).toEqual([409, 'too-many-icons']);
  expect(await own()).toHaveLength(before);
});
