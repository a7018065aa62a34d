import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import type { CreationForm, CreationInput } from '@/machines/creation/creationOrder';
import { creationScreenMachine } from '@/machines/creation/creationScreen.machine';
import { PROVIDER_CHILD_UUID, PROVIDER_UUID } from '@/model/access/provider';
import { openSignedIn } from '../support/browser/signedInPage';
import { defineModel } from '../support/model';
import { SampleError } from '../support/sampleError';
import { freshName, type RecordWorld } from '../support/worlds/recordWorld';

const NORTHWIND = '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11';
const MALL = { uuid: '1b8d1c55-53a3-4a58-9a8f-5d7f5b8c9e01', name: 'Riverside Mall' };
const MAIN = { uuid: '1b8d1c55-53a3-4a58-9a8f-5d7f5b8c9e02', name: 'Main building', nextFloor: 3 };
const TITLES = { organisation: 'Organisation', project: 'Project', building: 'Building', floor: 'Floor' } as const;
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };
const FILLED = { name: 'Walked', shortname: 'W', description: 'A walk', color: '#123abc' };

const formOf = (form: CreationForm): CreationInput => ({
  form,
  provider: { provider: PROVIDER_UUID, child: PROVIDER_CHILD_UUID },
  organisation: form === 'organisation' ? PROVIDER_UUID : null,
});
const card = ({ page, record }: RecordWorld) => page.getByRole('form', { name: record.name, exact: true });
/** Types a part of a name and takes the first that has it. */
async function choose(world: RecordWorld, label: string | RegExp, name: string | RegExp) {
  const field = card(world).getByRole('combobox', { name: label });
  await field.click();
  await world.page.getByRole('option', { name }).first().click();
}
const start = (form: CreationForm) => ({
  input: formOf(form),
  open: async (world: RecordWorld) => {
    world.record.name = TITLES[form];
    await openSignedIn(world, 'staff@atrium.example', '/admin/organisation-administration/create');
    await card(world).waitFor();
  },
});
type Snapshot = { context: { errors: object } };
const showsErrors = async (world: RecordWorld, { context }: Snapshot) => {
  for (const text of Object.values(context.errors))
    await expect(card(world).getByText(text)).toBeVisible({ timeout: world.within });
};
const isEmpty = async (world: RecordWorld, label: string) => {
  const field = card(world).getByRole('combobox', { name: label });
  await expect(field).toBeEnabled({ timeout: world.within });
  await expect(field).toHaveValue('', { timeout: world.within });
};
const showsReason = (label: string, reason: string) => async (world: RecordWorld, snapshot: Snapshot) => {
  await showsErrors(world, snapshot);
  await expect(card(world).getByRole('combobox', { name: label })).toBeDisabled({ timeout: world.within });
  await expect(card(world).getByText(reason).first()).toBeVisible({ timeout: world.within });
};
const shows = (world: RecordWorld, button: string) =>
  expect(card(world).getByRole('button', { name: button })).toBeVisible({ timeout: world.within });
/** One page has one of the four forms, whatever form the snapshot is of. */
const created = ({ record }: RecordWorld) => translate(`${record.name.toLowerCase() as CreationForm}.created`);

export const creationScreenModel = defineModel<typeof creationScreenMachine, RecordWorld>({
  machine: creationScreenMachine,
  starts: {
    organisation: start('organisation'),
    project: start('project'),
    building: start('building'),
    floor: start('floor'),
  },
  expected: `
    start | organisation | filling.ready |
    start | project; building; floor | filling.noOrganisation |
    filling {!inProject} | an organisation | filling.ready | setOrganisation
    filling {inProject} | an organisation | filling.loadingProjects | setOrganisation; clearFailure; asks readProjects
    filling.loadingProjects | readProjects: projects | filling.noProject | setProjects
    filling.loadingProjects | readProjects: no connection | filling.unread | showFailure
    filling {inProject, !inBuilding, projects} | a project | filling.ready | setProject
    filling {inBuilding, projects} | a project | filling.loadingBuildings | setProject; clearFailure; asks readBuildings
    filling.loadingBuildings | readBuildings: buildings | filling.noBuilding | setBuildings
    filling.loadingBuildings | readBuildings: no connection | filling.unread | showFailure
    filling {buildings} | a building | filling.ready | setBuilding
    filling.unread {!projects} | retry | filling.loadingProjects | clearFailure; asks readProjects
    filling.unread {projects} | retry | filling.loadingBuildings | clearFailure; asks readBuildings
    filling.noOrganisation; filling.loadingProjects; filling.noProject; filling.loadingBuildings; filling.noBuilding; filling.unread; filling.ready | all filled in | same | change
    filling.created | all filled in | filling.ready | change
    filling {whole} | submit | saving | clearErrors; asks create
    filling.noOrganisation; filling.noProject; filling.noBuilding | submit | same | showErrors
    filling.ready; filling.created {!whole} | submit | filling.ready | showErrors
    filling.loadingProjects | submit | same | showErrors; clearFailure; asks readProjects
    filling.loadingBuildings | submit | same | showErrors; clearFailure; asks readBuildings
    filling.unread {!projects} | submit | filling.loadingProjects | showErrors; clearFailure; asks readProjects
    filling.unread {projects} | submit | filling.loadingBuildings | showErrors; clearFailure; asks readBuildings
    saving | create: created | filling.created | resetValues; countFloor; notifyCreated; emitCreated
    saving | create: no connection | filling.ready | showServiceErrors; notifyError`,
  conditions: {
    inProject: ({ start: form }) => form === 'building' || form === 'floor',
    inBuilding: ({ start: form }) => form === 'floor',
    projects: (walk) => walk.since('an organisation').has('readProjects: projects'),
    buildings: (walk) => walk.since('an organisation', 'a project').has('readBuildings: buildings'),
    whole: (walk) =>
      walk.since('create: created').has('all filled in') &&
      (walk.start === 'organisation' || walk.has('an organisation')) &&
      (['organisation', 'project'].includes(walk.start) || walk.since('an organisation').has('a project')) &&
      (walk.start !== 'floor' || walk.since('an organisation', 'a project').has('a building')),
  },
  samples: {
    'all filled in': { type: 'change', change: FILLED },
    'an organisation': { type: 'chooseOrganisation', organisation: NORTHWIND },
    'a project': { type: 'chooseProject', project: MALL.uuid },
    'a building': { type: 'chooseBuilding', building: MAIN.uuid },
    submit: { type: 'submit' },
    retry: { type: 'retry' },
  },
  answers: {
    readProjects: { projects: { output: [MALL] }, 'no connection': lost },
    readBuildings: { buildings: { output: [MAIN] }, 'no connection': lost },
    create: { created: { output: undefined }, 'no connection': lost },
  },
  requests: {
    readProjects: { method: 'GET', path: /\/organisations\/[^/]+\/projects$/ },
    readBuildings: { method: 'GET', path: /\/projects\/[^/]+\/buildings$/ },
    create: { method: 'POST', path: /\/(organisations|projects|buildings|floors)$/ },
  },
  actions: {
    change: async (world) => {
      const form = card(world);
      await form
        .getByRole('textbox', { name: / name$/ })
        .first()
        .fill(freshName());
      const short = form.getByRole('textbox', { name: /short name$/ });
      if ((await short.count()) > 0) await short.fill('W');
      const words = form.getByRole('textbox', { name: /description$/ });
      if ((await words.count()) > 0) await words.fill('A walk');
    },
    chooseOrganisation: (world) =>
      choose(world, /rganisation$/, world.record.name === 'Organisation' ? 'Northwind Retail' : 'Riverside'),
    chooseProject: (world) => choose(world, 'Project', MALL.name),
    chooseBuilding: (world) => choose(world, 'Building', MALL.name),
    submit: (world) => card(world).getByRole('button', { name: 'Create' }).click(),
    retry: (world) => card(world).getByRole('button', { name: 'Retry' }).click(),
  },
  assertions: {
    'filling.noOrganisation': async (world, snapshot) => {
      // The form for projects has nothing that waits for the organisation.
      if (world.record.name !== TITLES.project)
        return showsReason('Project', 'Choose an organisation first.')(world, snapshot);
      await showsErrors(world, snapshot);
      await isEmpty(world, 'Organisation');
    },
    'filling.loadingProjects': showsReason('Project', 'Loading its projects'),
    'filling.noProject': async (world, snapshot) => {
      await showsErrors(world, snapshot);
      await isEmpty(world, 'Project');
    },
    'filling.loadingBuildings': showsReason('Building', 'Loading its buildings'),
    'filling.noBuilding': async (world, snapshot) => {
      await showsErrors(world, snapshot);
      await isEmpty(world, 'Building');
    },
    'filling.unread': (world) => shows(world, 'Retry'),
    'filling.ready': async (world, snapshot) => {
      await showsErrors(world, snapshot);
      for (const field of await card(world).getByRole('combobox').all())
        await expect(field).not.toHaveValue('', { timeout: world.within });
      await expect(card(world).getByText(created(world))).toHaveCount(0, { timeout: world.within });
      await shows(world, 'Create');
    },
    'filling.created': async (world) => {
      await expect(card(world).getByText(created(world))).toBeVisible({ timeout: world.within });
      await expect(
        card(world)
          .getByRole('textbox', { name: / name$/ })
          .first(),
      ).toHaveValue('', { timeout: world.within });
    },
    saving: (world) => shows(world, 'Saving'),
  },
  isContinuable: true,
  serialize: ({ form, values, errors, organisation, projects, project, buildings, building, failure }) => ({
    form,
    isFilled: values.name !== '',
    hasErrors: Object.keys(errors).length > 0,
    chosen: [organisation === null, projects === null, project, buildings === null, building],
    isProvider: organisation === PROVIDER_UUID,
    hasFailed: failure !== null,
  }),
});
