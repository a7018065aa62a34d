import { expect, it } from 'vitest';
import type { Delta } from '@/model/network/delta';
import { deleteEdges } from '@/model/network/edits/deleteEdges';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { setNodes } from '@/model/network/edits/setNodes';
import { commit, type History, startHistory, undo } from '@/model/network/history';
import { createNetwork, edgeId, type Network, nodeId } from '@/model/network/network';
import type { RouteCase } from '@/model/routing/cases/routeCase';
import { brokenByText, caseText } from '@/screens/checks/caseText';
import { createCaseJudge, type JudgedCase } from '@/screens/checks/createCaseJudge';
import type { RoutePort } from '@/screens/checks/routePort';
import { createRouteJobs } from '@/workers/routeJobs';
import { edge, node } from '../../model/network/sampleNetwork';
import { TYPES } from '../../model/routing/randomNetwork';

const NO_DELAYS = new Map<number, number>();
const hospital = createNetwork([node(1, 0, 0), node(2, 10, 0), node(3, 10, 10)], [edge(11, 1, 2), edge(12, 2, 3)]);
const radiology: RouteCase = {
  id: 1,
  name: 'Entrance to Radiology',
  from: { kind: 'node', node: nodeId(1) },
  to: { kind: 'node', node: nodeId(3) },
  stepFree: true,
  maxMetres: 30,
  maxSeconds: null,
};

/** The jobs of the worker in this thread; `traced` is how many steps each question brought. */
function port() {
  const jobs = createRouteJobs();
  const traced: number[] = [];
  const routes: RoutePort = {
    setNetwork: (network, types, delays) => jobs.open(network, types, delays),
    ask: async (question) => jobs.ask(question),
    judge: async (cases) => jobs.judge(cases),
    trace: async (routeCase: RouteCase, steps: readonly Delta[]) => {
      traced.push(steps.length);
      return jobs.trace(routeCase, steps);
    },
  };
  return { judge: createCaseJudge({ routes, types: TYPES, delays: NO_DELAYS }), traced };
}

const moved = (history: History, y: number, count: number) =>
  commit(history, moveNodes(new Map([[nodeId(3), { x: 10, y }]]))(history.present), { kind: 'moveNodes', count }, null);
const words = (judged: JudgedCase | undefined) => judged && [caseText(judged), brokenByText(judged)];

async function judgedOn({ judge }: ReturnType<typeof port>, { present, past }: History) {
  const [judged] = await judge(present, [radiology], past);
  return words(judged);
}

it('[CF12] names the edit that broke a case, with what it should be and what it is', async () => {
  const worker = port();
  let history = moved(startHistory(hospital), 12, 1);
  expect(await judgedOn(worker, history)).toEqual(['“Entrance to Radiology”: 22 m of at most 30 m. Step-free.', null]);
  history = moved(history, 40, 2);
  history = moved(history, 50, 3);
  expect(await judgedOn(worker, history)).toEqual([
    '“Entrance to Radiology” is 60 m long, but should be at most 30 m. Step-free.',
    'Broken by “Moved 2 nodes”.',
  ]);
  const cut: Network = deleteEdges([edgeId(12)])(history.present);
  history = commit(history, cut, { kind: 'deletePaths', count: 1 }, null);
  expect(await judgedOn(worker, history)).toEqual([
    '“Entrance to Radiology” has no route, but should have one of at most 30 m. Step-free.',
    'Broken by “Moved 2 nodes”.',
  ]);
});

it('[CF12] an edit examines its own step alone, and undo the steps that are left', async () => {
  const worker = port();
  let history = startHistory(hospital);
  for (const y of [11, 12, 40]) history = moved(history, y, y);
  await judgedOn(worker, history);
  history = moved(history, 50, 50);
  await judgedOn(worker, history);
  await judgedOn(worker, history);
  expect(worker.traced).toEqual([3, 1]);
  expect((await judgedOn(worker, undo(history)))?.[1]).toBe('Broken by “Moved 40 nodes”.');
});

it('[CF12] says so where a case failed before the first step, and nothing where there is no history', async () => {
  const worker = port();
  const far = moved(startHistory(hospital), 60, 1);
  const opened = startHistory(far.present);
  expect((await judgedOn(worker, opened))?.[1]).toBe('It failed before the first step of the history.');
  const [judged] = await worker.judge(far.present, [radiology], null);
  expect(words(judged)?.[1]).toBeNull();
});

it('[PL117] a case is judged on what is open now: a closure that is over breaks none', async () => {
  const doorClosed = (until: string | null) =>
    setNodes([nodeId(2)], { open: false, closure: { reason: '', from: null, until } })(hospital);
  const holds = async (network: Network) => (await port().judge(network, [radiology], null))[0]?.verdict.kind;
  expect(await holds(doorClosed('2020-01-01 00:00:00'))).toBe('holds');
  expect(await holds(doorClosed(null))).not.toBe('holds');
});
