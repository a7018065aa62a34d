import type { Replayable } from '../../../tests/models/replayable';
import { edgeOf, type Path } from '../../../tests/models/support/paths/pathsOf';
import { tours } from '../../../tests/models/support/paths/tours';
import { failureOf, type WalkResult } from '../report/results';
import { type WalkDeps, walkPath } from './walkPath';

/** Of one path: a screen that is wrong everywhere fails each of them. */
const MOST_FURTHER = 4;

type Walk = (path: Path, note: string | null) => Promise<WalkResult>;

/**
 * Walks a path; behind a step that fails it goes on by other ways, in pages of their own, so that one fault does not
 * hide the next.
 */
export const walkOn = (replayable: Replayable, path: Path, deps: WalkDeps): Promise<readonly WalkResult[]> =>
  walkEach(replayable, path, (one, note) => walkPath(replayable, one, deps, note));

/** The walks of `walkOn`, however one is walked. */
export async function walkEach(
  { model }: Pick<Replayable, 'model'>,
  path: Path,
  walk: Walk,
): Promise<readonly WalkResult[]> {
  const first = await walk(path, null);
  const results = [first];
  // Further pages of a model that is not continuable would only repeat its other paths.
  if (!model.isContinuable) return results;
  const avoided = new Set<string>();
  const left = new Set(edgesBehind(path, first, avoided));
  while (left.size > 0 && results.length <= MOST_FURTHER) {
    const [next] = tours(model, new Set(left), undefined, avoided);
    if (!next) return results;
    const result = await walk(next, `it takes what lies behind the step of ${path.id} that failed`);
    results.push(result);
    const failed = failureOf(result);
    const walked = failed === null ? next.steps : next.steps.slice(0, failed.index);
    for (const step of walked) left.delete(edgeOf(step));
    if (failed !== null) edgesBehind(next, result, avoided);
  }
  return results;
}

/** The edges of a path behind the step that failed, which `avoided` takes up; none where the start or nothing failed. */
function edgesBehind({ steps }: Path, result: WalkResult, avoided: Set<string>): readonly string[] {
  // The first result is that of the start.
  const at = (failureOf(result)?.index ?? 0) - 1;
  const failed = steps[at];
  if (!failed) return [];
  avoided.add(edgeOf(failed));
  const taken = new Set(steps.slice(0, at + 1).map(edgeOf));
  return steps
    .slice(at + 1)
    .map(edgeOf)
    .filter((edge) => !taken.has(edge));
}
