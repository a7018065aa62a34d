import { useMemo } from 'react';
import { type EditedFloor, useEditedFloor } from './editedFloor';
import { type EditorActors, useEditorActors } from './editorActors';
import { type MapView, useMapView } from './mapView';
import { type OpenedLocation, useOpenedLocation } from './openedLocation';

/** The objects of tools and commands: the network on its floor, and the map. */
export interface ToolWorld extends EditorActors, OpenedLocation, MapView, EditedFloor {}

export function useToolWorld(): ToolWorld {
  const actors = useEditorActors();
  const location = useOpenedLocation();
  const map = useMapView();
  const floor = useEditedFloor();
  return useMemo(() => ({ ...actors, ...location, ...map, ...floor }), [actors, location, map, floor]);
}
