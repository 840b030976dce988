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
  {
    promise: 'T26',
    what: 'gives what one member typed to the next',
    file: 'apps/portal/src/session/passOn.ts',
    from: 'token !== null && !asUser && readUnfinished(now, store)?.username === username;',
    to: 'token !== null && !asUser && readUnfinished(now, store) !== undefined;',
    test: 'apps/portal/src/session/passOn.test.ts › after a session that ended by itself (T26) › %s finds nothing',
  },
  {
    promise: 'T26',
    what: 'keeps what was typed after somebody signed out',
    file: 'apps/portal/src/session/passOn.ts',
    from: 'if (ended && before.username !== null) {',
    to: 'if (before.username !== null && session.token === null) {',
    test: 'apps/portal/src/shared/store/startStore.test.ts › a logout leaves nothing behind (A §4)',
  },
  {
    promise: 'T26',
    what: 'keeps codes and passwords with what was typed',
    file: 'packages/ui/src/forms/draft/drafts.ts',
    from: ' && !secrets.has(entry[0])',
    to: '',
    test: 'packages/ui/src/forms/draft/drafts.test.ts › changed texts are kept, and neither secrets nor anything that is no text',
  },
  {
    promise: 'T26',
    what: 'spreads an operator’s session to other tabs',
    file: 'apps/portal/src/session/handOver.ts',
    from: ' && !session.asUser',
    to: '',
    test: 'apps/portal/src/session/handOver.test.ts › a session is given to a tab that asks (ADR 24) › not one that was begun %s (T5)',
  },
  {
    promise: 'T26',
    what: 'answers the same question twice',
    file: 'apps/portal/src/session/handOver.ts',
    from: ' || answered.has(data)',
    to: '',
    test: 'apps/portal/src/session/handOver.test.ts › a session is given to a tab that asks (ADR 24) › to that tab alone, and once',
  },
  {
    promise: 'A §4 Session end.11',
    what: 'gives a session without saying that there is one to ask for',
    file: 'apps/portal/src/session/handOver.ts',
    from: "request(channelName, { mode: 'shared' }",
    to: "request('', { mode: 'shared' }",
    test: 'apps/portal/src/session/handOver.test.ts › a session is given to a tab that asks (ADR 24) › which sees by a lock that there is somebody to ask',
  },
  {
    promise: 'T9',
    what: 'goes on from the sign-in to whatever the history says',
    file: 'apps/portal/src/shared/routes/nextPlace.ts',
    from: 'return isOwn ? pathname + search + hash : undefined;',
    to: 'return pathname + search + hash;',
    test: 'apps/portal/src/shared/routes/nextPlace.test.ts › %j leads nowhere (T9)',
  },
];
