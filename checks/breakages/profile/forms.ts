import type { Breakage } from '../breakage';

const screen = 'packages/ui/src/screens/profile';
const details = `${screen}/BasicInfo/Details`;
const area = 'apps/portal/src/areas/profile';

/** Rules of the profile’s forms: signs, broker (A §5; D31). */
export const profileFormsBreakages: readonly Breakage[] = [
  {
    promise: 'A §5 Profile.1',
    what: 'takes ASCII names alone',
    file: 'packages/ui/src/forms/rules/filters.ts',
    from: 'export const lettersAndSpaces = keep(/[\\p{L}\\p{M} ]/u);',
    to: 'export const lettersAndSpaces = keep(/[A-Za-z ]/);',
  },
  {
    promise: 'A §5 Profile.2',
    what: 'takes everything as a landmark',
    file: `${details}/AddressFields.tsx`,
    from: '        autoComplete="off"\n        filter={lettersAndSpaces}\n',
    to: '        autoComplete="off"\n',
  },
  {
    promise: 'A §5 Profile.4',
    what: 'lets digits into a state',
    file: `${details}/AddressFields.tsx`,
    from: '        autoComplete="address-level1"\n        filter={lettersAndSpaces}\n',
    to: '        autoComplete="address-level1"\n        filter={addressLine}\n',
  },
  {
    promise: 'A §5 Profile.5',
    what: 'takes no slash in an address line',
    file: 'packages/ui/src/forms/rules/filters.ts',
    from: '.\\-/,]/u',
    to: '.\\-,]/u',
  },
  {
    promise: 'A §5 Profile.6',
    what: 'takes letters in a phone',
    file: `${details}/ContactFields.tsx`,
    from: '        filter={anyDigits}\n',
    to: '',
  },
  {
    promise: 'A §5 Profile.8',
    what: 'takes _ in an email',
    file: 'packages/ui/src/forms/rules/filters.ts',
    from: 'export const email = keep(/[A-Za-z0-9@.]/);',
    to: 'export const email = keep(/[A-Za-z0-9@._]/);',
  },
  {
    promise: 'A §5 Profile.11',
    what: 'leaves the phone alone when a country is chosen',
    file: `${details}/ContactFields.tsx`,
    from: "        phone={{ name: 'phone', plus: false }}\n",
    to: '',
  },
  {
    promise: 'A §5 Profile.12',
    what: 'replaces a typed number that begins otherwise',
    file: 'packages/ui/src/forms/rules/fillCallingCode.ts',
    from: "return previous !== '' && phone.startsWith(previous) ? next + phone.slice(previous.length) : phone;",
    to: "return previous !== '' ? next + phone.slice(previous.length) : phone;",
  },
  {
    promise: 'A §5 Profile.14',
    what: 'lets the phone be emptied',
    file: `${details}/detailsSchema.ts`,
    from: '    phone: requiredText(errorTexts.fieldRequired),\n',
    to: '',
  },
  {
    promise: 'A §5 Profile.15',
    what: 'refuses who was born today',
    file: `${details}/detailsSchema.ts`,
    from: '!isDay(value) || value <= today',
    to: '!isDay(value) || value < today',
  },
  {
    promise: 'A §5 Profile.16',
    what: 'lets every email be edited',
    file: `${details}/PersonalFields.tsx`,
    from: '        readOnly={emailLocked}\n',
    to: '',
  },
  {
    promise: 'A §5 Broker setting.2',
    what: 'takes blanks for a value',
    file: `${screen}/Broker/brokerForm.ts`,
    from: "value.trim() === ''",
    to: "value === ''",
  },
  {
    promise: 'A §5 Broker setting.1',
    what: 'names a field by its key',
    file: `${screen}/Broker/brokerForm.ts`,
    from: 'errorTexts.required(brokerLabels[field])',
    to: 'errorTexts.required(field)',
  },
  {
    promise: 'A §5 Broker setting.5',
    what: 'forgets the picture',
    file: `${area}/bodies.view.ts`,
    from: "  trading_file: 'file',\n",
    to: '',
  },
  {
    promise: 'D31',
    what: 'fills the profile’s phone with a plus',
    file: `${details}/ContactFields.tsx`,
    from: "phone={{ name: 'phone', plus: false }}",
    to: "phone={{ name: 'phone', plus: true }}",
    test: `${screen}/BasicInfo/BasicInfoTab.stories.tsx › Calling Code`,
  },
];
