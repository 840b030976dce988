import { useId } from 'react';
import { object } from 'yup';
import { Button } from '../../../../components/Button/Button';
import { useSinglePress } from '../../../../components/ConfirmDialog/useSinglePress';
import { Dialog } from '../../../../components/Dialog/Dialog';
import { proofHint } from '../../../../confirm/VerifyDialog/proofHint';
import { Form } from '../../../../forms/Form';
import { FormAnswer } from '../../../../forms/FormAnswer';
import { FormProofField } from '../../../../forms/FormProofField';
import { FormScope } from '../../../../forms/FormScope';
import { requiredText } from '../../../../forms/rules/schema';
import { errorTexts, mt5Texts, subscriptionsTexts } from '../../../../text/messages';
import { overlayWords } from '../../../../text/overlayWords';
import type { Mt5AccountScreenProps } from '../Mt5AccountScreen.types';
import { mt5Words } from '../mt5Words';
import { ShownPasswords } from './ShownPasswords';

interface ViewPasswordDialogProps {
  login: string;
  viewing: Mt5AccountScreenProps['viewing'];
  onClose: () => void;
}

const schema = object({ code: requiredText(errorTexts.fieldRequired) });

/** First the code, then both passwords, in one dialog: the focus has one place to return to (B §4). */
export function ViewPasswordDialog({ login, viewing, onClose }: ViewPasswordDialogProps) {
  const { form, proving, passwords, onConfirmed } = viewing;
  const id = useId();
  const confirm = useSinglePress(onConfirmed, { open: true, busy: form.busy });
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
          title={passwords ? mt5Words.shown(login) : subscriptionsTexts.verifyYourAccount}
          description={passwords ? mt5Words.hidesItself : mt5Words.willShow(login)}
          guard={dirty && !passwords}
          locked={form.busy}
          onClose={onClose}
          actions={
            <>
              <Button key="close" disabled={form.busy} onClick={onClose}>
                {overlayWords.close}
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
              <FormProofField
                name="code"
                place="mt5"
                authType={proving.authType}
                hint={proofHint(proving.authType)}
                request={proving.request}
                onRequested={proving.onCodeRequested}
              />
            </Form>
          )}
        </Dialog>
      )}
    </FormScope>
  );
}
