import { cutText } from '@/model/text/cutText';
import { MOST_NAME } from '../corrections/correction';

/** Letters of an id that tell apart what has one name. */
const TAIL = 8;

/**
 * Gives each space of a floor an `object_name`: its label, where no other space has it; else the label and the end of its
 * id, so that the same space has the same name when its plan comes again in another order.
 */
export function nameSpaces(
  spaces: readonly { readonly id: string; readonly label: string; readonly noun: string }[],
): string[] {
  const wanted = spaces.map(({ label, noun }) => plain(label === '' ? noun : label));
  const counts = new Map<string, number>();
  for (const [at, name] of wanted.entries())
    if (spaces[at]!.label !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  const taken = new Set<string>();
  return spaces.map(({ id, label }, at) => {
    const base = wanted[at]!;
    let name = label !== '' && counts.get(base) === 1 ? base : `${base} ${plain(id).slice(-TAIL)}`;
    for (let number = 2; taken.has(name); number++) name = `${base} ${plain(id).slice(-TAIL)} ${number}`;
    taken.add(name);
    return name;
  });
}

/** On one line and with room for the end of an id. */
const plain = (text: string): string =>
  cutText(
    text
      .replace(/\p{Cc}+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    MOST_NAME - 2 * TAIL,
  );
