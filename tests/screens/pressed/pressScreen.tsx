import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ComponentType, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { CheckWorkers } from '@/app/shell/CheckWorkers';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { type Answers, createHeldPage } from '../../api/recorded/support/heldPage';
import { cleanUp, render } from '../../support/dom/render';
import { testStaff } from '../../support/dom/testCurrentUser';

/** A screen of the console with its machines and its service. */
export interface PressedScreen {
  readonly Screen: ComponentType;
  readonly path: string;
  readonly address: string;
}

/** Whoever acts for another organisation sees what belongs to that one. */
const ACTIVE = { uuid: '99999999-9999-4999-8999-999999999999', name: 'Harbour' };

const PRESSABLE = 'button, [role=switch], [role=tab]';
const DIALOG = '[role=dialog], [role=alertdialog]';
/** Buttons that leave a question as it was. */
const LEAVES = /^(Cancel|Close|Discard|Back|No)$/;

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
const isOff = (element: HTMLElement): boolean =>
  element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled');

async function opened({ Screen, path, address }: PressedScreen, answers: Answers) {
  clearToasts();
  const held = createHeldPage(answers);
  const page = await render(
    <QueryClientProvider client={held.client}>
      <CheckWorkers>
        <Suspense fallback={null}>
          <Routes>
            <Route path={path} element={<Screen />} />
            <Route path="*" element={null} />
          </Routes>
        </Suspense>
      </CheckWorkers>
    </QueryClientProvider>,
    testStaff({ organisation: ACTIVE }),
    address,
    { asksToLeave: true },
  );
  const open = vi.fn();
  vi.stubGlobal('open', open);
  const writeText = async (text: string) => void held.log.push(`copies ${text}`);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    held.log.push(`downloads ${this.download}`);
  });
  /** Queries ask one after the other, and dialogs are loaded when they open: until neither goes on. */
  const rest = async () => {
    for (let quiet = -1; quiet !== held.log.length; ) {
      quiet = held.log.length;
      await act(async () => void (await vi.dynamicImportSettled()));
      await page.after(() => undefined);
    }
  };
  await rest();
  // A busy machine may still be loading the screen itself, which has asked for nothing yet.
  await page.until(() => page.page.querySelector(PRESSABLE) !== null);
  await rest();
  const asked = new Set<string>();
  /** A page repeats reads, and asks for a job, whenever it likes: both tell nothing. */
  const news = () =>
    held.log.splice(0).filter((line) => {
      const isRepeated = asked.has(line);
      if (line.startsWith('GET ')) asked.add(line);
      return !isRepeated && !line.startsWith('GET jobs/');
    });
  news();
  const pressable = () => {
    const dialogs = [...page.page.querySelectorAll<HTMLElement>(DIALOG)];
    const within = dialogs.at(-1) ?? page.page;
    return [...within.querySelectorAll<HTMLElement>(PRESSABLE)].filter((one) => !isOff(one) && nameOf(one) !== '');
  };
  /** Everything that came of a press, in words. */
  const press = async (element: HTMLElement): Promise<readonly string[]> => {
    await page.after(() => element.click());
    await rest();
    const toasts = getToasts().shown.map(({ text, intent }) => `${intent}: ${text}`);
    clearToasts();
    const opens = open.mock.calls.splice(0).map(([where]) => `opens ${String(where)}`);
    const dialog = [...page.page.querySelectorAll<HTMLElement>(DIALOG)].at(-1);
    const asks = dialog ? [`shows “${nameOf(dialog.querySelector('h2') ?? dialog)}”`] : [];
    return [...news(), ...toasts, ...opens, ...asks];
  };
  return { pressable, press };
}

const CHANGES = /^(POST|PUT|DELETE) /;

/** Presses each button of a screen, and the last one of the question that it opens; each on a page of its own. */
export async function recordOfScreen(screen: PressedScreen): Promise<string> {
  const first = await opened(screen, 'full');
  // Pages of a list, and the same button of several rows, do the same.
  const kinds = first.pressable().map((one) => nameOf(one).replace(/\d+/g, '#'));
  const names = first.pressable().map(nameOf);
  await cleanUp();
  const lines: string[] = [];
  const walk = async (at: number, answers: Answers): Promise<readonly string[]> => {
    const { pressable, press } = await opened(screen, answers);
    const button = pressable()[at];
    if (!button) return [];
    const found = [...(await press(button))];
    if (found.some((line) => line.startsWith('shows'))) {
      const yes = pressable().findLast((one) => !LEAVES.test(nameOf(one)));
      if (yes) found.push(`then ${nameOf(yes)}:`, ...(await press(yes)));
    }
    await cleanUp();
    return found;
  };
  for (const [at, name] of names.entries()) {
    if (kinds.indexOf(kinds[at] ?? '') !== at) continue;
    const found = await walk(at, 'full');
    if (found.length === 0) continue;
    lines.push(`${name}`, ...found.map((line) => `  ${line}`));
    if (found.some((line) => CHANGES.test(line)))
      lines.push('  refused:', ...(await walk(at, 'conflict')).map((line) => `    ${line}`));
  }
  return `${lines.map((line) => line.slice(0, 260)).join('\n')}\n`;
}
