import type { WriteInit } from '@portal/api';
import { errorTexts } from '@portal/ui/text/messages';
import { api } from '@portal/portal-core/calls/api';
import { exported, list, write } from '@portal/portal-core/calls/endpoints';

/** The path of a live subscription's cancellation, with its id. */
const livePath = '/cancel-live-subscription-{id}';

type RequestBody<P extends '/subscription-cancel' | typeof livePath | '/mt5/user-account-add'> = NonNullable<
  WriteInit<P>['body']
>;

/** The text of B §8 for a failed cancellation. */
const failure = errorTexts.requestFailedLogin;

/** A cancellation may change bots on the dashboard. A refund comes later, with the operator's decision. */
const changed = {
  invalidates: ['Subscriptions', 'Dashboard'],
  // A refusal may mean that it is no longer active, so the list is refetched.
  refusalsToo: true,
} as const;

export const subscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSubscriptions: list(build, '/subscriptions', { provides: ['Subscriptions'] }),
    exportSubscriptions: exported(build, '/subscriptions'),
    cancelSubscription: write(build, '/subscription-cancel', {
      init: (sent: { body: RequestBody<'/subscription-cancel'>; idempotencyKey: string }) => sent,
      ...changed,
      failure,
    }),
    listLiveSubscriptions: list(build, '/live-subscriptions', { provides: ['Subscriptions'] }),
    exportLiveSubscriptions: exported(build, '/live-subscriptions'),
    cancelLiveSubscription: write(build, livePath, {
      init: ({
        id,
        ...sent
      }: {
        id: string;
        body: RequestBody<typeof livePath>;
        idempotencyKey: string;
      }) => ({
        params: { path: { id } },
        ...sent,
      }),
      ...changed,
      failure,
    }),
    addAccount: write(build, '/mt5/user-account-add', {
      init: (body: RequestBody<'/mt5/user-account-add'>) => ({ body }),
      invalidates: ['Subscriptions'],
      // A refusal may mean that it was attached elsewhere, so the list is refetched.
      refusalsToo: true,
    }),
  }),
});

export const {
  useListSubscriptionsQuery,
  useCancelSubscriptionMutation,
  useListLiveSubscriptionsQuery,
  useCancelLiveSubscriptionMutation,
  useAddAccountMutation,
} = subscriptionsApi;
