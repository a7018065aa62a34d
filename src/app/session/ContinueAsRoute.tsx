import type { HandOffResult } from '@/machines/session/handOff.machine';
import { ContinueAs } from '@/screens/signIn/ContinueAs';
import { providedHandOff } from './provideHandOff';

/** Continues a session of another device, with the service behind it. */
export function ContinueAsRoute({ token, onEnd }: { token: string; onEnd: (end: HandOffResult) => void }) {
  return <ContinueAs machine={providedHandOff} token={token} onEnd={onEnd} />;
}
