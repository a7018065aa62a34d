import { afterAll, beforeAll, expect, it } from 'vitest';
import { deltaBetween, isEmptyDelta } from '@/model/network/delta';
import { below, seeded } from '../../model/network/randomEdits';
import { type TestApp, testApp } from '../../support/service/testApp';
import { makeLocation, organisationOf } from '../../support/service/testLocation';
import { type EditedNetwork, editNetwork, loadedBy, networkText } from './editedNetwork';

const SAVES = 30;

let test: TestApp;
let as: string;
let organisation: string;
beforeAll(async () => {
  test = await testApp({ hasOwnDatabase: true });
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

const open = async () => ({ test, as, location: await makeLocation(test, as, organisation) });

/** The service has what the editor shows, and an editor that is opened now would show the same. */
async function expectSaved(editor: EditedNetwork, person: Awaited<ReturnType<typeof open>>) {
  const { history, revision } = editor.now();
  const reloaded = await loadedBy(person);
  expect(networkText(reloaded.network)).toBe(networkText(history.present));
  expect(isEmptyDelta(deltaBetween(reloaded.network, history.present))).toBe(true);
  expect(isEmptyDelta(deltaBetween(reloaded.network, history.loaded))).toBe(true);
  expect(reloaded.revision).toBe(revision);
}

it.each([61, 62, 63])('[PL43] after any edits, the saved network is read back the same, seed %i', async (seed) => {
  const random = seeded(seed);
  const person = await open();
  const editor = await editNetwork(person, random);
  for (let save = 0; save < SAVES; save++) {
    editor.change(1 + below(random, 12));
    await editor.save(save % 4 === 0 ? () => editor.change(3) : () => undefined);
    await expectSaved(editor, person);
  }
  editor.undoAll();
  await editor.save();
  await expectSaved(editor, person);
  editor.close();
});

it.each([71, 72])(
  '[PL43] two people who edit and save by turns, and at once, never differ from what is stored, seed %i',
  async (seed) => {
    const random = seeded(seed);
    const person = await open();
    const editors = [await editNetwork(person, random), await editNetwork(person, random)] as const;
    const [one, other] = editors;
    /** The one who saved last has the other's work too. */
    const newest = () => (one.now().revision > other.now().revision ? one : other);
    for (let save = 0; save < SAVES; save++) {
      for (const editor of editors) editor.change(1 + below(random, 8));
      if (save % 2 === 0) await one.save();
      else await Promise.all([one.save(), other.save()]);
      await other.save();
      await expectSaved(newest(), person);
    }
    for (const editor of editors) {
      editor.undoAll();
      await editor.save();
      await expectSaved(newest(), person);
      editor.close();
    }
    expect(one.conflicts() + other.conflicts()).toBeGreaterThan(10);
  },
);
