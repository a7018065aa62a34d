import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';

/**
 * The transitions that a machine takes for an event, as XState selects them: the innermost state of each region first, and
 * of its transitions the first that passes. A state around regions is asked only where none of them takes the event.
 */
export function selectTransitions(
  { machine, value }: AnyMachineSnapshot,
  type: string,
  passes: (transition: AnyTransitionDefinition) => boolean,
): readonly AnyTransitionDefinition[] {
  const select = (node: AnyStateNode, below: StateValue | undefined): readonly AnyTransitionDefinition[] => {
    const keys = typeof below === 'string' ? [below] : Object.keys(below ?? {});
    const inner = keys.flatMap((key) => {
      const child: AnyStateNode | undefined = node.states[key];
      return child ? select(child, typeof below === 'object' ? below[key] : undefined) : [];
    });
    if (inner.length > 0) return inner;
    const own = candidates(node, type).find(passes);
    return own ? [own] : [];
  };
  return select(machine.root, value);
}

/** The transitions of a state for an event: those of the event itself before those of a wildcard. */
function candidates(node: AnyStateNode, type: string): readonly AnyTransitionDefinition[] {
  const matching = [...node.transitions.keys()].filter(
    (descriptor) =>
      descriptor === type ||
      descriptor === '*' ||
      (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1))),
  );
  return matching
    .sort((one, other) => other.length - one.length)
    .flatMap((descriptor) => node.transitions.get(descriptor) ?? []);
}
