import type { Check } from './check';

/** Networks, floors, trees of records and the state of publishing. */
export const venueChecks: readonly Check[] = [
  {
    name: 'a path joins two nodes of its own floor',
    sql: `SELECT 'path ' || j.id AS found FROM joints j JOIN nodes a ON a.id = j.from_node JOIN nodes b ON b.id = j.to_node
           WHERE a.floor_id <> j.floor_id OR b.floor_id <> j.floor_id`,
  },
  {
    name: 'a transit group has nodes of its own location',
    sql: `SELECT 'transit group ' || g.id AS found FROM transit_group_nodes x JOIN transit_groups g ON g.id = x.group_id
            JOIN nodes n ON n.id = x.node_id WHERE n.project_id <> g.project_id`,
  },
  {
    name: 'the travel type of a path or transit group is known',
    sql: `SELECT 'path ' || id AS found FROM joints WHERE travel NOT IN (SELECT jointype FROM travel_types)
          UNION ALL SELECT 'transit group ' || id FROM transit_groups WHERE travel NOT IN (SELECT jointype FROM travel_types)`,
  },
  {
    name: 'coordinates and weights are finite numbers',
    sql: `SELECT 'node ' || id AS found FROM nodes WHERE NOT (abs(x) < 1e9 AND abs(y) < 1e9 AND abs(z) < 1e9)
          UNION ALL SELECT 'path ' || id FROM joints WHERE NOT (weight >= 0 AND weight < 'Infinity' AND multiplier >= 0)`,
  },
  {
    name: 'a node takes the time of a dynamic route of its own location',
    sql: `SELECT 'node ' || n.id AS found FROM nodes n JOIN dynamic_routes d ON d.id = n.dynamic_route_id
           WHERE d.project_id <> n.project_id`,
  },
  {
    name: 'a mesh leads to a floor of its own location',
    sql: `SELECT 'mesh of floor ' || f.uuid AS found FROM meshes m JOIN floors f ON f.id = m.floor_id
            JOIN floors l ON l.id = m.linked_floor_id WHERE l.project_id <> f.project_id`,
  },
  {
    name: 'the upload of a floor is its own, approved, and has its floor plan',
    sql: `SELECT 'floor ' || f.uuid AS found FROM floors f JOIN uploaded_map_files u ON u.id = f.upload_id
           WHERE u.floor_id <> f.id OR u.approved_at IS NULL OR f.plan_key IS NULL`,
  },
  {
    name: 'a floor with corrected outlines shows the last correction',
    sql: `SELECT 'floor ' || f.uuid AS found FROM floors f
           WHERE EXISTS (SELECT 1 FROM outline_corrections c WHERE c.floor_id = f.id)
             AND f.plan_key IS DISTINCT FROM (SELECT c.plan_key FROM outline_corrections c WHERE c.floor_id = f.id
                                               ORDER BY c.id DESC LIMIT 1)`,
  },
  {
    name: 'categories form no ring',
    sql: `WITH RECURSIVE tree AS (
            SELECT id FROM categories WHERE parent_id IS NULL
            UNION SELECT c.id FROM categories c JOIN tree t ON c.parent_id = t.id)
          SELECT 'category ' || id AS found FROM categories WHERE id NOT IN (SELECT id FROM tree)`,
  },
  {
    name: 'destinations form no ring',
    sql: `WITH RECURSIVE tree AS (
            SELECT id FROM destinations WHERE parent_id IS NULL
            UNION SELECT d.id FROM destinations d JOIN tree t ON d.parent_id = t.id)
          SELECT 'destination ' || id AS found FROM destinations WHERE id NOT IN (SELECT id FROM tree)`,
  },
  {
    name: 'revisions count upward from one, those of networks and contents from zero',
    sql: `SELECT 'location ' || uuid AS found FROM projects
           WHERE revision < 1 OR network_revision < 0 OR content_revision < 0`,
  },
  {
    name: 'a location shows a publication of its own, of a revision that it has reached',
    sql: `SELECT 'location ' || p.uuid AS found FROM projects p JOIN publications b ON b.id = p.publication_id
           WHERE b.project_id <> p.id OR p.published_revision IS DISTINCT FROM b.content_revision
              OR b.content_revision > p.content_revision`,
  },
  {
    name: 'what was published is shown',
    sql: `SELECT 'location ' || p.uuid AS found FROM projects p
           WHERE (p.published_at IS NULL) <> (p.publication_id IS NULL)`,
  },
  {
    name: 'a job that has ended is leased by nobody',
    sql: `SELECT 'job ' || uuid AS found FROM jobs
           WHERE state IN ('succeeded', 'failed', 'cancelled') AND leased_until > now()`,
  },
  {
    name: 'every index is usable',
    sql: `SELECT indexrelid::regclass::text AS found FROM pg_index WHERE NOT indisvalid`,
  },
  {
    name: 'every foreign key is enforced and verified',
    sql: `SELECT conname AS found FROM pg_constraint WHERE NOT convalidated AND connamespace = 'public'::regnamespace`,
  },
];
