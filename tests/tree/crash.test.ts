import { expect, it } from 'vitest';
import { allCalls } from '@/contract/allCalls';
import { LEFT_OUT } from '../crash/leftOut';
import { WORKS } from '../crash/works';

/** A call may write by any other method; a GET that writes has a twin that is none. */
const writing = allCalls.filter(({ method }) => method !== 'GET').map(({ name }) => name);
const worked = new Set(WORKS.flatMap(({ calls }) => calls).map(({ name }) => name));
const leftOut = Object.values(LEFT_OUT).flat();

it('[TR25] every writing call is made while the service is killed and its database disturbed, or left out for a reason', () => {
  const known = new Set([...worked, ...leftOut]);
  expect(writing.filter((name) => !known.has(name))).toEqual([]);
});

it('[TR25] nothing is left out that is made, that no longer exists, or twice', () => {
  expect(leftOut.filter((name) => worked.has(name))).toEqual([]);
  expect(leftOut.filter((name) => !writing.includes(name))).toEqual([]);
  expect(leftOut.filter((name, at) => leftOut.indexOf(name) !== at)).toEqual([]);
  expect([...worked].filter((name) => !writing.includes(name))).toEqual([]);
});

it('[TR25] each kind of work has a name of its own', () => {
  const names = WORKS.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
