/** Whether two addresses are of one account: letters count without their case. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
