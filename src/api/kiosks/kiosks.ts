import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { createCommissioningCode } from '@/contract/kiosks/devices';
import {
  createKiosk,
  decommissionKiosk,
  deleteKiosk,
  type Kiosk,
  type KioskBody,
  type KioskList,
  listKiosks,
  readKioskConfig,
  updateKiosk,
} from '@/contract/kiosks/kiosks';
import { PROJECT_KEY, PROJECTS_KEY } from '../locations/keys';
import { PROJECT_DATA_KEY } from '../network/keys';
import { allPages } from '../transport/allPages';
import { call } from '../transport/http';
import { pollInterval } from '../transport/pollInterval';
import type { RecordCalls } from '../transport/recordCalls';
import { VERSIONS_KEY } from '../versions/keys';
import { KIOSK_CONFIG_KEY, kioskConfigKey, kiosksKey } from './keys';

/** Milliseconds: kiosks check in all the time. */
const POLL_INTERVAL = 30_000;

/** The kiosks of an organisation with the versions that they may choose. */
export const kiosksQuery = (organisation: string) =>
  queryOptions({
    queryKey: kiosksKey(organisation),
    queryFn: async ({ signal }): Promise<KioskList> => {
      const answers: KioskList[] = [];
      const screens = await allPages(async (query) => {
        const { data } = await call(listKiosks, { params: { uuid: organisation }, query, signal });
        answers.push(data);
        return data.screens;
      });
      const [first] = answers;
      return { versions: first?.versions ?? [], dev_versions: first?.dev_versions ?? [], screens: [...screens] };
    },
    refetchInterval: ({ state }) => pollInterval(POLL_INTERVAL, state),
  });

/** The internal configuration of a kiosk for a version; 0 for the newest. Edits keep it from loading again. */
export const kioskConfigQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: kioskConfigKey(id, version),
    queryFn: async ({ signal }) =>
      (await call(readKioskConfig, { params: { id: String(id) }, query: version === 0 ? {} : { version }, signal }))
        .data.usd_config,
    refetchOnWindowFocus: false,
  });

/** The queries that a change of a kiosk makes stale: the editor shows where it stands, locations count demo units. */
export const staleWithKiosks = (organisation: string) => [
  kiosksKey(organisation),
  KIOSK_CONFIG_KEY,
  PROJECT_DATA_KEY,
  PROJECTS_KEY,
  PROJECT_KEY,
  VERSIONS_KEY,
];

const saveKiosk = (id: string, body: KioskBody & { revision?: number }) => call(updateKiosk, { params: { id }, body });

const removeKiosk = (id: string) => call(deleteKiosk, { params: { id } });

/** The calls of the form of a kiosk. */
export const kioskCalls = (organisation: string): RecordCalls<Kiosk, KioskBody> => ({
  create: (body) => call(createKiosk, { body }),
  update: saveKiosk,
  remove: removeKiosk,
  stale: staleWithKiosks(organisation),
});

/** Takes a kiosk out of service. Returns the message of the service. */
export const decommission = async (id: number): Promise<string> =>
  (await call(decommissionKiosk, { params: { id: String(id) } })).message;

/** Makes the code by which a device becomes a kiosk. */
export const makeCommissioningCode = (id: number) =>
  mutationOptions({
    mutationFn: async () => (await call(createCommissioningCode, { params: { id: String(id) } })).data,
    gcTime: 0,
  });
