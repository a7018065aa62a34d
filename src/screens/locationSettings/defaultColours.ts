import type { ColourSettings } from '@/contract/locations/projectDetails';

/** Colours of a location that has none of its own: those of the map. */
export const DEFAULT_COLOURS: Readonly<ColourSettings> = {
  override: false,
  label_normal: '#1f2937',
  label_hover: '#0b6e6e',
  label_selected: '#ffffff',
  mesh_normal: '#f4eee3',
  mesh_hover: '#d5ebe9',
  mesh_selected: '#0b6e6e',
};
