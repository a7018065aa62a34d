import type { ConfirmedMatch, MatchKind } from './roomMatch';

interface GuessedRoom {
  readonly kind: MatchKind;
  readonly from: string;
  readonly to: readonly string[];
}

/** Rooms that a person chose by their names before; null for one without a counterpart. */
export type RoomChoices = ReadonlyMap<string, string | null>;

/** Whether a match is a guess that a person may correct: a room that keeps its name is none, unless it is split or merged. */
export const isGuess = ({ kind, from, to }: GuessedRoom): boolean =>
  kind === 'split' || kind === 'merged' || kind === 'gone' || to[0] !== from;

/** The name of a room in the new floor plan: the chosen one, or else the best guess. */
export function chosenRoom({ from, to }: GuessedRoom, choices: RoomChoices): string | null {
  const chosen = choices.get(from);
  return chosen === undefined ? (to[0] ?? null) : chosen;
}

/** The matches that an approval sends: of all rooms that do not keep their name. */
export const confirmedMatches = (rooms: readonly GuessedRoom[], choices: RoomChoices): ConfirmedMatch[] =>
  rooms.map((room) => ({ from: room.from, to: chosenRoom(room, choices) })).filter(({ from, to }) => from !== to);
