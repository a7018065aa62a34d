import { BrokenCases } from '../checks/BrokenCases';
import type { RouteCases } from '../checks/routeCases';
import type { Checks } from '../checks/useNetworkChecks';
import { ProblemSummary } from './ProblemSummary';

interface Props {
  readonly checks: Checks;
  readonly cases: RouteCases;
  /** Opens the list of problems. */
  readonly onShow: () => void;
}

/** The results of all checks of a location, the same wherever it is published. */
export const CheckResults = ({ checks, cases, onShow }: Props) => (
  <>
    <ProblemSummary checks={checks} onShow={onShow} />
    <BrokenCases cases={cases} />
  </>
);
