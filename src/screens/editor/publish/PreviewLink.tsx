import { Button, Tooltip } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons';
import { useOpenedLocation } from '../session/openedLocation';
import { text } from './texts';

/** Opens the map that visitors would see, with what is saved, in another tab. */
export function PreviewLink() {
  const { project } = useOpenedLocation();
  return (
    <Tooltip content={text('previewHint')} relationship="description">
      <Button
        as="a"
        size="small"
        appearance="subtle"
        icon={<EyeRegular />}
        aria-label={text('preview')}
        href={`/preview/${project}`}
        target="_blank"
        rel="noopener"
      />
    </Tooltip>
  );
}
