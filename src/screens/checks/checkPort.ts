import { createContext } from 'react';
import { useProvided } from '@/components/useProvided';
import type { CheckedLocation } from '@/model/network/checks/checkLocation';
import type { Problem } from '@/model/network/checks/problem';

/** Checks networks in a worker, so that a large one never blocks the page. src/app provides the worker. */
export interface CheckPort {
  /** The problems of a location, errors first; only what changed since the last call is sent. */
  check(location: CheckedLocation): Promise<readonly Problem[]>;
}

/** Opens the worker of this page; src/app provides it around screens that show problems. */
export const CheckWorkerContext = createContext<(() => Promise<CheckPort>) | null>(null);

/** @throws Error where src/app does not provide the worker, also before it is needed */
export const useOpenCheckWorker = (): (() => Promise<CheckPort>) =>
  useProvided(CheckWorkerContext, 'src/app provides the worker that checks networks.');
