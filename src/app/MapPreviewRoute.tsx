import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { use, useCallback, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ActingContext, isStaff } from '@/components/acting';
import { Waiting } from '@/components/Waiting';
import { MapPreviewScreen } from '@/screens/mapPreview/MapPreviewScreen';
import { keepDeepLink } from './deepLink';
import { createMapApprovalLogic } from './mapApprovalLogic';
import { ROUTES } from './routeTable';
import { useSession } from './SessionProvider';
import { ShellRoute } from './ShellRoute';

/**
 * An uploaded plan. The address is open to all, what stands there is not: people without rights see the refusal in its
 * place (G008). Afterwards staff go to the uploaded files, customers to their buildings (G153).
 */
export function MapPreviewRoute() {
  const client = useQueryClient();
  const logic = useMemo(() => createMapApprovalLogic(client), [client]);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const session = useSession();
  const acting = use(ActingContext);
  const isStarting = useSelector(session, (snapshot) => snapshot.matches('starting'));
  const worksForProvider = acting !== null && isStaff(acting);
  const backTo = useCallback(
    (project: string) => (worksForProvider ? `/uploaded-map-files/${project}` : `/locations/${project}/buildings`),
    [worksForProvider],
  );
  if (isStarting) return <Waiting label="Looking for your session" page />;
  const screen = (
    <MapPreviewScreen
      key={id}
      logic={logic}
      onSignIn={
        acting === null
          ? () => {
              keepDeepLink(`/map-preview/${id}`);
              void navigate('/login');
            }
          : null
      }
      backLabel={worksForProvider ? 'Uploaded map files' : 'Buildings'}
      timeZone={acting?.user.time_zone}
      backTo={backTo}
    />
  );
  if (!acting) return screen;
  return (
    <ShellRoute wide section={ROUTES.mapPreview.title}>
      {screen}
    </ShellRoute>
  );
}
