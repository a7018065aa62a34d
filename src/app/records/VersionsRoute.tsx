import { versionCallsOf } from '@/api/versions/versions';
import { versionApprovalMachine } from '@/machines/versions/versionApproval.machine';
import { VersionsScreen } from '@/screens/versions/VersionsScreen';
import { versionKind } from '@/screens/versions/versionKind';
import { recordRoute } from './recordRoute';

/** The versions of the wayfinder, for provider staff. */
export const VersionsRoute = recordRoute(
  ({ machine }) => <VersionsScreen machine={machine} approvalMachine={versionApprovalMachine} />,
  versionKind,
  versionCallsOf,
);
