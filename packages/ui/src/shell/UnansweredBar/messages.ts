import { defineMessages } from '../../text/defineMessages';

export const unansweredBarMessages = defineMessages('unansweredBarMessages', {
  unknown:
    'We don’t know whether your last payment went through. Sign in and check your history before you repeat it.',
  close: 'OK, got it',
});
