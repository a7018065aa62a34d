import { networkGenerationMachine } from '@/machines/editor/networkGeneration.machine';
import type { GeneratedNetwork } from '@/model/network/generating/generateNetwork';
import { defineModel } from '../support/model';
import { NotSupported } from '../support/notSupported';
import type { Walk } from '../support/oracle/walk';
import type { World } from '../support/worlds/world';

const unwalked = () => Promise.reject(new NotSupported('its panel is shown by the journey of an automatic network'));

const FLOORS = [
  { uuid: 'ground', name: 'Ground', nodes: 0, paths: 0 },
  { uuid: 'upper', name: 'Upper', nodes: 8, paths: 7 },
];

const networkOf = (count: number): GeneratedNetwork => ({
  floors: [
    {
      uuid: 'ground',
      elevation: 0,
      applied: [],
      nodes: Array.from({ length: count }, (_, at) => ({
        key: `middle ${at}`,
        role: 'middle' as const,
        x: at,
        y: 0,
        mesh: null,
        space: at,
      })),
      links: [],
      portals: [],
      closed: [],
    },
  ],
  transits: [],
});

/** The floors that are ticked: at first those without a network, or the one in view. */
function tickedAfter(walk: Walk): readonly string[] {
  let ticked = walk.start === 'all have one' ? ['upper'] : ['ground'];
  for (const label of walk.labels) {
    const floor = label === 'the ground floor' ? 'ground' : label === 'the upper floor' ? 'upper' : null;
    if (floor !== null) ticked = ticked.includes(floor) ? ticked.filter((one) => one !== floor) : [...ticked, floor];
  }
  return ticked;
}

export const networkGenerationModel = defineModel<typeof networkGenerationMachine, World>({
  machine: networkGenerationMachine,
  starts: {
    'a floor without a network': { input: { project: 'pier', floors: FLOORS, shown: 'upper' }, open: unwalked },
    'none has one': { input: { project: 'pier', floors: FLOORS.slice(0, 1), shown: 'ground' }, open: unwalked },
    'all have one': { input: { project: 'pier', floors: FLOORS.slice(1), shown: 'upper' }, open: unwalked },
  },
  expected: `
    start | a floor without a network; all have one | choosing |
    start | none has one | generating | asks generate(project: pier, floors: {[ground]})
    choosing | the ground floor | same | toggle(ground)
    choosing | the upper floor | same | toggle(upper)
    choosing | beside | same | setMode(add)
    choosing | instead | same | setMode(replace)
    choosing | by hand stays | same | setMode(update)
    choosing {ground} | generate | generating | clearError; asks generate(project: pier, floors: {[ground]})
    choosing {upper} | generate | generating | clearError; asks generate(project: pier, floors: {[upper]})
    choosing {groundFirst} | generate | generating | clearError; asks generate(project: pier, floors: {[ground, upper]})
    choosing {upperFirst} | generate | generating | clearError; asks generate(project: pier, floors: {[upper, ground]})
    choosing | cancel | cancelled |
    generating | generate: generated; generate: no rooms | reviewing | setGenerated
    generating | generate: no connection | choosing | setError
    generating | back | choosing |
    generating | cancel | cancelled |
    reviewing {rooms} | apply | applied | keepGenerated
    reviewing | back | choosing | dropGenerated
    reviewing | cancel | cancelled |`,
  conditions: {
    ground: (walk) => tickedAfter(walk).join() === 'ground',
    upper: (walk) => tickedAfter(walk).join() === 'upper',
    groundFirst: (walk) => tickedAfter(walk).join() === 'ground,upper',
    upperFirst: (walk) => tickedAfter(walk).join() === 'upper,ground',
    rooms: (walk) => walk.last('generate: generated', 'generate: no rooms') === 'generate: generated',
  },
  samples: {
    'the ground floor': { type: 'toggle', floor: 'ground' },
    'the upper floor': { type: 'toggle', floor: 'upper' },
    beside: { type: 'setMode', mode: 'add' },
    'by hand stays': { type: 'setMode', mode: 'update' },
    instead: { type: 'setMode', mode: 'replace' },
    generate: { type: 'generate' },
    back: { type: 'back' },
    apply: { type: 'apply' },
    cancel: { type: 'cancel' },
  },
  answers: {
    generate: {
      generated: { output: networkOf(3) },
      'no rooms': { output: networkOf(0) },
      'no connection': { error: new Error('No.') },
    },
  },
  requests: {},
  pageActors: ['generate'],
  actions: {
    toggle: unwalked,
    setMode: unwalked,
    generate: unwalked,
    back: unwalked,
    apply: unwalked,
    cancel: unwalked,
  },
  assertions: {
    choosing: unwalked,
    generating: unwalked,
    reviewing: unwalked,
    applied: unwalked,
    cancelled: unwalked,
  },
  serialize: ({ ticked, mode, error, generated }) => ({
    ticked,
    mode,
    hasError: error !== null,
    nodes: generated?.floors.reduce((sum, { nodes }) => sum + nodes.length, 0) ?? null,
  }),
});
