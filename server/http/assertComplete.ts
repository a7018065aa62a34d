import type { Endpoint } from '@/contract/endpoint';

/**
 * Compares the calls of the contract with the implemented ones. A call outside of the contract would be in no test of
 * the authorisation matrix and in no document.
 * @throws Error that names calls without an implementation, with two, and outside of the contract
 */
export function assertComplete(
  listed: readonly Pick<Endpoint, 'name'>[],
  served: readonly Pick<Endpoint, 'name'>[],
): void {
  const [inContract, implemented] = [listed, served].map((calls) => calls.map(({ name }) => name)) as [
    string[],
    string[],
  ];
  const faults = {
    'without an implementation': inContract.filter((name) => !implemented.includes(name)),
    'with two': implemented.filter((name, index) => implemented.indexOf(name) !== index),
    'missing from allCalls': implemented.filter((name) => !inContract.includes(name)),
  };
  const found = Object.entries(faults).filter(([, names]) => names.length > 0);
  if (found.length > 0)
    throw new Error(`Calls ${found.map(([fault, names]) => `${fault}: ${names.join(', ')}`).join('; ')}.`);
}
