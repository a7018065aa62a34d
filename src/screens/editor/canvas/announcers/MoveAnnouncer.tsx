import { useEffect, useState } from 'react';
import { capitalised } from '@/contract/texts/capitalised';
import { movementOf } from '@/model/network/movement';
import { nodeLabel } from '@/screens/checks/objectLabel';
import { useEditorActors } from '../../session/editorActors';
import { useMapView } from '../../session/mapView';
import { useOpenedLocation } from '../../session/openedLocation';
import { lengthText } from '../../tools/lengthText';
import { text } from '../texts';
import { Announcement, REST_MILLISECONDS } from './Announcement';

/** Makes a repeated sentence another text, since only a change is read out. */
const AGAIN = '\u00a0';

/** Says to screen readers how far and where to the selected nodes were moved, once they are at rest. */
export function MoveAnnouncer() {
  const { document } = useEditorActors();
  const { data } = useOpenedLocation();
  const { view } = useMapView();
  const { units } = data.settings;
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    let last = document.getSnapshot().context.history.present;
    let start = last;
    let timer = 0;
    const announce = () => {
      timer = 0;
      const { present, selection } = document.getSnapshot().context.history;
      const ids = selection?.type === 'node' ? selection.ids : [];
      const movement = movementOf(start, present, ids, view.get().turn);
      const node = present.nodes.get(ids[0]!);
      if (!movement || !node) return;
      const by = { length: lengthText(movement.metres, units), bearing: text(`bearing.${movement.bearing}`) };
      const words =
        ids.length === 1
          ? text('moved', { name: capitalised(nodeLabel(node)), ...by })
          : text('movedMany', { count: ids.length, ...by });
      setAnnounced((before) => (before === words ? words + AGAIN : words));
    };
    const following = document.subscribe(({ context: { history } }) => {
      if (history.present === last) return;
      if (timer === 0) start = last;
      last = history.present;
      window.clearTimeout(timer);
      timer = window.setTimeout(announce, REST_MILLISECONDS);
    });
    return () => {
      following.unsubscribe();
      window.clearTimeout(timer);
    };
  }, [document, units, view]);
  return <Announcement label={text('moves')}>{announced}</Announcement>;
}
