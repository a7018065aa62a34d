import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useEditedFloor } from '../../session/editedFloor';
import { useEditorActors } from '../../session/editorActors';
import { useOpenedLocation } from '../../session/openedLocation';
import { otherPartRows, roomRows } from '../places/roomRows';
import { floorKey, meshKey, nodeKey, pathKey, type Section, type TreeRow, treeRows } from './treeRows';

interface OpenTree {
  readonly rows: readonly TreeRow[];
  readonly selected: ReadonlySet<string>;
  /** Shows or hides the rows of a row. */
  readonly toggle: (key: string) => void;
}

/** The visible rows of the tree. The selection on the map is unfolded. */
export function useTreeContent(): OpenTree {
  const { document, editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const { floor, drawn, networkIndex } = useEditedFloor();
  const shown = floor?.uuid ?? null;
  const mesh = useSelector(editor, (snapshot) => snapshot.context.mesh);
  const chosen = useSelector(editor, (snapshot) => snapshot.context.meshes);
  const selection = useSelector(document, (snapshot) => snapshot.context.history.selection);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set<string>(['places']));
  // The map follows an edit first.
  const network = useDeferredValue(networkIndex);
  const meshes = useMemo(
    () => ({
      places: drawn && shown !== null ? roomRows(drawn, data, shown) : [],
      others: drawn ? otherPartRows(drawn) : [],
    }),
    [drawn, data, shown],
  );
  const selected = useMemo<ReadonlySet<string>>(() => {
    if (chosen.length > 0) return new Set(chosen.map(meshKey));
    if (selection?.type === 'node') return new Set(selection.ids.map(nodeKey));
    return new Set(selection?.type === 'edge' ? selection.ids.map(pathKey) : []);
  }, [chosen, selection]);
  const floors = useMemo(() => data.location.buildings.flatMap((building) => building.floors), [data]);
  useEffect(() => {
    if (shown !== null) setOpen((before) => withKey(before, floorKey(shown)));
  }, [shown]);
  useEffect(() => {
    const isOther = mesh !== null && meshes.others.some(({ key }) => key === mesh);
    const section: Section | null =
      mesh !== null
        ? isOther
          ? 'others'
          : 'places'
        : selection?.type === 'node'
          ? 'nodes'
          : selection?.type === 'edge'
            ? 'paths'
            : null;
    if (section) setOpen((before) => withKey(before, section));
  }, [mesh, selection, meshes]);
  const nameOf = useMemo(() => {
    const names = new Map(meshes.places.map(({ key, name }) => [key, name]));
    return (room: string) => names.get(room) ?? room;
  }, [meshes]);
  const rows = useMemo(
    () =>
      treeRows(
        {
          floors: floors.map(({ uuid, name }) => ({ uuid, name })),
          shown,
          ...meshes,
          nameOf,
          nodes: network.nodes,
          paths: network.edges,
        },
        open,
      ),
    [floors, shown, meshes, nameOf, network, open],
  );
  const toggle = (key: string) => {
    const other = floors.find(({ uuid }) => floorKey(uuid) === key && uuid !== shown);
    if (other) editor.send({ type: 'floor.set', floor: other.uuid });
    else setOpen((before) => (before.has(key) ? withoutKey(before, key) : withKey(before, key)));
  };
  return { rows, selected, toggle };
}

const withKey = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  keys.has(key) ? keys : new Set([...keys, key]);
const withoutKey = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set([...keys].filter((one) => one !== key));
