import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { use, useCallback, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { CurrentUserContext, isStaff } from '@/components/currentUser';
import { Loading } from '@/components/feedback/Loading';
import { MapPreviewScreen } from '@/screens/mapPreview/MapPreviewScreen';
import { provideMapApprovalMachine } from '../editor/provideMapApprovalMachine';
import { setDeepLink } from '../routing/deepLink';
import { ROUTES } from '../routing/routeTable';
import { useSession } from '../session/SessionProvider';
import { ShellRoute } from '../shell/ShellRoute';
import { text } from '../texts';

/**
 * An uploaded floor plan. The route is open to everybody and the content is not: people without rights see the error in
 * its place. Afterwards staff return to the uploaded files, customers to their buildings.
 */
export function MapPreviewRoute() {
  const client = useQueryClient();
  const machine = useMemo(() => provideMapApprovalMachine(client), [client]);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const session = useSession();
  const currentUser = use(CurrentUserContext);
  const isStarting = useSelector(session, (snapshot) => snapshot.matches('starting'));
  const worksForProvider = currentUser !== null && isStaff(currentUser);
  const backTo = useCallback(
    (project: string) => (worksForProvider ? `/uploaded-map-files/${project}` : `/locations/${project}/buildings`),
    [worksForProvider],
  );
  if (isStarting) return <Loading label={text('checkingSession')} page />;
  const screen = (
    <MapPreviewScreen
      key={id}
      machine={machine}
      onSignIn={
        currentUser === null
          ? () => {
              setDeepLink(`/map-preview/${id}`);
              void navigate('/login');
            }
          : null
      }
      backLabel={worksForProvider ? text('uploadedMapFiles') : text('buildings')}
      timeZone={currentUser?.user.time_zone}
      backTo={backTo}
    />
  );
  if (!currentUser) return screen;
  return (
    <ShellRoute wide section={ROUTES.mapPreview.title}>
      {screen}
    </ShellRoute>
  );
}
