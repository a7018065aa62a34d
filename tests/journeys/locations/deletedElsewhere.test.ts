import { expect } from 'playwright/test';
import type { AccessKey } from '@/contract/locations/accessKeys';
import type { Project } from '@/contract/locations/projects';
import type { User } from '@/contract/users/users';
import { dataOf, good, signInByApi } from '../../models/support/browser/mailbox';
import { test } from '../../support/browser/browserTest';
import { DEMO_PASSWORD, MANAGER, signIn } from '../../support/browser/people';
import { withoutPolling } from '../../support/browser/withoutPolling';

test('[FM37] a key, and then its location, that a colleague deletes is said at once, and what is typed stays', async ({
  page,
  request,
}) => {
  const { headers, user } = await signInByApi<User>(request, { email: MANAGER, password: DEMO_PASSWORD });
  const list = `/api/organisations/${user.organisation.uuid}/projects`;
  const { project } = await dataOf<{ project: Project }>(
    await good(request.post(list, { headers, data: { name: 'Deleted elsewhere' } })),
  );
  const keys = `/api/projects/${project.uuid}/access-keys`;
  await good(request.post(keys, { headers, data: {} }));
  const [key] = await dataOf<AccessKey[]>(await good(request.get(keys, { headers })));
  await withoutPolling(page);
  await signIn(page, MANAGER);

  await page.goto(`/locations/${project.uuid}/settings`);
  await page.getByRole('button', { name: `Edit ${key?.name}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Typed by me');
  await good(request.delete(`${keys}/${key?.key}`, { headers }));
  await expect(form.getByText(/^Somebody deleted this .+ while you had it open\.$/)).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Typed by me');

  await page.goto(`/locations/${project.uuid}/settings?tab=details`);
  const description = page.getByLabel('Description').first();
  await description.fill('Typed by me too');
  await good(request.delete(`/api/projects/${project.uuid}`, { headers }));
  await expect(page.getByText(/^Somebody deleted this .+ while you had it open\.$/).first()).toBeVisible();
  await expect(description).toHaveValue('Typed by me too');
});
