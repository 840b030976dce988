import { useId } from 'react';
import { object } from 'yup';
import { Button } from '../../../../components/Button/Button';
import { useSinglePress } from '../../../../components/ConfirmDialog/useSinglePress';
import { Dialog } from '../../../../components/Dialog/Dialog';
import { secondFactorHint } from '../../../../confirm/VerifyDialog/secondFactorHint';
import { Form } from '../../../../forms/Form';
import { FormAnswer, type SentForm } from '../../../../forms/FormAnswer';
import { SecondFactorField, type Verification } from '../../../../forms/SecondFactorField';
import { FormScope } from '../../../../forms/FormScope';
import { requiredText } from '../../../../forms/rules/schema';
import { errorTexts, mt5Texts, subscriptionsTexts } from '../../../../text/messages';
import { overlayMessages } from '../../../../text/overlayMessages';
import { mt5Messages } from '../messages';
import { ShownPasswords, type Mt5Passwords } from './ShownPasswords';

/** The confirmation before the passwords are shown, and the passwords after it. */
export interface PasswordViewing {
  form: SentForm;
  verification: Verification;
  passwords?: Mt5Passwords | undefined;
  /** The dialog opens, so a late answer of an earlier one is dropped. */
  onOpen: () => void;
  onConfirm: (code: string) => void;
  /** The dialog closes, and the owner of the passwords clears them. */
  onClose: () => void;
}

export interface ViewPasswordDialogProps {
  login: string;
  viewing: PasswordViewing;
  onClose: () => void;
}

const schema = object({ code: requiredText(errorTexts.fieldRequired) });

/** First the code, then both passwords, in one dialog. The focus has one element to return to (B §4). */
export function ViewPasswordDialog({ login, viewing, onClose }: ViewPasswordDialogProps) {
  const { form, verification, passwords, onConfirm } = viewing;
  const id = useId();
  const confirm = useSinglePress(onConfirm, { open: true, busy: form.busy });
  return (
    <FormScope
      passing
      initialValues={{ code: '' }}
      validationSchema={schema}
      onSubmit={({ code }) => confirm(code)}
    >
      {({ dirty }) => (
        <Dialog
          open
          title={passwords ? mt5Messages.shown({ login }) : subscriptionsTexts.verifyYourAccount}
          description={passwords ? mt5Messages.hidesItself : mt5Messages.willShow({ login })}
          guard={dirty && !passwords}
          locked={form.busy}
          onClose={onClose}
          actions={
            <>
              <Button key="close" disabled={form.busy} onClick={onClose}>
                {overlayMessages.close}
              </Button>
              {!passwords && (
                <Button key="send" type="submit" form={id} variant="main" busy={form.busy}>
                  {mt5Texts.viewPassword}
                </Button>
              )}
            </>
          }
        >
          {passwords ? (
            <ShownPasswords passwords={passwords} />
          ) : (
            <Form id={id}>
              <FormAnswer form={form} used={['code']} />
              <SecondFactorField
                name="code"
                purpose="mt5"
                hint={secondFactorHint(verification)}
                verification={verification}
              />
            </Form>
          )}
        </Dialog>
      )}
    </FormScope>
  );
}
