/** Node's count of processors. */
export const availableParallelism = (): number => navigator.hardwareConcurrency;
