import { listIcons } from '@/contract/icons';
import { STANDARD_ICONS } from '@/model/content/standardIcons';
import { implement } from '../http/implement';

/** The icons of categories and amenities; the console serves the files, so the host is its own. */
export const iconRoutes = () => [
  implement(listIcons, async () => ({ data: { host: '', global: [...STANDARD_ICONS], organisation: [] } })),
];
