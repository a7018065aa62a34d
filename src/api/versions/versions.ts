import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  listVersions,
  updateFourEyes,
  updateVersion,
  type Version,
  type VersionBody,
} from '@/contract/versions/versions';
import { PROJECT_KEY, PROJECT_VERSIONS_KEY, PROJECTS_KEY } from '../locations/keys';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import { VERSIONS_KEY } from './keys';

/** The versions of the wayfinder, for provider staff. */
export const versionsQuery = queryOptions({
  queryKey: VERSIONS_KEY,
  queryFn: async ({ signal }) => (await call(listVersions, { signal })).data,
});

/** Turns four eyes on or off. */
export const changeFourEyes = mutationOptions({
  mutationFn: (isOn: boolean) => call(updateFourEyes, { body: { four_eyes: isOn } }),
  onSuccess: (_answer, _isOn, _result, { client }) => client.invalidateQueries({ queryKey: VERSIONS_KEY }),
});

/** The call of the form of a version; locations show which version they run. */
const versionCalls = {
  update: (id: string, body: VersionBody) => call(updateVersion, { params: { id }, body }),
  stale: [VERSIONS_KEY, PROJECTS_KEY, PROJECT_KEY, PROJECT_VERSIONS_KEY],
} satisfies RecordCalls<Version, VersionBody>;

/** The same call, whoever is acted for. */
export const versionCallsOf = () => versionCalls;
