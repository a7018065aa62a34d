export function build(options?: { force?: boolean }): Promise<boolean>;
