import fc from 'fast-check';
import { inject } from 'vitest';

// The same values in every run, so that a mutant which one run noticed is not missed by the next. No one reads what
// failed, so nothing is made smaller.
fc.configureGlobal({ seed: 82, endOnFailure: true });

// The process may have run another mutant before, which must not be on while the tests are collected.
if (inject('mutantActivation') !== 'static' && globalThis.__stryker__)
  globalThis.__stryker__.activeMutant = undefined;
