import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NumberField } from '@/screens/editor/panels/fields/NumberField';
import { cleanUp, render } from '../../../../support/dom/render';
import { typeInto } from '../../../../support/dom/typeInto';

afterEach(cleanUp);

it('[PP19] what is no number stays in the field with its error until it is corrected', async () => {
  const commits: number[] = [];
  const { find, text } = await render(
    <NumberField label="Weight" value={-5} min={-10} max={10} step={1} onCommit={(value) => commits.push(value)} />,
  );
  const field = find('input') as HTMLInputElement;
  const enter = async (typed: string) => {
    await typeInto(field, typed);
    await act(async () => {
      field.focus();
      field.blur();
    });
  };
  await enter('abc');
  expect([field.value, commits]).toEqual(['abc', []]);
  expect(text('Enter a number from -10 to 10.')).not.toBeNull();
  await enter('7');
  expect(commits).toEqual([7]);
  expect(text('Enter a number from -10 to 10.')).toBeNull();
});

it('[PP19] a number that was rejected for one record says nothing of another with the same value', async () => {
  function Selected() {
    const [of, setOf] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setOf(2)}>
          Next
        </button>
        <NumberField label="Weight" value={0} of={of} min={-10} max={10} step={1} onCommit={() => undefined} />
      </>
    );
  }
  const { find, text, after } = await render(<Selected />);
  await typeInto(find('input') as HTMLInputElement, '99999');
  await act(async () => {
    find('input')?.focus();
    (find('input') as HTMLInputElement).blur();
  });
  expect(text('Enter a number from -10 to 10.')).not.toBeNull();
  await after(() => text('Next')?.click());
  expect([(find('input') as HTMLInputElement).value, text('Enter a number from -10 to 10.')]).toEqual(['0', null]);
});

it('[FM50] a number is taken whole or not at all', async () => {
  const commits: number[] = [];
  const { find, text } = await render(
    <NumberField
      label="Weight"
      value={0}
      min={-9999}
      max={9999}
      step={1}
      unit="m"
      onCommit={(value) => commits.push(value)}
    />,
  );
  const field = find('input') as HTMLInputElement;
  const enter = async (typed: string) => {
    await typeInto(field, typed);
    await act(async () => {
      field.focus();
      field.blur();
    });
  };
  await enter('1,250 m');
  expect(text('This can be read in two ways. Enter 1250 or 1.25.')).not.toBeNull();
  await enter('12abc');
  expect([commits, field.value]).toEqual([[], '12abc']);
  await enter('1 250,5 m');
  expect(commits).toEqual([1250.5]);
});
