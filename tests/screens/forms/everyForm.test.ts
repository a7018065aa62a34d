import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordFormMachine } from '@/machines/records/recordForm.machine';
import { type FormValues, RecordConflict } from '@/machines/records/recordFormTypes';
import { formInputOf } from '@/machines/records/recordKind';
import { drive } from '../../machines/drive';
import { sourceFilesIn } from '../../support/sourceTree';
import { type AnyKind, EVERY_KIND } from './everyKind';

const sources = sourceFilesIn('src').map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Another value of the type of this one; `who` makes it differ from that of the other person. */
function changed(value: unknown, who: 'mine' | 'theirs'): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + (who === 'mine' ? 1 : 2);
  if (Array.isArray(value)) return [...value, who];
  return `${value ?? ''}${who}`;
}

/** The form of a record of a kind, after a save that somebody else came before. */
async function saved(kind: AnyKind, mine: FormValues, theirs: FormValues) {
  const record = { id: 'one', values: { ...kind.blank }, revision: 3 };
  const form = drive(recordFormMachine, { ...formInputOf(kind, { record }), validate: () => ({}) });
  for (const [field, value] of Object.entries(mine)) form.send({ type: 'change', field, value });
  form.send({ type: 'save' });
  await form.refuse(
    'update',
    new RecordConflict('Changed.', { ...record, values: { ...kind.blank, ...theirs }, revision: 4 }, 'Ann Other'),
  );
  return form;
}

const rows = Object.values(EVERY_KIND).flatMap((kinds) => Object.entries(kinds));
const groupOf = (kind: AnyKind, field: string) =>
  [kind.decisions, ...kind.together].find((group) => group.includes(field)) ?? [field];

describe('every form of a record', () => {
  it('[FM35] has a row here: a new kind of record is tried as the others are', () => {
    const declaring = sources
      .filter(({ path, text }) => path.startsWith('src/screens/') && text.includes('defineRecordKind<'))
      .map(({ path }) => path.slice('src/screens/'.length));
    expect(Object.keys(EVERY_KIND).sort()).toEqual(declaring.sort());
    for (const { path, text } of sources) {
      const names = [...text.matchAll(/export const (\w+)(?:: [^=]+)? =\s*defineRecordKind</g)].map(([, name]) => name);
      if (!path.startsWith('src/screens/') || names.length === 0) continue;
      expect(Object.keys(EVERY_KIND[path.slice('src/screens/'.length)] ?? {})).toHaveLength(
        names.length + (text.match(/export const \w+: typeof/g)?.length ?? 0),
      );
    }
  });

  it('[FM35] that is not of the record kit merges what is typed with the record as it is, or has no record', () => {
    const withoutRecord = [
      'src/components/entry/EntryForm.tsx',
      'src/components/form/InlineForm.tsx',
      'src/screens/creation/CreationCard.tsx',
      'src/screens/editor/underlay/PlacingSteps.tsx',
      'src/screens/kioskDisplay/CodeForm.tsx',
      'src/screens/profile/ChangePasswordSection.tsx',
      'src/screens/profile/DisableTwoFactorDialog.tsx',
      'src/screens/profile/TwoFactorSection.tsx',
    ];
    const kit = ['src/components/form/RecordDialog.tsx', 'src/components/form/RecordPage.tsx'];
    const others = sources
      .filter(
        ({ path, text }) =>
          text.includes('<form') && !kit.includes(path) && !/useRebasedDraft|useTypedForm|<DraftNotices/.test(text),
      )
      .map(({ path }) => path);
    expect(others).toEqual(withoutRecord);
  });

  it.each(rows)('[FM35] %s: a field of the other person stays beside each field of mine', async (_name, kind) => {
    const fields = Object.keys(kind.blank);
    for (const field of fields) {
      const other = fields.find((one) => !groupOf(kind, field).includes(one));
      const mine = { [field]: changed(kind.blank[field], 'mine') };
      const theirs = other === undefined ? {} : { [other]: changed(kind.blank[other], 'theirs') };
      const form = await saved(kind, mine, theirs);
      expect([field, form.asked('update')]).toEqual([
        field,
        { id: 'one', values: { ...kind.blank, ...mine, ...theirs }, revision: 4 },
      ]);
    }
  });

  it.each(rows)('[FM36] %s: a field that both changed asks, and a decision is not made anew', async (_name, kind) => {
    for (const field of Object.keys(kind.blank)) {
      const before = kind.blank[field];
      // Two people who switch the same off agree, and lists take the entries of both.
      if (typeof before === 'boolean' || Array.isArray(before)) continue;
      const mine = { [field]: changed(before, 'mine') };
      const theirs = { [field]: changed(before, 'theirs') };
      const form = await saved(kind, mine, theirs);
      if (kind.decisions.includes(field)) {
        expect([field, form.state(), form.context().values[field]]).toEqual([field, 'edit', theirs[field]]);
        expect(form.context().meanwhile).toMatchObject({ remade: [field], by: 'Ann Other' });
        continue;
      }
      expect([field, form.state(), form.context().values[field]]).toEqual([field, 'conflict', mine[field]]);
      form.send({ type: 'resolve', sides: { [groupOf(kind, field)[0] ?? field]: 'theirs' } });
      expect([field, form.state(), form.context().values]).toEqual([field, 'edit', { ...kind.blank, ...theirs }]);
    }
  });

  it.each(rows)(
    '[FM37] %s: a record that somebody else deleted says so, and what is typed stays',
    async (_name, kind) => {
      const [field = ''] = Object.keys(kind.blank);
      const record = { id: 'one', values: kind.blank, revision: 3 };
      const form = drive(recordFormMachine, { ...formInputOf(kind, { record }), validate: () => ({}) });
      const value = changed(kind.blank[field], 'mine');
      form.send({ type: 'change', field, value });
      form.send({ type: 'gone' });
      expect([form.state(), form.context().values[field]]).toEqual(['gone', value]);
      form.send({ type: 'close' });
      form.send({ type: 'cancel' });
      expect([form.state(), form.context().values[field]]).toEqual(['gone', value]);
    },
  );
});
