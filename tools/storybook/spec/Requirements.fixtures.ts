import type { SpecHeading, SpecRow } from '../../requirements/spec/rows';

const none = { why: '', screens: [], stories: [], tests: [], code: [] };
const under = { under: 'A §2 Login', areas: ['access'] };
const file = 'apps/portal/src/areas/access/signIn.test.ts';

/** A section with a tested requirement and a shown one, and a decision. */
export const sampleRows: readonly SpecRow[] = [
  {
    ...{ ...none, ...under, id: 'A §2 Login.1', state: 'named' },
    title: 'An empty password is not sent',
    tests: [{ kind: 'unit', file, title: 'an empty password stays here' }],
  },
  {
    ...{ ...none, ...under, id: 'A §2 Login.2', state: 'shown' },
    title: 'The code has six digits',
  },
  {
    ...none,
    id: 'D36',
    under: 'D',
    areas: ['common'],
    title: 'No network is no end of a session',
    state: 'open',
  },
];

export const sampleHeadings: readonly SpecHeading[] = [
  {
    id: 'A §2 Login',
    title: 'Sign-in in two steps',
    screens: [{ group: 'Screens/Access/Login', id: 'screens-access-login--default', stories: 12 }],
  },
  { id: 'D', title: 'Decisions', screens: [] },
];
