import { type ReactNode, Suspense } from 'react';
import { canUse, useCurrentUser } from '@/components/currentUser';
import { DelayedSpinner } from '@/components/feedback/DelayedSpinner';
import { DraftNotices } from '@/components/form/DraftNotices';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { Floor } from '@/contract/buildings/buildings';
import { DESTINATION_TABS, TABS, type TabId } from '@/machines/editor/tabs';
import { PanelTabs } from '../PanelTabs';
import { text } from '../texts';
import { GlobalTab } from './GlobalTab';
import { HoursTab } from './HoursTab';
import { LocalTab } from './LocalTab';
import { MiscTab } from './MiscTab';
import { RoomActions } from './RoomActions';
import type { RoomForm } from './useRoomForm';

const PromotionsTab = lazyPart(async () => (await import('./inside/PromotionsTab')).PromotionsTab);
const SubDestinationsTab = lazyPart(async () => (await import('./inside/SubDestinationsTab')).SubDestinationsTab);

interface Props {
  readonly form: RoomForm;
  readonly floor: Floor;
  /** The control for the kind of the mesh. */
  readonly kind: ReactNode;
  /** Why it cannot be saved now, in words. */
  readonly blockedBy: string | null;
}

/** The destination of a room, in parts; Save, Revert and Back for all of them. */
export function RoomTabs({ form, floor, kind, blockedBy }: Props) {
  const currentUser = useCurrentUser();
  const tabs = DESTINATION_TABS.filter(
    (tab) =>
      (tab !== TABS.events || canUse(currentUser, 'events')) && (tab !== TABS.offers || canUse(currentUser, 'offers')),
  );
  return (
    <>
      <DraftNotices
        draft={{ differences: form.draft.asked?.differences ?? null, resolve: form.resolve, meanwhile: '' }}
      />
      <PanelTabs tabs={tabs}>
        {(tab) => (
          <Suspense fallback={<DelayedSpinner label={text('loadingPanel')} />}>
            <RoomTab tab={tab} form={form} floor={floor} kind={kind} />
          </Suspense>
        )}
      </PanelTabs>
      <RoomActions form={form} blockedBy={blockedBy} />
    </>
  );
}

interface TabProps {
  readonly tab: TabId;
  readonly form: RoomForm;
  readonly floor: Floor;
  readonly kind: ReactNode;
}

function RoomTab({ tab, form, floor, kind }: TabProps) {
  switch (tab) {
    case TABS.local:
      return <LocalTab form={form} />;
    case TABS.events:
      return <PromotionsTab key="events" form={form} kind="event" />;
    case TABS.offers:
      return <PromotionsTab key="offers" form={form} kind="offer" />;
    case TABS.hours:
      return <HoursTab form={form} />;
    case TABS.subDestinations:
      return <SubDestinationsTab form={form} />;
    case TABS.misc:
      return <MiscTab form={form} kind={kind} />;
    default:
      return <GlobalTab form={form} floor={floor.uuid} />;
  }
}
