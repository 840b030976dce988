import { api } from '../calls/api';
import { write } from '../calls/endpoints';

/**
 * What a member asks a code for: the `from` of the call, one word a screen (D20). A code is good for the action it was
 * asked for and for no other (T14).
 */
const codePurposes = {
  security: 'profile',
  withdrawSetting: 'withdraw-setting',
  withdraw: 'withdraw',
  transfer: 'transfer',
  mt5: 'mt5',
  cancelSubscription: 'cancel',
  purchase: 'purchase',
} as const;

export type CodePurpose = keyof typeof codePurposes;

export const codeApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestCode: write(build, '/resendotp', {
      init: ({ username, purpose }: { username: string; purpose: CodePurpose }) => ({
        body: { username, from: codePurposes[purpose] },
      }),
      coolDown: true,
    }),
  }),
});

export const { useRequestCodeMutation } = codeApi;
