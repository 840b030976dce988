import { defineMessages } from '../../text/defineMessages';

/** Messages about the device's own share sheet. */
export const shareMessages = defineMessages('shareMessages', {
  mail: 'Email',
  failed: 'We couldn’t open your device’s share options. Copy it instead.',
});
