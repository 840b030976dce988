import { SecurityScreen } from '@portal/ui/screens/profile';
import { again, toFreshness } from '@portal/portal-core/calls/freshness';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useFormCall } from '@portal/portal-core/writes/useFormCall';
import { useServices } from '@portal/portal-core/store/services';
import { dashboardApi, useGetKycStandingQuery } from '../../dashboard/dashboard.api';
import {
  profileApi,
  useGetAuthenticationQuery,
  useGetUserQuery,
  useListLogsQuery,
  useUpdateProfileMutation,
} from '../profile.api';
import { toLogsPage } from '../logs.mappers';
import { canFreeze } from './freezing.mappers';
import { useFreezing } from './useFreezing';
import { usePasskeys } from './usePasskeys';
import { useSessions } from './useSessions';
import { hasWord, toProtections, toWord } from './protections.mappers';

const newestDocuments = { query: { page: 1 }, decorative: true } as const;
const wordFields = { anti_phishing_word: 'word' };
const shownSignIns = 4;

/** The security page, from calls that other screens make too. */
export function SecurityRoute() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const user = useGetUserQuery();
  const authentication = useGetAuthenticationQuery();
  const kyc = useGetKycStandingQuery(newestDocuments);
  const signIns = useListLogsQuery({ query: { page: 1 }, decorative: true });
  const [update] = useUpdateProfileMutation();
  const saving = useFormCall(wordFields);
  const freezing = useFreezing();
  const freshness = toFreshness(user, () => {
    void dispatch(profileApi.endpoints.getUser.initiate({ decorative: true }, again));
    void dispatch(profileApi.endpoints.getAuthentication.initiate(undefined, again));
    void dispatch(dashboardApi.endpoints.getKycStanding.initiate(newestDocuments, again));
  });
  // A grade without them would change under the member's eyes.
  const pending = [authentication, kyc].some(({ data, error }) => data === undefined && error === undefined);
  return (
    <SecurityScreen
      protections={
        pending
          ? { state: 'loading' }
          : toRemote(user, (body) =>
              toProtections({ user: body, authentication: authentication.data, kyc: kyc.data }),
            )
      }
      freshness={freshness}
      signIns={toRemote(signIns, (body) =>
        toLogsPage(body, client.getListLocation('/logs')).rows.slice(0, shownSignIns),
      )}
      freezing={canFreeze(signIns.data) ? freezing : undefined}
      sessions={useSessions(signIns.data)}
      passkeys={usePasskeys(user.data)}
      word={
        user.data && hasWord(user.data)
          ? {
              word: toWord(user.data),
              form: saving.form,
              onSaved: (word) => saving.send(() => update({ anti_phishing_word: word })),
            }
          : undefined
      }
    />
  );
}
