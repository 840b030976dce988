import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { useAppSelector } from '@portal/portal-core/store/store';
import { useFormCall } from '@portal/portal-core/writes/useFormCall';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { toPasswordBody, passwordNames } from './bodies.mappers';
import { useChangePasswordMutation } from './profile.api';
import { useAuthType } from '@portal/portal-core/writes/useAuthType';
import type { SecurityCode } from '@portal/portal-core/writes/useStepUpCall';

export function usePasswordChange({ request, ask, askOnce }: SecurityCode): ProfileScreenProps['password'] {
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
