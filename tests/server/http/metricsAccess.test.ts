import { expect, it } from 'vitest';
import type { MetricsAccess } from '../../../server/http/metricsAccess';
import { testApp } from '../../support/testApp';

const TOKEN = 'Vb8mXw2RkLpYc7NsJdGf4uAo';

async function statuses(metrics: MetricsAccess, ...tokens: (string | undefined)[]): Promise<number[]> {
  const test = await testApp({ metrics });
  const answers = await Promise.all(
    tokens.map((authorization) =>
      test.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } }),
    ),
  );
  await test.close();
  return answers.map(({ statusCode }) => statusCode);
}

it('[HT26] metrics are missing in production without a token, whatever is sent', async () => {
  expect(await statuses('closed', undefined, `Bearer ${TOKEN}`, 'Bearer undefined')).toEqual([404, 404, 404]);
});

it('[HT26] metrics open to their token alone', async () => {
  const access = { token: TOKEN };
  expect(await statuses(access, `Bearer ${TOKEN}`, undefined, TOKEN, `Bearer ${TOKEN}x`)).toEqual([200, 401, 401, 401]);
});

it('[HT24] checks of health and errors have a security policy too', async () => {
  const test = await testApp();
  for (const url of ['/healthz', '/readyz', '/metrics', '/nothing', '/api/nothing'])
    expect((await test.app.inject({ url })).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
  await test.close();
});
