import type { IconReader } from '@/model/content/icons/iconFile';
import { ManageIcons } from '@/screens/icons/ManageIcons';
import { OverviewCard } from './OverviewCard';
import { text } from './texts';

/** Where the icons of categories and amenities on the map are uploaded. */
export function IconsCard({ read }: { read: IconReader }) {
  return (
    <OverviewCard title={text('icons')} text={text('iconsText')}>
      <ManageIcons read={read} />
    </OverviewCard>
  );
}
