import { queryOptions } from '@tanstack/react-query';
import { listVersions, updateVersion, type Version, type VersionBody } from '@/contract/versions/versions';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';

const VERSIONS_KEY = ['versions'] as const;

/** The versions of the wayfinder, for provider staff. */
export const versionsQuery = queryOptions({
  queryKey: VERSIONS_KEY,
  queryFn: async ({ signal }) => (await call(listVersions, { signal })).data,
});

/** The call of the form of a version; locations show which version they run. */
const versionCalls = {
  update: (id: string, body: VersionBody) => call(updateVersion, { params: { id }, body }),
  stale: [VERSIONS_KEY, ['projects'], ['project'], ['project-versions']],
} satisfies RecordCalls<Version, VersionBody>;

/** The same call, whoever is acted for. */
export const versionCallsOf = () => versionCalls;
