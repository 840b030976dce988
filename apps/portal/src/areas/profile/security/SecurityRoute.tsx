import { SecurityScreen } from '@portal/ui/screens/profile';
import { refetchOptions, toFreshness } from '@portal/portal-core/calls/freshness';
import { hasPasskeys } from '@portal/portal-core/browser/hasPasskeys';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useMemberCode } from '@portal/portal-core/writes/useMemberCode';
import { useStepUpCall } from '@portal/portal-core/writes/useStepUpCall';
import { useServices } from '@portal/portal-core/store/services';
import { dashboardApi, useGetKycStandingQuery } from '../../dashboard/dashboard.api';
import { profileApi, useGetUserQuery, useListLogsQuery } from '../profile.api';
import { useGetAuthenticationQuery } from '../shell/shell.api';
import { findKeptWithdrawal } from '../../withdraw';
import { toHold } from '../profile.mappers';
import { toLogsPage } from '../logs.mappers';
import { canFreeze } from './freezing.mappers';
import { toPasskeys } from './passkeys.mappers';
import { useFreezing } from './useFreezing';
import { useNewDevices } from './useNewDevices';
import { usePasskeys } from './usePasskeys';
import { useReview } from './useReview';
import { useSessions } from './useSessions';
import { hasWord, isWordHidden, toProtections, toWord } from './protections.mappers';

const newestDocuments = { query: { page: 1 }, decorative: true } as const;
const wordFields = { anti_phishing_word: 'word' };

/** The security page, from calls that other screens make too. */
export function SecurityRoute() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const user = useGetUserQuery();
  const authentication = useGetAuthenticationQuery();
  const kyc = useGetKycStandingQuery(newestDocuments);
  const signIns = useListLogsQuery({ query: { page: 1 }, decorative: true });
  const code = useMemberCode('security');
  const saving = useStepUpCall(wordFields, code);
  const freezing = useFreezing();
  const freshness = toFreshness(user, () => {
    void dispatch(profileApi.endpoints.getUser.initiate({ decorative: true }, refetchOptions));
    void dispatch(profileApi.endpoints.getAuthentication.initiate(undefined, refetchOptions));
    void dispatch(dashboardApi.endpoints.getKycStanding.initiate(newestDocuments, refetchOptions));
  });
  // A grade without them would change under the member's eyes.
  const pending = [authentication, kyc].some(({ data, error }) => data === undefined && error === undefined);
  return (
    <SecurityScreen
      protections={
        pending
          ? { state: 'loading' }
          : toRemote(user, (body) =>
              toProtections({
                user: body,
                authentication: authentication.data,
                kyc: kyc.data,
                canAddPasskey: hasPasskeys(toPasskeys(body)?.domain),
              }),
            )
      }
      freshness={freshness}
      signIns={toRemote(signIns, (body) => toLogsPage(body, client.getListLocation('/logs')).rows)}
      newDevices={useNewDevices(signIns.data)}
      review={useReview(user.data, code)}
      hold={toHold(user.data, findKeptWithdrawal())}
      freezing={canFreeze(signIns.data) ? freezing : undefined}
      sessions={useSessions(signIns.data)}
      passkeys={usePasskeys(user.data, code)}
      word={
        user.data && hasWord(user.data)
          ? {
              word: toWord(user.data),
              hidden: isWordHidden(user.data),
              ...{ form: saving.form, stepUp: saving.stepUp },
              onSave: (word, { secondFactor }) =>
                saving.send(() =>
                  saving.noting(secondFactor, () =>
                    dispatch(
                      profileApi.endpoints.updateProfile.initiate(
                        { anti_phishing_word: word, ...saving.getSecondFactor(secondFactor) },
                        { track: false },
                      ),
                    ),
                  ),
                ),
            }
          : undefined
      }
    />
  );
}
