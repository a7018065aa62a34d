import { expect, it } from 'vitest';
import { ApiError } from '@/api/transport/apiError';
import { meshFailure } from '@/screens/editor/placements/meshFailure';

it('[PP52] the message of the service is shown for what it rejects, the fixed text for every other failure', () => {
  expect(meshFailure(new ApiError(422, 'Choose a floor.', null))).toBe('Choose a floor.');
  expect(meshFailure(new ApiError(409, 'Somebody else has changed it.', null))).toBe('Somebody else has changed it.');
  for (const error of [new ApiError(500, 'Broken.', null), new ApiError(403, 'No.', null), new TypeError('offline')])
    expect(meshFailure(error)).toBe('An error occurred while attempting to update the mesh.');
});
