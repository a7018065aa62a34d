import type { ReactNode } from 'react';
import { type BesideNetwork, BesideNetworkContext } from './besideNetwork';
import { type EditorActors, EditorActorsContext } from './editorActors';
import { type EditorServices, EditorServicesContext } from './editorServices';
import { type MapView, MapViewContext } from './mapView';
import { type OpenedLocation, OpenedLocationContext } from './openedLocation';
import { type OpenParts, OpenPartsContext } from './openParts';

/** The parts of one opened location. Each part of the editor takes those that it needs by a hook of its own. */
export interface EditorSession {
  readonly actors: EditorActors;
  readonly location: OpenedLocation;
  readonly map: MapView;
  readonly open: OpenParts;
  readonly beside: BesideNetwork;
  readonly services: EditorServices;
}

export function EditorSessionProvider({ session, children }: { session: EditorSession; children: ReactNode }) {
  const { actors, location, map, open, beside, services } = session;
  return (
    <EditorActorsContext value={actors}>
      <OpenedLocationContext value={location}>
        <MapViewContext value={map}>
          <OpenPartsContext value={open}>
            <BesideNetworkContext value={beside}>
              <EditorServicesContext value={services}>{children}</EditorServicesContext>
            </BesideNetworkContext>
          </OpenPartsContext>
        </MapViewContext>
      </OpenedLocationContext>
    </EditorActorsContext>
  );
}
