import { expect } from 'playwright/test';
import type { ProjectData } from '@/contract/locations/projectData';
import { test } from '../../support/browser/browserTest';
import { ownLocation } from '../../support/browser/ownLocation';
import { MANAGER, signIn } from '../../support/browser/people';
import { expectNoViolation } from '../../support/browser/screenChecks';
import { boxFloorZip, SMALL_ROOMS } from '../../support/smallFloor';

/** The small floor as its architect sends it next: one room has another name, one is two rooms. */
const { 'room-a': bakery, 'room-d': hall, ...others } = SMALL_ROOMS;
const NEXT = boxFloorZip({
  'shop-1': bakery,
  ...others,
  west: { ...hall, width: 24 },
  east: { ...hall, x: hall.x + 24, width: hall.width - 24 },
});

test('[PI6] [PI7] [PI8] destinations follow their rooms to a new floor plan with other names', async ({
  page,
  request,
}) => {
  const { uuid, organisation, floors, send } = await ownLocation(request, 'Renamed Quay');
  for (const [name, object_name] of [
    ['Bread and Butter', 'room-a'],
    ['Dentist', 'room-d'],
  ] as const) {
    const { id } = await send<{ id: number }>('post', `organisations/${organisation}/destinations`, { name });
    await send('post', 'project-destinations', { object_name, floor_id: floors[0], parent_id: id });
  }
  await signIn(page, MANAGER);
  await page.goto(`/locations/${uuid}/buildings`);
  await page.getByRole('button', { name: 'Upload map of Ground' }).click();
  await page
    .getByLabel('Floor plan as a .zip file')
    .setInputFiles({ name: 'next.zip', mimeType: 'application/zip', buffer: Buffer.from(NEXT) });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL('**/map-preview/*');

  const comparison = page.getByRole('region', { name: 'Rooms compared with the present floor plan' });
  await test.step('each room is named with its counterpart and its destination', async () => {
    await expect(comparison.getByRole('listitem').filter({ hasText: 'room-a → shop-1' })).toContainText(
      /Renamed.*Bread and Butter/,
    );
    await expect(comparison.getByRole('listitem').filter({ hasText: 'room-d → west' })).toContainText(/Split.*Dentist/);
    await expectNoViolation(page);
  });

  await test.step('another part of a room that was split can be chosen', async () => {
    await comparison.getByRole('button', { name: /^room-d → west/ }).click();
    await comparison.getByLabel('Room in the new floor plan').selectOption('east');
    await expect(comparison.getByRole('button', { name: /^room-d → east/ })).toBeVisible();
  });

  await test.step('after the approval both destinations are in their rooms', async () => {
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL('**/buildings');
    await expect(page.getByText('New location approved').first()).toBeVisible();
    const { destinations } = await send<ProjectData>('get', `projects/${uuid}/data`);
    const rooms = Object.fromEntries(
      destinations.map(({ object_name, destination }) => [destination.name, object_name]),
    );
    expect(rooms).toEqual({ 'Bread and Butter': 'shop-1', Dentist: 'east' });
  });
});
