import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { createCommissioningCode } from '@/contract/devices';
import {
  createScreen,
  decommissionScreen,
  deleteScreen,
  listScreens,
  readScreenConfig,
  type Screen,
  type ScreenBody,
  updateScreen,
} from '@/contract/screens';
import { call } from './http';
import { ORGANISATIONS_KEY } from './organisations';
import type { RecordCalls } from './recordCalls';

/** Milliseconds: kiosks check in all the time. */
const POLL_INTERVAL = 30_000;

/** A change of an organisation, such as of those below it, makes the kiosks stale. */
export const screensKey = (organisation: string) => [...ORGANISATIONS_KEY, 'screens', organisation] as const;

/** The kiosks of an organisation with the versions that they may choose. */
export const screensQuery = (organisation: string) =>
  queryOptions({
    queryKey: screensKey(organisation),
    queryFn: async ({ signal }) => (await call(listScreens, { params: { uuid: organisation }, signal })).data,
    refetchInterval: POLL_INTERVAL,
  });

/** The internal configuration of a kiosk for a version; 0 for the newest. Edits keep it from loading again. */
export const screenConfigQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: ['screen-config', id, version],
    queryFn: async ({ signal }) =>
      (await call(readScreenConfig, { params: { id: String(id) }, query: version === 0 ? {} : { version }, signal }))
        .data.usd_config,
    refetchOnWindowFocus: false,
  });

/** The queries that a change of a kiosk makes stale: the editor shows where it stands, locations count demo units. */
export const staleWithScreens = (organisation: string) => [
  screensKey(organisation),
  ['screen-config'],
  ['project-data'],
  ['projects'],
  ['project'],
  ['versions'],
];

export const saveScreen = (id: string, body: ScreenBody & { revision?: number }) =>
  call(updateScreen, { params: { id }, body });

export const removeScreen = (id: string) => call(deleteScreen, { params: { id } });

/** The calls of the form of a kiosk. */
export const screenCalls = (organisation: string): RecordCalls<Screen, ScreenBody> => ({
  create: (body) => call(createScreen, { body }),
  update: saveScreen,
  remove: removeScreen,
  stale: staleWithScreens(organisation),
});

/** Takes a kiosk out of service. Returns the message of the service. */
export const decommission = async (id: number): Promise<string> =>
  (await call(decommissionScreen, { params: { id: String(id) } })).message;

/** Makes the code by which a device becomes a kiosk. */
export const makeCommissioningCode = (id: number) =>
  mutationOptions({
    mutationFn: async () => (await call(createCommissioningCode, { params: { id: String(id) } })).data,
    gcTime: 0,
  });
