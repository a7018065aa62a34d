import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type PageCommand, setPageCommands } from '@/components/pageCommands';
import { type Command, SHORTCUTS, type Shortcut } from '@/components/shortcuts';
import type { Placement } from '@/contract/destinations/destinations';
import { floorNames } from '@/model/floorPlan/floorNames';
import type { RunCommand } from '../commands/useEditorCommands';
import { text as generationText } from '../generation/texts';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { useMapView } from '../session/mapView';
import { useOpenedLocation } from '../session/openedLocation';
import { useOpenParts } from '../session/openParts';
import { useGoTo } from '../session/useGoTo';
import { text } from '../texts';
import { OUTLINE_TOOLS } from '../tools/outline/outlineTools';
import { TOOLS } from '../tools/toolTable';

/** Keys that mean a place of the map, or a state of it, have no meaning in a list of commands. */
const OF_THE_CANVAS: readonly Command[] = ['left', 'right', 'up', 'down', 'finish', 'escape', 'menu', 'save'];
const OF_THE_BROWSER: readonly Command[] = ['copy', 'cut', 'paste'];

/** The commands of the editor that have a key, each once. */
const EDITING = SHORTCUTS.filter((one): one is Shortcut<'editor'> => one.scope === 'editor').filter(
  ({ command }, at, all) =>
    !command.startsWith('tool.') &&
    ![...OF_THE_CANVAS, ...OF_THE_BROWSER].includes(command) &&
    all.findIndex((one) => one.command === command) === at,
);

/** Offers the tools, commands, floors and places of the location, Save and the preview to the palette and to the search. */
export function usePageCommands(run: RunCommand): void {
  const { document, editor } = useEditorActors();
  const { show } = useMapView();
  const groups = useSelector(document, ({ context }) => context.history.present.groups);
  const { data, project } = useOpenedLocation();
  const { floor } = useEditedFloor();
  const { isGenerationOpen } = useOpenParts();
  const goTo = useGoTo();
  const mayEditNodes = useSelector(editor, ({ context }) => context.mayEditNodes);
  const mayEditPaths = useSelector(editor, ({ context }) => context.mayEditPaths);
  useEffect(() => {
    const may = { mayEditNodes, mayEditPaths };
    const tools = Object.values(TOOLS).filter(({ right }) => right === null || may[right]);
    const floors = data.location.buildings.flatMap((building) =>
      building.floors.map((one) => ({ ...one, building: building.name })),
    );
    const names = floorNames(data.location.buildings);
    setPageCommands('editor', [
      ...tools.map(
        ({ name, label, command }): PageCommand => ({
          key: `tool ${name}`,
          label,
          note: text('tool'),
          run: () => run(command),
        }),
      ),
      ...EDITING.map(
        ({ command, label }): PageCommand => ({
          key: `command ${command}`,
          label,
          note: text('edit'),
          run: () => run(command),
        }),
      ),
      ...Object.values(OUTLINE_TOOLS).map(
        ({ command, label }): PageCommand => ({
          key: `command ${command}`,
          label,
          note: text('edit'),
          run: () => run(command),
        }),
      ),
      ...(mayEditNodes && mayEditPaths
        ? [
            {
              key: 'generate',
              label: generationText('open'),
              note: text('edit'),
              run: () => isGenerationOpen.set(true),
            },
          ]
        : []),
      { key: 'save', label: text('save'), note: '', run: () => run('save') },
      {
        key: 'preview',
        label: text('preview'),
        note: '',
        run: () => void window.open(`/preview/${project}`, '_blank', 'noopener'),
      },
      ...floors.map(
        ({ uuid, name, building }): PageCommand => ({
          key: `floor ${uuid}`,
          label: name,
          note: building,
          run: () => editor.send({ type: 'floor.set', floor: uuid }),
        }),
      ),
      ...[...groups.values()].flatMap(({ id, name, nodes: stops }) =>
        stops
          .flatMap((stop) => document.getSnapshot().context.history.present.nodes.get(stop) ?? [])
          .map(
            (stop): PageCommand => ({
              key: `stop ${stop.id}`,
              label: name,
              note: names.get(stop.floor) ?? '',
              run: () => {
                editor.send({ type: 'view.set', view: 'map' });
                editor.send({ type: 'floor.set', floor: stop.floor });
                show(stop);
                document.send({ type: 'select', selection: { type: 'group', ids: [id] } });
              },
            }),
          ),
      ),
      ...firstPlaces(data.destinations, floor?.uuid ?? '').map(
        (placement): PageCommand => ({
          key: `destination ${placement.destination.parent_id}`,
          label: placement.location_name,
          note: names.get(placement.floor_id) ?? placement.floor_name,
          run: () => goTo(placement),
        }),
      ),
    ]);
    return () => setPageCommands('editor', null);
  }, [document, editor, show, groups, data, project, floor, mayEditNodes, mayEditPaths, run, goTo, isGenerationOpen]);
}

/** One placement of each destination, on this floor where there is one. */
function firstPlaces(placements: readonly Placement[], floor: string): readonly Placement[] {
  const places = new Map<number, Placement>();
  for (const one of placements) {
    const id = one.destination.parent_id;
    if (!places.has(id) || (one.floor_id === floor && places.get(id)?.floor_id !== floor)) places.set(id, one);
  }
  return [...places.values()];
}
