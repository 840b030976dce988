import { api } from './api';
import { write } from './endpoints';

/**
 * What a member asks a code for: the `from` of the call, one word a screen (D20). A code is good for the action it was
 * asked for and for no other (T14).
 */
const codePurposes = {
  password: 'profile',
  withdrawSetting: 'withdraw-setting',
  withdraw: 'withdraw',
  transfer: 'transfer',
  mt5: 'mt5',
  cancelSubscription: 'cancel',
} as const;

export type CodePlace = keyof typeof codePurposes;

const codeApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestCode: write(build, '/resendotp', {
      init: ({ username, place }: { username: string; place: CodePlace }) => ({
        body: { username, from: codePurposes[place] },
      }),
      coolDown: true,
    }),
  }),
});

export const { useRequestCodeMutation } = codeApi;
