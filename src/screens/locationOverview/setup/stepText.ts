import type { SetupFacts, SetupStepName } from '@/model/setup/setupSteps';
import { text } from './texts';

/** How far a step is, in one or two sentences. */
export function stepText(name: SetupStepName, facts: SetupFacts, hasFailed: boolean): string {
  switch (name) {
    case 'plans':
      return plansText(facts);
    case 'names':
      return namesText(facts);
    case 'network':
      return networkText(facts);
    case 'checks':
      return hasFailed ? text('unchecked') : checksText(facts);
    case 'publication':
      return text(PUBLICATION[facts.publication]);
    case 'kiosks':
      return facts.kiosks === 0
        ? text('noKiosks')
        : text('placedKiosks', { placed: facts.placedKiosks, count: facts.kiosks });
  }
}

const PUBLICATION = { none: 'unpublished', outdated: 'outdated', current: 'current' } as const;

function plansText({ floors, floorsWithPlan }: SetupFacts): string {
  if (floors === 0) return text('noPlans');
  return floorsWithPlan === floors
    ? text('allPlans', { count: floors })
    : text('somePlans', { done: floorsWithPlan, count: floors });
}

function namesText({ namedRooms, floorsWithoutNames }: SetupFacts): string {
  if (namedRooms === 0) return text('noNames');
  return [
    text('someNames', { count: namedRooms }),
    ...(floorsWithoutNames > 0 ? [text('unnamedFloors', { count: floorsWithoutNames })] : []),
  ].join(' ');
}

function networkText({ floorsWithPlan, floorsWithoutPaths }: SetupFacts): string {
  if (floorsWithPlan === floorsWithoutPaths) return text('noNetwork');
  return floorsWithoutPaths === 0 ? text('wholeNetwork') : text('someNetwork', { count: floorsWithoutPaths });
}

function checksText({ floorsWithPlan, floorsWithoutPaths, problems }: SetupFacts): string {
  if (floorsWithPlan === floorsWithoutPaths) return text('checksLater');
  if (problems === null) return text('checking');
  const { errors, warnings } = problems;
  const list = [
    ...(errors > 0 ? [text('errors', { count: errors })] : []),
    ...(warnings > 0 ? [text('warnings', { count: warnings })] : []),
  ];
  return list.length === 0 ? text('noProblems') : text('problems', { list: list.join(', ') });
}
