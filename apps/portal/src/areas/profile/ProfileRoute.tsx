import { useLocation, useNavigate } from 'react-router-dom';
import {
  parseProfileTab,
  ProfileScreen,
  type ProfileScreenProps,
  type ProfileTab,
} from '@portal/ui/screens/profile';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { useMemberCode } from '@portal/portal-core/writes/useMemberCode';
import { type QueryState, toRemote } from '@portal/portal-core/calls/remote';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { type SecurityCode, useStepUpCall } from '@portal/portal-core/writes/useStepUpCall';
import { useAppSelector } from '@portal/portal-core/store/store';
import { useFormCall } from '@portal/portal-core/writes/useFormCall';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { useAuthType } from '@portal/portal-core/writes/useVerification';
import { findKeptWithdrawal } from '../withdraw';
import {
  profileApi,
  useChangePasswordMutation,
  useChangeSecurityPinMutation,
  useGetUserQuery,
  useSetBrokerDetailsMutation,
} from './profile.api';
import { toBroker, toHold } from './profile.mappers';
import { useAuthentication } from './useAuthentication';
import { useBasicInfo } from './useBasicInfo';
import { useLogs } from './useLogs';
import { useTwoFactor } from './useTwoFactor';
import { useWithdrawSettings } from './useWithdrawSettings';
import {
  brokerNames,
  passwordNames,
  pinNames,
  toBrokerBody,
  toPasswordBody,
  toPinBody,
} from './bodies.mappers';

function useSecurityPin(code: SecurityCode): ProfileScreenProps['securityPin'] {
  const [change] = useChangeSecurityPinMutation();
  const { form, stepUp, send, noting, getSecondFactor } = useStepUpCall(pinNames, code);
  return {
    form,
    stepUp,
    onChange: ({ secondFactor, ...values }) =>
      send(() =>
        noting(secondFactor, () => change({ ...toPinBody(values), ...getSecondFactor(secondFactor) })),
      ),
  };
}

function usePasswordChange({ request, ask, askOnce }: SecurityCode): ProfileScreenProps['password'] {
  const { username } = useAppSelector(selectSession);
  const authType = useAuthType();
  const [change] = useChangePasswordMutation();
  const { form, send } = useFormCall(passwordNames);
  return {
    username: username ?? '',
    verification: { authType, request, onCodeRequest: ask, onDialogOpen: askOnce },
    form,
    onChange: (values) => send(() => change(toPasswordBody(values, authType))),
  };
}

function useBroker(user: QueryState<Answer<'/user'>>, code: SecurityCode): ProfileScreenProps['broker'] {
  const [save] = useSetBrokerDetailsMutation();
  const { form, stepUp, sendOnce, noting, getSecondFactor } = useStepUpCall(brokerNames, code);
  return {
    broker: toRemote(user, toBroker),
    form,
    stepUp,
    onSave: ({ secondFactor, ...values }) => {
      const body = { ...toBrokerBody(values), ...getSecondFactor(secondFactor) };
      sendOnce({ ...values, ...getSecondFactor(secondFactor) }, (idempotencyKey) =>
        noting(secondFactor, () => save({ body, idempotencyKey })),
      );
    },
  };
}

/** The tab of the address. A step back leaves the profile, unless one tab linked to another. */
function useProfileTab() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = (tab: ProfileTab, replace: boolean) => void navigate({ search: `?tab=${tab}` }, { replace });
  return {
    tab: parseProfileTab(new URLSearchParams(search).get('tab')),
    showTab: (tab: ProfileTab) => go(tab, true),
    leadToTab: (tab: ProfileTab) => go(tab, false),
  };
}

/** The member's settings (A §2). The address names the tab. */
export function ProfileRoute() {
  const { tab, showTab, leadToTab } = useProfileTab();
  const user = useGetUserQuery();
  const code = useMemberCode('security');
  return (
    <ProfileScreen
      tab={tab}
      onTabChange={showTab}
      hold={toHold(user.data, findKeptWithdrawal())}
      basicInfo={useBasicInfo(user)}
      twoFactor={useTwoFactor(user, code)}
      password={usePasswordChange(code)}
      securityPin={useSecurityPin(code)}
      authentication={useAuthentication(leadToTab, code)}
      withdrawSettings={useWithdrawSettings(user)}
      logs={useLogs(tab === 'logs')}
      broker={useBroker(user, code)}
    />
  );
}

ProfileRoute.firstQueries = () => [
  profileApi.endpoints.getUser.initiate(undefined, firstOptions),
  profileApi.endpoints.listCountries.initiate(undefined, firstOptions),
];
