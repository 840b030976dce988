import { fn } from 'storybook/test';
import type { AuthenticationState } from './authOptions';
import type { AuthenticationTabProps } from './AuthenticationTab';

export const allSetUp: AuthenticationState = {
  current: 'otp',
  ready: { authenticator: true, mpin: true },
};

export const nothingSetUp: AuthenticationState = {
  current: 'otp',
  ready: { authenticator: false, mpin: false },
};

export const authenticationArgs = {
  authentication: { state: 'ready', data: allSetUp },
  form: { busy: false, saved: 0 },
  onSelect: fn(),
  onSetUpFirst: fn(),
} satisfies AuthenticationTabProps;
