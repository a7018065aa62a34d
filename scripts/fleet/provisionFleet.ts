import { MOST_PROVISIONED, provisionKiosks } from '../../src/contract/kiosks/devices';
import { switchOrganisation } from '../../src/contract/organisations/organisations';
import { signIn } from '../../src/contract/session/session';
import type { FleetOptions } from './arguments';
import type { ServiceAnswer, ServiceClient } from './serviceClient';

function expected<D>(answer: ServiceAnswer<D>, what: string): D {
  if (answer.data === null) throw new Error(`${what}: ${answer.status} ${answer.message}`);
  return answer.data;
}

/** Prepares the kiosks by an account of provider staff, and returns their keys. @throws Error when the service refuses */
export async function provisionFleet(send: ServiceClient, options: FleetOptions): Promise<string[]> {
  const { account, password, kiosks, organisation, project } = options;
  const signed = await send(signIn, { body: { email: account, password } });
  if (signed.token === null) throw new Error(`${account} could not sign in: ${signed.status} ${signed.message}`);
  const as = signed.token;
  if (organisation !== null)
    expected(
      await send(switchOrganisation, { as, params: { uuid: organisation }, body: { organisation } }),
      'The organisation cannot be switched to',
    );
  const keys: string[] = [];
  while (keys.length < kiosks) {
    const count = Math.min(MOST_PROVISIONED, kiosks - keys.length);
    const body = { name: 'Simulated', project_id: project, is_test: false, count };
    const made = expected(await send(provisionKiosks, { as, organisation, body }), 'The kiosks were not created');
    keys.push(...made.map(({ key }) => key));
  }
  return keys;
}
