/** A place in the window, in CSS pixels, with the keys that are held. */
export interface DraggedTo {
  readonly clientX: number;
  readonly clientY: number;
  /** A button of it is pressed, or it is a finger. */
  readonly isDown: boolean;
  readonly isTouch: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly command: boolean;
}

/**
 * Joins the drag of a node of a stage to the gestures of its map: the stage reports the moves, and the gestures decide
 * what they mean. From the first of them on, the browser's own moves of that pointer are not taken, or each would count twice.
 */
export interface DragFeed {
  /** A node of the stage follows a pointer until `stop` is called. */
  begin(pointer: number, stop: () => void): void;
  move(to: DraggedTo): void;
  /** Whether a node follows this pointer. */
  holds(pointer: number): boolean;
  /** Whether the stage has reported moves of this pointer. */
  reports(pointer: number): boolean;
  end(): void;
  /** Sets the taker of the moves. */
  connect(take: (pointer: number, to: DraggedTo) => void): void;
}

export function createDragFeed(): DragFeed {
  let held: { readonly pointer: number; readonly stop: () => void; hasMoved: boolean } | null = null;
  let take: (pointer: number, to: DraggedTo) => void = () => {};
  const end = () => {
    const ended = held;
    held = null;
    ended?.stop();
  };
  return {
    begin: (pointer, stop) => {
      end();
      held = { pointer, stop, hasMoved: false };
    },
    move: (to) => {
      if (!held) return;
      held.hasMoved = true;
      take(held.pointer, to);
    },
    holds: (pointer) => held?.pointer === pointer,
    reports: (pointer) => held?.pointer === pointer && held.hasMoved,
    end,
    connect: (next) => {
      take = next;
    },
  };
}
