import { afterEach, expect, it } from 'vitest';
import { ActionButton } from '@/components/blocked/ActionButton';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

it('[FM33] a button that takes the focus while it is blocked does so without an error of the page', async () => {
  const errors: string[] = [];
  const note = (event: ErrorEvent) => {
    errors.push(event.message);
    event.preventDefault();
  };
  window.addEventListener('error', note);
  const { text } = await render(
    <ActionButton autoFocus blockedBy="Reading what has changed" onClick={() => {}}>
      Publish
    </ActionButton>,
  );
  window.removeEventListener('error', note);
  expect(document.activeElement).toBe(text('Publish')?.closest('button'));
  expect(errors).toEqual([]);
});

it('[AX20] gives its element to what it opens, which stands beside it', async () => {
  let given: HTMLButtonElement | null = null;
  const { text } = await render(
    <ActionButton
      blockedBy={null}
      ref={(element) => {
        given = element ?? given;
      }}
    >
      Northwind
    </ActionButton>,
  );
  expect(given).toBe(text('Northwind')?.closest('button'));
});
