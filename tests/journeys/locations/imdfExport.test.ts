import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { ownLocation } from '../../support/browser/ownLocation';
import { MANAGER, signIn } from '../../support/browser/people';
import { unzip } from '../../support/unzip';

test('[IX1] [IX2] a location is saved as an IMDF archive, with what is to be mended in it', async ({
  page,
  request,
}) => {
  const { uuid, send } = await ownLocation(request, 'Archive Quay');
  await send('put', `projects/${uuid}`, { settings: { lat: 51.0281, lon: 13.7267 } });
  await signIn(page, MANAGER);
  await page.goto(`/locations/${uuid}/settings`);
  const card = page.getByRole('region', { name: 'Exports' });
  await card.getByRole('button', { name: 'Export IMDF' }).click();
  await expect(card.getByText('The location has no address')).toBeVisible();
  await expect(card.getByText('Set two map bounding coordinates')).toBeVisible();

  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Archive Quay-imdf.zip' }).click();
  const files = await unzip(readFileSync(await (await download).path()));
  expect([...files.keys()].sort()).toEqual([
    'address.geojson',
    'building.geojson',
    'footprint.geojson',
    'level.geojson',
    'manifest.json',
    'unit.geojson',
    'venue.geojson',
  ]);
  const { features } = JSON.parse(String(files.get('unit.geojson'))) as { features: object[] };
  expect(features).toHaveLength(4);
});
