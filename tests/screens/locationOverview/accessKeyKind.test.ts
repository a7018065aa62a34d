import { expect, it } from 'vitest';
import { accessKeyText } from '@/contract/texts/accessKeyTexts';
import { validateValues } from '@/machines/records/recordKind';
import { accessKeyKind } from '@/screens/locationOverview/accessKeyKind';

const values = (newDomain: string) => ({ name: 'Website', domains: ['https://a.example'], newDomain });

it('[AK9] a save adds the domain that was typed and not added, once', () => {
  expect(accessKeyKind.bodyOf(values(' https://*.shop.example ')).domains).toEqual([
    'https://a.example',
    'https://*.shop.example',
  ]);
  for (const typed of ['', '  ', 'https://a.example'])
    expect(accessKeyKind.bodyOf(values(typed)).domains).toEqual(['https://a.example']);
});

it('[AK9] a typed domain that is no URL pattern blocks the save at its field', () => {
  expect(validateValues(accessKeyKind, values('not a url'))).toEqual({ domains: accessKeyText('invalidUrl') });
  expect(validateValues(accessKeyKind, values('https://*.shop.example'))).toEqual({});
});
