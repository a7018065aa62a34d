import type { Building, Floor } from '@/contract/buildings/buildings';
import { text } from './texts';

/** The building or floor that a person is asked about. */
export type PendingDeletion = { kind: 'building'; building: Building } | { kind: 'floor'; floor: Floor };

export const uuidOf = (pending: PendingDeletion): string =>
  pending.kind === 'building' ? pending.building.uuid : pending.floor.uuid;

export const nameOf = (pendingDeletion: PendingDeletion): string =>
  pendingDeletion.kind === 'building' ? pendingDeletion.building.name : pendingDeletion.floor.name;

/** The effects of the deletion, in a sentence. */
export function deletionWarningOf(pendingDeletion: PendingDeletion): string {
  if (pendingDeletion.kind === 'floor') return text('floorDeletion', { name: pendingDeletion.floor.name });
  const { length } = pendingDeletion.building.floors;
  const floors = text('floorCount', { count: length });
  return text('buildingDeletion', { floors, name: pendingDeletion.building.name });
}
