import type { EdgeId, Network, NodeId } from '../network';
import { addEntrance } from '../operations/addEntrance';
import { allowTravel } from '../operations/allowTravel';
import { connectToPath } from '../operations/connectToPath';
import { dragNodes } from '../operations/dragNodes';
import { drawPath } from '../operations/drawPath';
import { editNode } from '../operations/editNode';
import { editPaths } from '../operations/editPaths';
import { joinPaths } from '../operations/joinPaths';
import type { BlockedBy, Operation } from '../operations/operation';
import { removeSelection } from '../operations/removeSelection';
import { uniteNodes } from '../operations/uniteNodes';
import type { FixStep } from './fixStep';

/**
 * The command of a fix on the present network: blocked if an object that it needs was deleted since the problem was
 * found.
 */
export function fixOperation(network: Network, step: FixStep): Operation {
  const operation = operationOf(network, step);
  return { ...operation, blockedBy: missing(network, step) ?? operation.blockedBy };
}

function operationOf(network: Network, step: FixStep): Operation {
  switch (step.type) {
    case 'connectToPath':
      return connectToPath(network, step.node, step.path, step.join);
    case 'joinPaths':
      return joinPaths(network, step.one, step.other, step.at);
    case 'drawPath':
      return drawPath(network, step.from, step.to);
    case 'removeSelection':
      return removeSelection(network, step.selection);
    case 'setEntrance':
      return editNode(network, step.node, { mesh: step.mesh });
    case 'moveNode':
      return dragNodes(network, new Map([[step.node, step.to]]), null);
    case 'addEntrance':
      return addEntrance(network, step);
    case 'uniteNodes':
      return uniteNodes(network, step.nodes);
    case 'openBothWays':
      return editPaths(network, [step.path], { direction: 0 });
    case 'allowTravel':
      return allowTravel(network, [step.path], step.travel, true);
  }
}

/** Why a step has no object any more, or null. */
function missing(network: Network, step: FixStep): BlockedBy | null {
  if (step.type === 'removeSelection') {
    const { type, ids } = step.selection;
    if (type === 'group') return ids.every((id) => network.groups.has(id)) ? null : 'group-not-found';
    if (type === 'node') return ids.every((id) => network.nodes.has(id)) ? null : 'node-not-found';
    return ids.every((id) => network.edges.has(id)) ? null : 'path-not-found';
  }
  const { nodes, paths } = objectsOf(step);
  if (!nodes.every((id) => network.nodes.has(id))) return 'node-not-found';
  return paths.every((id) => network.edges.has(id)) ? null : 'path-not-found';
}

interface StepObjects {
  readonly nodes: readonly NodeId[];
  readonly paths: readonly EdgeId[];
}

function objectsOf(step: Exclude<FixStep, { type: 'removeSelection' }>): StepObjects {
  switch (step.type) {
    case 'connectToPath':
      return { nodes: [step.node], paths: [step.path] };
    case 'joinPaths':
      return { nodes: [], paths: [step.one, step.other] };
    case 'drawPath':
      return { nodes: [step.from, step.to], paths: [] };
    case 'setEntrance':
    case 'moveNode':
      return { nodes: [step.node], paths: [] };
    case 'uniteNodes':
      return { nodes: step.nodes, paths: [] };
    case 'addEntrance':
    case 'openBothWays':
    case 'allowTravel':
      return { nodes: [], paths: [step.path] };
  }
}
