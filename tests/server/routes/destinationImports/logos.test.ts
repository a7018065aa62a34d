import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listDestinationImports, startDestinationImport } from '@/contract/destinationImports/destinationImports';
import { listDestinations } from '@/contract/destinations/destinations';
import { readImage } from '@/contract/organisations/organisations';
import { fetchedSuffix } from '@/model/importing/places/logoAddress';
import { createFileImportJob } from '../../../../server/jobs/fileImportJob';
import { fileRecords } from '../../../../server/jobs/files/allFileRecords';
import { startJobs } from '../../../../server/jobs/jobs';
import { overQuotaText } from '../../../../server/overQuotaText';
import { placeWriter } from '../../../../server/routes/destinationImports/placeWriter';
import { promotionWriter } from '../../../../server/routes/promotionImports/promotionWriter';
import { serviceText } from '../../../../server/texts';
import { type FeedServer, feedServer } from '../../../support/feedServer';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';
import { testLogos } from '../../../support/service/testLogos';

let test: TestApp;
let pictures: FeedServer;
let as: string;
let uuid: string;
const asked: string[] = [];
const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#0b6e6e' } })
  .png()
  .toBuffer();

beforeAll(async () => {
  test = await testApp();
  pictures = await feedServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path.startsWith('/gone')) response.writeHead(404).end();
    else if (path.startsWith('/page')) response.end('<html>Not a picture</html>');
    else if (path.startsWith('/svg')) response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    else if (path.startsWith('/large')) response.end(Buffer.alloc(11 * 1024 * 1024));
    else if (path.startsWith('/faulty')) response.writeHead(500).end();
    else response.end(png);
  });
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
});
beforeEach(async () => {
  asked.length = 0;
  await test.database.pool.query('DELETE FROM destinations');
});
afterAll(async () => {
  await pictures.close();
  await test.close();
});

const at = (path: string) => pictures.url.replace('/feed', path);
const listed = async (results?: string) =>
  (await test.call(listDestinationImports, { as, params: { uuid }, query: results ? { results } : {} })).data;
const destination = async (name: string) =>
  (await test.call(listDestinations, { as, params: { uuid }, query: {} })).data.find((one) => one.name === name);

async function work(quota?: number): Promise<void> {
  const { pool } = test.database;
  const logos = testLogos(test, [pictures.host], quota);
  const clock = () => test.clock.now;
  const records = fileRecords({ clock, logos, places: placeWriter, promotions: promotionWriter });
  const handler = createFileImportJob({ pool, clock, records });
  const jobs = startJobs(pool, { 'file-import': handler }, { error: () => {}, info: () => {} });
  const active = `SELECT 1 FROM jobs WHERE kind = 'file-import' AND state IN ('queued', 'running')`;
  await expect.poll(async () => (await pool.query(active)).rowCount).toBe(0);
  await jobs.stop();
}

async function imported(rows: readonly { name: string; logo?: string; phone?: string }[], quota?: number) {
  const body = {
    ...{ file: 'logos.csv', shape: '00000000000000aa', mapping: {}, create_categories: false },
    rows: rows.map((values, row) => ({ row: row + 2, values })),
  };
  const { uuid: id } = (await test.call(startDestinationImport, { as, params: { uuid }, body })).data;
  await work(quota);
  const { imports, results } = await listed(id);
  const one = imports.find((other) => other.uuid === id);
  if (!one) throw new Error('The import is not listed.');
  return { one, results: results.map(({ row, outcome, reason }) => [row, outcome, reason]) };
}

it('[FI19] a logo is fetched once, made as an uploaded one is, and is no change the next time', async () => {
  const rows = [
    { name: 'LG Nord', logo: at('/nord.png') },
    { name: 'LG Branch', logo: at('/nord.png') },
  ];
  expect(await imported(rows)).toMatchObject({ one: { added: 2, noted: 0 }, results: [] });
  expect(asked).toEqual(['/nord.png']);
  const logo = (await destination('LG Nord'))?.logo ?? '';
  expect(logo).toMatch(new RegExp(`^/api/images/[\\w-]{32}${fetchedSuffix(at('/nord.png'))}$`));
  expect((await destination('LG Branch'))?.logo).toBe(logo);
  const picture = await test.call(readImage, { params: { key: logo.replace('/api/images/', '') } });
  const { format, width } = await sharp(picture.bytes).metadata();
  expect([format, width]).toEqual(['webp', 512]);
  expect(await imported(rows)).toMatchObject({ one: { same: 2, changed: 0 } });
  expect(await imported([{ name: 'LG New', logo: `https://atrium.example${logo}` }])).toMatchObject({
    one: { added: 1 },
  });
  expect((await destination('LG New'))?.logo).toBe(logo);
  expect(asked).toHaveLength(1);
});

it('[FI19] [FI13] another address is another logo, and an undo brings the one of before back', async () => {
  await imported([{ name: 'LG Undo', logo: at('/a.png') }]);
  const before = (await destination('LG Undo'))?.logo;
  const { one } = await imported([{ name: 'LG Undo', logo: at('/b.png') }]);
  expect(one).toMatchObject({ changed: 1 });
  expect((await destination('LG Undo'))?.logo).not.toBe(before);
  await test.call(startDestinationImport, { as, params: { uuid }, body: { undo: one.uuid } });
  await work();
  expect((await destination('LG Undo'))?.logo).toBe(before);
});

it('[FI20] a logo that cannot be fetched is a note of its row with the reason, and the row arrives', async () => {
  const { one, results } = await imported([
    { name: 'LG 1', logo: at('/gone.png') },
    { name: 'LG 2', logo: at('/page.html') },
    { name: 'LG 3', logo: at('/svg.svg') },
    { name: 'LG 4', logo: at('/large.png') },
    { name: 'LG 5', logo: 'http://10.0.0.1/private.png' },
    { name: 'LG 6', logo: 'logo.png' },
    { name: 'LG 7', logo: at('/good.png') },
  ]);
  expect(one).toMatchObject({ state: 'succeeded', added: 7, refused: 0, noted: 6 });
  expect(results).toEqual([
    [2, 'added', serviceText('logo.missing')],
    [3, 'added', serviceText('logo.notPicture')],
    [4, 'added', serviceText('logo.notPicture')],
    [5, 'added', serviceText('logo.tooLarge')],
    [6, 'added', serviceText('logo.refusedAddress')],
    [7, 'added', expect.stringMatching(/“logo.png” is not an address/)],
  ]);
  expect((await destination('LG 1'))?.logo).toBeNull();
  expect((await destination('LG 7'))?.logo).not.toBeNull();
});

it('[FI20] a row whose logo alone is new and missing stays unchanged, with the reason', async () => {
  await imported([{ name: 'LG Same', phone: '1' }]);
  const { one, results } = await imported([{ name: 'LG Same', phone: '1', logo: at('/gone.png') }]);
  expect(one).toMatchObject({ same: 1, changed: 0, noted: 1 });
  expect(results).toEqual([[2, 'same', serviceText('logo.missing')]]);
});

it('[FI20] a server that fails three times in a row is not asked again', async () => {
  const rows = Array.from({ length: 12 }, (_, row) => ({ name: `LG F${row}`, logo: at(`/faulty${row}.png`) }));
  const { one, results } = await imported(rows);
  expect(one).toMatchObject({ added: 12, noted: 12 });
  expect(new Set(results.map(([, , reason]) => reason))).toEqual(new Set([serviceText('logo.askLater')]));
  // Two are under way when the third one has failed.
  expect(asked.length).toBeLessThanOrEqual(4);
});

it('[FI20] pictures beyond the storage of the organisation are left out', async () => {
  const { one, results } = await imported([{ name: 'LG Full', logo: at('/full.png') }], 10);
  expect(one).toMatchObject({ added: 1, noted: 1 });
  expect(results).toEqual([[2, 'added', overQuotaText(10)]]);
});
