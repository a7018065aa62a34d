import { Button } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { nodeQuery } from '@/api/network/nodes';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { text } from './nodeTexts';

const NONE = 0;
/** `TABS.node` of the editor, which is not loaded for a redirection. */
const NODE_EDITOR_TAB = '9';

/** Opens the editor of a location at a node that is known by its number alone. */
export function NodeRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const project = params.get('project');
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : NONE;
  const { data: node, error, refetch } = useQuery({ ...nodeQuery(number), enabled: number !== NONE, retry: false });
  const isMissing =
    number === NONE ||
    (error !== null && [404, 422].includes(errorSummaryOf(error).status)) ||
    (node !== undefined && project !== null && project !== node.project_id);
  if (isMissing)
    return (
      <EmptyState
        isPage
        icon={<MapRegular />}
        title={text('missing')}
        text={text('missingText', { id })}
        action={
          <Button appearance="primary" onClick={() => navigate('/locations')}>
            {text('toLocations')}
          </Button>
        }
      />
    );
  if (error)
    return (
      <EmptyState
        isPage
        icon={<MapRegular />}
        title={text('failed')}
        text={errorSummaryOf(error).text}
        action={<Button onClick={() => refetch()}>{text('retry')}</Button>}
      />
    );
  if (!node) return <Loading label={text('loading')} page />;
  const at = new URLSearchParams({
    viewType: 'map',
    floor: node.floor_id,
    tab: NODE_EDITOR_TAB,
    selected: `node:${node.id}`,
  });
  return <Navigate replace to={`/editor/${node.project_id}?${at}`} />;
}
