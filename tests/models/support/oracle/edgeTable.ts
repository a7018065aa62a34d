/** A row of a model's table: what the machine must do, stated by hand. */
export interface EdgeRow {
  /** The row as it is written, for messages. */
  readonly text: string;
  /** Alternatives; each is a list of states that hold together, one of each region. A parent includes its states. */
  readonly from: readonly (readonly string[])[];
  /** Names of the model's `conditions` that hold, or with `holds: false` do not. */
  readonly conditions: readonly { readonly name: string; readonly holds: boolean }[];
  /** Labels of the triggers. */
  readonly on: readonly string[];
  /** The states entered; empty when none changes. */
  readonly to: readonly string[];
  readonly effects: readonly ExpectedEffect[];
}

export interface ExpectedEffect {
  readonly name: string;
  /** The parameters or the input, as `effectOf` writes them; null when the table leaves them open. */
  readonly detail: string | null;
}

/** In the column `from`: the machine has just begun; the trigger is the name of the start. */
export const START = 'start';
/** In the column `from`: every state. */
export const ANY = 'any';
/** In the column `to`: no state changes. */
const SAME = 'same';

const list = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/**
 * Reads a table with the columns from | event or answer | to | effects. Cells list alternatives with `;`, states of
 * several regions with `+`, conditions in braces: `conflict {draft, !dirty}`. An effect is the name of an action, or
 * “asks” and the name of an actor, with the parameters or the input in brackets where they matter.
 * @throws an Error with the row that cannot be read
 */
export function readEdgeTable(table: string): EdgeRow[] {
  return list(table, '\n').map((text) => {
    const cells = text.split('|').map((one) => one.trim());
    const [source = '', on = '', to = '', effects = ''] = cells;
    const [, from, braces] = /^([^{}]*)(?:\{([^{}]*)\})?$/.exec(source) ?? [];
    if (cells.length !== 4 || !from?.trim() || !on || !to)
      throw new Error(`A row has four cells, from | event or answer | to | effects: “${text}”.`);
    return {
      text,
      from: list(from, ';').map((one) => list(one, '+')),
      conditions: list(braces ?? '', ',').map((one) => ({ name: one.replace(/^!/, ''), holds: !one.startsWith('!') })),
      on: list(on, ';'),
      to: to === SAME ? [] : list(to, '+'),
      effects: list(effects, ';').map((effect) => {
        const [, name = effect, detail = null] = /^([^(]*)\((.*)\)$/.exec(effect) ?? [];
        return { name: name.trim(), detail };
      }),
    };
  });
}
