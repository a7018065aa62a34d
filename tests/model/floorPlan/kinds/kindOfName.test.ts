import { describe, expect, it } from 'vitest';
import { kindOfName, kindOfText } from '@/model/floorPlan/kinds/kindOfName';
import { MESH_KINDS } from '@/model/floorPlan/kinds/meshKind';

const nameOf = (found: { kind: number; facility: string | null } | null) =>
  found && (found.facility ?? MESH_KINDS[found.kind]);

describe('the kind of a name', () => {
  it.each([
    ['door_12', 'door'],
    ['IfcDoor_Single', 'door'],
    ['lift door 3', 'door'],
    ['outdoor_seats', null],
    ['IfcWallStandardCase_BasicWall:Inside:12', 'wall'],
    ['Window.001', 'wall'],
    ['wallet shop', null],
    ['elevator_308', 'lift'],
    ['stairs_2', 'stairs'],
    ['restroom_male_Restroom_M', 'toilet'],
    ['walkway_4', 'corridor'],
    ['Storage_12', 'service'],
    ['IfcSlab_Floor:Generic150mm', 'floor'],
    ['building_outline_101', 'floor'],
    ['floor_1', 'floor'],
    ['ground_floor_shop_3', null],
    ['auditorium_104', null],
    ['', null],
  ])('[CV50] %s: %s', (name, kind) => expect(nameOf(kindOfName(name))).toBe(kind));

  it.each([
    ['Toilets', 'toilet'],
    ['Toilets (ladies), level 2', 'toilet'],
    ['Restroom F.', 'toilet'],
    ['Lift 3', 'lift'],
    ['Main entrance', 'entrance'],
    ['The Wall Café', null],
    ['Window World', null],
    ['Lift & Shape Gym', null],
    ['Storage Cupboard', 'service'],
    ['Bakery', null],
    ['-', null],
  ])('[CV51] the label %s: %s', (text, kind) => expect(nameOf(kindOfText(text))).toBe(kind));
});
