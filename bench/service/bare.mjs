/**
 * The service's contender, in a process of its own: Fastify with one prepared `pg` query, no log, and as many
 * connections as the service has. `bare.mjs SOCKET_FOLDER DATABASE ORGANISATION_ID`
 */
import fastify from 'fastify';
import pg from 'pg';

const [, , host, database, organisation] = process.argv;
const pool = new pg.Pool({ host, user: 'postgres', database, max: 10 });
const app = fastify({ logger: false });

/** The rows of the service's own list, cut to the page before what belongs to them is looked up. */
const list = (page) => `
  WITH g AS MATERIALIZED (SELECT * FROM destinations g WHERE g.organisation_id = $1 ORDER BY lower(g.name), g.id ${page}),
  h AS (SELECT h.destination_id, jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY lower(c.name)) AS categories,
               (array_agg(c.color ORDER BY c.id))[1] AS colour
          FROM destination_categories h JOIN categories c ON c.id = h.category_id
         WHERE h.destination_id IN (SELECT id FROM g) GROUP BY h.destination_id),
  r AS (SELECT r.destination_id, jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) ORDER BY lower(o.name), o.id) AS related
          FROM related_destinations r JOIN destinations o ON o.id = r.related_id
         WHERE r.destination_id IN (SELECT id FROM g) GROUP BY r.destination_id),
  f AS (SELECT f.destination_id, jsonb_agg(jsonb_build_object('organisation_file_group_id', f.group_id, 'name', f.name,
               'bytes', f.bytes) ORDER BY f.group_id) AS files
          FROM destination_files f WHERE f.destination_id IN (SELECT id FROM g) GROUP BY f.destination_id),
  p AS (SELECT p.destination_id, count(*)::int AS placements FROM project_destinations p
         WHERE p.destination_id IN (SELECT id FROM g) GROUP BY p.destination_id)
  SELECT g.id, g.name, g.description, g.logo, g.map_logo, g.parent_id, g.tags, g.opening_hours, g.review,
         g.primary_apple_category, g.apple_categories, g.colour_settings, g.additional_data, g.revision, g.updated_at,
         (SELECT uuid FROM organisations WHERE id = $1) AS organisation_uuid, COALESCE(h.categories, '[]') AS categories,
         h.colour AS default_category_colour, COALESCE(r.related, '[]') AS related_destinations,
         COALESCE(f.files, '[]') AS files, COALESCE(p.placements, 0) AS placements
    FROM g LEFT JOIN h ON h.destination_id = g.id LEFT JOIN r ON r.destination_id = g.id
    LEFT JOIN f ON f.destination_id = g.id LEFT JOIN p ON p.destination_id = g.id ORDER BY lower(g.name), g.id`;

app.get('/page', async (request) => {
  const { rows } = await pool.query({
    name: 'page',
    text: list('LIMIT $2 OFFSET $3'),
    values: [Number(organisation), Number(request.query.limit), Number(request.query.offset)],
  });
  return { data: rows };
});
app.get('/all', async () => {
  const { rows } = await pool.query({ name: 'all', text: list(''), values: [Number(organisation)] });
  return { data: rows };
});
app.post('/insert', async (request) => {
  const { rows } = await pool.query({
    name: 'insert',
    text: 'INSERT INTO destinations (organisation_id, name) VALUES ($1, $2) RETURNING id, name',
    values: [Number(organisation), request.body.name],
  });
  return { data: rows[0] };
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(address);
