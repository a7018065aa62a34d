/** The groups of the icon picker. An organisation's own icons are `custom`. */
export type IconCategory = 'personal' | 'money' | 'services' | 'transport' | 'custom';

export interface Icon {
  readonly id: number;
  /** A path below the host that the list names. */
  readonly url: string;
  readonly category: IconCategory;
  /** Readable name, for the picker and screen readers. */
  readonly name: string;
  /** The records that have it, of an icon of the organisation. */
  readonly usedBy?: readonly { readonly kind: 'category' | 'amenity'; readonly name: string }[];
}

/** Own icons of organisations have this id or a greater one; standard icons are counted from 1. */
export const FIRST_OWN_ICON = 1_000_000;

/** By file name. Records store the index: append, never reorder. */
const NAMES: readonly (readonly [Exclude<IconCategory, 'custom'>, string])[] = [
  ['personal', 'clothing-store'],
  ['personal', 'shoe'],
  ['personal', 'jewelry-store'],
  ['personal', 'hairdresser'],
  ['personal', 'optician'],
  ['personal', 'watch'],
  ['personal', 'gift'],
  ['personal', 'florist'],
  ['personal', 'suitcase'],
  ['money', 'bank'],
  ['money', 'shop'],
  ['money', 'casino'],
  ['services', 'information'],
  ['services', 'toilet'],
  ['services', 'restaurant'],
  ['services', 'cafe'],
  ['services', 'fast-food'],
  ['services', 'bar'],
  ['services', 'ice-cream'],
  ['services', 'grocery'],
  ['services', 'bakery'],
  ['services', 'cinema'],
  ['services', 'library'],
  ['services', 'fitness-centre'],
  ['services', 'playground'],
  ['services', 'hardware'],
  ['services', 'furniture'],
  ['services', 'music'],
  ['services', 'laundry'],
  ['services', 'post'],
  ['services', 'pharmacy'],
  ['services', 'hospital'],
  ['services', 'doctor'],
  ['services', 'dentist'],
  ['services', 'police'],
  ['services', 'telephone'],
  ['services', 'mobile-phone'],
  ['services', 'charging-station'],
  ['services', 'drinking-water'],
  ['services', 'wheelchair'],
  ['transport', 'elevator'],
  ['transport', 'entrance'],
  ['transport', 'parking'],
  ['transport', 'parking-paid'],
  ['transport', 'bus'],
  ['transport', 'taxi'],
  ['transport', 'car'],
  ['transport', 'bicycle'],
  ['transport', 'rail'],
  ['transport', 'rail-metro'],
  ['transport', 'airport'],
  ['transport', 'ferry'],
];

const labelOf = (file: string): string => {
  const words = file.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The icons that every organisation has; the files are Maki's (CC0), in public/icons/standard. */
export const STANDARD_ICONS: readonly Icon[] = NAMES.map(([category, file], index) => ({
  id: index + 1,
  url: `/icons/standard/${file}.svg`,
  category,
  name: labelOf(file),
}));

/** The id of the standard icon in this file. @throws Error when there is none */
export function standardIconId(file: string): number {
  const icon = STANDARD_ICONS.find(({ url }) => url.endsWith(`/${file}.svg`));
  if (!icon) throw new Error(`There is no standard icon ${file}.`);
  return icon.id;
}
