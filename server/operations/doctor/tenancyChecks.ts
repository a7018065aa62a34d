import { FIRST_OWN_ICON } from '@/model/content/icons/standardIcons';
import type { Check } from './check';

/** `child` has the organisation of the record that it belongs to. */
const sameOrganisation = (child: string, parent: string, on: string): Check => ({
  name: `${child}: the organisation is that of its row in ${parent}`,
  sql: `SELECT '${child} of ' || p.id AS found FROM ${child} c JOIN ${parent} p ON ${on}
         WHERE c.organisation_id <> p.organisation_id`,
});

/** `child` is of the location of the record that it belongs to. */
const sameProject = (child: string, parent: string, on: string): Check => ({
  name: `${child}: the location is that of its row in ${parent}`,
  sql: `SELECT '${child} ' || c.id AS found FROM ${child} c JOIN ${parent} p ON ${on} WHERE c.project_id <> p.project_id`,
});

/** No row points into another organisation or location. */
export const tenancyChecks: readonly Check[] = [
  ...['buildings', 'floors', 'uploaded_map_files', 'project_destinations', 'nodes', 'joints', 'transit_groups'].map(
    (table) => sameOrganisation(table, 'projects', 'p.id = c.project_id'),
  ),
  ...['dynamic_routes', 'kiosks', 'publications', 'builds', 'route_cases', 'presences'].map((table) =>
    sameOrganisation(table, 'projects', 'p.id = c.project_id'),
  ),
  sameOrganisation('floor_labels', 'floors', 'p.id = c.floor_id'),
  sameOrganisation('meshes', 'floors', 'p.id = c.floor_id'),
  sameOrganisation('project_destinations', 'destinations', 'p.id = c.destination_id'),
  sameOrganisation('destinations', 'destinations', 'p.id = c.parent_id'),
  sameOrganisation('destination_files', 'organisation_file_groups', 'p.id = c.group_id'),
  sameOrganisation('categories', 'categories', 'p.id = c.parent_id'),
  sameProject('floors', 'buildings', 'p.id = c.building_id'),
  ...['uploaded_map_files', 'project_destinations', 'nodes', 'joints'].map((table) =>
    sameProject(table, 'floors', 'p.id = c.floor_id'),
  ),
  sameProject('kiosks', 'nodes', 'p.id = c.node_id'),
  ...['device_keys', 'commissioning_codes'].map((table) => sameOrganisation(table, 'kiosks', 'p.id = c.kiosk_id')),
  {
    name: 'a device key is of a commissioned kiosk',
    sql: `SELECT 'kiosk ' || s.id AS found FROM device_keys k JOIN kiosks s ON s.id = k.kiosk_id WHERE s.plus_id IS NULL`,
  },
  {
    name: 'a destination has categories of its own organisation',
    sql: `SELECT 'destination ' || d.id AS found FROM destination_categories x JOIN destinations d ON d.id = x.destination_id
            JOIN categories c ON c.id = x.category_id WHERE c.organisation_id <> d.organisation_id`,
  },
  ...['categories', 'amenities'].map((table) => ({
    name: `${table}: an icon that is no standard one is one of the organisation`,
    sql: `SELECT '${table} ' || c.id AS found FROM ${table} c
           WHERE c.icon_id >= ${FIRST_OWN_ICON}
             AND NOT EXISTS (SELECT 1 FROM icons i WHERE i.id = c.icon_id AND i.organisation_id = c.organisation_id)`,
  })),
  {
    name: 'an icon has an image of its own organisation',
    sql: `SELECT 'icon ' || i.id AS found FROM icons i JOIN images p ON p.key = i.image_key
           WHERE p.organisation_id <> i.organisation_id`,
  },
  {
    name: 'an event or offer has destinations of its own organisation',
    sql: `SELECT 'promotion ' || p.id AS found FROM promotion_destinations x JOIN promotions p ON p.id = x.promotion_id
            JOIN destinations d ON d.id = x.destination_id WHERE d.organisation_id <> p.organisation_id`,
  },
  {
    name: 'an event or offer is shown in locations of its own organisation',
    sql: `SELECT 'promotion ' || p.id AS found FROM promotion_projects x JOIN promotions p ON p.id = x.promotion_id
            JOIN projects l ON l.id = x.project_id WHERE l.organisation_id <> p.organisation_id`,
  },
  {
    name: 'a place has events and offers of its own organisation',
    sql: `SELECT 'project_destination ' || d.id AS found FROM placement_promotions x
            JOIN project_destinations d ON d.id = x.placement_id JOIN promotions p ON p.id = x.promotion_id
           WHERE p.organisation_id <> d.organisation_id`,
  },
  {
    name: 'a place has sub-destinations of its own organisation',
    sql: `SELECT 'project_destination ' || d.id AS found FROM placement_sub_destinations x
            JOIN project_destinations d ON d.id = x.placement_id JOIN destinations s ON s.id = x.destination_id
           WHERE s.organisation_id <> d.organisation_id`,
  },
  {
    name: 'a node has amenities of its own organisation',
    sql: `SELECT 'node ' || n.id AS found FROM node_amenities x JOIN nodes n ON n.id = x.node_id
            JOIN amenities a ON a.id = x.amenity_id WHERE a.organisation_id <> n.organisation_id`,
  },
  {
    name: 'a destination is related to destinations of its own organisation',
    sql: `SELECT 'destination ' || d.id AS found FROM related_destinations x JOIN destinations d ON d.id = x.destination_id
            JOIN destinations o ON o.id = x.related_id WHERE o.organisation_id <> d.organisation_id`,
  },
  {
    name: 'a file belongs to the organisation of its destination',
    sql: `SELECT 'destination ' || d.id AS found FROM destination_files f JOIN destinations d ON d.id = f.destination_id
           WHERE f.organisation_id <> d.organisation_id`,
  },
];
