import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { useAppSelector } from '../../app/store';
import { useFormCall } from '../../app/useFormCall';
import { useMemberCode } from '../../app/useMemberCode';
import { selectSession } from '../../session/session.slice';
import { passwordBodyOf, passwordNames } from './bodies.view';
import { useChangePasswordMutation } from './profile.api';
import { useAuthType } from './useAuthType';

export function usePasswordChange(): ProfileScreenProps['password'] {
  const { username } = useAppSelector(selectSession);
  const authType = useAuthType();
  const { request, ask } = useMemberCode('password');
  const [change] = useChangePasswordMutation();
  const { form, send } = useFormCall(passwordNames);
  return {
    username: username ?? '',
    proving: { authType, request, onCodeRequested: ask },
    form,
    onChanged: (values) => send(() => change(passwordBodyOf(values, authType))),
  };
}
