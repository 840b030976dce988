import type { Breakage } from '../breakage';

const client = 'packages/api/src/client.test.ts › an Idempotency-Key (T12)';
const proof = 'apps/portal/src/shared/wire/keyProof.test.ts › that a back end knows keys (D118)';
const dialog = 'packages/ui/src/confirm/VerifyDialog/VerifyDialog.stories.tsx';
const keeper = 'apps/portal/src/shared/writes/writeKeeper.test.ts › the key of what a member confirms (T12)';

/** What is promised of a second try, and of which servers (D118). */
export const keysBreakages: readonly Breakage[] = [
  {
    promise: 'D118',
    what: 'takes any header for a proof',
    file: 'packages/api/src/client.ts',
    from: "response?.headers.get('Idempotency-Key') === key;",
    to: "response?.headers.has('Idempotency-Key') === true;",
    test: `${client} › is proven by its own repetition alone: %s (D118)`,
  },
  {
    promise: 'D118',
    what: 'promises for every server',
    file: 'apps/portal/src/shared/wire/keyProof.ts',
    from: 'vouched ?? isNoted()',
    to: 'vouched ?? true',
    test: `${proof} › is proven by an answer alone, and remembered on this device`,
  },
  {
    promise: 'D118',
    what: 'takes the proof of one API for another’s',
    file: 'apps/portal/src/shared/wire/keyProof.ts',
    from: "'keys_proven') === apiUrl",
    to: "'keys_proven') !== null",
    test: `${proof} › is not proven by another API of the same origin`,
  },
  {
    promise: 'D118',
    what: 'takes the refusal of a second try for the fate of the first',
    file: 'apps/portal/src/shared/calls/fate.ts',
    from: "  if (fate === 'refused' && !isProven) return 'unknown';\n",
    to: '',
    test: `${keeper} › a refusal of the second try is final where the server is proven to know keys: %s (D118)`,
  },
  {
    promise: 'D118',
    what: 'promises in a dialog without proof',
    file: 'packages/ui/src/confirm/VerifyDialog/UnknownNotice.tsx',
    from: 'const detail = isProven\n',
    to: 'const detail = isProven || !isProven\n',
    test: `${dialog} › Unproven`,
  },
  {
    promise: 'D118',
    what: 'makes Try again the main button without proof',
    file: 'packages/ui/src/confirm/VerifyDialog/VerifyActions.tsx',
    from: 'unknown !== undefined && !isProven',
    to: 'false',
    test: `${dialog} › Unproven`,
  },
];
