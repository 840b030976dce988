import type { SpecRow } from '../../requirements/spec/collect';

const none = { open: '', screens: [], stories: [], tests: [], code: [] };
const under = { under: 'A §2: screens and routes', areas: ['access'] };
const file = 'apps/portal/src/areas/access/signIn.test.ts';

/** A section with a test, one that is shown, and a decision that nothing names. */
export const sampleRows: readonly SpecRow[] = [
  {
    ...{ ...none, ...under, id: 'A §2 Login', state: 'tested' },
    text: 'An empty password is not sent',
    tests: [{ kind: 'unit', file, title: 'an empty password stays here' }],
  },
  {
    ...{ ...none, ...under, id: 'A §2 Not found', state: 'shown' },
    text: 'A link to the dashboard',
    screens: [{ group: 'Screens/Access/NotFound', id: 'screens-access-notfound--default', stories: 3 }],
  },
  {
    ...{ ...none, id: 'D36', under: 'Sign-in', areas: ['common'] },
    ...{ text: 'No network is no end of a session', state: 'bare' },
  },
];
