import { type Browser, type BrowserContext, expect, type Page } from 'playwright/test';
import * as z from 'zod/mini';
import type { ROUTES } from '../../../src/app/routing/routeTable';
import { listImportReports } from '../../../src/contract/imports/imports';
import { PLAIN_LISTS } from '../../../src/contract/plainLists';
import type { PlainList } from '../../../src/contract/plainRecords';
import { listSkins } from '../../../src/contract/skins/skins';
import { anyLocale } from './anyLocale';
import { MANAGER, RESELLER, STAFF, signIn } from './people';
import { noteRequests } from './requests';

/** The routes that have their screen. */
export type ScreenName = {
  [Name in keyof typeof ROUTES]: (typeof ROUTES)[Name]['hasScreen'] extends true ? Name : never;
}[keyof typeof ROUTES];

/**
 * The needs of every screen that a test opens: an account, an address, and something that shows that the screen is
 * there.
 */
export interface Visit {
  readonly account: string | null;
  /** The organisations that a person switches to, one after the other, to reach the screen. */
  readonly through?: readonly string[];
  /** @param project the demo's shopping centre @param read what a call answers to its manager */
  readonly address: (project: string, read: ReadData) => string | Promise<string>;
  readonly assertVisible: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { name: anyLocale(name), level: 1 }).first()).toBeVisible();
};

/** Reads for an address, before its screen is opened: the data of an answer, in the shape of the contract. */
export type ReadData = <T extends z.core.$ZodType>(path: string, data: T) => Promise<z.core.output<T>>;

/** The provider acts for a customer of its customer. */
const TO_RIVERSIDE = ['Northwind Retail', 'Riverside'];

/** Plain records have a page that shows its title. */
const PLAIN_VISITS = Object.fromEntries(
  PLAIN_LISTS.map(({ list, path, title }): [PlainList, Visit] => [
    list,
    { account: MANAGER, address: () => path, assertVisible: heading(title) },
  ]),
) as Readonly<Record<PlainList, Visit>>;

/** One visit for each route of the table that has its screen: a new screen without one does not compile. */
export const VISITS: Readonly<Record<ScreenName, Visit>> = {
  login: { account: null, address: () => '/login', assertVisible: heading('Sign in') },
  notFound: {
    account: null,
    address: () => '/404',
    assertVisible: async (page) => expect(page.getByRole('button', { name: anyLocale('Go Home') })).toBeVisible(),
  },
  home: { account: MANAGER, address: () => '/', assertVisible: heading('Locations') },
  locations: { account: MANAGER, address: () => '/locations', assertVisible: heading('Locations') },
  location: {
    account: STAFF,
    through: TO_RIVERSIDE,
    address: (project) => `/locations/${project}`,
    assertVisible: async (page) => {
      await heading('Riverside Mall')(page);
      await expect(page.getByRole('heading', { name: anyLocale('Publishing'), level: 2 })).toBeVisible();
    },
  },
  locationSettings: {
    account: MANAGER,
    address: (project) => `/locations/${project}/settings`,
    assertVisible: heading(/Riverside Mall/),
  },
  projectFiles: {
    account: STAFF,
    through: TO_RIVERSIDE,
    address: (project) => `/locations/${project}/project-files`,
    assertVisible: async (page) => {
      await heading('Project files')(page);
      await expect(page.getByText('readme.txt')).toBeVisible();
    },
  },
  importReports: {
    account: MANAGER,
    address: (project) => `/locations/${project}/import-reports`,
    assertVisible: async (page) => {
      await heading('Import Reports')(page);
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  importReport: {
    account: MANAGER,
    address: async (project, read) =>
      `/locations/${project}/import-reports/${(await read(`/api/projects/${project}/import-reports`, listImportReports.data)).reports[0]?.id}`,
    assertVisible: heading(/Import Report #\d+$/),
  },
  projectLog: {
    account: MANAGER,
    address: (project) => `/project-log/${project}`,
    assertVisible: heading(/Riverside Mall/),
  },
  buildings: {
    account: MANAGER,
    address: (project) => `/locations/${project}/buildings`,
    assertVisible: heading(/Riverside Mall/),
  },
  editor: {
    account: MANAGER,
    address: (project) => `/editor/${project}`,
    assertVisible: async (page) => expect(page.getByText(anyLocale('Select a destination to begin.'))).toBeVisible(),
  },
  node: {
    account: MANAGER,
    // A node that exists is shown by the editor.
    address: () => '/node/987654321',
    assertVisible: heading('This node does not exist'),
  },
  preview: {
    account: null,
    address: (project) => `/preview/${project}`,
    assertVisible: async (page) => expect(page.getByRole('combobox').first()).toBeVisible(),
  },
  kiosk: {
    account: null,
    address: () => '/kiosk',
    assertVisible: heading('Set up this kiosk'),
  },
  mapPreview: {
    account: null,
    address: () => '/map-preview/00000000-0000-4000-8000-000000000000',
    assertVisible: async (page) => expect(page.getByRole('button').first()).toBeVisible(),
  },
  uploadedMapFiles: {
    account: STAFF,
    through: TO_RIVERSIDE,
    address: (project) => `/uploaded-map-files/${project}`,
    assertVisible: async (page) => {
      await heading('Uploaded map files')(page);
      await expect(page.getByRole('listitem').filter({ hasText: 'Riverside Mall' }).first()).toBeVisible();
    },
  },
  resetPassword: {
    account: null,
    address: () => '/reset-password?email=manager%40riverside.example&token=unknown&tfa=0',
    assertVisible: async (page) => expect(page.getByLabel(anyLocale(/^Password$/)).first()).toBeVisible(),
  },
  confirmLocation: {
    account: null,
    address: () => '/confirmlocation?token=unknown',
    assertVisible: heading('Confirm the new location'),
  },
  webAnalytics: {
    account: MANAGER,
    address: () => '/web-analytics',
    assertVisible: async (page) => {
      await heading('Web Analytics')(page);
      // The first location may be one without visits that another test has made.
      await page.locator('main select').first().selectOption({ label: 'Riverside Mall' });
      await expect(page.getByRole('table').first()).toBeVisible();
      await expect(page.locator('.apexcharts-svg').first()).toBeVisible();
    },
  },
  auditing: {
    account: MANAGER,
    address: () => '/auditing',
    assertVisible: async (page) => {
      await heading('Audit Logs')(page);
      await expect(page.getByRole('cell').first()).toBeVisible();
    },
  },
  auditingBatch: {
    account: MANAGER,
    address: () => '/auditing/batch/00000000-0000-4000-8000-000000000000',
    assertVisible: heading('Audit batch'),
  },
  profile: { account: MANAGER, address: () => '/ViewProfile', assertVisible: heading('My Profile') },
  categories: { account: MANAGER, address: () => '/categories', assertVisible: heading('Categories') },
  destinations: {
    account: MANAGER,
    address: () => '/destinations',
    assertVisible: async (page) => {
      await heading('Destinations')(page);
      await expect(page.getByRole('gridcell').first()).toBeVisible();
    },
  },
  ...PLAIN_VISITS,
  skins: { account: MANAGER, address: () => '/skins', assertVisible: heading('Skins') },
  skin: {
    account: MANAGER,
    address: async (_, read) =>
      `/skins/${(await read('/api/skins', listSkins.data)).find(({ name }) => name === 'Riverside Day')?.id}`,
    assertVisible: async (page) => expect(page.getByRole('grid')).toBeVisible(),
  },
  events: { account: MANAGER, address: () => '/events', assertVisible: heading('Events') },
  offers: { account: MANAGER, address: () => '/offers?view=table', assertVisible: heading('Offers') },
  kiosks: { account: MANAGER, address: () => '/kiosks', assertVisible: heading('Kiosks') },
  advertising: { account: MANAGER, address: () => '/ads', assertVisible: heading('Advertising') },
  users: { account: MANAGER, address: () => '/settings/users', assertVisible: heading('Users') },
  organisations: {
    account: RESELLER,
    address: () => '/settings/organisations',
    assertVisible: heading('Organisations'),
  },
  organisationDetails: {
    account: MANAGER,
    address: () => '/settings/organisation',
    assertVisible: heading('Organisation Profile'),
  },
  creation: {
    account: STAFF,
    address: () => '/admin/organisation-administration/create',
    assertVisible: heading('Create organisation relations'),
  },
  versions: {
    account: STAFF,
    address: () => '/versions',
    assertVisible: async (page) => {
      await heading('Version manager')(page);
      await expect(page.getByRole('gridcell').first()).toBeVisible();
    },
  },
  machines: { account: MANAGER, address: () => '/machines', assertVisible: heading('Machines') },
  mailbox: { account: STAFF, address: () => '/dev/mail', assertVisible: heading('Mailbox') },
};

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signing in is what other tests are about: each account does it once here. */
const signedIn = new Map<string, StorageState>();
async function stateOf(browser: Browser, baseURL: string, email: string): Promise<StorageState> {
  const known = signedIn.get(email);
  if (known) return known;
  const context = await browser.newContext({ baseURL });
  await signIn(await context.newPage(), email);
  const state = await context.storageState();
  await context.close();
  signedIn.set(email, state);
  return state;
}

/** The uuid of the demo's shopping centre, from the address of its editor. */
let mall: string | null = null;
async function findMall(browser: Browser, baseURL: string): Promise<string> {
  if (mall !== null) return mall;
  const context = await browser.newContext({ baseURL, storageState: await stateOf(browser, baseURL, MANAGER) });
  const page = await context.newPage();
  await page.goto('/locations');
  await page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'List View' }).click();
  await page.waitForURL('**/editor/**');
  mall = /editor\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await context.close();
  return mall;
}

/** The data that a call answers to the manager of the shopping centre. @throws when it fails or has another shape */
const readAsManager =
  (browser: Browser, baseURL: string): ReadData =>
  async (path, data) => {
    const state = await stateOf(browser, baseURL, MANAGER);
    const session = state.origins.flatMap((one) => one.localStorage).find(({ name }) => name === 'atrium.session');
    const { token } = JSON.parse(session?.value ?? '{}') as { token?: string };
    const context = await browser.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
    const answer = await context.request.get(path);
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}.`);
    const envelope: { data?: unknown } = await answer.json();
    await context.close();
    return z.parse(data, envelope.data);
  };

/** The same screen with texts that are two fifths longer. */
export const inPseudoLocale = (visit: Visit): Visit => ({
  ...visit,
  address: async (project, read) => {
    const address = await visit.address(project, read);
    return `${address}${address.includes('?') ? '&' : '?'}locale=en-XA`;
  },
});

/** Options of a visit beside its account and address. */
interface VisitOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Browser storage of its own, for a test that leaves something in it. */
  readonly isAlone?: boolean;
  /** Runs in the new tab before it opens the address. */
  readonly before?: (page: Page) => Promise<void>;
}

/** One for each account, since a browser reads and compiles every script again for each new context. */
const contexts = new Map<string, BrowserContext>();
async function contextOf(browser: Browser, baseURL: string, person: Person): Promise<BrowserContext> {
  const key = [person.account, ...(person.through ?? [])].join(', ');
  const known = contexts.get(key);
  if (known) return known;
  const context = await newContext(browser, baseURL, person);
  contexts.set(key, context);
  return context;
}

type Person = Pick<Visit, 'account' | 'through'>;

async function newContext(browser: Browser, baseURL: string, { account, through }: Person): Promise<BrowserContext> {
  const storageState = account === null ? undefined : await stateOf(browser, baseURL, account);
  const context = await browser.newContext({ baseURL, ...(storageState && { storageState }) });
  if (!through) return context;
  const page = await context.newPage();
  await page.goto('/locations');
  for (const name of through) await actFor(page, name);
  const kept = await page.evaluate(() => sessionStorage.getItem('atrium.organisation'));
  await page.close();
  // Each tab has its own organisation.
  await context.addInitScript((uuid) => sessionStorage.setItem('atrium.organisation', uuid ?? ''), kept);
  return context;
}

/** Switches to a customer of the active organisation. */
async function actFor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /, switch organisation$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch organisation' });
  await dialog.getByRole('region', { name: 'Customers' }).getByRole('button', { name }).click();
  await expect(page.getByText(`Viewing ${name} as `)).toBeVisible();
}

/** A tab that shows a screen of the route table, with the account that the screen needs. */
export async function visit(
  browser: Browser,
  baseURL: string,
  { account, through, address, assertVisible }: Visit,
  { viewport, isAlone = false, before }: VisitOptions = {},
): Promise<Page> {
  const project = await findMall(browser, baseURL);
  const person = { account, ...(through && { through }) };
  const context = isAlone ? await newContext(browser, baseURL, person) : await contextOf(browser, baseURL, person);
  const page = await context.newPage();
  noteRequests(page);
  if (viewport) await page.setViewportSize(viewport);
  await before?.(page);
  await page.goto(await address(project, readAsManager(browser, baseURL)));
  await assertVisible(page);
  return page;
}
