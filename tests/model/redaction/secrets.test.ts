import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact, redactEvent, SECRET } from '@/model/redaction/redact';

const JWT = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhYmMifQ.c2lnbmF0dXJl';

describe('redact', () => {
  it.each([
    'password',
    'newPassword',
    'current_password',
    'confirmPassword',
    'token',
    'accessToken',
    'secret',
    'authorization',
    'Authorization',
    'code',
    'otp',
    'tfa',
    'challenge',
    'recoveryCodes',
    'api_key',
    'cookie',
  ])('[MV4] hides the field %s, whatever it holds', (name) => {
    expect(redact({ [name]: 'hunter2', kept: 'shown' })).toEqual({ [name]: SECRET, kept: 'shown' });
    expect(redact({ outer: { [name]: 12345 } })).toEqual({ outer: { [name]: SECRET } });
    expect(redact({ list: [{ [name]: ['a'] }] })).toEqual({ list: [{ [name]: SECRET }] });
    expect(redact(new Map([[name, 'hunter2']]))).toEqual({ Map: [[name, SECRET]] });
  });

  it.each([
    ['a token', JWT],
    ['a header', 'Bearer abcdefghijkl'],
    ['a key of an authenticator app', 'otpauth://totp/Atrium:a?secret=JBSWY3DPEHPK3PXP'],
    ['the picture of one', 'data:image/png;base64,AAAA'],
    ['its letters', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
    ['a code', '123-456'],
    ['a hash', 'a'.repeat(64)],
  ])('[MV4] hides %s under any name', (_name, text) => {
    expect(redact({ note: text })).toEqual({ note: SECRET });
    expect(redact([text])).toEqual([SECRET]);
  });

  it('[MV4] hides secrets in addresses and in errors', () => {
    expect(redact('https://a.example/x?email=a%40b.c&token=abc123&page=2')).toBe(
      `https://a.example/x?email=a%40b.c&token=${SECRET}&page=2`,
    );
    expect(redact(new Error(`Bad ${JWT}`))).toEqual({ error: 'Error', message: `Bad ${SECRET}` });
  });

  it('[MV4] keeps empty fields and switches, which are no secrets', () => {
    expect(redact({ password: '', token: null, tfa: true })).toEqual({ password: '', token: null, tfa: true });
  });

  it('[MV4] hides all texts of events about passwords and codes, but for email addresses', () => {
    expect(redactEvent({ type: 'password.submit', email: 'a@b.example', anything: 'hunter2' } as never)).toEqual({
      email: 'a@b.example',
      anything: SECRET,
    });
    expect(redactEvent({ type: 'prove', proof: { any: 'thing' } } as never)).toEqual({ proof: SECRET });
    expect(redactEvent({ type: 'change', field: 'name', value: 'Harbour' } as never)).toEqual({
      field: 'name',
      value: 'Harbour',
    });
    expect(redactEvent({ type: 'xstate.done.actor.checkCode', output: { token: JWT, kind: 'x' } } as never)).toEqual({
      output: { token: SECRET, kind: 'x' },
    });
  });

  it('[MV4] never lets a password through, however deep and in whatever company', () => {
    const secret = 'correct horse battery staple';
    const holder = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.constant({ password: secret }),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'b', 'form', 'user'), tie('node'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(holder.node, (value) => !JSON.stringify(redact(value)).includes(secret)),
      { seed: 7 },
    );
  });

  it('[MV5] gives plain values of limited size', () => {
    const long = redact({ text: 'x'.repeat(1000), list: Array.from({ length: 100 }, (_, index) => index) });
    expect(JSON.stringify(long).length).toBeLessThan(800);
    class Machine {}
    expect(redact({ run: () => 1, bytes: new Uint8Array(3), own: new Machine(), file: new Blob(['abc']) })).toEqual({
      run: '[function]',
      bytes: '[Uint8Array of 3 bytes]',
      own: '[Machine]',
      file: '[Blob of 3 bytes]',
    });
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(() => structuredClone(redact(loop))).not.toThrow();
  });
});
