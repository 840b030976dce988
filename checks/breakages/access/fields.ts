import type { Breakage } from '../breakage';

/** Breaks the fields that a registration is made of. */
export const accessFieldsBreakages: readonly Breakage[] = [
  {
    promise: 'A §5 Registration.7',
    what: 'calls the missing pin a PIN',
    file: 'packages/ui/src/text/visitorMessages.ts',
    from: "securityPinRequired: 'Security Pin is Required',",
    to: "securityPinRequired: 'Security PIN is Required',",
  },
  {
    promise: 'A §5 Registration.11',
    what: 'asks about a username at every sign',
    file: 'packages/ui/src/forms/FormNameField.tsx',
    from: '        field.onChange(event);\n',
    to: '        field.onChange(event);\n        onEntered(event.currentTarget.value);\n',
  },
  {
    promise: 'A §2 Registration.4',
    what: 'corrects the words of an empty search',
    file: 'packages/ui/src/text/visitorMessages.ts',
    from: "noResults: 'No results found',",
    to: "noResults: 'No countries found',",
  },
  {
    promise: 'A §2 Registration.3',
    what: 'wants the accents of a country',
    file: 'packages/ui/src/components/CountryField/findCountries.ts',
    from: "    .replace(/\\p{M}/gu, '')\n",
    to: '',
  },
  {
    promise: 'A §2 Registration.6',
    what: 'writes the terms with And',
    file: 'packages/ui/src/text/visitorMessages.ts',
    from: "agree: 'I agree to Privacy policy & terms',",
    to: "agree: 'I agree to Privacy policy and terms',",
  },
  {
    promise: 'A §2 Registration.12',
    what: 'leaves the phone alone when a country is chosen',
    file: 'packages/ui/src/forms/FormCountryField.tsx',
    from: "...(typeof typed === 'string' && phone && country",
    to: "...(typeof typed === 'string' && phone && country && typed !== ''",
  },
  {
    promise: 'A §2 Registration.10',
    what: 'says Available of a name that is taken',
    file: 'packages/ui/src/components/CheckMark/CheckMark.tsx',
    from: '<span>{accessTexts.notAvailable}</span>',
    to: '<span>{accessTexts.available}</span>',
  },
  {
    promise: 'A §5 Input filters.6',
    what: 'takes signs out and says nothing',
    file: 'packages/ui/src/components/TextField/Refused.tsx',
    from: "seen.length > 0 ? `${words.notAllowedHere} ${seen.join(' ')}` : '',",
    to: "'',",
  },
  {
    promise: 'A §5 Input filters.7',
    what: 'cuts off the end instead of what was typed',
    file: 'packages/ui/src/components/TextField/inputFilter.ts',
    from: 'const head = characters.slice(0, Math.max(0, typedTo - over));',
    to: 'const head = characters.slice(0, typedTo);',
  },
  {
    promise: 'A §8 Errors object.4',
    what: 'keeps the server’s error after its field changed',
    file: 'packages/ui/src/forms/useFormField.ts',
    from: 'changed: () => forget(name),',
    to: 'changed: () => undefined,',
  },
  {
    promise: 'A §5 Form helper.3',
    what: 'shows errors before a field was left',
    file: 'packages/ui/src/forms/useFormField.ts',
    from: 'const known = meta.touched || submitCount > 0 ? meta.error : undefined;',
    to: "const known = meta.error ?? (meta.value === '' ? 'Username is Required' : undefined);",
  },
];
