import { use, useMemo, useState } from 'react';
import { CurrentUserContext } from '../../currentUser';
import { readTyped, writeTyped } from './typedStore';

/** The place of the input of one form in the storage of the tab. */
interface TypedSlot {
  readonly read: () => unknown;
  /** Null removes it. */
  readonly write: (input: unknown) => void;
}

const NOWHERE: TypedSlot = { read: () => null, write: () => undefined };

/**
 * Where a form of the page keeps its input: for the person, the organisation and the page.
 * @param name of the form among those of its page; null keeps nothing, nor does a page without a person
 */
export function useTypedSlot(name: string | null): TypedSlot {
  const currentUser = use(CurrentUserContext);
  const [page] = useState(() => window.location.pathname);
  const person = currentUser?.user.uuid;
  const organisation = currentUser?.organisation.uuid;
  return useMemo(() => {
    if (person === undefined || name === null) return NOWHERE;
    const form = [organisation, page, name].join(' ');
    return { read: () => readTyped(person, form), write: (input) => writeTyped(person, form, input) };
  }, [person, organisation, page, name]);
}
