/** The folder with `initdb` and `postgres`. @throws Error when there is none and none can be installed */
export function findPostgres(): string;
