import type { ColourSettings } from '@/contract/destinations/destinationDetails';

/** The colours of a destination that has none of its own, from the colour of its first category. */
export const defaultColours = (category: string | null): ColourSettings => ({
  override: false,
  label_normal: '#1f2937',
  label_hover: '#1f2937',
  label_selected: '#0b6e6e',
  mesh_normal: category ?? '#f4eee3',
  mesh_hover: category ?? '#e7dcc8',
  mesh_selected: category ?? '#cfe7e5',
});
