import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { redact, redactEvent, redactText, SECRET } from '@/model/redaction/redact';
import { isSecretKey } from '@/model/redaction/secretKey';
import { allReplayable } from '../../models/replayable';

/** The fields of events, inputs and contexts that are declared in the machines, by name. */
const declaredFields = readdirSync('src/machines', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => [...readFileSync(join('src/machines', name), 'utf8').matchAll(/\b(?:readonly )?(\w+)\??: /g)])
  .map(([, name = '']) => name);

describe('a report without secrets', () => {
  it.each([
    ['password', 'current_password', 'password_confirmation', 'newPassword'],
    ['code', 'otp', 'challenge', 'proof', 'tfaSecret', 'secret'],
    ['token', 'accessToken', 'authorization', 'cookie', 'api_key', 'deviceKey'],
  ])('[PM2] has no %s, %s, %s, %s …', (...keys) => {
    for (const key of keys) expect(redactEvent({ type: 'submit', [key]: 'hush' })).toEqual({ [key]: SECRET });
  });

  it('[PM2] has no field of a machine that is named for a password, code, token or secret', () => {
    const named = new Set(
      declaredFields.filter((name) => /password|code|token|secret|otp|challenge|proof/i.test(name)),
    );
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => !isSecretKey(name))).toEqual([]);
  });

  it('[PM2] has no secret of any event that the models know', () => {
    const secrets = allReplayable.flatMap(({ model }) =>
      Object.values(model.samples).flatMap((event) => secretsIn(event as { readonly type: string })),
    );
    expect(secrets.length).toBeGreaterThan(20);
    for (const { event, secret } of secrets) expect(JSON.stringify(redactEvent(event))).not.toContain(secret);
  });

  it('[PM2] has no header of a feed, key of a device, code of a kiosk or address that opens a file', () => {
    const key = 'k3Y_'.repeat(10).concat('abc');
    const report = redactEvent({
      type: 'saved',
      source: {
        headers: [
          { name: 'X-Feed', value: 'hush' },
          { name: 'Accept', value: 'hush' },
        ],
      },
      requestHeaders: { 'X-Feed': 'hush' },
      device: { key },
      texts: [`/api/builds/hush?x=1`, 'https://a.example/api/images/hush', 'abcd2345', 'Type ABCD-2345 there', key],
    } as never);
    expect(JSON.stringify(report)).not.toMatch(/hush|k3Y_|2345/);
    expect(report).toMatchObject({ source: { headers: [{ name: 'X-Feed', value: SECRET }, { name: 'Accept' }] } });
    for (const plain of ['Pharmacy', 'Bookshop', 'Gate A12'] as const) expect(redactText(plain)).toBe(plain);
  });

  it('[PM2] has no secret deep in an answer, in a form or in a text', () => {
    const deep = { type: 'x', output: { list: [{ user: { name: 'Maya', session: { token: 'hush' } } }] } };
    expect(redactEvent(deep)).toEqual({
      output: { list: [{ user: { name: 'Maya', session: { token: SECRET } } }] },
    });
    expect(redactEvent({ type: 'change', field: 'password', value: 'hush' } as never)).toMatchObject({ value: SECRET });
    expect(redactEvent({ type: 'change', field: 'name', value: 'Mall' } as never)).toMatchObject({ value: 'Mall' });
    expect(redactText('see /reset?email=a@b.example&token=hush&tfa=0')).toBe(
      `see /reset?email=a@b.example&token=${SECRET}&tfa=0`,
    );
    expect(redactText('otpauth://totp/Atrium?secret=HUSH then eyJhbGci.eyJzdWIi.c2ln')).toBe(
      `${SECRET} then ${SECRET}`,
    );
  });
});

/** The values of secret fields of an event, those inside of others too. */
function secretsIn(event: { readonly type: string }): readonly { event: { type: string }; secret: string }[] {
  const found: { event: { type: string }; secret: string }[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, one] of Object.entries(value)) {
      const isSecret = /password|code|token|secret|otp|challenge|proof/i.test(key);
      if (isSecret && typeof one === 'string' && one !== '') found.push({ event, secret: JSON.stringify(one) });
      else visit(one);
    }
  };
  visit(event);
  return found;
}

describe('the size of a report', () => {
  it('[PM3] is bounded: long lists, texts and deep values are cut', () => {
    expect(redact(Array.from({ length: 52 }, () => 1))).toHaveLength(31);
    expect(String(redact('x'.repeat(600)))).toMatch(/^x{300}… \(600 characters\)$/);
    const deep = { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } };
    expect(JSON.stringify(redact(deep))).toBe('{"a":{"a":{"a":{"a":{"a":{"a":"[object]"}}}}}}');
  });

  it('[PM3] has a word for what JSON cannot hold', () => {
    class Thing {}
    const values = [
      new Map([[1, 2]]),
      new Uint8Array(3),
      () => 1,
      Number.NaN,
      new Thing(),
      new Error('gone'),
      undefined,
    ];
    expect(values.map((one) => redact(one))).toEqual([
      { Map: [[1, 2]] },
      '[Uint8Array of 3 bytes]',
      '[function]',
      'NaN',
      '[Thing]',
      { error: 'Error', message: 'gone' },
      '[undefined]',
    ]);
  });
});
