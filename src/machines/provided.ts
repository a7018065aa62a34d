import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** An actor that `src/app` provides. @throws when a machine runs without it @param name the name of the actor */
export const provided = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(async () => {
    throw new Error(`src/app provides ${name}.`);
  });
