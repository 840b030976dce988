import type { Breakage } from '../breakage';

const owned = 'apps/portal/src/session/owned';
const store = `${owned}/store.ts`;
const begin = 'apps/portal/firstPaint/begin.js';
const owners = 'apps/portal/src/app/keptOwners.test.ts';
const members = `${owners} › what a tab keeps belongs to one member (D139, T36)`;
const every = `${members} › nothing of another member is shown or sent after a session began %s`;
const portals = `${owners} › two portals on one origin (T38)`;
const tabs = `${owned}/begin.test.ts › a new tab beside others (T37)`;
const some = `${tabs} › never begins as a member of some tabs, however many there are and however busy they are`;

/** Breaks whose it is what a tab keeps, and as whom a new tab begins (D139). */
export const ownersBreakages: readonly Breakage[] = [
  {
    ...{ promise: 'T36', what: 'gives an entry to whoever asks', file: store, test: every },
    ...{
      from: 'return owner === getOwner() ? value : null;',
      to: 'return owner === undefined ? null : value;',
    },
  },
  {
    ...{ promise: 'T36', what: 'takes a session over with what another left', test: every },
    file: 'apps/portal/src/shared/store/startStore.ts',
    ...{ from: '\n  if (isSession(session)) dropOthers(storage);\n', to: '\n' },
  },
  {
    ...{ promise: 'D139', what: 'leaves to the member what an operator began', file: `${owned}/owner.ts` },
    ...{ from: 'asUser ? { as: username } : username', to: 'username' },
    test: `${members} › an operator finds nothing of the member as whom they are signed in, nor leaves anything to them`,
  },
  {
    ...{ promise: 'D139', what: 'drops what its own member left', file: `${owned}/views.ts` },
    ...{ from: 'if (readKey(store, key, Infinity) === null) writeKey', to: 'writeKey' },
    test: `${members} › its own member finds all of it after a reload`,
  },
  {
    ...{ promise: 'T36', what: 'a late answer opens one member’s payment to the next' },
    file: 'apps/portal/src/shared/writes/writeKeeper.ts',
    ...{ from: 'viewAsCurrent(tabStore())', to: 'tabStore()' },
    test: `${members} › a late answer to one member’s %s changes nothing of the next`,
  },
  {
    ...{ promise: 'T37', what: 'takes the first answer for all', file: begin, test: some },
    ...{ from: 'if (heard.length >= seen.size) settle(true);', to: 'if (heard.length > 0) settle(true);' },
  },
  {
    ...{ promise: 'T37', what: 'forgets a tab that was closed', file: begin },
    ...{ from: 'heard.length >= seen.size', to: 'heard.length >= held.length' },
    test: `${tabs} › begins as nobody where a tab closes, and one that has not answered may be another member’s`,
  },
  {
    ...{ promise: 'T37', what: 'takes a late tab for none', file: begin, test: some },
    ...{ from: '> 1000) settle(false);', to: '> 1000) settle(true);' },
  },
  {
    ...{ promise: 'T37', what: 'begins as either of two members', file: begin, test: some },
    ...{ from: 'given.every((one) => one?.token === given[0]?.token)', to: 'given.length < 9' },
  },
  {
    ...{ promise: 'T37', what: 'does not ask a tab again that could not hear yet', file: begin },
    ...{ from: '        others.postMessage(id);\n        void look();', to: '        void look();' },
    test: `${tabs} › waits for a tab whose scripts are on their way, and asks it again`,
  },
  {
    ...{ promise: 'T38', what: 'keeps a session under one name for every API', file: `${owned}/names.ts` },
    ...{ from: "owner === 'folder' ? '' : api", to: "''" },
    test: `${portals} › with several APIs have a session each, and what is kept with it`,
  },
  {
    ...{
      promise: 'T38',
      what: 'takes a session from another portal',
      file: 'apps/portal/src/session/handOver.ts',
    },
    ...{ from: 'channel !== toOwnName(channelName) || ', to: '' },
    test: 'apps/portal/src/session/handOver.test.ts › a session that is given › is not taken by a tab that has one, nor from another portal of the origin (T38)',
  },
];
