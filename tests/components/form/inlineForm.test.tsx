import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { InlineForm } from '@/components/form/InlineForm';
import { useInlineFocus } from '@/components/form/useInlineFocus';
import { cleanUp, render } from '../../support/dom/render';
import { typeInto } from '../../support/dom/typeInto';

afterEach(cleanUp);

function Place({ onSubmit }: { onSubmit: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useInlineFocus(isOpen, place, opener);
  if (!isOpen)
    return (
      <div ref={place}>
        <button type="button">Other</button>
        <button ref={opener} type="button" onClick={() => setOpen(true)}>
          Add
        </button>
      </div>
    );
  return (
    <div ref={place}>
      <InlineForm
        label="New"
        isDirty={name !== ''}
        errors={errors}
        onSubmit={() => (name === '' ? setErrors({ name: 'Missing' }) : onSubmit())}
        onCancel={() => {
          setName('');
          setOpen(false);
        }}
      >
        {(cancel) => (
          <>
            <input
              aria-label="Name"
              aria-invalid={errors.name !== undefined}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <button type="submit">Create</button>
            <button type="button" onClick={cancel}>
              Leave
            </button>
          </>
        )}
      </InlineForm>
    </div>
  );
}

async function opened() {
  const submitted = vi.fn();
  const shown = await render(<Place onSubmit={submitted} />);
  const { after, page, until } = shown;
  const press = (words: string) =>
    after(() => {
      const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === words);
      button?.focus();
      button?.click();
    });
  await press('Add');
  const input = () => page.querySelector<HTMLInputElement>('[aria-label="Name"]');
  const pressEscape = async () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    await after(() => void document.activeElement?.dispatchEvent(event));
    return event;
  };
  const question = () => page.querySelector('[role="alertdialog"]')?.textContent ?? null;
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  return { ...shown, submitted, press, input, pressEscape, question, focused, until };
}

it('[AX23] an untouched form is left by Escape at once, which is no Escape of the page, and its button has the focus', async () => {
  const { pressEscape, input, question, focused } = await opened();
  expect(focused()).toBe('Name');
  const event = await pressEscape();
  expect([event.defaultPrevented, input(), question(), focused()]).toEqual([true, null, null, 'Add']);
});

it('[FM49] Escape and Cancel ask where something is typed: it stays, with the focus, or is discarded', async () => {
  const { after, pressEscape, press, input, question, focused, until } = await opened();
  await after(() => typeInto(input() as HTMLInputElement, 'East'));
  await pressEscape();
  expect(question()).toContain('Close without saving?');
  await press('Keep editing');
  await until(() => focused() === 'Name');
  expect(input()?.value).toBe('East');
  await press('Leave');
  expect(question()).toContain('You have unsaved changes.');
  await press('Discard changes');
  await until(() => focused() === 'Add');
  expect([input(), question()]).toEqual([null, null]);
});

it('[AX23] a rejected form has the focus in its first field with an error', async () => {
  const { after, press, focused, page, submitted, input } = await opened();
  await press('Create');
  expect([focused(), submitted.mock.calls.length]).toEqual(['Name', 0]);
  await after(() => typeInto(input() as HTMLInputElement, 'East'));
  await after(() => page.querySelector('form')?.requestSubmit());
  expect(submitted).toHaveBeenCalledOnce();
});
