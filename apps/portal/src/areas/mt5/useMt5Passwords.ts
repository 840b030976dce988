import type { Mt5AccountScreenProps, Mt5Passwords } from '@portal/ui/screens/mt5';
import { useRef, useState } from 'react';
import { withSecondFactor } from '@portal/portal-core/calls/withSecondFactor';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { useFormCall } from '@portal/portal-core/writes/useFormCall';
import { useMemberCode } from '@portal/portal-core/writes/useMemberCode';
import { useStepUpCall } from '@portal/portal-core/writes/useStepUpCall';
import { errorTexts } from '@portal/ui/text/messages';
import { useVerification } from '@portal/portal-core/writes/useVerification';
import { mt5Api, uncachedOptions, type PasswordSecondFactor } from './mt5.api';
import { codeNames, passwordNames, toPasswords } from './mt5.mappers';

const { changeMt5Password, fetchMt5Password } = mt5Api.endpoints;

/** Shows and changes an account's passwords (B §4, D75, D76). They exist only in this component's memory. */
export function useMt5Passwords(
  login: string | undefined,
): Pick<Mt5AccountScreenProps, 'viewing' | 'change' | 'changeStepUp' | 'onPasswordChange'> {
  const dispatch = useAppDispatch();
  const verification = useVerification('mt5');
  const looking = useFormCall(codeNames);
  const { form, stepUp, send, noting, getSecondFactor } = useStepUpCall(
    passwordNames,
    useMemberCode('security'),
  );
  const [held, setHeld] = useState<Mt5Passwords & { login: string }>();
  // Changes when the dialog opens or closes, so late answers are dropped.
  const opening = useRef(0);

  const show = (account: string, code: string) => {
    const asked = opening.current;
    looking.send(async () => {
      const { data, error } = await dispatch(
        fetchMt5Password.initiate(
          { account, secondFactor: withSecondFactor<PasswordSecondFactor>({}, verification.authType, code) },
          uncachedOptions,
        ),
      );
      if (error !== undefined) return { error };
      const passwords = toPasswords(data);
      if (passwords === undefined) dispatch(toastRaised('bad', errorTexts.somethingWrongTryAgain));
      else if (asked === opening.current) setHeld({ ...passwords, login: account });
      return {};
    });
  };
  return {
    viewing: {
      form: looking.form,
      verification,
      passwords: held?.login === login ? held : undefined,
      onOpen: () => {
        opening.current += 1;
      },
      onConfirm: (code) => {
        if (login !== undefined) show(login, code);
      },
      onClose: () => {
        opening.current += 1;
        setHeld(undefined);
      },
    },
    change: form,
    changeStepUp: stepUp,
    onPasswordChange: ({ password, secondFactor }) => {
      if (login === undefined) return;
      const body = { account_number: login, password, ...getSecondFactor(secondFactor) };
      send(() =>
        noting(secondFactor, async () => dispatch(changeMt5Password.initiate(body, uncachedOptions))),
      );
    },
  };
}
