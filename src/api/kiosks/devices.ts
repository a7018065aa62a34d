import { queryOptions } from '@tanstack/react-query';
import {
  type CheckIn,
  checkInDevice,
  commissionDevice,
  type DeviceConfiguration,
  readDeviceConfiguration,
  readDevicePlan,
  readDevicePublication,
} from '@/contract/kiosks/devices';
import { decodePlan } from '../buildings/decodePlan';
import { callForBytes } from '../transport/byteCalls';
import { call } from '../transport/http';
import { readKeptPlan } from './keptLocation';
import { devicePublicationKey } from './keys';

/** Exchanges a code for the key of a kiosk. @throws ApiError */
export const exchangeCode = async (code: string, signal: AbortSignal): Promise<string> =>
  (await call(commissionDevice, { body: { code }, signal })).data.key;

/** Checks a kiosk in; returns the tag of its newest configuration. @throws ApiError */
export const checkIn = async (key: string, body: CheckIn, signal: AbortSignal): Promise<string> =>
  (await call(checkInDevice, { token: key, body, signal })).data.tag;

/** @throws ApiError */
export const readConfiguration = async (key: string, signal: AbortSignal): Promise<DeviceConfiguration> =>
  (await call(readDeviceConfiguration, { token: key, signal })).data;

/** The publication in build `build`, as a kiosk shows it; it never changes. */
export const devicePublicationQuery = (key: string, build: number) =>
  queryOptions({
    queryKey: devicePublicationKey(build),
    queryFn: async ({ signal }) => (await call(readDevicePublication, { token: key, signal })).data.publication,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The stored bytes of a floor's plan in the build. @throws ApiError */
export const readDeviceFloorPlan = (key: string, floor: string, signal?: AbortSignal): Promise<ArrayBuffer> =>
  callForBytes(readDevicePlan, { token: key, params: { floor }, ...(signal && { signal }) });

/**
 * The floor plan of a floor of the configuration with this tag: the kept one, which is of the same build, or else that of the
 * service. @throws ApiError; Error when it is damaged
 */
export const loadDeviceFloorPlan = async (key: string, tag: string, floor: string, signal: AbortSignal) =>
  decodePlan((await readKeptPlan(tag, floor)) ?? (await readDeviceFloorPlan(key, floor, signal)));
