import { type ReactNode, useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { nextFrames } from '../../support/dom/nextFrames';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

/** The focus is given back in the next frame at the latest. */
const gone = () => nextFrames(2);
const takesFocus = (field: HTMLElement | null) => field?.focus();

function Over({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" id="close" ref={takesFocus} onClick={onClose}>
      Close
    </button>
  );
}

function OwnDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  return <Over onClose={onClose} />;
}

function Page({ children, hasOwn = false }: { children?: ReactNode; hasOwn?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useReturnFocus(isOpen && !hasOwn);
  const Dialog = hasOwn ? OwnDialog : Over;
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        Open
      </button>
      <input id="other" />
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
      {children}
    </main>
  );
}

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  useReturnFocus(isAsking, form);
  return (
    <>
      <form ref={form}>
        <input id="first" />
        <button type="button" id="ask" onClick={() => setAsking(true)}>
          Ask
        </button>
      </form>
      {isAsking && <Over onClose={() => setAsking(false)} />}
    </>
  );
}

const at = () => document.activeElement?.id;

for (const hasOwn of [true, false])
  it(`[AX6] the focus goes back to what had it before a dialog ${hasOwn ? 'of its own making' : 'of the page'}`, async () => {
    const { find, after } = await render(<Page hasOwn={hasOwn} />);
    find('#open').focus();
    await after(() => find('#open').click());
    expect(at()).toBe('close');
    await after(() => find('#close').click());
    await gone();
    expect(at()).toBe('open');
  });

it('[AX6] nobody who has taken the focus meanwhile loses it to the one before', async () => {
  const { find, after } = await render(<Page />);
  find('#open').focus();
  await after(() => find('#open').click());
  await after(() => find('#close').click());
  find('#other').focus();
  await gone();
  expect(at()).toBe('other');
});

it('[AX6] without anybody before it, the focus goes to the content of the page', async () => {
  const { find, after } = await render(<Page />);
  await after(() => find('#open').click());
  await after(() => find('#close').click());
  await gone();
  expect(at()).toBe('main');
});

it('[AX6] a dialog that fades keeps the focus until it has left the page', async () => {
  const { find, after } = await render(<Page />);
  find('#open').focus();
  await after(() => find('#open').click());
  const fading = document.createElement('div');
  fading.setAttribute('role', 'dialog');
  fading.innerHTML = '<button id="fading">Close</button>';
  document.body.append(fading);
  fading.querySelector('button')?.focus();
  await after(() => find('#close').click());
  expect(at()).toBe('fading');
  await after(() => fading.remove());
  await vi.waitFor(() => expect(at()).toBe('open'));
});

it('[AX6] a form has the focus again where it was when a question over it is answered, whoever took it', async () => {
  const { find, after } = await render(<Form />);
  find('#ask').focus();
  await after(() => find('#ask').click());
  expect(at()).toBe('close');
  await after(() => find('#close').click());
  await gone();
  expect(at()).toBe('ask');
});
