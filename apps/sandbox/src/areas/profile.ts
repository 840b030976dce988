import type { Handlers } from '../contract/operation';
import { getAuthentication, setAuthentication } from './profile/authentication';
import { setBrokerDetails } from './profile/broker';
import { createFreezeLink } from './profile/freezeLink';
import { reviewAccess } from './profile/accessReview';
import { answerSignIn, listLogs } from './profile/logs';
import { changePassword } from './profile/password';
import { changePicture, getPicture } from './profile/picture';
import { addPasskey, createPasskeyOptions, removePasskey } from './profile/passkeys';
import { changeSecondaryPassword } from './profile/pin';
import { getProfile, getUser } from './profile/reads';
import { endSessions, listSessions } from './profile/sessions';
import { createRecoveryCodes, disableTwoFactor, enableTwoFactor } from './profile/twoFactor';
import { updateProfile } from './profile/update';
import { setWithdrawSetting, setWithdrawType } from './profile/withdrawSetting';

export const profileHandlers = {
  getPicture,
  getUser,
  getProfile,
  listLogs,
  answerSignIn,
  reviewAccess,
  createFreezeLink,
  listSessions,
  endSessions,
  getAuthentication,
  setAuthentication,
  updateProfile,
  changePicture,
  enableTwoFactor,
  disableTwoFactor,
  createRecoveryCodes,
  createPasskeyOptions,
  addPasskey,
  removePasskey,
  changePassword,
  changeSecondaryPassword,
  setBrokerDetails,
  setWithdrawSetting,
  setWithdrawType,
} satisfies Partial<Handlers>;
