import * as z from 'zod/mini';
import { MAX_INTEGER } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withFeature } from '../policy';
import { translate } from '../texts/translate';
import { destinationSchema } from './destinations';

/** Bytes of a file of a destination. */
export const DESTINATION_FILE_LIMIT = 100 * 1024 * 1024;

const groupUnknown = translate('destination.fileGroupUnknown');

export const uploadDestinationFile = endpoint({
  name: 'uploadDestinationFile',
  method: 'POST',
  path: 'destinations/{id}/files',
  summary: 'Stores the file of a destination in a file group of the organisation; it replaces the one before.',
  policy: withFeature('destinations', ownedRecord('destination', 'id')),
  answers: 'members-with-content',
  upload: { field: 'file', limit: DESTINATION_FILE_LIMIT },
  body: z.object({
    organisation_file_group_id: z.coerce
      .number({ error: groupUnknown })
      .check(
        z.int({ error: groupUnknown }),
        z.minimum(1, { error: groupUnknown }),
        z.maximum(MAX_INTEGER, { error: groupUnknown }),
      ),
  }),
  data: destinationSchema,
});
