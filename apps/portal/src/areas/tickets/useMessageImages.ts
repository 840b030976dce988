import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useServices } from '@portal/portal-core/store/services';
import { ticketsApi } from './tickets.api';
import { toImageAddress } from './tickets.mappers';

/** An image never changes, so it is fetched once and not again after a reconnect. */
const once = { subscriptionOptions: { refetchOnReconnect: false } };

/** Loads the images of a ticket's messages, and holds them while the ticket is open. */
export function useMessageImages(ticketId: string | undefined): (id: string) => Promise<string> {
  const dispatch = useAppDispatch();
  const { env } = useServices();
  const held = useRef<{ unsubscribe: () => void }[]>([]);
  useEffect(
    function letGo() {
      return () => {
        for (const image of held.current) image.unsubscribe();
        held.current = [];
      };
    },
    [ticketId],
  );
  return useCallback(
    async (id) => {
      const image = dispatch(ticketsApi.endpoints.getMessageImage.initiate(id, once));
      held.current.push(image);
      const address = toImageAddress(await image.unwrap(), env.imageUrl);
      if (address === undefined) throw new Error('Not an image of this portal');
      return address;
    },
    [dispatch, env.imageUrl],
  );
}
