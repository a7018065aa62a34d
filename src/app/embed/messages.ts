/** Messages between the element on the page of a customer and the map in its frame. Each has its kind under `atrium`. */

/** From the map, before it knows who embeds it. */
interface Loaded {
  readonly atrium: 'loaded';
}

/** The answer of the element; the browser adds the origin of its page. */
interface Hello {
  readonly atrium: 'hello';
  readonly location: string;
  readonly key: string;
  /** Parameters of an address of the map. */
  readonly search: string;
}

/** Shows something else. */
interface Open {
  readonly atrium: 'open';
  readonly search: string;
}

/** The map can be used; or shows something else, as the parameters of its address say. */
interface Changed {
  readonly atrium: 'ready' | 'change';
  readonly search: string;
}

/** The map cannot be shown; `message` is for people. */
interface Failed {
  readonly atrium: 'error';
  readonly message: string;
}

export type ElementMessage = Hello | Open;
export type FrameMessage = Loaded | Changed | Failed;
