import type { Walk } from '../support/oracle/walk';

/** The name in the form, as far as the rows ask for it. */
type Name = '' | 'mine' | 'theirs' | 'stored';

interface Form {
  readonly name: Name;
  /** The name that a save is based on. */
  readonly initial: Name;
  readonly isNew: boolean;
  readonly isGone: boolean;
  readonly confirmed: number;
}

/** A form by the steps that were taken in it. */
export function formAfter({ start, labels }: Walk): Form {
  const isNew = start === 'a new organisation';
  const name = isNew ? '' : 'stored';
  let form: Form = { name, initial: name, isNew, isGone: false, confirmed: 0 };
  for (const label of labels) form = after(form, label);
  return form;
}

function after(form: Form, label: string): Form {
  const { name, initial } = form;
  switch (label) {
    case 'a good name':
      return { ...form, name: 'mine' };
    case 'no name':
      return { ...form, name: '' };
    case 'update: saved':
      return { ...form, name: 'stored', initial: 'stored' };
    case 'update: changed by somebody':
      // Changes of both to the same field are asked for, before anything becomes theirs.
      return name !== initial && initial !== 'theirs'
        ? form
        : { ...form, name: name === initial ? 'theirs' : name, initial: 'theirs' };
    case 'keep mine':
      return { ...form, initial: 'theirs' };
    case 'take theirs':
      return { ...form, name: 'theirs', initial: 'theirs' };
    case 'deleted':
    case 'update: deleted by somebody':
      return { ...form, isGone: true };
    case 'save as new':
      return name === '' ? form : { ...form, isNew: true, isGone: false, initial: '' };
    case 'delete':
      return { ...form, confirmed: 0 };
    case 'confirm':
      return { ...form, confirmed: form.confirmed + 1 };
    default:
      return form;
  }
}
