import { type Context, use } from 'react';

/** The value of a context that has no default. @throws Error with this message outside of its provider */
export function useProvided<Value>(context: Context<Value | null>, message: string): Value {
  const value = use(context);
  if (value === null) throw new Error(message);
  return value;
}
