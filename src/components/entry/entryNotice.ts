export interface EntryNotice {
  readonly text: string;
  readonly intent: 'info' | 'success' | 'error';
}
