import { errorTexts } from '@portal/ui/text/messages';
import { useServices } from '@portal/portal-core/store/services';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { useSingleFlight } from '@portal/portal-core/writes/useSingleFlight';
import { useCreateFreezeLinkMutation } from './security.api';
import { toFreezeUrl } from './freezing.mappers';

/** Leads to the server's page that freezes the account. Nothing is frozen before its button. */
export function useFreezing() {
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
