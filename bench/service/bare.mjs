/** What the service is measured against, in a process of its own: Fastify with one prepared `pg` query. `bare.mjs SOCKET_FOLDER DATABASE ORGANISATION_ID` */
import fastify from 'fastify';
import pg from 'pg';

const [, , host, database, organisation] = process.argv;
const pool = new pg.Pool({ host, user: 'postgres', database, max: 10 });
const app = fastify({ logger: false });
const FIELDS = `g.id, g.name, g.description, g.logo, g.map_logo, g.parent_id, g.tags, g.opening_hours, g.revision, g.updated_at,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY lower(c.name))
    FROM destination_categories h JOIN categories c ON c.id = h.category_id WHERE h.destination_id = g.id), '[]') AS categories`;

// Cut to the page first, so that nothing is worked out for the rows before it.
app.get('/page', async (request) => {
  const { rows } = await pool.query({
    name: 'page',
    text: `SELECT ${FIELDS} FROM (SELECT * FROM destinations WHERE organisation_id = $1 ORDER BY lower(name), id LIMIT $2 OFFSET $3) g
      ORDER BY lower(g.name), g.id`,
    values: [Number(organisation), Number(request.query.limit), Number(request.query.offset)],
  });
  return { data: rows };
});
app.get('/all', async () => {
  const { rows } = await pool.query({
    name: 'all',
    text: `SELECT ${FIELDS} FROM destinations g WHERE g.organisation_id = $1 ORDER BY lower(g.name), g.id`,
    values: [Number(organisation)],
  });
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
