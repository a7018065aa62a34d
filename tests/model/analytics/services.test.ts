import { expect, it } from 'vitest';
import { HOUR_LABELS } from '@/model/analytics/hourLabels';
import { ANALYTICS_SERVICES, parseEnvironments, serviceName } from '@/model/analytics/services';

it('[AY15] has the display names of the known services, and shows others as they are', () => {
  expect(ANALYTICS_SERVICES.map(serviceName)).toEqual(['Web Map', 'Web Map v2', 'Web Directory', 'Map App']);
  expect(['kiosk-9', 'toString'].map(serviceName)).toEqual(['kiosk-9', 'toString']);
});

it('[AY8] reads environments, each once, and no others', () => {
  expect(parseEnvironments('live')).toEqual(['live']);
  expect(parseEnvironments('dev,live,dev')).toEqual(['live', 'dev']);
  expect(parseEnvironments('stagging,dev,live')).toEqual(['live', 'stagging', 'dev']);
  for (const text of ['', 'staging', 'live,', 'live;dev']) expect(parseEnvironments(text)).toBeNull();
});

it('[AY16] has the labels 00:00 to 23:00', () => {
  expect([HOUR_LABELS.length, HOUR_LABELS[0], HOUR_LABELS[9], HOUR_LABELS[23]]).toEqual([
    24,
    '00:00',
    '09:00',
    '23:00',
  ]);
});
