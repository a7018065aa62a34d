import { useSelector } from '@xstate/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { useMachineActor } from '@/components/machine/useMachineActor';

const formMachine = setup({
  types: { context: {} as { readonly name: string }, events: {} as { type: 'change'; name: string } },
}).createMachine({
  context: { name: '' },
  on: { change: { actions: assign({ name: ({ event }) => event.name }) } },
});

const focus = (field: HTMLInputElement | null) => field?.focus();

function Form() {
  const actor = useMachineActor(formMachine);
  const name = useSelector(actor, ({ context }) => context.name);
  return (
    <input ref={focus} value={name} onChange={({ target }) => actor.send({ type: 'change', name: target.value })} />
  );
}

/** The effect of a key on a field, with no turn of the event loop in between. */
function type(field: HTMLInputElement, letter: string): void {
  const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  put?.call(field, field.value + letter);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The turn in which the field appears takes so long that React leaves its effects for a later one. */
const LONG = 30;

const place = document.createElement('div');
const root = createRoot(place);
afterEach(() => root.unmount());

it('[FM9] letters that are typed in the moment in which a form comes are all kept', async () => {
  document.body.append(place);
  const typed = new Promise<HTMLInputElement>((done) => {
    place.addEventListener('focusin', ({ target }) => {
      const field = target as HTMLInputElement;
      // Scheduled before React schedules its effects, like keys that are already waiting.
      setImmediate(() => {
        for (const letter of 'Key B') type(field, letter);
        done(field);
      });
      for (const until = performance.now() + LONG; performance.now() < until; );
    });
  });
  startTransition(() => root.render(<Form />));
  const field = await typed;
  await new Promise((resolve) => setTimeout(resolve, LONG));
  expect(field.value).toBe('Key B');
});
