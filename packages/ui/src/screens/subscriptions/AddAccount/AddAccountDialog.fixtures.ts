import { fn } from 'storybook/test';
import type { AddAccountDialogProps } from './addAccount';

export const accountArgs = {
  target: { subscriptionId: '81', package: 'Live Intro' },
  adding: { form: { busy: false, saved: 0 }, offline: false, onSent: fn(), onOpened: fn() },
  onClose: fn(),
} satisfies AddAccountDialogProps;
