import { useEffect, useState } from 'react';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import type { Fix } from '@/model/network/checks/fix';
import { fixOperation } from '@/model/network/checks/fixOperation';
import type { Problem } from '@/model/network/checks/problem';
import type { Operation } from '@/model/network/operations/operation';
import type { SelectionOrNone } from '@/model/network/selection';
import type { Checks } from '@/screens/checks/useNetworkChecks';
import { useEditedFloor } from '../../session/editedFloor';
import { useEditorActors } from '../../session/editorActors';
import { useMapView } from '../../session/mapView';
import { useFloorNames } from '../../session/useFloorNames';
import { RouteCaseList } from '../../tools/cases/RouteCaseList';
import { ConnectAll } from './ConnectAll';
import { fixText } from './fixTexts';
import { ProblemList } from './ProblemList';
import { text } from './texts';

interface Props {
  readonly checks: Checks;
  readonly onPreview: (operation: Operation | null) => void;
}

/** The list of problems: shows them on the map and solves them; deleting a person's drawing asks first. */
export function ChecksPanel({ checks, onPreview }: Props) {
  const { document, editor, perform } = useEditorActors();
  const floors = [...useFloorNames()].map(([uuid, name]) => ({ uuid, name }));
  const { show } = useMapView();
  const { floor } = useEditedFloor();
  const [asked, setAsked] = useState<{ readonly problem: Problem; readonly fix: Fix } | null>(null);
  useEffect(() => () => onPreview(null), [onPreview]);
  const flyTo = ({ place }: Problem) => {
    if (place && place.floor !== floor?.uuid) editor.send({ type: 'floor.set', floor: place.floor });
    if (place?.point) show(place.point);
  };
  // The network may have changed since the problem was found.
  const operationOf = ({ step }: Fix) => fixOperation(document.getSnapshot().context.history.present, step);
  const run = (problem: Problem, fix: Fix) => {
    flyTo(problem);
    onPreview(null);
    perform(operationOf(fix));
  };
  return (
    <>
      <RouteCaseList />
      <ProblemList
        checks={checks}
        floors={floors}
        edited={floor?.uuid ?? null}
        onShow={(problem) => {
          flyTo(problem);
          const selection = selectionOf(problem);
          if (selection) document.send({ type: 'select', selection });
          else if (problem.mesh !== null) editor.send({ type: 'mesh.select', mesh: problem.mesh });
        }}
        onFix={(problem, fix) => (fix.deletes ? setAsked({ problem, fix }) : run(problem, fix))}
        onPreview={(fix) => {
          const operation = fix && operationOf(fix);
          onPreview(operation?.blockedBy === null ? operation : null);
        }}
      >
        <ConnectAll problems={checks.problems ?? NO_PROBLEMS} onPreview={onPreview} />
      </ProblemList>
      <WarningDialog
        isOpen={asked !== null}
        title={asked ? `${fixText(asked.fix)}?` : ''}
        text={text('removeDrawn')}
        labels={{ confirm: text('remove') }}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) run(asked.problem, asked.fix);
          setAsked(null);
        }}
      />
    </>
  );
}

const NO_PROBLEMS: readonly Problem[] = [];

function selectionOf({ nodes, edges, groups }: Problem): SelectionOrNone {
  if (nodes.length > 0) return { type: 'node', ids: nodes };
  if (edges.length > 0) return { type: 'edge', ids: edges };
  return groups.length > 0 ? { type: 'group', ids: groups } : null;
}
