import { Badge } from '@fluentui/react-components';
import type { Skin } from '@/contract/skins/skins';
import { text } from './texts';

/** Whether locations have the latest variables of a skin. */
export function SkinStateTag({ skin }: { skin: Skin }) {
  const isPublished = skin.publish_status === 0;
  return (
    <Badge appearance="tint" color={isPublished ? 'success' : 'warning'}>
      {text(isPublished ? 'published' : 'unpublished')}
    </Badge>
  );
}
