import { expect, it } from 'vitest';
import { analyticsMachine } from '@/machines/analytics/analytics.machine';
import type { AnalyticsEnvironment } from '@/model/analytics/services';
import { drive } from '../drive';

const asked = (mayChooseEnvironments: boolean, environments: readonly AnalyticsEnvironment[]) => {
  const chart = drive(analyticsMachine, { projects: [null], mayChooseEnvironments, zone: 'Europe/London' });
  chart.send({ type: 'setEnvironments', environments });
  return chart.asked('load');
};

it('[AY22] provider staff choose one environment or several, nobody chooses none, and others have Production', () => {
  expect(asked(true, ['dev'])).toMatchObject({ environments: ['dev'] });
  expect(asked(true, ['live', 'dev'])).toMatchObject({ environments: ['live', 'dev'] });
  expect(asked(true, [])).toMatchObject({ environments: ['live'] });
  expect(asked(false, ['dev'])).toMatchObject({ environments: ['live'] });
});
