import { expect, it } from 'vitest';
import { clockFault } from '@/model/kiosks/clockSkew';

it('[KI84] a clock is wrong beyond five minutes, and said to be so in its largest unit', () => {
  expect([clockFault(null), clockFault(undefined), clockFault(300), clockFault(-300)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(clockFault(301)).toEqual({ is: 'fast', unit: 'minute', count: 5 });
  expect(clockFault(-2 * 3600)).toEqual({ is: 'slow', unit: 'hour', count: 2 });
  expect(clockFault(-26 * 3600)).toEqual({ is: 'slow', unit: 'day', count: 1 });
});
