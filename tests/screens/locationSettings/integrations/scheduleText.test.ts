import { expect, it } from 'vitest';
import { scheduleText } from '@/screens/locationSettings/integrations/parameterValues';

it.each([
  ['off', 'No schedule'],
  ['hourly', 'Every hour'],
  ['daily', 'Every day at 03:00'],
] as const)('[IG35] a source that is imported %s says "%s"', (every, words) => {
  expect(scheduleText({ every, at: '03:00' })).toBe(words);
});
