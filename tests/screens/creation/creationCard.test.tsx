import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { OrganisationSummary } from '@/contract/organisations/organisations';
import type { BuildingChoice, CreationChoice, CreationForm, CreationOrder } from '@/machines/creation/creationOrder';
import { creationScreenMachine } from '@/machines/creation/creationScreen.machine';
import { PROVIDER_CHILD_UUID, PROVIDER_UUID } from '@/model/access/provider';
import { CreationCard } from '@/screens/creation/CreationCard';
import { useReloadedChoices } from '@/screens/creation/useReloadedChoices';
import { until } from '../../machines/until';
import { cleanUp, render } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';
import { typeInto } from '../../support/dom/typeInto';

afterEach(cleanUp);

const PROVIDER = { provider: PROVIDER_UUID, child: PROVIDER_CHILD_UUID };
const NORTHWIND = { uuid: '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11', name: 'Northwind' };
const MALL = { uuid: '1b8d1c55-53a3-4a58-9a8f-5d7f5b8c9e01', name: 'Riverside Mall' };
const MAIN = { uuid: '1b8d1c55-53a3-4a58-9a8f-5d7f5b8c9e02', name: 'Main building', nextFloor: 3 };

/** The machine of a form, with the lists that it has asked for. */
function providedMachine() {
  const asked: string[] = [];
  const machine = creationScreenMachine.provide({
    actors: {
      readProjects: fromPromise<readonly CreationChoice[], { organisation: string }>(async () => {
        asked.push('projects');
        return [MALL];
      }),
      readBuildings: fromPromise<readonly BuildingChoice[], { organisation: string; project: string }>(async () => {
        asked.push('buildings');
        return [MAIN];
      }),
      create: fromPromise<void, CreationOrder>(async () => undefined),
    },
  });
  return { machine, asked };
}

const LABELS: Readonly<Record<CreationForm, readonly string[]>> = {
  organisation: ['Parent organisation', 'Organisation name', 'Colour', 'Reseller (can have its own customers)'],
  project: ['Organisation', 'Project name', 'Project description'],
  building: ['Organisation', 'Project', 'Building name', 'Building short name'],
  floor: ['Organisation', 'Project', 'Building', 'Floor name', 'Floor short name'],
};

it.each(Object.keys(LABELS) as CreationForm[])('[CR1] the form of an %s has its fields', async (form) => {
  const { page } = await render(
    <CreationCard
      form={form}
      machine={providedMachine().machine}
      provider={PROVIDER}
      organisations={[NORTHWIND as OrganisationSummary]}
      created={null}
      onCreated={() => undefined}
    />,
  );
  const labels = [...page.querySelectorAll('label')].map(({ textContent }) => textContent?.replace(/\s*\*$/, ''));
  expect(labels).toEqual(LABELS[form]);
});

it('[CR2] a field shows its error once the form is sent without it, and a created record is passed on', async () => {
  const created: CreationForm[] = [];
  const {
    find,
    after,
    page,
    until: appears,
  } = await render(
    <CreationCard
      form="organisation"
      machine={providedMachine().machine}
      provider={PROVIDER}
      organisations={[NORTHWIND as OrganisationSummary]}
      created={null}
      onCreated={(form) => created.push(form)}
    />,
  );
  const submit = () => after(() => find('button[type=submit]').click());
  await submit();
  expect(page.querySelectorAll('[aria-invalid=true]').length).toBe(1);
  const name = find('input[aria-invalid=true]') as HTMLInputElement;
  await after(() => typeInto(name, 'Quay'));
  await submit();
  await appears(() => created.length > 0);
  expect(created).toEqual(['organisation']);
});

it('[MT29] a form loads the choices again that another form has added to, and no others', async () => {
  const { machine, asked } = providedMachine();
  const actor = createActor(machine, { input: { form: 'floor', provider: PROVIDER, organisation: null } }).start();
  actor.send({ type: 'chooseOrganisation', organisation: NORTHWIND.uuid });
  await until(actor, 'filling.noProject');
  actor.send({ type: 'chooseProject', project: MALL.uuid });
  await until(actor, 'filling.noBuilding');
  let created: { readonly form: CreationForm } | null = null;
  const hook = await renderHook(() => useReloadedChoices(actor, created));
  const create = async (form: CreationForm) => {
    asked.length = 0;
    created = { form };
    await hook.again();
    return [...asked];
  };
  expect(await create('organisation')).toEqual([]);
  expect(await create('building')).toEqual(['buildings']);
  expect(await create('floor')).toEqual([]);
  expect(await create('project')).toEqual(['projects']);
});
