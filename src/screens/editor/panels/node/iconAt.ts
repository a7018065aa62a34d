import { type Icon, STANDARD_ICONS } from '@/model/content/icons/standardIcons';

/** The icon at an address: one of everybody, or a picture of the organisation. */
export function iconAt(url: string | undefined): Icon | undefined {
  if (url === undefined) return undefined;
  return STANDARD_ICONS.find((icon) => icon.url === url) ?? { id: 0, name: '', category: 'custom', url };
}
