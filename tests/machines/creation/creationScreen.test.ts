import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/transport/apiError';
import { translate } from '@/contract/texts/translate';
import type { CreationForm, CreationOrder, CreationValues } from '@/machines/creation/creationOrder';
import { creationScreenMachine } from '@/machines/creation/creationScreen.machine';
import { SampleError } from '../../models/support/sampleError';
import { drive } from '../drive';

const PROVIDER = '0b6e6e00-0000-4000-8000-00000000000a';
const CHILD = '0b6e6e00-0000-4000-8000-00000000000b';
const NORTHWIND = '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11';
const MALL = { uuid: '1b8d1c55-53a3-4a58-9a8f-5d7f5b8c9e01', name: 'Mall' };
const EAST = { uuid: '1b8d1c55-53a3-4a58-9a8f-5d7f5b8c9e02', name: 'East', nextFloor: 2 };

const begin = (form: CreationForm) =>
  drive(creationScreenMachine, { form, provider: { provider: PROVIDER, child: CHILD }, organisation: null });
type Chart = ReturnType<typeof begin>;
const fill = (chart: Chart, change: Partial<CreationValues>) => chart.send({ type: 'change', change });
/** Chooses everything that the form wants. */
async function choose(chart: Chart, form: CreationForm, organisation: string) {
  chart.send({ type: 'chooseOrganisation', organisation });
  if (form === 'building' || form === 'floor') {
    await chart.answer('readProjects', [MALL]);
    chart.send({ type: 'chooseProject', project: MALL.uuid });
  }
  if (form === 'floor') {
    await chart.answer('readBuildings', [EAST]);
    chart.send({ type: 'chooseBuilding', building: EAST.uuid });
  }
}

describe('the creation forms', () => {
  it.each([
    ['organisation', { name: 'Please enter a organisation name.', organisation: 'Please select an organisation' }],
    [
      'project',
      {
        name: 'Please input project name',
        description: 'Please input project description',
        organisation: 'Please select an organisation',
      },
    ],
    [
      'building',
      {
        name: 'Please input building name',
        shortname: 'Please input building short name',
        organisation: 'Please select an organisation',
        project: 'Please select a project',
      },
    ],
    [
      'floor',
      {
        name: 'Please input floor name',
        shortname: 'Please input floor short name',
        organisation: 'Please select an organisation',
        project: 'Please select a project',
        building: 'Please select a building',
      },
    ],
  ] as const)('[CR2] the form for an %s is not sent while something is missing', (form, errors) => {
    const chart = begin(form);
    chart.send({ type: 'submit' });
    expect([chart.context().errors, chart.asked('create')]).toEqual([errors, undefined]);
  });

  it('[CR3] the name of a project has 3 to 100 characters', async () => {
    const chart = begin('project');
    await choose(chart, 'project', NORTHWIND);
    for (const name of ['ab', 'x'.repeat(101)]) {
      fill(chart, { name, description: 'Words' });
      chart.send({ type: 'submit' });
      expect(chart.context().errors).toEqual({ name: 'Length should be 3 to 100' });
    }
    fill(chart, { name: 'abc' });
    chart.send({ type: 'submit' });
    expect(chart.asked('create')).toMatchObject({ form: 'project', name: 'abc', organisation: NORTHWIND });
  });

  it('[CR4] no building can be chosen before a project is, no project before an organisation is', async () => {
    const chart = begin('floor');
    chart.send({ type: 'chooseProject', project: MALL.uuid });
    chart.send({ type: 'chooseBuilding', building: EAST.uuid });
    expect(chart.context()).toMatchObject({ project: null, building: null });
    chart.send({ type: 'chooseOrganisation', organisation: NORTHWIND });
    await chart.answer('readProjects', [MALL]);
    chart.send({ type: 'chooseBuilding', building: EAST.uuid });
    expect([chart.state(), chart.context().building]).toEqual([{ filling: 'noProject' }, null]);
  });

  it('[CR4] another organisation takes its project and building with it', async () => {
    const chart = begin('floor');
    await choose(chart, 'floor', NORTHWIND);
    expect(chart.state()).toEqual({ filling: 'ready' });
    chart.send({ type: 'chooseOrganisation', organisation: PROVIDER });
    expect(chart.context()).toMatchObject({ projects: null, project: null, buildings: null, building: null });
  });

  it.each(['organisation', 'project', 'building', 'floor'] as const)(
    '[CR5] where the provider’s child was chosen for a %s, the provider is sent',
    async (form) => {
      const chart = begin(form);
      chart.send({ type: 'chooseOrganisation', organisation: CHILD });
      const reads = form === 'building' || form === 'floor';
      expect(chart.asked('readProjects')).toEqual(reads ? { organisation: PROVIDER } : undefined);
      const again = begin(form);
      await choose(again, form, CHILD);
      fill(again, { name: 'Something', shortname: 'S', description: 'Words' });
      again.send({ type: 'submit' });
      expect(again.asked('create')).toMatchObject({ form, organisation: PROVIDER });
    },
  );

  it.each([
    ['organisation', 'Organisation successfully created.'],
    ['project', 'Project successfully created.'],
    ['building', 'Building successfully created.'],
    ['floor', 'Floor successfully created.'],
  ] as const)('[CR6] a created %s is told, and the form is empty in the same place', async (form, text) => {
    const chart = begin(form);
    await choose(chart, form, NORTHWIND);
    fill(chart, { name: 'Something', shortname: 'S', description: 'Words' });
    chart.send({ type: 'submit' });
    await chart.answer('create');
    expect(chart.emitted()).toEqual([
      { type: 'notified', text, tone: 'success' },
      { type: 'created', form },
    ]);
    expect(chart.context()).toMatchObject({ values: { name: '', shortname: '' }, organisation: NORTHWIND });
  });

  it('[CR7] a floor is sent above those that its building has, the next one above that; a refusal counts none', async () => {
    const chart = begin('floor');
    await choose(chart, 'floor', NORTHWIND);
    const sent = () => {
      fill(chart, { name: 'Something', shortname: 'S' });
      chart.send({ type: 'submit' });
      return (chart.asked('create') as CreationOrder).order;
    };
    expect(sent()).toBe(2);
    await chart.answer('create');
    expect(sent()).toBe(3);
    await chart.refuse('create', new Error('The service cannot be reached.'));
    expect(sent()).toBe(3);
    await chart.answer('create');
    chart.send({ type: 'chooseProject', project: MALL.uuid });
    await chart.answer('readBuildings', [{ ...EAST, nextFloor: 7 }]);
    chart.send({ type: 'chooseBuilding', building: EAST.uuid });
    expect(sent()).toBe(7);
  });
});

it.each([
  ['organisation', new ApiError(500, translate('failed.any'), null), translate('organisation.createFailed')],
  ['organisation', new ApiError(422, 'There is one of this name.', null), 'There is one of this name.'],
  ['project', new ApiError(500, translate('failed.any'), null), translate('failed.any')],
  // The session itself says that it has ended.
  ['project', new ApiError(401, 'Over.', null), ''],
] as const)('[CR1] a failed creation of an %s says why, once', async (form, error, text) => {
  const chart = begin(form);
  fill(chart, { name: 'Mall', shortname: 'M', description: 'A mall' });
  await choose(chart, form, NORTHWIND);
  chart.send({ type: 'submit' });
  await chart.refuse('create', error);
  expect(chart.emitted()).toEqual([{ type: 'notified', text, tone: 'error' }]);
});

it('[CR1] a field that the service refuses says why until the form is sent again', async () => {
  const chart = begin('project');
  fill(chart, { name: 'Mall', description: 'A mall' });
  await choose(chart, 'project', NORTHWIND);
  chart.send({ type: 'submit' });
  await chart.refuse('create', new SampleError('Look again.', 422, { name: ['Taken.'] }));
  expect(chart.context().errors).toEqual({ name: 'Taken.' });
  chart.send({ type: 'submit' });
  expect(chart.context().errors).toEqual({});
});
