import type { UploadInit, WriteInit, WritePath } from '@portal/api';
import { exported, list, read, sharedRead, upload, write } from '@portal/portal-core/calls/endpoints';
import { shellApi } from './shell/shell.api';

type Body<P extends WritePath> = WriteInit<P>['body'];

export const profileApi = shellApi.injectEndpoints({
  // A change of security may hold withdrawals, and the dashboard shows until when (T29).
  endpoints: (build) => ({
    getUser: sharedRead(build, '/user', { provides: ['Member'] }),
    // A list for one field of many has its own retry, so its failure needs no dialog.
    listCountries: read(build, '/country', { silent: true }),
    listLogs: list(build, '/logs', { provides: ['SignIns'] }),
    exportLogs: exported(build, '/logs'),
    updateProfile: write(build, '/update-profile', {
      init: (body: Body<'/update-profile'>) => ({ body }),
      invalidates: ['Member'],
    }),
    changePicture: upload(build, '/change-picture', {
      init: (picture: UploadInit<'/change-picture'> & { idempotencyKey: string }) => picture,
      invalidates: ['Member'],
    }),
    // Disabling it may change the member's auth type.
    enableTwoFactor: write(build, '/enable-2fa', {
      init: (body: Body<'/enable-2fa'>) => ({ body }),
      invalidates: ['Member', 'Authentication', 'Dashboard'],
    }),
    disableTwoFactor: write(build, '/disable-2fa', {
      init: (body: Body<'/disable-2fa'>) => ({ body }),
      invalidates: ['Member', 'Authentication', 'Dashboard'],
    }),
    /** `initiate` it with `track: false`, so the store holds no code. */
    createRecoveryCodes: write(build, '/recovery-codes', {
      init: (body: Body<'/recovery-codes'>) => ({ body }),
      invalidates: ['Member'],
    }),
    changePassword: write(build, '/change-password', {
      init: (body: Body<'/change-password'>) => ({ body }),
      invalidates: ['Dashboard'],
    }),
    changeSecurityPin: write(build, '/change-secondary-password', {
      init: (body: Body<'/change-secondary-password'>) => ({ body }),
      invalidates: ['Authentication', 'Dashboard'],
    }),
    setAuthentication: write(build, '/authentication', {
      init: (body: Body<'/authentication'>) => ({ body }),
      invalidates: ['Member', 'Authentication', 'Dashboard'],
    }),
    setWithdrawType: write(build, '/withdraw-type', {
      init: (body: Body<'/withdraw-type'>) => ({ body }),
      // A 401 in its body ends the session (A §6, D37); the saving after it confirms both (D49).
      unauthenticated: 'withdrawType',
      quiet: true,
    }),
    setWithdrawSetting: write(build, '/withdraw-setting', {
      init: (body: Body<'/withdraw-setting'>) => ({ body }),
      invalidates: ['Member', 'Dashboard'],
    }),
    setBrokerDetails: upload(build, '/set-broker-details', {
      init: (details: UploadInit<'/set-broker-details'> & { idempotencyKey: string }) => details,
      invalidates: ['Member', 'Dashboard'],
    }),
  }),
});

export const {
  useGetUserQuery,
  useListCountriesQuery,
  useListLogsQuery,
  useUpdateProfileMutation,
  useChangePictureMutation,
  useEnableTwoFactorMutation,
  useDisableTwoFactorMutation,
  useChangePasswordMutation,
  useChangeSecurityPinMutation,
  useSetAuthenticationMutation,
  useSetWithdrawTypeMutation,
  useSetWithdrawSettingMutation,
  useSetBrokerDetailsMutation,
} = profileApi;
