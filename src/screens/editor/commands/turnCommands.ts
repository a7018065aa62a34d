import { notify } from '@/components/feedback/toastStack';
import type { Command } from '@/components/shortcuts';
import { buildingAngle } from '@/model/floorPlan/buildingAngle';
import { toRadians } from '@/model/geometry/turns';
import { fitBox, fitTurn, type Size, turnAround } from '@/model/geometry/view';
import type { ToolWorld } from '../session/useToolWorld';
import { text } from './texts';

type TurnCommand = Extract<Command, `turn.${string}`>;
export type TurnWorld = Pick<ToolWorld, 'view' | 'canvas' | 'drawn' | 'bounds'>;

const STEP = toRadians(15);
const QUARTER = Math.PI / 2;
/** A view this close to the walls shows them straight. */
const ALIGNED = toRadians(0.05);

export const isTurn = (command: Command): command is TurnCommand => command.startsWith('turn.');

/** Turns the view around the middle of the window, or fits the floor as it is turned. */
export function turnBy(command: TurnCommand, world: TurnWorld): void {
  const { view, canvas } = world;
  const size = canvas.current?.size;
  if (!size || size.width === 0) return;
  if (command === 'turn.fit') {
    fitWindow(world, size);
    return;
  }
  const by = wantedTurn(command, world);
  if (by === 0) return;
  view.set(turnAround(view.get(), { x: size.width / 2, y: size.height / 2 }, by));
}

/** Radians clockwise from the present turn. */
function wantedTurn(command: Exclude<TurnCommand, 'turn.fit'>, world: TurnWorld): number {
  switch (command) {
    case 'turn.left':
      return -STEP;
    case 'turn.right':
      return STEP;
    case 'turn.reset':
      return -world.view.get().turn;
    case 'turn.building':
      return turnToBuilding(world);
  }
}

/** Shows the whole floor at the turn at which it is largest. */
function fitWindow({ view, bounds }: TurnWorld, size: Size): void {
  if (!bounds) return;
  const { turn } = view.get();
  const wanted = fitTurn(bounds, size, turn);
  if (wanted === turn) notify(text('fitsBest'), 'info');
  view.set(fitBox(bounds, size, undefined, wanted));
}

/**
 * The smaller of the turns that align the walls with the axes of the screen; none, with a notification, where there is
 * none.
 */
function turnToBuilding({ view, drawn }: TurnWorld): number {
  const angle = drawn && buildingAngle(drawn);
  if (angle === null) {
    notify(text(drawn ? 'noDirection' : 'noPlan'), 'info');
    return 0;
  }
  const now = angle + view.get().turn;
  const by = QUARTER * Math.round(now / QUARTER) - now;
  if (Math.abs(by) >= ALIGNED) return by;
  notify(text('alreadyAligned'), 'info');
  return 0;
}
