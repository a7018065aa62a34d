import { fromPromise } from 'xstate';
import { exchangeHandOff, lookAtHandOff } from '@/api/handOff';
import { type HandOffEnd, handOffMachine } from '@/machines/handOff.machine';
import { ContinueAs } from '@/screens/signIn/ContinueAs';

const logic = handOffMachine.provide({
  actors: {
    look: fromPromise(({ input, signal }) => lookAtHandOff(input.token, signal)),
    take: fromPromise(({ input, signal }) => exchangeHandOff(input.token, signal)),
  },
});

/** Going on with a session of another device, with the service behind it. */
export function ContinueAsRoute({ token, onEnd }: { token: string; onEnd: (end: HandOffEnd) => void }) {
  return <ContinueAs logic={logic} token={token} onEnd={onEnd} />;
}
