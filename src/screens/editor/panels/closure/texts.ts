import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  ifClosed: 'If you close it',
  form: 'Closure',
  reason: 'Reason',
  reasonHint: 'The audit log and your colleagues read it.',
  from: 'Closed from',
  fromHint: 'Empty for at once.',
  until: 'Open again from',
  untilHint: 'Empty until somebody opens it.',
  close: 'Close',
  save: 'Save closure',
  cancel: 'Cancel',
  change: 'Change closure',
  closed: 'Closed until somebody opens it',
  closedUntil: 'Closed until {until}',
  planned: 'Open now; closed from {from}',
  plannedUntil: 'Open now; closed from {from} until {until}',
  ended: 'Open again since {until}',
  because: '{state}. Reason: {reason}',
});
