import type { TransitFacility } from '@/model/network/generating/joinedStops';
import { text } from './texts';

/** The name of a transit group: that of its rooms, else the kind with a number. */
export const transitName = (facility: TransitFacility, label: string, number: number): string =>
  label === '' ? text('numbered', { name: text(`name.${facility}`), number }) : label;
