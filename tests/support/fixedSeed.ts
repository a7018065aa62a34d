import fc from 'fast-check';

/** Every run of the tests judges the same cases; `ATRIUM_SEED=$RANDOM` looks for others. */
fc.configureGlobal({ seed: Number(process.env.ATRIUM_SEED ?? 20261127) });
