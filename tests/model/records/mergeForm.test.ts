import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeForm } from '@/model/records/mergeForm';
import { linesBy } from '@/model/records/mergeValue';
import { sameValue } from '@/model/records/sameValue';

const WORDS = ['a', 'b', 'c', 'd', 'e'];
const week = fc.record({
  mon: fc.record({ value: fc.boolean(), oh: fc.constantFrom('08:00', '09:00') }),
  tue: fc.record({ value: fc.boolean(), oh: fc.constantFrom('08:00', '09:00') }),
});
const record = fc.record({
  name: fc.constantFrom('', 'Pier', 'Mole'),
  count: fc.constantFrom(null, 0, 1),
  tags: fc.uniqueArray(fc.constantFrom(...WORDS)),
  ids: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
  hours: fc.option(week),
});
type Values = typeof record extends fc.Arbitrary<infer Value> ? Value : never;
const FIELDS = ['name', 'count', 'tags', 'ids', 'hours'] as const;

/** The record of two people who each changed some of its fields. */
const edits = fc
  .tuple(record, record, record, fc.subarray([...FIELDS]), fc.subarray([...FIELDS]))
  .map(([base, other, another, mine, theirs]) => ({
    base,
    mine: { ...base, ...pick(other, mine) } as Values,
    theirs: { ...base, ...pick(another, theirs) } as Values,
  }));
const pick = (values: Values, names: readonly (keyof Values)[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

describe('a form and what somebody else saved meanwhile', () => {
  it('[FM35] a field that I did not touch has the value of the other person, and is never asked for', () => {
    fc.assert(
      fc.property(edits, ({ base, mine, theirs }) => {
        const merged = mergeForm(base, mine, theirs);
        for (const name of FIELDS) {
          if (!sameValue(mine[name], base[name])) continue;
          expect(merged.values[name]).toEqual(theirs[name]);
          expect(merged.asked.some((one) => one.fields.includes(name))).toBe(false);
        }
      }),
    );
  });

  it('[FM35] nothing that I typed is lost: it is in the form, or it is asked for', () => {
    fc.assert(
      fc.property(edits, ({ base, mine, theirs }) => {
        const merged = mergeForm(base, mine, theirs);
        const asked = merged.asked.flatMap(({ fields }) => fields);
        for (const name of FIELDS) {
          const isMine = !sameValue(mine[name], base[name]);
          if (isMine && sameValue(theirs[name], base[name])) expect(merged.values[name]).toEqual(mine[name]);
          if (isMine && (name === 'name' || name === 'count') && !sameValue(mine[name], theirs[name]))
            expect(
              merged.values[name] === mine[name] && asked.includes(name) === !sameValue(theirs[name], base[name]),
            ).toBe(true);
        }
      }),
    );
  });

  it('[FM35] of a list, what either added is in it, and what either removed is not', () => {
    fc.assert(
      fc.property(edits, ({ base, mine, theirs }) => {
        const { values, asked } = mergeForm(base, mine, theirs);
        if (asked.some(({ name }) => name === 'tags')) return;
        const tags = new Set(values.tags as string[]);
        for (const word of WORDS) {
          const [was, own, other] = [base, mine, theirs].map((one) => one.tags.includes(word));
          expect(tags.has(word)).toBe(own === was ? other : own);
        }
      }),
    );
  });

  it('[FM35] choosing one side of everything that is asked for gives that side its fields', () => {
    fc.assert(
      fc.property(edits, fc.constantFrom('mine' as const, 'theirs' as const), ({ base, mine, theirs }, side) => {
        const { asked } = mergeForm(base, mine, theirs);
        const { values } = mergeForm(base, mine, theirs, {}, Object.fromEntries(asked.map(({ name }) => [name, side])));
        for (const { name } of asked)
          if (name === 'name' || name === 'count') expect(values[name]).toEqual({ mine, theirs }[side][name]);
      }),
    );
  });

  it('[FM35] the days of a week are merged one by one', () => {
    const day = (oh: string) => ({ value: true, oh });
    const base = { hours: { mon: day('09:00'), tue: day('09:00') } };
    const mine = { hours: { mon: day('08:00'), tue: day('09:00') } };
    const theirs = { hours: { mon: day('09:00'), tue: day('10:00') } };
    expect(mergeForm(base, mine, theirs)).toEqual({
      values: { hours: { mon: day('08:00'), tue: day('10:00') } },
      asked: [],
      kept: [],
      remade: [],
    });
  });

  it('[FM35] lines with keys of their own are merged by them, and numbered anew', () => {
    interface Line {
      readonly id: number;
      readonly key: string;
      readonly value: string;
    }
    const parts = {
      pairs: linesBy<Line>(
        ({ key }) => key,
        ({ value }) => value,
        (key, value, id) => ({ id, key, value: String(value) }),
      ),
    };
    const line = (id: number, key: string, value: string): Line => ({ id, key, value });
    const base = { pairs: [line(0, 'a', '1'), line(1, 'b', '1')] };
    const mine = { pairs: [line(0, 'a', '1'), line(1, 'b', '2'), line(2, 'c', '1')] };
    const theirs = { pairs: [line(0, 'b', '1'), line(1, 'd', '1')] };
    const { values, asked } = mergeForm(base, mine, theirs, { parts });
    expect([values.pairs, asked]).toEqual([[line(0, 'b', '2'), line(1, 'd', '1'), line(2, 'c', '1')], []]);
    const removed = mergeForm(base, mine, { pairs: [line(0, 'a', '1')] }, { parts });
    expect(removed.asked).toEqual([{ name: 'pairs', fields: ['pairs'] }]);
  });

  it('[FM35] fields that belong together are never mixed', () => {
    const rules = { together: [['isSub', 'parent']] };
    const base = { isSub: true, parent: 1, name: 'a' };
    const merged = mergeForm(base, { ...base, parent: 2 }, { ...base, isSub: false, parent: null }, rules);
    expect(merged.asked).toEqual([{ name: 'isSub', fields: ['isSub', 'parent'] }]);
    expect(mergeForm(base, { ...base, parent: 2 }, { ...base, name: 'b' }, rules).values).toEqual({
      isSub: true,
      parent: 2,
      name: 'b',
    });
  });

  it('[FM36] a decision of the other person replaces mine, which is named', () => {
    const rules = { decisions: ['approved', 'released'] };
    const base = { approved: true, released: false, notes: 'Good' };
    const theirs = { approved: false, released: false, notes: 'Crashes' };
    expect(mergeForm(base, { ...base, released: true }, theirs, rules)).toEqual({
      values: theirs,
      asked: [],
      kept: ['approved', 'notes'],
      remade: ['released'],
    });
    const alone = mergeForm(base, { ...base, released: true }, { ...base, notes: 'Better' }, rules);
    expect([alone.values, alone.remade]).toEqual([{ approved: true, released: true, notes: 'Better' }, []]);
  });
});
