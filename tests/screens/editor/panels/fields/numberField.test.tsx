import { act } from 'react';
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
