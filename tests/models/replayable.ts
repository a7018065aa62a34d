import type { AnyStateMachine } from 'xstate';
import type { S3Double } from '../support/s3Double';
import { nodeToolModel } from './nodeTool.model';
import { publishingModel } from './publishing.model';
import { signInModel } from './signIn.model';
import type { Model } from './support/model';
import { nodeToolWorld } from './support/nodeToolWorld';
import { heldLocation } from './support/publishingWorld';
import type { World } from './support/world';

/** A model with the world that its steps are done in. */
export interface Replayable<W extends World = World> {
  readonly model: Model<AnyStateMachine, W>;
  /** Gives the world what the model's steps want beyond a page; `store` is null where it is not the test run's own. */
  readonly settle: (world: World, store: S3Double | null) => Promise<W>;
}

const replayable = <Machine extends AnyStateMachine, W extends World>(
  model: Model<Machine, W>,
  settle: Replayable<W>['settle'],
  // A list of models of different charts and worlds; each is only ever used with its own.
): Replayable => ({ model, settle }) as unknown as Replayable;

const inAnyWorld = async (world: World): Promise<World> => world;

export const signIn = replayable(signInModel, inAnyWorld);
export const nodeTool = replayable(nodeToolModel, async (world) => nodeToolWorld(world));
export const publishing = replayable(publishingModel, async (world, store) => ({
  ...world,
  location: await heldLocation(world, store),
}));

/** Every chart whose paths can be walked in a browser. */
export const allReplayable: readonly Replayable[] = [signIn, nodeTool, publishing];
