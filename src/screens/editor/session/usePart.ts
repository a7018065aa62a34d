import { type Context, use } from 'react';

/** A part of the opened location. @throws Error outside of one */
export function usePart<Part>(context: Context<Part | null>): Part {
  const part = use(context);
  if (part === null) throw new Error('Only parts of an opened location ask for it.');
  return part;
}
