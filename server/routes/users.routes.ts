import { readUser } from '@/contract/users';
import { implement } from '../http/implement';
import { orNotFound } from '../http/refused';
import { readSelf, readUserOf } from '../repositories/users';

export const userRoutes = () => [
  implement(readUser, async ({ params, as, read }) => ({
    data: orNotFound(
      params.id === as.user.uuid
        ? await readSelf(read, as.user.id)
        : await readUserOf(read, as.organisation.id, params.id),
    ),
  })),
];
