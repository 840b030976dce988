import { SecurityScreen, type SessionsProps } from '@portal/ui/screens/profile';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { refetchOptions, toFreshness } from '@portal/portal-core/calls/freshness';
import { hasPasskeys } from '@portal/portal-core/browser/hasPasskeys';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useMemberCode } from '@portal/portal-core/writes/useMemberCode';
import { useStepUpCall } from '@portal/portal-core/writes/useStepUpCall';
import { useServices } from '@portal/portal-core/store/services';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useSingleFlight } from '@portal/portal-core/writes/useSingleFlight';
import { toSentId } from '@portal/portal-core/fromApi/repeats';
import { errorTexts } from '@portal/ui/text/messages';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { dashboardApi, useGetKycStandingQuery } from '../../dashboard/dashboard.api';
import { profileApi, useGetUserQuery, useListLogsQuery } from '../profile.api';
import { useGetAuthenticationQuery } from '../shell/shell.api';
import { findKeptWithdrawal } from '../../withdraw';
import { toHold } from '../profile.mappers';
import { toLogsPage } from '../logs.mappers';
import { canFreeze, toFreezeUrl } from './freezing.mappers';
import { toPasskeys } from './passkeys.mappers';
import { useNewDevices } from './useNewDevices';
import { usePasskeys } from './usePasskeys';
import { useReview } from './useReview';
import { hasWord, isWordHidden, toProtections, toWord } from './protections.mappers';
import { useCreateFreezeLinkMutation, useEndSessionsMutation, useListSessionsQuery } from './security.api';
import { hasSessions, toSessions } from './sessions.mappers';

/** Leads to the server's page that freezes the account. Nothing is frozen before its button. */
function useFreezing() {
  const { env } = useServices();
  const dispatch = useAppDispatch();
  const { busy, singleFlight } = useSingleFlight();
  const [createFreezeLink] = useCreateFreezeLinkMutation();
  const onPress = () =>
    void singleFlight(async () => {
      const { data, error } = await createFreezeLink({});
      if (error) return;
      const url = toFreezeUrl(data, env.apiUrl, location.href);
      if (url === undefined) dispatch(toastRaised('bad', errorTexts.somethingWrongTryAgain));
      else location.assign(url);
    });
  return { busy, onPress };
}

/** The member's open sessions; undefined where the sign-ins don't show that the server lists them (D119). */
function useSessions(signIns: Answer<'/logs'> | undefined): SessionsProps | undefined {
  const isProven = hasSessions(signIns);
  const query = useListSessionsQuery(undefined, { skip: !isProven });
  const [endSessions] = useEndSessionsMutation();
  const { busy, singleFlight } = useSingleFlight();
  if (!isProven) return undefined;
  return {
    list: toRemote(query, toSessions),
    busy,
    onEnd: (id) =>
      void singleFlight(async () => void (await endSessions(id === undefined ? {} : { id: toSentId(id) }))),
  };
}

const newestDocuments = { query: { page: 1 }, decorative: true } as const;
const newestSignIns = { query: { page: 1 }, decorative: true } as const;
const wordFields = { anti_phishing_word: 'word' };

/** The security page, from calls that other screens make too. */
export function SecurityRoute() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const user = useGetUserQuery();
  const authentication = useGetAuthenticationQuery();
  const kyc = useGetKycStandingQuery(newestDocuments);
  const signIns = useListLogsQuery(newestSignIns);
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

SecurityRoute.firstQueries = () => [
  profileApi.endpoints.getUser.initiate(undefined, firstOptions),
  profileApi.endpoints.getAuthentication.initiate(undefined, firstOptions),
  dashboardApi.endpoints.getKycStanding.initiate(newestDocuments, firstOptions),
  profileApi.endpoints.listLogs.initiate(newestSignIns, firstOptions),
];
