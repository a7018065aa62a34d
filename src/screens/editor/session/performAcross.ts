import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import { notify } from '@/components/feedback/toastStack';
import { onDemand } from '@/components/lazy/onDemand';
import type { Floor } from '@/contract/buildings/buildings';
import type { DocumentMachine } from '@/machines/editor/document.machine';
import type { CheckedData } from '@/model/network/checks/checkLocation';
import type { Network } from '@/model/network/network';
import { type FloorGrounds, NO_GROUNDS } from '@/model/network/operations/acrossFloors/floorGround';
import type { Operation } from '@/model/network/operations/operation';
import { editNoteText } from '@/screens/checks/editNoteText';

/** Floors with the data of their location that the checks need too. */
export interface FloorsOfLocation {
  readonly floors: readonly Pick<Floor, 'uuid' | 'plan'>[];
  readonly data: CheckedData;
}

/** An operation on other floors, made of the network of the moment when their ground is known. */
export type OperationAcross = (network: Network, grounds: FloorGrounds) => Operation;

interface Deps {
  readonly document: ActorRefFrom<DocumentMachine>;
  readonly perform: (operation: Operation) => void;
  readonly client: QueryClient;
}

/**
 * Performs an operation that puts something on other floors: their floor plans are loaded before, so that nothing is put outside of
 * a building or behind a wall. A notification counts what was left out.
 */
export function performAcross(
  { document, perform, client }: Deps,
  { floors, data }: FloorsOfLocation,
  operationOn: OperationAcross,
): void {
  const act = (grounds: FloorGrounds) => {
    const operation = operationOn(document.getSnapshot().context.history.present, grounds);
    perform(operation);
    const { note } = operation;
    if (operation.blockedBy === null && 'leftOut' in note && note.leftOut > 0) notify(editNoteText(note), 'warning');
  };
  if (floors.every(({ plan }) => plan === null)) act(NO_GROUNDS);
  else void onDemand(async () => (await import('./readGrounds')).readGrounds(client, floors, data), act);
}
