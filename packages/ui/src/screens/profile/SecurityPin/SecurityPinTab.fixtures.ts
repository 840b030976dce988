import { fn } from 'storybook/test';
import type { SecurityPinTabProps } from './SecurityPinTab';

export const securityPinArgs = {
  form: { busy: false, saved: 0 },
  onChange: fn(),
} satisfies SecurityPinTabProps;
