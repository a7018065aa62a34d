/** Permissions in the legacy role editor, by their ids on the wire. Page access depends on features, not on these. */
export const PERMISSIONS = [
  { id: 1, display_name: 'View locations' },
  { id: 2, display_name: 'Edit locations' },
  { id: 3, display_name: 'Edit floor plans' },
  { id: 4, display_name: 'Publish' },
  { id: 5, display_name: 'Edit destinations' },
  { id: 6, display_name: 'Edit events and offers' },
  { id: 7, display_name: 'Manage kiosks' },
  { id: 8, display_name: 'Manage skins' },
  { id: 9, display_name: 'Manage users' },
  { id: 10, display_name: 'View the audit log' },
] as const;
