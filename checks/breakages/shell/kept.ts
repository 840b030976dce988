import type { Breakage } from '../breakage';

const reads = 'apps/portal/src/shared/browser/firstReads.test.ts';
const lists = 'apps/portal/src/session/knownLists.test.ts › what lists last had';

/** Breaks what is kept of a session, and what was read before the portal stood (T26). */
export const shellKeptBreakages: readonly Breakage[] = [
  {
    promise: 'T26',
    what: 'leaves what lists last had behind after a logout',
    file: 'apps/portal/src/shared/store/startStore.ts',
    from: '      dropKnownLists(storage);\n',
    to: '',
    test: 'apps/portal/src/shared/store/startStore.test.ts › a logout leaves nothing behind (A §4)',
  },
  {
    promise: 'T26',
    what: 'keeps every list that was ever looked at',
    file: 'apps/portal/src/session/knownLists.ts',
    from: 'const mostLists = 12;',
    to: 'const mostLists = 1200;',
    test: `${lists} › is kept for the last twelve lists, and for no more than there is room for`,
  },
  {
    promise: 'T26',
    what: 'gives what the page has read to another session',
    file: 'apps/portal/src/shared/browser/firstReads.ts',
    from: "if (request.headers.get('Authorization') === read.authorization)",
    to: 'if (read.authorization)',
    test: `${reads} › %s asks anew`,
  },
  {
    promise: 'T26',
    what: 'gives what the page has read for as long as it stands',
    file: 'apps/portal/src/shared/browser/firstReads.ts',
    from: 'const fresh = 10_000;',
    to: 'const fresh = Infinity;',
    test: `${reads} › %s asks anew`,
  },
];
