import { fromPromise } from 'xstate';
import { exchangeHandOff, readHandOffOwner } from '@/api/session/handOff';
import { handOffMachine } from '@/machines/session/handOff.machine';

/** A session of another device that is continued here, with the service behind it. */
export const providedHandOff = handOffMachine.provide({
  actors: {
    readOwner: fromPromise(({ input, signal }) => readHandOffOwner(input.token, signal)),
    exchange: fromPromise(({ input, signal }) => exchangeHandOff(input.token, signal)),
  },
});
