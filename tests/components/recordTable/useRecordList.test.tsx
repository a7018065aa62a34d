import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { Column } from '@/components/recordTable/column';
import { nextSort, sortFromParam, sortToParam } from '@/components/recordTable/nextSort';
import { nameColumn } from '@/components/recordTable/recordColumns';
import { type RecordList, useRecordList } from '@/components/recordTable/useRecordList';
import { NO_RESULT } from '@/machines/records/formResult';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';

afterEach(cleanUp);

interface Person {
  readonly uuid: string;
  readonly name: string;
  readonly role: string;
}

const PEOPLE: readonly Person[] = [
  { uuid: 'm', name: 'Maya Okafor', role: 'Administrator' },
  { uuid: 'e', name: 'eli marsh', role: 'Editor' },
  { uuid: 's', name: 'Sena Ito', role: '' },
];
const nameOf = ({ name }: Person) => name;
const columns: Column<Person>[] = [
  nameColumn({ nameOf }),
  { key: 'role', label: 'Role', width: '1fr', sortKey: ({ role }) => role, cell: ({ role }) => role },
];

/** The list of an address; `now` is what it says after each change. */
async function listAt(address: string) {
  let now: { list: RecordList<Person>; search: string; refresh: (records: readonly Person[]) => void } | undefined;
  function List() {
    const { search } = useLocation();
    const [records, refresh] = useState(PEOPLE);
    // Rows of a tree are made anew for each rendering.
    const rows = records.map((one) => ({ ...one }));
    const list = useRecordList({ records: rows, idOf: ({ uuid }) => uuid, nameOf, columns });
    now = { list, search, refresh };
    return null;
  }
  const { after } = await render(<List />, testCurrentUser(), address);
  return {
    after,
    names: () => now?.list.rows.map(nameOf),
    list: () => now?.list as RecordList<Person>,
    address: () => now?.search,
    refresh: (records: readonly Person[]) => now?.refresh(records),
  };
}

it('[US17] a search finds a part of the name, not of the rest, in any case', async () => {
  expect((await listAt('/?search=MA')).names()).toEqual(['eli marsh', 'Maya Okafor']);
  expect((await listAt('/?search=administrator')).names()).toEqual([]);
});

it('[US17] each column orders the rows; the address says by which', async () => {
  expect((await listAt('/?sort=-name')).names()).toEqual(['Sena Ito', 'Maya Okafor', 'eli marsh']);
  const { after, list, names, address } = await listAt('/');
  await after(() => list().sortBy('role'));
  expect([names()?.[0], address()]).toEqual(['Sena Ito', '?sort=role']);
  await after(() => list().sortBy('role'));
  expect([names()?.[0], address()]).toEqual(['eli marsh', '?sort=-role']);
});

it('[US17] an order that the list does not know is that of the first column', () => {
  const columnKeys = ['name', 'role'];
  const byRole = nextSort(sortFromParam(null, columnKeys), 'role');
  expect([sortToParam(byRole), sortToParam(nextSort(byRole, 'role'))]).toEqual(['role', '-role']);
  expect(sortFromParam('shoe size', columnKeys)).toEqual({ column: 'name', direction: 'ascending' });
});

it('[VS20] a list says what orders it at first, until the address does', () => {
  const columnKeys = ['name', 'role'];
  expect(sortFromParam(null, columnKeys, '-role')).toEqual({ column: 'role', direction: 'descending' });
  expect(sortFromParam('shoe size', columnKeys, '-role')).toEqual({ column: 'role', direction: 'descending' });
  expect(sortFromParam('name', columnKeys, '-role')).toEqual({ column: 'name', direction: 'ascending' });
});

it('[FM16] the address opens a new record or one of the list; one that is not there opens nothing', async () => {
  expect((await listAt('/?open=new')).list().editing).toMatchObject({ row: null, id: null, intent: 'edit' });
  expect((await listAt('/?open=e')).list().editing).toMatchObject({ row: { uuid: 'e' }, id: 'e', intent: 'edit' });
  expect((await listAt('/?open=gone')).list().editing).toBeNull();
});

it('[FM16] closing takes the record out of the address and leaves search and order in it', async () => {
  const { after, list, address } = await listAt('/?search=ma&sort=-name&open=e');
  await after(() => list().editing?.onEnd(NO_RESULT));
  expect([address(), list().editing]).toEqual(['?search=ma&sort=-name', null]);
});

it('[FM31] a record that leaves the list while its form is open stays open until the form ends', async () => {
  const { after, list, refresh } = await listAt('/?open=e');
  const { editingKey } = list();
  await after(() => refresh([...PEOPLE]));
  expect(list().editing).toMatchObject({ row: { uuid: 'e' } });
  await after(() => refresh(PEOPLE.filter(({ uuid }) => uuid !== 'e')));
  expect(list().editing).toMatchObject({ row: { uuid: 'e' }, id: 'e', intent: 'edit' });
  expect([list().editingKey, list().rows.length]).toEqual([editingKey, 2]);
  await after(() => list().editing?.onEnd(NO_RESULT));
  expect(list().editing).toBeNull();
  await after(() => list().open('e'));
  expect(list().editing).toBeNull();
});

it('[US18] a deletion from the list marks its row until it ends', async () => {
  const { after, list } = await listAt('/');
  const [eli, maya] = [PEOPLE[1], PEOPLE[0]] as [Person, Person];
  await after(() => list().requestDelete(eli));
  expect(list().editing).toMatchObject({ id: 'e', intent: 'delete' });
  expect(list().isPendingDeletion(eli)).toBe(false);
  await after(() => list().editing?.onDeleting(true));
  expect([list().isPendingDeletion(eli), list().isPendingDeletion(maya), list().isDeleting]).toEqual([
    true,
    false,
    true,
  ]);
  await after(() => list().editing?.onEnd(NO_RESULT));
  expect([list().isDeleting, list().editing]).toEqual([false, null]);
});
