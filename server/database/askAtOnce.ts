import pg from 'pg';

type Client = pg.Pool | pg.PoolClient;
type Questions<T extends readonly unknown[]> = { readonly [K in keyof T]: (client: pg.PoolClient) => Promise<T[K]> };

/**
 * Sends questions that do not need each other's answers on one connection without waiting between them, in their order: it is
 * one way to the database and back instead of one for each.
 *
 * @throws what the first question that failed throws, after all have been answered
 */
export async function askAtOnce<const T extends readonly unknown[]>(on: Client, questions: Questions<T>): Promise<T> {
  if (!(on instanceof pg.Pool)) return answersOf(on, questions);
  const client = await on.connect();
  let broken: boolean | undefined;
  try {
    return await answersOf(client, questions);
  } catch (error) {
    // What failed otherwise than by a refusal of the database may have left the connection in any state.
    broken = !(error instanceof pg.DatabaseError);
    throw error;
  } finally {
    client.release(broken);
  }
}

async function answersOf<T extends readonly unknown[]>(client: pg.PoolClient, questions: Questions<T>): Promise<T> {
  const settled = await Promise.allSettled(questions.map((ask) => ask(client)));
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  }) as unknown as T;
}
