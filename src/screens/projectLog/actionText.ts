import { LOG_ACTIONS } from '@/contract/locations/projectLog';
import { text } from './texts';

/** An action in words; one that is not known stays as the service names it. */
export function actionText(action: string): string {
  const known = LOG_ACTIONS.find((one) => one === action);
  return known ? text(`action.${known}`) : action;
}
