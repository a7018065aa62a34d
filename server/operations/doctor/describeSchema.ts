import type { ClientBase } from 'pg';

/**
 * One text for each object of the schema. Without expressions, which the versions of PostgreSQL write differently.
 * `expectedSchema.json` holds those of the newest schema: a test compares it, and `vitest -u` writes it anew.
 */
export async function describeSchema(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ object: string }>(
    `SELECT 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
            || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END || CASE WHEN a.attidentity <> '' THEN ' identity' ELSE '' END
            AS object
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
      WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
     UNION ALL
     SELECT CASE o.contype WHEN 'p' THEN 'primary key ' WHEN 'u' THEN 'unique ' WHEN 'f' THEN 'foreign key ' ELSE 'check ' END
            || c.relname || ' (' || COALESCE(${columns('o.conrelid', 'o.conkey')}, '') || ')'
            || CASE WHEN o.contype = 'f' THEN ' to ' || r.relname || ' on delete ' || o.confdeltype::text ELSE '' END
       FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid LEFT JOIN pg_class r ON r.oid = o.confrelid
      WHERE o.connamespace = 'public'::regnamespace AND o.contype IN ('p', 'u', 'f', 'c')
     UNION ALL
     SELECT CASE WHEN i.indisunique THEN 'unique index ' ELSE 'index ' END || c.relname || ' ' || m.amname || ' ('
            || COALESCE((SELECT string_agg(COALESCE(a.attname, 'expression'), ', ' ORDER BY k.at)
                           FROM unnest(i.indkey) WITH ORDINALITY AS k (number, at)
                           LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number AND k.number > 0), '')
            || ')' || CASE WHEN i.indpred IS NULL THEN '' ELSE ' of some rows' END
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class x ON x.oid = i.indexrelid
       JOIN pg_am m ON m.oid = x.relam WHERE c.relnamespace = 'public'::regnamespace
     UNION ALL
     SELECT 'trigger ' || t.tgname || ' on ' || c.relname
       FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal
     UNION ALL
     SELECT 'function ' || p.proname FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  return numbered(rows.map(({ object }) => object).sort());
}

/** Checks of the same columns have the same text: the second one is ` #2`. */
function numbered(objects: readonly string[]): string[] {
  return objects.map((object, at) => {
    const before = objects.slice(0, at).filter((other) => other === object).length;
    return before === 0 ? object : `${object} #${before + 1}`;
  });
}

const columns = (table: string, numbers: string) =>
  `(SELECT string_agg(a.attname, ', ' ORDER BY n.at) FROM unnest(${numbers}) WITH ORDINALITY AS n (number, at)
      JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = n.number)`;
