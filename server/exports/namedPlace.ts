import type { ProjectData } from '@/contract/locations/projectData';
import type { NamedPlace } from '@/model/content/rooms/shownLabels';

/** A destination as the labels of its floor plan may name it. */
export const namedPlace = ({
  floor_id,
  object_name,
  destination,
}: ProjectData['destinations'][number]): NamedPlace => ({ floor_id, object_name, names: [destination.name] });
