import { fn } from 'storybook/test';
import type { NewUsernameScreenProps } from './NewUsernameScreen';

/** A new registration without an email to confirm. */
export const newUsernameArgs = {
  username: 'amara21',
  secrets: { password: 'correct horse 7', securityPin: '2580' },
  onCopy: fn(),
} satisfies NewUsernameScreenProps;
