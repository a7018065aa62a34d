import type { PoolClient } from 'pg';

/** Replaces or removes the avatar; the URL of the previous one becomes invalid. */
export async function replaceAvatar(client: PoolClient, userId: number, url: string | null): Promise<void> {
  await client.query(
    `WITH before AS (SELECT avatar FROM users WHERE id = $1),
          changed AS (UPDATE users SET avatar = $2, revision = revision + 1 WHERE id = $1)
     DELETE FROM images USING before WHERE '/api/images/' || images.key = before.avatar`,
    [userId, url],
  );
}
