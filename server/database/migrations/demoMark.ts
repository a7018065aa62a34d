import type { Migration } from '../migration';

/** Marks of the whole installation. `demo`: the database holds accounts whose password is published. */
export const demoMark: Migration = {
  version: 7,
  name: 'demo mark',
  sql: `
CREATE TABLE installation_marks (
  name text PRIMARY KEY,
  marked_at timestamptz NOT NULL DEFAULT now()
);
-- Demos of earlier versions, whoever of their accounts is still active.
INSERT INTO installation_marks (name)
SELECT 'demo' WHERE EXISTS (
  SELECT 1 FROM users WHERE email IN (
    'staff@atrium.example', 'reseller@northwind.example', 'manager@riverside.example', 'editor@riverside.example',
    'secure@riverside.example', 'manager@harbour.example', 'manager@lakeside.example'));
`,
};
