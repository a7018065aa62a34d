import type { Migration } from '../../migration';

/**
 * The locations that show changed rows of a table, as a query of their ids in which the rows are `changed`. Rows that are
 * deleted together with what they belong to find nothing by then: the deletion of that marks the location.
 */
const OF_ROWS: Readonly<Record<string, string>> = {
  buildings: 'SELECT project_id FROM changed',
  floors: 'SELECT project_id FROM changed',
  dynamic_routes: 'SELECT project_id FROM changed',
  nodes: 'SELECT project_id FROM changed',
  joints: 'SELECT project_id FROM changed',
  transit_groups: 'SELECT project_id FROM changed',
  project_destinations: 'SELECT project_id FROM changed',
  promotion_projects: 'SELECT project_id FROM changed',
  variable_overrides: 'SELECT project_id FROM changed',
  floor_labels: 'SELECT f.project_id FROM changed c JOIN floors f ON f.id = c.floor_id',
  meshes: 'SELECT f.project_id FROM changed c JOIN floors f ON f.id = c.floor_id',
  transit_group_nodes: 'SELECT g.project_id FROM changed c JOIN transit_groups g ON g.id = c.group_id',
  node_amenities: 'SELECT n.project_id FROM changed c JOIN nodes n ON n.id = c.node_id',
  placement_promotions: 'SELECT d.project_id FROM changed c JOIN project_destinations d ON d.id = c.placement_id',
  placement_sub_destinations: 'SELECT d.project_id FROM changed c JOIN project_destinations d ON d.id = c.placement_id',
  destination_categories: 'SELECT unnest(locations_with(ARRAY(SELECT destination_id FROM changed)))',
  related_destinations: 'SELECT unnest(locations_with(ARRAY(SELECT destination_id FROM changed)))',
  promotion_destinations:
    'SELECT d.project_id FROM changed c JOIN project_destinations d ON d.destination_id = c.destination_id',
  translations: `
    SELECT p.id FROM changed c JOIN projects p ON p.organisation_id = c.organisation_id
     WHERE c.kind IN ('category', 'event', 'offer') OR c.kind = 'location' AND p.uuid::text = c.record
    UNION ALL SELECT b.project_id FROM changed c JOIN buildings b ON c.kind = 'building' AND b.uuid::text = c.record
    UNION ALL SELECT f.project_id FROM changed c JOIN floors f ON c.kind = 'floor' AND f.uuid::text = c.record
    UNION ALL SELECT unnest(locations_with(ARRAY(SELECT record::integer FROM changed WHERE kind = 'destination')))`,
};

/** The same where only an update counts: a new record is shown nowhere yet, and the rows that show a deleted one go with it. */
const OF_UPDATES: Readonly<Record<string, string>> = {
  destinations: 'SELECT unnest(locations_with(ARRAY(SELECT id FROM changed)))',
  // Visitors see the main category of a sub-category too.
  categories: `SELECT unnest(locations_with(ARRAY(
      SELECT x.destination_id FROM changed c JOIN categories k ON k.id = c.id OR k.parent_id = c.id
        JOIN destination_categories x ON x.category_id = k.id)))`,
  amenities:
    'SELECT n.project_id FROM changed c JOIN node_amenities a ON a.amenity_id = c.id JOIN nodes n ON n.id = a.node_id',
  icons: 'SELECT p.id FROM changed c JOIN projects p ON p.organisation_id = c.organisation_id',
};

type Event = readonly [event: string, rows: 'NEW' | 'OLD'];
const EVERY: readonly Event[] = [
  ['INSERT', 'NEW'],
  ['UPDATE', 'NEW'],
  ['DELETE', 'OLD'],
];
const UPDATE: readonly Event[] = [['UPDATE', 'NEW']];

const markingBy = (table: string, events: readonly Event[]) =>
  events
    .map(
      ([event, rows]) => `
CREATE TRIGGER content_${event.toLowerCase()} AFTER ${event} ON ${table} REFERENCING ${rows} TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION ${table}_changed();`,
    )
    .join('');

const marking = (tables: Readonly<Record<string, string>>, events: readonly Event[]) =>
  Object.entries(tables)
    .map(
      ([table, locations]) => `
CREATE FUNCTION ${table}_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM locations_changed(ARRAY(${locations}));
  RETURN NULL;
END $$;${markingBy(table, events)}`,
    )
    .join('');

/**
 * Every write of a table that a publication is read from advances `content_revision` of the locations that show it, so that
 * none forgets it: once in a transaction. Rows of long lists are looked at once for a statement.
 */
export const contentRevision: Migration = {
  version: 59,
  name: 'contentRevision',
  sql: `
-- A setting of the transaction keeps which locations it has marked; undone to a savepoint it forgets them with their marks.
CREATE FUNCTION locations_changed(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  marked integer[] := COALESCE(NULLIF(current_setting('atrium.changed_locations', true), ''), '{}');
  fresh integer[] := ARRAY(SELECT DISTINCT id FROM unnest(ids) AS given (id) WHERE id <> ALL (marked));
BEGIN
  IF fresh = '{}' THEN
    RETURN;
  END IF;
  PERFORM set_config('atrium.changed_locations', (marked || fresh)::text, true);
  -- Locked in the order of their ids, so that two changes never deadlock.
  UPDATE projects SET content_revision = content_revision + 1, updated_at = now()
   WHERE id IN (SELECT id FROM projects WHERE id = ANY (fresh) ORDER BY id FOR NO KEY UPDATE);
END $$;

CREATE FUNCTION locations_with(destinations integer[]) RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(
    SELECT d.project_id FROM project_destinations d WHERE d.destination_id = ANY (destinations)
    UNION
    SELECT d.project_id FROM placement_sub_destinations x JOIN project_destinations d ON d.id = x.placement_id
     WHERE x.destination_id = ANY (destinations)
    UNION
    -- What a sub-destination lacks is that of its main one.
    SELECT d.project_id FROM public.destinations s JOIN placement_sub_destinations x ON x.destination_id = s.id
      JOIN project_destinations d ON d.id = x.placement_id WHERE s.parent_id = ANY (destinations))
$$;
${marking(OF_ROWS, EVERY)}
${marking(OF_UPDATES, UPDATE)}

CREATE FUNCTION promotions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one promotions := COALESCE(NEW, OLD);
BEGIN
  PERFORM locations_changed(ARRAY(
    SELECT p.id FROM projects p
     WHERE p.organisation_id = one.organisation_id AND (TG_OP <> 'INSERT' AND OLD.everywhere OR TG_OP <> 'DELETE' AND NEW.everywhere)
    UNION ALL SELECT x.project_id FROM promotion_projects x WHERE x.promotion_id = one.id
    UNION ALL SELECT d.project_id FROM placement_promotions x JOIN project_destinations d ON d.id = x.placement_id
     WHERE x.promotion_id = one.id
    UNION ALL SELECT d.project_id FROM promotion_destinations x JOIN project_destinations d ON d.destination_id = x.destination_id
     WHERE x.promotion_id = one.id));
  RETURN NULL;
END $$;
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON promotions
  FOR EACH ROW EXECUTE FUNCTION promotions_changed();

-- A kiosk reports to its row several times a minute: only what visitors see of it counts, once it is saved.
CREATE FUNCTION kiosks_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM locations_changed(array_remove(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN OLD.project_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.project_id END], NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF uid, name, project_id, node_id, orientation ON kiosks
  FOR EACH ROW EXECUTE FUNCTION kiosks_changed();

-- Locations have the variables of a skin as it was published last, and the name, colour and logo of their organisation.
CREATE FUNCTION skins_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM locations_changed(ARRAY(
    SELECT id FROM projects WHERE organisation_id = NEW.organisation_id AND settings ->> 'skin_id' = NEW.id::text));
  RETURN NULL;
END $$;
CREATE TRIGGER content_changed AFTER UPDATE OF published ON skins FOR EACH ROW EXECUTE FUNCTION skins_changed();
CREATE FUNCTION organisations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM locations_changed(ARRAY(SELECT id FROM projects WHERE organisation_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER content_changed AFTER UPDATE ON organisations FOR EACH ROW
  WHEN ((OLD.name, OLD.color, OLD.logo) IS DISTINCT FROM (NEW.name, NEW.color, NEW.logo))
  EXECUTE FUNCTION organisations_changed();

-- A skin is published until one of its variables is another.
CREATE FUNCTION skin_variables_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE skins SET content_revision = content_revision + 1 WHERE id IN (SELECT skin_id FROM changed);
  RETURN NULL;
END $$;
${markingBy('skin_variables', EVERY)}

-- Of the location itself: of its integrations, its advertisement and its choice of a version and a build visitors see nothing.
CREATE FUNCTION projects_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  marked integer[] := COALESCE(NULLIF(current_setting('atrium.changed_locations', true), ''), '{}');
BEGIN
  IF NEW.id <> ALL (marked) THEN
    PERFORM set_config('atrium.changed_locations', (marked || NEW.id)::text, true);
    NEW.content_revision := OLD.content_revision + 1;
  END IF;
  -- A network that is saved twice in a transaction counts twice, and is never ahead of what visitors see.
  NEW.content_revision := GREATEST(NEW.content_revision, NEW.network_revision);
  NEW.updated_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER content_changed BEFORE UPDATE ON projects FOR EACH ROW
  WHEN ((OLD.name, OLD.description, OLD.logo, OLD.banner, OLD.settings, OLD.opening_hours, OLD.colour_settings,
         OLD.network_revision, OLD.structure_revision) IS DISTINCT FROM
        (NEW.name, NEW.description, NEW.logo, NEW.banner, NEW.settings, NEW.opening_hours, NEW.colour_settings,
         NEW.network_revision, NEW.structure_revision))
  EXECUTE FUNCTION projects_changed();
`,
};
