import type { Migration } from '../../migration';

/** Builds that were made for demo units: nobody is to download one by mistake. */
export const demoBuilds: Migration = {
  version: 51,
  name: 'builds for demo units',
  sql: `
ALTER TABLE builds ADD COLUMN for_demo_units boolean NOT NULL DEFAULT false;
UPDATE builds b SET for_demo_units = true
 WHERE EXISTS (SELECT FROM publications p WHERE p.build_id = b.id AND p.is_demo)
   AND NOT EXISTS (SELECT FROM publications p WHERE p.build_id = b.id AND NOT p.is_demo);
`,
};
