import type { Context } from 'react';
import { useProvided } from '@/components/useProvided';

/** A part of the opened location. @throws Error outside of one */
export const usePart = <Part>(context: Context<Part | null>): Part =>
  useProvided(context, 'Only parts of an opened location ask for it.');
