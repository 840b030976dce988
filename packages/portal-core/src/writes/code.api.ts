import { api } from '../calls/api';
import { write } from '../calls/endpoints';

/**
 * The purpose of a code: the `from` of the call, one word per screen (D20). A code is valid only for its purpose (T14).
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
