import { expect, it } from 'vitest';
import { offersWebAnalytics } from '@/model/access/navigation';

it.each([
  ['the provider at home', { isStaff: true, actsForProvider: true, isReseller: true }, true],
  ['the provider acting for a reseller', { isStaff: true, actsForProvider: false, isReseller: true }, false],
  ['a reseller', { isStaff: false, actsForProvider: false, isReseller: true }, false],
  ['an organisation without customers', { isStaff: false, actsForProvider: false, isReseller: false }, true],
  ['the provider acting for one without customers', { isStaff: true, actsForProvider: false, isReseller: false }, true],
])('[NV3] Web Analytics is offered to %s: %o is %s', (_who, given, expected) => {
  expect(offersWebAnalytics(given)).toBe(expected);
});
