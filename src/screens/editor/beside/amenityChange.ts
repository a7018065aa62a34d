import type { NodeDetails } from '@/contract/network/nodes';
import type { BesideChange } from '@/model/network/besideChange';

/** An amenity that was added to a node, or removed from it. @param saved the node after that: each is a step of its own */
export const amenityChange = ({ id, revision }: NodeDetails, amenity: number, isHere: boolean): BesideChange => ({
  kind: 'amenity',
  of: `amenity ${amenity} of node ${id}`,
  base: revision,
  before: { isHere: !isHere },
  after: { isHere },
});

/** The numbers of an amenity and of its node. */
export const amenityAt = ({ of }: BesideChange): readonly [amenity: number, node: number] => {
  const [, amenity, , , node] = of.split(' ');
  return [Number(amenity), Number(node)];
};

/** The amenities of a node with one of them, or without it. */
export const amenitiesWith = ({ amenities }: NodeDetails, amenity: number, isHere: boolean): { id: number }[] => {
  const others = amenities.map(({ global_amenity: { id } }) => ({ id })).filter(({ id }) => id !== amenity);
  return isHere ? [...others, { id: amenity }] : others;
};
