import { Badge, Spinner } from '@fluentui/react-components';
import { CheckmarkCircleRegular, EditRegular } from '@fluentui/react-icons';
import type { Project } from '@/contract/locations/projects';
import { type LocationState, locationState } from './locationState';

const ICONS = {
  success: <CheckmarkCircleRegular />,
  warning: <EditRegular />,
  informative: <Spinner size="extra-tiny" aria-hidden />,
};

/** The state of a location in words, with an icon: never by colour alone. */
export const LocationStateTag = ({ project }: { project: Project }) => <StateTag {...locationState(project)} />;

export function StateTag({ tone, text }: LocationState) {
  return (
    <Badge appearance="tint" color={tone} icon={ICONS[tone]} size="medium">
      {text}
    </Badge>
  );
}
