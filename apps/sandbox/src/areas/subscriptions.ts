import type { Handlers } from '../contract/operation';
import { cancelLiveSubscription } from './subscriptions/cancelLive';
import { cancelSubscription } from './subscriptions/cancelBot';
import { listLiveSubscriptions } from './subscriptions/lives';
import { listSubscriptions } from './subscriptions/bots';

export const subscriptionsHandlers = {
  listSubscriptions,
  listLiveSubscriptions,
  cancelSubscription,
  cancelLiveSubscription,
} satisfies Partial<Handlers>;
