import type { TextFieldProps } from './TextField';

/** A recovery code is letters and digits, which no keyboard should correct and no browser keep. */
export const recoveryCodeInput = {
  dir: 'ltr',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
  'aria-required': true,
} as const satisfies Partial<TextFieldProps>;
