import { fromPromise } from 'xstate';
import { sendConfirmation } from '@/api/locations/confirmations';
import { locationConfirmationMachine } from '@/machines/locations/locationConfirmation.machine';

/** The confirmation of a location by the link of a mail, with the service behind it. */
export const providedLocationConfirmation = locationConfirmationMachine.provide({
  actors: { confirm: fromPromise(({ input, signal }) => sendConfirmation(input.token, signal)) },
});
