import { describe, expect, it } from 'vitest';
import { folded } from '@/model/content/search/folded';
import { containsText } from '@/model/content/search/listOrder';
import { rankByText } from '@/model/content/search/rankByText';
import { searchPlaces } from '@/model/content/search/searchPlaces';
import { compareNames } from '@/model/content/search/sortKey';
import { zoneAliases } from '@/model/content/search/zoneAliases';
import { FOUND, IN_ORDER } from './foldingCases';

describe('the folding of names', () => {
  it.each(FOUND)('[GS17] “%s” is found by “%s” in lists, pickers and by visitors', (name, typed) => {
    expect(containsText(name, typed)).toBe(true);
    expect(rankByText([name], typed, (one) => [one])).toEqual([name]);
    const place = { id: 1, name, categories: [], tags: [] };
    expect(searchPlaces([place], typed)).toEqual([place]);
  });

  it('[GS17] is the same for a text that is folded already', () => {
    for (const [name] of FOUND) expect(folded(folded(name))).toBe(folded(name));
  });

  it('[GS18] names are in the order of people, numbers by their value', () => {
    for (const names of IN_ORDER) {
      expect([...names].reverse().sort(compareNames)).toEqual(names);
      expect([...names].sort(compareNames)).toEqual(names);
    }
  });

  it('[GS19] time zones are found by their old and new names', () => {
    const found = (zone: string, typed: string) => rankByText([zone], typed, (name) => [name, ...zoneAliases(name)]);
    for (const [zone, typed] of [
      ['Asia/Calcutta', 'kolkata'],
      ['Asia/Kolkata', 'Calcutta'],
      ['Europe/Kyiv', 'kiev'],
      ['Europe/Kiev', 'Kyiv'],
      ['Asia/Saigon', 'ho chi minh'],
      ['America/Godthab', 'nuuk'],
      ['America/Argentina/Buenos_Aires', 'buenos aires'],
    ] as const)
      expect([zone, found(zone, typed)]).toEqual([zone, [zone]]);
  });
});
