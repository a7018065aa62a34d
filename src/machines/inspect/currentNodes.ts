import type { AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';

/** The current states of a machine, the outer ones included, each after its parent. */
const currentNodes = ({ machine, value }: AnyMachineSnapshot): readonly AnyStateNode[] => below(machine.root, value);

function below(node: AnyStateNode, value: StateValue | undefined): AnyStateNode[] {
  const keys = typeof value === 'string' ? [value] : Object.keys(value ?? {});
  return [
    node,
    ...keys.flatMap((key) => {
      const child: AnyStateNode | undefined = node.states[key];
      return child ? below(child, typeof value === 'object' ? value[key] : undefined) : [];
    }),
  ];
}

export const currentStates = (snapshot: AnyMachineSnapshot): readonly string[] =>
  currentNodes(snapshot).map(({ id }) => id);
