import { expect, it } from 'vitest';
import { pageOf } from '../../../../scripts/qa/problem/pageSettling';

it('[QA14] a gesture is done on the page on which it was made, with whatever records the service has', () => {
  const editor = '/editor/a8d5e33c-85fe-499b-bdd6-13040be42a73?viewType=map';
  expect(pageOf(editor)).toBe(pageOf('/editor/00000000-0000-4000-8000-000000000001'));
  expect(pageOf('/settings/users?user=7')).toBe('/settings/users');
  expect(pageOf('/kiosks/12')).not.toBe(pageOf('/kiosks'));
});
