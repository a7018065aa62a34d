import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { countsVisitsQuery } from '@/api/analytics/visits';
import { text } from './texts';

/** Says why a location has no new visits: none of its access keys allows this service. */
export function UncountedNotice({ project }: { project: string }) {
  const navigate = useNavigate();
  const { data: isCounted } = useQuery(countsVisitsQuery(project));
  if (isCounted !== false) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{text('uncounted')}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => navigate(`/locations/${project}/settings`)}>
          {text('openSettings')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
