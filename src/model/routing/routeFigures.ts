import type { Route } from './route';
import { walkedMetres } from './routeSteps';

/** The figures by which routes are compared. */
export interface RouteFigures {
  /** Whole metres, as the panel shows them. */
  readonly metres: number;
  /** Whole seconds. */
  readonly seconds: number;
  /** How often the floor changes. */
  readonly changes: number;
  /** Whether it can be followed without steps. */
  readonly isStepFree: boolean;
}

/** By how much a route exceeds another one; negative where it falls short of it. */
export interface RouteDifference {
  readonly metres: number;
  readonly seconds: number;
  readonly changes: number;
  /** 1 where only this route is step-free, -1 where only the other one is. */
  readonly stepFree: -1 | 0 | 1;
}

export const routeFigures = (
  route: Pick<Route, 'legs' | 'changes' | 'seconds'>,
  isStepFree: boolean,
): RouteFigures => ({
  metres: walkedMetres(route),
  seconds: Math.round(route.seconds),
  changes: route.changes.length,
  isStepFree,
});

/** The difference of the shown figures, so that a person who subtracts them agrees. */
export const routeDifference = (before: RouteFigures, now: RouteFigures): RouteDifference => ({
  metres: now.metres - before.metres,
  seconds: now.seconds - before.seconds,
  changes: now.changes - before.changes,
  stepFree: now.isStepFree === before.isStepFree ? 0 : now.isStepFree ? 1 : -1,
});
