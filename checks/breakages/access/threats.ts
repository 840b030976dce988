import type { Breakage } from '../breakage';

const afterMany =
  'apps/portal/src/shared/calls/listeners.test.ts › an expired session › a sign-in after twenty 401s is a session like any other, in which the server answers again';

/** Breaks controls against threats to the access. */
export const accessThreatsBreakages: readonly Breakage[] = [
  {
    promise: 'T2',
    what: 'leaves signs in a text that turn it round',
    file: 'packages/api/src/texts.ts',
    from: "    .replace(invisible, '')\n",
    to: '',
    test: 'packages/api/src/outcome.test.ts › an answer › %s (%i)',
  },
  {
    promise: 'T4',
    what: 'follows redirects',
    file: 'packages/api/src/client.ts',
    from: "redirect: 'error',",
    to: "redirect: 'follow',",
    test: 'packages/api/src/client.test.ts › the token › never follows a redirect to the %s (T4)',
  },
  {
    promise: 'T10',
    what: 'takes a folder in a picture’s name',
    file: 'apps/portal/src/shared/wire/images.ts',
    from: '/^(?!\\.)[A-Za-z0-9._-]{1,128}$/',
    to: '/^(?!\\.)[A-Za-z0-9._/-]{1,128}$/',
    test: 'apps/portal/src/shared/wire/images.test.ts › %j is a placeholder (T10)',
  },
  {
    promise: 'T17',
    what: 'asks about a name again at once when it should wait',
    file: 'apps/portal/src/areas/access/nameCheck/nameChecker.ts',
    from: "if (finding.state === 'waiting') freeAt = steadyClock.now() + finding.ms;",
    to: "if (finding.state === 'waiting') freeAt = steadyClock.now() + 1000;",
    test: 'apps/portal/src/areas/access/nameCheck/nameChecker.test.ts › a server that is asked too often (429) › is left alone for as long as it wants, and then asked about the newest name only',
  },
  {
    promise: 'T18',
    what: 'leaves the timer of credentials that were dropped',
    file: 'apps/portal/src/session/credentials.ts',
    from: '  clearTimeout(timer);\n',
    to: '',
    test: 'apps/portal/src/session/storage.test.ts › the credentials of a new member (T18) › are gone after ten minutes, and when dropped',
  },
  {
    promise: 'T21',
    what: 'reads a field named __proto__',
    file: 'packages/api/src/errors.ts',
    from: "['__proto__', 'constructor', 'prototype']",
    to: "['__proto__']",
    test: 'packages/api/src/outcome.test.ts › an answer › cannot reach a prototype: %s',
  },
  {
    promise: 'T26',
    what: 'speaks the token itself to other tabs',
    file: 'apps/portal/src/session/signOutChannel.ts',
    from: 'channel.postMessage({ of: fingerprintOf(token), ended } satisfies Announced),',
    to: 'channel.postMessage({ of: fingerprintOf(token), ended, token } satisfies Announced & { token: string }),',
    test: 'apps/portal/src/session/signOutChannel.test.ts › signing out reaches the tabs of the same token, and no token is spoken (T3, T26)',
  },
  {
    promise: 'T27',
    what: 'shows the database’s words',
    file: 'packages/api/src/texts.ts',
    from: '\\bSQLSTATE\\b|',
    to: '',
    test: 'packages/api/src/outcome.test.ts › an answer › %s (%i)',
  },
  {
    promise: 'T4',
    what: 'takes a page number from a link that leads abroad',
    file: 'packages/api/src/page.ts',
    from: 'url.origin !== origin || ',
    to: '',
    test: 'apps/portal/src/areas/news/news.view.test.ts › a page of news › takes no page from a link that leads abroad (T4)',
  },
  {
    promise: 'T26',
    what: 'toasts each of twenty 401s',
    file: 'apps/portal/src/shared/calls/listeners.ts',
    from: '      if (payload.serial !== session.serial || session.token === null) return;\n',
    to: '',
    test: afterMany,
  },
  {
    promise: 'T26',
    what: 'sends the token of a session that ended',
    file: 'apps/portal/src/shared/calls/api.ts',
    from: 'const options: CallOptions = { token, ',
    to: "const options: CallOptions = { token: serial > 2 ? 'old' : token, ",
    test: afterMany,
  },
];
