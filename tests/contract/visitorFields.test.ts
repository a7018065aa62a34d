import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { amenityRule } from '@/contract/amenities/amenities';
import { buildingRule, floorRule } from '@/contract/buildings/buildings';
import { categoryRule } from '@/contract/categories/categories';
import { destinationFields, placementRule } from '@/contract/destinations/destinations';
import { kioskRule } from '@/contract/kiosks/kiosks';
import { projectChangeRule, settingsRule } from '@/contract/locations/projectSettings';
import { nodeRule } from '@/contract/network/nodes';
import { PROMOTION_CALLS } from '@/contract/promotions/promotions';

/** Which location a node is expected in, and the version that a save is based on, are no fields of a form. */
const NO_FIELDS = ['revision', 'projectID', 'settings'];

const promotion = PROMOTION_CALLS.event.create.body;
const RULES: Readonly<Record<string, readonly { readonly shape: object }[]>> = {
  destination: [destinationFields],
  place: [placementRule],
  // Its picture has a call of its own.
  'event or offer': [promotion as unknown as { readonly shape: object }, { shape: { image: null } }],
  category: [categoryRule],
  amenity: [amenityRule],
  building: [buildingRule],
  floor: [floorRule],
  location: [projectChangeRule, settingsRule],
  node: [nodeRule],
  kiosk: [kioskRule],
};

const rows = readFileSync('docs/visitor-fields.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| record'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it.each(Object.entries(RULES))('[PV18] the table of fields has every field of a %s, and no other', (record, rules) => {
  const listed = rows.filter((cells) => cells[1] === record).map((cells) => cells[2]);
  const fields = rules.flatMap(({ shape }) => Object.keys(shape)).filter((name) => !NO_FIELDS.includes(name));
  expect(listed.toSorted()).toEqual([...new Set(fields)].toSorted());
});

it('[PV18] each row of the table says where the field is seen, or for whom it is', () => {
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter((cells) => cells[3] === '' || !((cells[1] ?? '') in RULES))).toEqual([]);
});
