import { AllNotificationsScreen } from '@portal/ui/screens/news';
import { imageBase } from '../../app/images';
import { isFiltered } from '../../app/listState';
import { useServices } from '../../app/services';
import { useListState } from '../../app/useListState';
import { useNow } from '../../app/useNow';
import { usePagedList } from '../../app/usePagedList';
import { articleFields, notificationsPageOf } from './news.view';
import { useNotifications } from './useNotifications';

/** All Notifications (B §2). Opened from the bell they are marked as seen on the way (D62); here nothing is. */
export function AllNotificationsRoute() {
  const { client, env } = useServices();
  const now = useNow();
  const address = useListState(articleFields);
  const query = useNotifications(address);
  const notifications = usePagedList(address, query, (body, state) =>
    notificationsPageOf(
      body,
      client.placeOf('/all-notifications'),
      isFiltered(state) ? state.page : undefined,
    ),
  );
  return (
    <AllNotificationsScreen
      notifications={notifications}
      now={now}
      imageBase={imageBase(env.imageUrl, window.location.href)}
    />
  );
}
