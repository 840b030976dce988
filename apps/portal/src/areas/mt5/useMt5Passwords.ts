import type { Mt5AccountScreenProps, Mt5Passwords } from '@portal/ui/screens/mt5';
import { useRef, useState } from 'react';
import { useAppDispatch } from '../../app/store';
import { toastRaised } from '../../app/toasts.slice';
import { useFormCall } from '../../app/useFormCall';
import { useMemberCode } from '../../app/useMemberCode';
import { errorTexts } from '@portal/ui/text/messages';
import { useAuthType } from '../profile/useAuthType';
import { mt5Api } from './mt5.api';
import { codeNames, passwordNames, passwordsOf } from './mt5.view';

const { changeMt5Password, fetchMt5Password } = mt5Api.endpoints;

/** Of a mutation whose answer the store must not keep. */
const unkept = { track: false } as const;

/** Seeing and changing an account's passwords (B §4, D75, D76). They are in this component's memory, and nowhere else. */
export function useMt5Passwords(
  login: string | undefined,
): Pick<Mt5AccountScreenProps, 'viewing' | 'change' | 'onPasswordChanged'> {
  const dispatch = useAppDispatch();
  const authType = useAuthType();
  const { request, ask, askOnce } = useMemberCode('mt5');
  const looking = useFormCall(codeNames);
  const changing = useFormCall(passwordNames);
  const [held, setHeld] = useState<Mt5Passwords & { login: string }>();
  // The opening of the dialog that an answer belongs to: a late one finds it closed, and is dropped.
  const opening = useRef(0);

  const show = (account: string, code: string) => {
    const asked = opening.current;
    looking.send(async () => {
      const { data, error } = await dispatch(
        fetchMt5Password.initiate({ account, proof: { [authType]: code } }, unkept),
      );
      if (error !== undefined) return { error };
      const passwords = passwordsOf(data);
      if (passwords === undefined) dispatch(toastRaised('bad', errorTexts.somethingWrongTryAgain));
      else if (asked === opening.current) setHeld({ ...passwords, login: account });
      return {};
    });
  };
  return {
    viewing: {
      form: looking.form,
      proving: { authType, request, onCodeRequested: ask },
      passwords: held?.login === login ? held : undefined,
      onOpened: () => {
        opening.current += 1;
        if (authType === 'otp') askOnce();
      },
      onConfirmed: (code) => {
        if (login !== undefined) show(login, code);
      },
      onClosed: () => {
        opening.current += 1;
        setHeld(undefined);
      },
    },
    change: changing.form,
    onPasswordChanged: (password) => {
      if (login === undefined) return;
      const body = { account_number: login, password };
      changing.send(async () => dispatch(changeMt5Password.initiate(body, unkept)));
    },
  };
}
