import type { Breakage } from '../breakage';

const field = 'packages/ui/src/components/NewPasswordField';

/** The rules of a new password and its strength (A §5). */
export const newPasswordBreakages: readonly Breakage[] = [
  {
    promise: 'A §5 Registration.16',
    what: 'says of a rule that is not met that it is',
    file: `${field}/Rules.tsx`,
    from: 'holds ? newPasswordWords.met : newPasswordWords.notMet',
    to: 'newPasswordWords.met',
  },
  {
    promise: 'A §5 Registration.17',
    what: 'forgets what the form says of the member',
    file: `${field}/NewPasswordField.tsx`,
    from: 'props={{ password: rest.value, known }}',
    to: 'props={{ password: rest.value, known: [] }}',
  },
  {
    promise: 'A §5 Registration.17',
    what: 'loads the meter before anybody chooses a password',
    file: `${field}/NewPasswordField.tsx`,
    from: 'useState(false)',
    to: 'useState(true)',
  },
  {
    promise: 'A §5 Registration.18',
    what: 'lets what is below jump up without the meter',
    file: `${field}/NewPasswordField.tsx`,
    from: 'visibility: hidden;',
    to: 'display: none;',
  },
  {
    promise: 'A §5 Password change.12',
    what: 'takes a password that only begins the same for the same',
    file: `${field}/passwordRules.ts`,
    from: 'password === again',
    to: 'password.startsWith(again)',
  },
];
