import { useSyncExternalStore } from 'react';
import type { BesideNetwork } from '../session/besideNetwork';

/** How many forms of nodes and kiosks have unsaved input. */
export const useTypedForms = ({ typed }: BesideNetwork): number =>
  useSyncExternalStore(typed.subscribe, () => Object.keys(typed.get()).length);
