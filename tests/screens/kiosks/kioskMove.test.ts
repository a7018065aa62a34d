import { expect, it } from 'vitest';
import type { Kiosk } from '@/contract/kiosks/kiosks';
import { moveBodyOf } from '@/screens/kiosks/batch/kioskMove';

const HERE = '00000000-0000-4000-8000-000000000007';
const THERE = '00000000-0000-4000-8000-000000000008';
const kiosk: Kiosk = {
  id: 1,
  uid: 'RVM-001',
  name: 'North',
  description: 'At the door',
  project_id: HERE,
  version_id: 4,
  project_build_id: 9,
  internal_use: true,
  is_test: true,
  state: 2,
  progress: null,
  node_id: 3,
  orientation: 90,
  lat: 51,
  lon: 0,
  last_contact: null,
  plus_id: null,
  commission_status: null,
  decommissioned: false,
  decommissioned_id: null,
  revision: 5,
};

it('[KI37] a kiosk at another location gives up its build, a live unit its version too', () => {
  expect(moveBodyOf(kiosk, { location: THERE, unit: 'demo' })).toEqual({
    name: 'North',
    description: 'At the door',
    orientation: 90,
    lat: 51,
    lon: 0,
    internal_use: true,
    project_id: THERE,
    is_test: true,
    version_id: 4,
    project_build_id: null,
    revision: 5,
  });
  expect(moveBodyOf(kiosk, { location: HERE, unit: 'live' })).toMatchObject({
    project_id: HERE,
    is_test: false,
    version_id: null,
    project_build_id: null,
  });
  expect(moveBodyOf(kiosk, { location: null, unit: 'demo' })?.project_id).toBeNull();
});

it('[KI36] a kiosk that is there already is unchanged', () => {
  expect(moveBodyOf(kiosk, { location: HERE, unit: 'demo' })).toBeNull();
});
