import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AccountFigures } from './AccountFigures';
import { AccountSheet } from './AccountSheet';
import { ActionCards } from './ActionCards';
import type { Mt5Account, Mt5AccountScreenProps } from './Mt5AccountScreen.types';
import { UpdatePasswordDialog } from './Passwords/UpdatePasswordDialog';
import { ViewPasswordDialog } from './Passwords/ViewPasswordDialog';

interface AccountActionsProps extends Mt5AccountScreenProps {
  /** Absent while it loads. */
  shown: Mt5Account | undefined;
}

type Opened = 'update' | 'view' | undefined;

/** One account's figures, cards and dialogs. `key` it by the account. */
export function AccountActions({ shown, ...props }: AccountActionsProps) {
  const { change, changeStepUp, viewing, onDepositOpened, onPasswordChanged } = props;
  const [opened, setOpened] = useState<Opened>();
  const counted = useRef(change.saved);
  useEffect(
    function closeWhenSaved() {
      if (counted.current !== change.saved) setOpened(undefined);
      counted.current = change.saved;
    },
    [change.saved],
  );
  const forget = useEffectEvent(() => viewing.onClosed());
  useEffect(function forgetPasswords() {
    return () => forget();
  }, []);
  const close = () => setOpened(undefined);
  return (
    <>
      <AccountSheet {...props} shown={shown}>
        <AccountFigures account={shown} onUpdateOpened={() => setOpened('update')} />
      </AccountSheet>
      <ActionCards
        account={shown}
        onUpdateOpened={() => setOpened('update')}
        onDepositOpened={() => shown && onDepositOpened(shown.login)}
        onViewOpened={() => {
          viewing.onOpened();
          setOpened('view');
        }}
      />
      {shown && opened === 'update' && (
        <UpdatePasswordDialog
          login={shown.login}
          form={change}
          stepUp={changeStepUp}
          onChanged={onPasswordChanged}
          onClose={close}
        />
      )}
      {shown && opened === 'view' && (
        <ViewPasswordDialog
          login={shown.login}
          viewing={viewing}
          onClose={() => {
            viewing.onClosed();
            close();
          }}
        />
      )}
    </>
  );
}
