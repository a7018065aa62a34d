import { afterEach, describe, expect, it, vi } from 'vitest';
import { chartOf } from '@/machines/inspect/chartOf';
import type { ConsoleMessage, VisualizerMessage } from '@/machines/inspect/inspection';
import { createInspector } from '@/machines/inspect/inspector';
import { createLogStore } from '@/machines/inspect/log/logStore';
import { signInMachine } from '@/machines/session/signIn.machine';
import { toastMachine } from '@/machines/shell/toast.machine';
import type { ChartPath } from '@/model/statechart/chartPaths';
import { layoutChart } from '@/model/statechart/layoutChart';
import { MachinesScreen } from '@/screens/machines/MachinesScreen';
import type { Simulator } from '@/screens/machines/simulation/simulator';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const notStarted = () => Promise.reject(new Error('Nothing is simulated here.'));
const NO_SIMULATOR: Simulator = {
  loadSamples: async () => null,
  start: notStarted,
  perform: notStarted,
  send: notStarted,
};

const signIn = chartOf(signInMachine);
const sourcesOf = (id: string) => ({
  area: id === 'toast' ? 'shell' : 'session',
  usedBy: [],
  file: `src/machines/session/${id}.machine.ts`,
  model: null,
  tests: [`tests/machines/session/${id}.test.ts`],
  rules: [{ id: 'SG1', file: 'docs/rules/machines.md' }],
  page: `docs/machines/${id}.md`,
});
const PATH: ChartPath = {
  id: 'abc',
  start: 'plain',
  first: ['signIn', 'signIn.password'],
  steps: [
    {
      label: 'reset',
      states: ['signIn', 'signIn.resetRequest'],
      transitions: ['signIn.password|reset.open|0'],
    },
  ],
};

async function openScreen(address: string, options: { maySend?: boolean; repository?: string | null } = {}) {
  const posted: VisualizerMessage[] = [];
  let hear: (message: ConsoleMessage) => void = () => {};
  const log = createLogStore();
  const port = {
    post: (message: VisualizerMessage) => posted.push(message),
    listen: (hearer: (message: ConsoleMessage) => void) => {
      hear = hearer;
      return () => {};
    },
  };
  const inspector = createInspector(port, log.add);
  const layout = vi.fn(async (chart: typeof signIn) => layoutChart(chart));
  const rendered = await render(
    <MachinesScreen
      machines={[signIn, chartOf(toastMachine)].map((chart) => ({ chart, sources: sourcesOf(chart.id) }))}
      repository={options.repository ?? null}
      inspector={inspector}
      log={log}
      simulator={NO_SIMULATOR}
      layout={layout}
      loadPaths={async (machine) => (machine === 'signIn' ? [PATH] : null)}
      maySend={options.maySend ?? true}
    />,
    undefined,
    address,
  );
  const { after: act, ...shown } = rendered;
  return { ...shown, act, log, posted, hear: (message: ConsoleMessage) => act(() => hear(message)) };
}

const looks = (page: HTMLElement, look: string) =>
  [...page.querySelectorAll(`svg g.${look}`)].map((group) => group.querySelector('text')?.textContent);

const RUNNING = {
  key: 'a',
  page: 'p',
  machine: 'signIn',
  name: 'signIn',
  parent: null,
  services: [],
  states: ['signIn', 'signIn.password'],
  isOver: false,
  context: { email: 'a@b.example' },
  events: [
    { type: 'reset.open', verdict: { kind: 'taken', transitions: ['signIn.password|reset.open|0'], rejectedBy: [] } },
    {
      type: 'password.submit',
      verdict: { kind: 'unknown', guards: ['isValidPasswordStep'], fields: ['email'], problem: '' },
    },
  ],
} as const;
const steps = (events: Extract<ConsoleMessage, { kind: 'steps' }>['events'] = []): ConsoleMessage => ({
  from: 'console',
  kind: 'steps',
  actors: [RUNNING],
  events,
  gone: [],
});

describe('MachinesScreen', () => {
  it('[MV13] lists the machines and draws the one of the address', async () => {
    const { page, text } = await openScreen('/machines?machine=toast');
    expect([...page.querySelectorAll('nav li button')].map((one) => one.getAttribute('aria-current'))).toEqual([
      'false',
      'true',
    ]);
    expect([...page.querySelectorAll('nav h2')].map((one) => one.textContent)).toEqual(['Session', 'Shell']);
    expect(looks(page, 'container')).toEqual(['toast']);
    expect(text('Not running')).not.toBeNull();
  });

  it('[MV13] marks what a search finds, and says when nothing is', async () => {
    const { page } = await openScreen('/machines?machine=signIn&q=checkingCode');
    expect(looks(page, 'found')).toEqual(['checkingCode']);
    expect(page.querySelectorAll('nav li')).toHaveLength(1);
    await cleanUp();
    const { text } = await openScreen('/machines?q=nothing+like+it');
    expect(text('Nothing found')).not.toBeNull();
  });

  it('[MV13] reports a machine that this release does not have', async () => {
    const { text } = await openScreen('/machines?machine=gone');
    expect(text('Not a machine of this release')).not.toBeNull();
  });

  it('[MV8] marks the current states of a running machine, and draws one that only runs elsewhere', async () => {
    const { page, text, hear } = await openScreen('/machines?machine=signIn');
    await hear({ from: 'console', kind: 'page', page: 'p', title: 'Sign in · Atrium' });
    await hear(steps());
    expect(looks(page, 'current')).toEqual(['signIn', 'password']);
    expect(text('Sign in · Atrium')).not.toBeNull();
    expect(text('Would lead to resetRequest.')).not.toBeNull();
    await hear({ from: 'console', kind: 'chart', chart: { ...signIn, id: 'newer' } });
    expect([...page.querySelectorAll('nav li')].map((one) => one.textContent?.slice(0, 5))).toContain('newer');
  });

  it('[MV7] shows the last events, and in words which guard has rejected one', async () => {
    const { page, hear } = await openScreen('/machines?machine=signIn');
    await hear(
      steps([
        {
          actor: 'a',
          machine: 'signIn',
          number: 1,
          at: 0,
          source: { kind: 'outside', name: '' },
          type: 'code.submit',
          payload: { code: '•••' },
          before: ['signIn', 'signIn.code'],
          after: ['signIn', 'signIn.code'],
          taken: [],
          effects: [],
          started: [],
          verdict: { kind: 'rejected', rejectedBy: [{ guard: 'isValidCode', holds: false }] },
        },
      ]),
    );
    const log = page.querySelector('section[aria-label="Last events"]')?.textContent ?? '';
    expect(log).toContain('code.submit');
    expect(log).toContain('{"code":"•••"}');
    expect(log).toContain('Rejected: it does not hold that the code has six digits.');
  });

  it('[MV10] sends a typed event, and never one with a faulty payload', async () => {
    const { page, find, posted, hear, act } = await openScreen('/machines?machine=signIn');
    await hear(steps());
    const button = (name: string) =>
      [...page.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLButtonElement;
    await act(() => find('[aria-label="Use reset.open"]').click());
    await act(() => button('Send').click());
    const sent = () => posted.filter(({ kind }) => kind === 'send');
    expect(sent()).toEqual([
      { from: 'visualizer', kind: 'send', question: expect.any(String), actor: 'a', event: { type: 'reset.open' } },
    ]);
    const field = page.querySelector('textarea') as HTMLTextAreaElement;
    await act(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '{"a": ');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(page.textContent).toContain('The payload is not JSON.');
    await act(() => button('Send').click());
    expect(sent()).toHaveLength(1);
  });

  it('[MV10] offers no sending where events are not taken', async () => {
    const { page, hear } = await openScreen('/machines?machine=signIn', { maySend: false });
    await hear(steps());
    expect([...page.querySelectorAll('button')].map((one) => one.textContent)).not.toContain('Send');
    expect(page.querySelector('section[aria-label="Try an event"]')).not.toBeNull();
  });

  it('[MV15] steps through a generated path', async () => {
    const { page, find, text, act } = await openScreen('/machines?machine=signIn&tab=paths');
    expect(looks(page, 'current')).toEqual(['signIn', 'password']);
    await act(() => find('[aria-label="Next step"]').click());
    expect(text('Step 1 of 1')).not.toBeNull();
    expect(looks(page, 'current')).toEqual(['signIn', 'resetRequest']);
    expect(looks(page, 'plate.walked')).toEqual(['reset.open']);
    await cleanUp();
    const without = await openScreen('/machines?machine=toast&tab=paths');
    expect(without.text('No generated paths')).not.toBeNull();
  });

  it('[MV14] says in words what the drawing shows', async () => {
    const { page } = await openScreen('/machines?machine=signIn&tab=outline');
    const outline = page.querySelector('[aria-label="States"]')?.textContent ?? '';
    for (const { name, description } of signIn.states) {
      expect(outline).toContain(name);
      expect(outline).toContain(description);
    }
    expect(outline).toContain('code.submit [the code has six digits] → checkingCode');
  });

  it('[MV16] names the files of a machine, as links only into a repository that is named', async () => {
    const { page } = await openScreen('/machines?machine=signIn&tab=sources');
    expect(page.textContent).toContain('src/machines/session/signIn.machine.ts');
    expect(page.querySelector('a[href*="signIn.machine.ts"]')).toBeNull();
    await cleanUp();
    const linked = await openScreen('/machines?machine=signIn&tab=sources', {
      repository: 'https://git.example/atrium',
    });
    expect(linked.find('a[href="https://git.example/atrium/blob/main/docs/rules/machines.md"]').textContent).toBe(
      'docs/rules/machines.md',
    );
  });

  it('[MV36] lists the running machines as a tree, with the services that they have asked', async () => {
    const { page, hear, find, act } = await openScreen('/machines?machine=signIn');
    const child = {
      ...RUNNING,
      key: 'b',
      machine: 'toast',
      name: 'notice',
      parent: 'a',
      states: ['toast'],
      events: [],
    };
    await hear({ ...steps(), actors: [{ ...RUNNING, services: ['checkPassword'] }, child] } as ConsoleMessage);
    const tree = find('section[aria-label="Running machines"]');
    const [outer] = tree.querySelectorAll('li');
    expect(outer?.textContent).toContain('⚙ checkPassword');
    const inner = [...(outer?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.startsWith('notice'));
    expect(inner?.textContent).toContain('notice (toast)');
    await act(() => inner?.click());
    expect(page.querySelector('aside h2')?.textContent).toBe('toast');
  });

  it('[MV35] says of a path that does not exist that it does not, and shows no other', async () => {
    const { page } = await openScreen('/machines?machine=signIn&tab=paths&path=zzzz&step=3');
    expect(page.querySelector('[role=alert]')?.textContent).toContain('There is no path “zzzz”.');
    expect(page.querySelector('[aria-label="Next step"]')).toBeNull();
  });

  it('[MV28] a step of the log shows the states and the context around it, in the drawing and as a difference', async () => {
    const { page, find, hear, act } = await openScreen('/machines?machine=signIn&log=open');
    const step = {
      actor: 'a',
      machine: 'signIn',
      source: { kind: 'outside', name: '' },
      payload: {},
      effects: [],
      started: [],
      verdict: null,
    } as const;
    await hear(
      steps([
        {
          ...step,
          number: 1,
          at: 0,
          type: 'xstate.init',
          before: [],
          after: ['signIn', 'signIn.password'],
          taken: [],
          context: { tries: 1 },
        },
        {
          ...step,
          ...{ number: 2, at: 5, type: 'reset.open', taken: ['signIn.password|reset.open|0'], context: { tries: 2 } },
          ...{ before: ['signIn', 'signIn.password'], after: ['signIn', 'signIn.resetRequest'] },
        },
      ]),
    );
    const rows = () => [...page.querySelectorAll('[role=option]')];
    expect(rows().map((row) => row.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/Page to signIn, starts\. Then password\.$/),
      expect.stringMatching(/Page to signIn, reset\.open\. Then resetRequest\.$/),
    ]);
    await act(() => find('[aria-label="One event back"]').click());
    expect(looks(page, 'current')).toEqual(['signIn', 'resetRequest']);
    expect(looks(page, 'plate.walked')).toEqual(['reset.open']);
    expect(page.querySelector('ul[aria-label="Context"]')?.textContent).toBe('tries− 1+ 2');
    await act(() => find('[aria-label="One event back"]').click());
    expect(looks(page, 'current')).toEqual(['signIn', 'password']);
  });
});
