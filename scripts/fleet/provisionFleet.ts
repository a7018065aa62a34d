import { MOST_PROVISIONED, provisionKiosks } from '../../src/contract/kiosks/devices';
import { listProjects } from '../../src/contract/locations/projects';
import { listAllSubOrganisations, switchOrganisation } from '../../src/contract/organisations/organisations';
import { signIn } from '../../src/contract/session/session';
import type { FleetOptions } from './arguments';
import type { ServiceAnswer, ServiceClient } from './serviceClient';

function expected<D>(answer: ServiceAnswer<D>, what: string): D {
  if (answer.data === null) throw new Error(`${what}: ${answer.status} ${answer.message}`);
  return answer.data;
}

/** Prepares the kiosks by an account of provider staff, and returns their keys. @throws Error when the service refuses */
export async function provisionFleet(send: ServiceClient, options: FleetOptions, now = new Date()): Promise<string[]> {
  const { account, password, kiosks, organisation, project } = options;
  const stamp = now.toISOString().slice(0, 19).replace('T', ' ');
  const signed = await send(signIn, { body: { email: account, password } });
  if (signed.token === null) throw new Error(`${account} could not sign in: ${signed.status} ${signed.message}`);
  const as = signed.token;
  const place =
    project === null
      ? await publishedPlace(send, as, { only: organisation, own: signed.data?.user?.organisation.uuid ?? '' })
      : { organisation, project };
  if (place.organisation !== null) await switchTo(send, as, place.organisation);
  const keys: string[] = [];
  while (keys.length < kiosks) {
    const count = Math.min(MOST_PROVISIONED, kiosks - keys.length);
    // Each part is numbered from 1.
    const part = Math.floor(keys.length / MOST_PROVISIONED) + 1;
    const body = { name: `Simulated ${stamp} ${part}`, project_id: place.project, is_test: false, count };
    const made = expected(
      await send(provisionKiosks, { as, organisation: place.organisation, body }),
      'The kiosks were not created',
    );
    keys.push(...made.map(({ key }) => key));
  }
  return keys;
}

const switchTo = async (send: ServiceClient, as: string, organisation: string) =>
  expected(
    await send(switchOrganisation, { as, params: { uuid: organisation }, body: { organisation } }),
    'The organisation cannot be switched to',
  );

/** A published location, without which the kiosks would never update: of the organisation, or of any that the account may see. */
async function publishedPlace(
  send: ServiceClient,
  as: string,
  { only, own }: { readonly only: string | null; readonly own: string },
): Promise<{ organisation: string; project: string }> {
  const all =
    only === null
      ? expected(await send(listAllSubOrganisations, { as, params: { uuid: own } }), 'The organisations')
      : [];
  for (const uuid of only === null ? all.map((one) => one.uuid) : [only]) {
    await switchTo(send, as, uuid);
    const places = expected(
      await send(listProjects, { as, organisation: uuid, params: { uuid }, query: {} }),
      'The locations of the organisation',
    );
    const published = places.find(({ published_at }) => published_at);
    if (published) return { organisation: uuid, project: published.uuid };
  }
  throw new Error('No location is published that the kiosks could show. Publish one, or name it by --project.');
}
