import type { ReactNode } from 'react';
import type { Floor } from '@/contract/buildings';
import type { Placement } from '@/contract/destinations';
import { TABS, type TabId } from '@/machines/editor/editor.machine';
import { PanelTabs } from '../PanelTabs';
import { GlobalTab } from './GlobalTab';
import { HoursTab } from './HoursTab';
import { LocalTab } from './LocalTab';
import { MiscTab } from './MiscTab';
import { RoomActions } from './RoomActions';
import { useRoomForm } from './useRoomForm';

interface Props {
  readonly placement: Placement | undefined;
  readonly mesh: string;
  readonly floor: Floor;
  /** What the map makes of the mesh. */
  readonly kind: ReactNode;
}

const SHOWN: readonly TabId[] = [TABS.global, TABS.local, TABS.hours, TABS.misc];

/** The destination of a room, in parts; Save, Revert and Back for all of them. */
export function RoomTabs({ placement, mesh, floor, kind }: Props) {
  const form = useRoomForm(placement, mesh, floor);
  return (
    <>
      <PanelTabs tabs={SHOWN}>
        {(tab) => {
          switch (tab) {
            case TABS.local:
              return <LocalTab form={form} />;
            case TABS.hours:
              return <HoursTab form={form} />;
            case TABS.misc:
              return <MiscTab form={form} kind={kind} />;
            default:
              return <GlobalTab form={form} floor={floor.uuid} />;
          }
        }}
      </PanelTabs>
      <RoomActions form={form} />
    </>
  );
}
