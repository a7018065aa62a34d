import { FluentProvider } from '@fluentui/react-components';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { type CurrentUser, CurrentUserContext } from '@/components/currentUser';
import { SettingsProvider } from '@/components/SettingsProvider';
import { THEMES } from '@/components/theme';
import { PATIENCE } from '../patience.mjs';
import { testCurrentUser } from './testCurrentUser';

/**
 * Turns of the event loop in which a page follows what a person did: as many on a slow machine as on a fast one. What takes a
 * timer, a frame or a file besides is waited for by `until`.
 */
const TURNS = 3;
/** Milliseconds between two looks at a page on which something is awaited. */
const LOOK = 10;

/** The true one: a test may hold the timers of the page. */
const { setTimeout: later } = globalThis;
const wait = (milliseconds: number) =>
  act(async () => void (await new Promise((resolve) => later(resolve, milliseconds))));

interface Rendered {
  /** Everything on the page, what stands above it included. */
  readonly page: HTMLElement;
  /** Does something a person does, and waits for the page to follow. */
  readonly after: (work: () => void) => Promise<void>;
  /** Waits until it holds; a router's way back takes as long as it takes. */
  readonly until: (holds: () => boolean) => Promise<void>;
  readonly find: (selector: string) => HTMLElement;
  /** The smallest element with this text. */
  readonly text: (words: string) => HTMLElement | null;
}

/** A window that is wide enough for everything. */
const WIDE = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} });

let roots: Root[] = [];

interface Options {
  readonly matchMedia?: (query: string) => object;
  /** It asks before it is left, which needs a router that can wait. */
  readonly asksToLeave?: boolean;
}

/** Shows something as somebody who is signed in sees it. Ask `cleanUp` afterwards. */
export async function render(
  shown: ReactNode,
  currentUser: CurrentUser = testCurrentUser(),
  address = '/locations',
  { matchMedia = WIDE, asksToLeave = false }: Options = {},
): Promise<Rendered> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  roots.push(root);
  const settle = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await wait(0);
  };
  await act(async () =>
    root.render(
      <SettingsProvider>
        <FluentProvider theme={THEMES.light}>
          <CurrentUserContext value={currentUser}>
            {asksToLeave ? (
              <RouterProvider
                router={createMemoryRouter([{ path: '*', element: shown }], { initialEntries: [address] })}
              />
            ) : (
              <MemoryRouter initialEntries={[address]}>{shown}</MemoryRouter>
            )}
          </CurrentUserContext>
        </FluentProvider>
      </SettingsProvider>,
    ),
  );
  await settle();
  const find = (selector: string): HTMLElement => {
    const found = document.body.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Nothing is ${selector} in ${document.body.innerHTML.slice(0, 2000)}`);
    return found;
  };
  const text = (words: string): HTMLElement | null =>
    [...document.body.querySelectorAll<HTMLElement>('*')].findLast((one) => one.textContent === words) ?? null;
  return {
    page: document.body,
    find,
    text,
    after: async (work) => {
      await act(async () => work());
      await settle();
    },
    until: async (holds) => {
      for (let waited = 0; waited < PATIENCE && !holds(); waited += LOOK) await wait(LOOK);
      expect(holds()).toBe(true);
    },
  };
}

/** Takes everything away that was shown. */
export async function cleanUp(): Promise<void> {
  await act(async () => {
    for (const root of roots) root.unmount();
  });
  roots = [];
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
}
