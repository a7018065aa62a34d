import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { changeRouteCase } from '@/api/network/routeCases';
import { ApiError } from '@/api/transport/apiError';
import { useNotify } from '@/components/feedback/useNotify';
import { useInlineFocus } from '@/components/form/useInlineFocus';
import type { WireRouteCase } from '@/contract/network/routeCases';
import type { Network } from '@/model/network/network';
import { endNodes, type RouteCase, type Verdict } from '@/model/routing/cases/routeCase';
import type { NoRoute } from '@/model/routing/explainNoRoute';
import { brokenByText, caseText } from '@/screens/checks/caseText';
import type { JudgedCase } from '@/screens/checks/createCaseJudge';
import { FindingRow } from '@/screens/checks/FindingRow';
import { useEditedFloor } from '../../session/editedFloor';
import { useEditorActors } from '../../session/editorActors';
import { useMapView } from '../../session/mapView';
import { useOpenedLocation } from '../../session/openedLocation';
import { useTyped } from '../../session/useTyped';
import { text as toolText } from '../texts';
import { CaseForm } from './CaseForm';
import { inputOfCase } from './caseInput';
import { text } from './texts';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground3 } });

interface Props {
  readonly judged: JudgedCase;
  /** The case as the service has it. */
  readonly stored: WireRouteCase;
  readonly onRemove: () => void;
}

/** A route case: its limits, its present figures, and the edit that broke it. */
export function CaseRow({ judged, stored, onRemove }: Props) {
  const styles = useStyles();
  const { document, editor } = useEditorActors();
  const { project } = useOpenedLocation();
  const { show } = useMapView();
  const { floor } = useEditedFloor();
  const notify = useNotify();
  const { mutate, isPending } = useMutation(changeRouteCase(project));
  const form = inputOfCase(stored.id);
  const [kept] = useTyped(form);
  const [isOpened, setOpened] = useState(false);
  const isEditing = isOpened || kept !== null;
  const row = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLElement>(null);
  useInlineFocus(isEditing, row, opener);
  const { routeCase, verdict } = judged;
  const isMet = verdict.kind === 'holds';
  const broken = brokenByText(judged);
  const flyTo = () => {
    const place = placeOf(routeCase, verdict, document.getSnapshot().context.history.present);
    if (!place) return;
    if (place.floor !== floor?.uuid) editor.send({ type: 'floor.set', floor: place.floor });
    show(place.point);
  };
  return (
    <FindingRow
      ref={row}
      kind={isMet ? 'met' : 'error'}
      kindText={text(isMet ? 'isMet' : 'fails')}
      text={caseText(judged)}
      actions={
        isEditing ? null : (
          <>
            <Button size="small" onClick={flyTo}>
              {text('show')}
            </Button>
            <Button
              ref={(button: HTMLElement | null) => {
                opener.current = button;
              }}
              size="small"
              onClick={() => setOpened(true)}
            >
              {text('edit')}
            </Button>
            <Button size="small" appearance="subtle" onClick={onRemove}>
              {text('remove')}
            </Button>
          </>
        )
      }
    >
      {verdict.kind === 'no-route' && (
        <Text size={200} className={styles.quiet}>
          {toolText(`noRoute.${verdict.why.reason}`)}
        </Text>
      )}
      {broken !== null && <Text size={200}>{broken}</Text>}
      {isEditing && (
        <CaseForm
          form={form}
          label={routeCase.name}
          initial={stored}
          isSaving={isPending}
          onEnd={() => setOpened(false)}
          onSave={(fields, onSaved) =>
            mutate(
              { ...fields, id: stored.id, revision: stored.revision },
              {
                onSuccess: ({ message }) => {
                  notify(message);
                  onSaved();
                },
                // The typed text stays.
                onError: (error) =>
                  notify(error instanceof ApiError && error.status === 409 ? text('conflict') : error.message, 'error'),
              },
            )
          }
        />
      )}
    </FindingRow>
  );
}

/** Where to look: what blocks the route, or else its start. */
function placeOf(routeCase: RouteCase, verdict: Verdict, network: Network): NoRoute['place'] {
  if (verdict.kind === 'no-route' && verdict.why.place) return verdict.why.place;
  for (const end of [routeCase.from, routeCase.to])
    for (const id of endNodes(network, end)) {
      const node = network.nodes.get(id);
      if (node) return { floor: node.floor, point: { x: node.x, y: node.y } };
    }
  return null;
}
