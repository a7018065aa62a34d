export function findNginx(): string;
