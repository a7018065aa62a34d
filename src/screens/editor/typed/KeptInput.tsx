import { useBesideHistory } from '../beside/useBesideHistory';
import { useRoomRemoval } from '../beside/useRoomRemoval';
import { useKeptInput } from './useKeptInput';

/** Keeps the input of forms with the draft, and undoes and redoes it with the history. */
export function KeptInput() {
  useKeptInput();
  useBesideHistory();
  useRoomRemoval();
  return null;
}
