import { fromPromise } from 'xstate';
import { exchangeHandOff, readHandOffOwner } from '@/api/session/handOff';
import { type HandOffResult, handOffMachine } from '@/machines/session/handOff.machine';
import { ContinueAs } from '@/screens/signIn/ContinueAs';

const providedMachine = handOffMachine.provide({
  actors: {
    readOwner: fromPromise(({ input, signal }) => readHandOffOwner(input.token, signal)),
    exchange: fromPromise(({ input, signal }) => exchangeHandOff(input.token, signal)),
  },
});

/** Continues a session of another device, with the service behind it. */
export function ContinueAsRoute({ token, onEnd }: { token: string; onEnd: (end: HandOffResult) => void }) {
  return <ContinueAs machine={providedMachine} token={token} onEnd={onEnd} />;
}
