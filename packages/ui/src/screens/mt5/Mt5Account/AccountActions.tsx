import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createLazyOverlay } from '../../../components/LazyPart/createLazyOverlay';
import type { SentForm } from '../../../forms/FormAnswer';
import type { StepUp } from '../../../forms/StepUp/StepUpField';
import { AccountFigures } from './AccountFigures';
import { AccountSheet, type AccountSheetProps } from './AccountSheet';
import { ActionCards } from './ActionCards';
import type { NewMt5Password, UpdatePasswordDialogProps } from './Passwords/UpdatePasswordDialog';
import type { PasswordViewing, ViewPasswordDialogProps } from './Passwords/ViewPasswordDialog';

const UpdatePasswordDialog = createLazyOverlay<UpdatePasswordDialogProps>(() =>
  import('./Passwords/UpdatePasswordDialog').then((module) => module.UpdatePasswordDialog),
);
const ViewPasswordDialog = createLazyOverlay<ViewPasswordDialogProps>(() =>
  import('./Passwords/ViewPasswordDialog').then((module) => module.ViewPasswordDialog),
);

export interface AccountActionsProps extends Omit<AccountSheetProps, 'children'> {
  /** The form that sends a new password. Each success closes its dialog. */
  change: SentForm;
  /** The factor that the server requires before it accepts the new password (T29). Absent until it does. */
  changeStepUp?: StepUp | undefined;
  viewing: PasswordViewing;
  /** The dialog that is open from the start: a new password, or the passwords. Default: none. */
  opened?: 'update' | 'view';
  onDepositOpen: (login: string) => void;
  onPasswordChange: (sent: NewMt5Password) => void;
}

/** One account's figures, cards and dialogs. `key` it by the account. */
export function AccountActions({ shown, ...props }: AccountActionsProps) {
  const { change, changeStepUp, viewing, onDepositOpen, onPasswordChange } = props;
  const [opened, setOpened] = useState(props.opened);
  const counted = useRef(change.saved);
  useEffect(
    function closeWhenSaved() {
      if (counted.current !== change.saved) setOpened(undefined);
      counted.current = change.saved;
    },
    [change.saved],
  );
  const forget = useEffectEvent(() => viewing.onClose());
  useEffect(function forgetPasswords() {
    return () => forget();
  }, []);
  const close = () => setOpened(undefined);
  return (
    <>
      <AccountSheet {...props} shown={shown}>
        <AccountFigures account={shown} onUpdateOpen={() => setOpened('update')} />
      </AccountSheet>
      <ActionCards
        account={shown}
        onUpdateOpen={() => setOpened('update')}
        onDepositOpen={() => shown && onDepositOpen(shown.login)}
        onViewOpen={() => {
          viewing.onOpen();
          setOpened('view');
        }}
      />
      {shown && opened === 'update' && (
        <UpdatePasswordDialog
          login={shown.login}
          form={change}
          stepUp={changeStepUp}
          onChange={onPasswordChange}
          onClose={close}
        />
      )}
      {shown && opened === 'view' && (
        <ViewPasswordDialog
          login={shown.login}
          viewing={viewing}
          onClose={() => {
            viewing.onClose();
            close();
          }}
        />
      )}
    </>
  );
}
