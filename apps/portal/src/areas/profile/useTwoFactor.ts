import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { remoteOf, type QueryState } from '../../app/remote';
import { useServices } from '../../app/services';
import { useFormCall } from '../../app/useFormCall';
import { useDisableTwoFactorMutation, useEnableTwoFactorMutation } from './profile.api';
import { twoFactorOf } from './twoFactor.view';
import { useAuthType } from './useAuthType';

const names = { code: 'code' };

export function useTwoFactor(user: QueryState): ProfileScreenProps['twoFactor'] {
  const { env } = useServices();
  const inUse = useAuthType() === 'authenticator';
  const [enable] = useEnableTwoFactorMutation();
  const [disable] = useDisableTwoFactorMutation();
  const { form, send } = useFormCall(names);
  const places = { folder: env.imageUrl, page: window.location.href };
  return {
    twoFactor: remoteOf(user, (body) => twoFactorOf(body, inUse, places)),
    form,
    onSwitched: ({ on, code }) => send(() => (on ? enable({ code }) : disable({ code }))),
  };
}
