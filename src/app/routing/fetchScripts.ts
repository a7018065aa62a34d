import { OutdatedError } from '@/components/lazy/outdatedError';
import { isOutdated } from './release';

/** When a file that could not be fetched is requested again, in milliseconds after the attempt before. */
const RETRIES = [500, 1500];

/** Files that have been fetched, or are being fetched now. */
const fetched = new Map<string, Promise<void>>();

/**
 * Imports a module after its files have been fetched into the cache of the browser. A browser remembers for the life of the page
 * that the import of an address has failed, and of every module that needs it; so each file is fetched, and fetched again where
 * that fails, before it is imported. The build calls this for every dynamic import (vite.config.ts).
 * @param load imports the module
 * @param files paths of the scripts and styles that it needs, without a leading slash
 * @throws Error where a file cannot be fetched; a later call tries again; OutdatedError where none will succeed
 */
export async function fetchScripts<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file);
  if (known !== undefined) return known;
  const fetching = fetchWithRetries(`/${file}`).catch((error: unknown) => {
    fetched.delete(file);
    throw error;
  });
  fetched.set(file, fetching);
  return fetching;
}

async function fetchWithRetries(address: string): Promise<void> {
  const fetchFile = address.endsWith('.css') ? addStyle : fetchScript;
  for (const delay of RETRIES) {
    try {
      return await fetchFile(address);
    } catch {
      if (await isOutdated()) throw new OutdatedError(`${address} is of an earlier release.`);
      await new Promise((resolve) => window.setTimeout(resolve, delay));
    }
  }
  return fetchFile(address);
}

async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  // Only a response that was read to its end is cached.
  await response.arrayBuffer();
}

function addStyle(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} could not be fetched.`));
    };
    document.head.append(link);
  });
}
