import { useId } from 'react';
import styled from 'styled-components';
import { object } from 'yup';
import { Form } from '../../forms/Form';
import { FormAnswer } from '../../forms/FormAnswer';
import { SecondFactorField } from '../../forms/SecondFactorField';
import { FormScope } from '../../forms/FormScope';
import { requiredText } from '../../forms/rules/schema';
import { errorTexts, subscriptionsTexts } from '../../text/messages';
import { color, fontWeight, space } from '../../tokens';
import { useSinglePress } from '../../components/ConfirmDialog/useSinglePress';
import { Dialog } from '../../components/Dialog/Dialog';
import { AmountsShown } from '../../components/Money/useAmountsHidden';
import { Reference } from '../../components/ErrorState/Reference';
import { secondFactorHint } from './messages';
import { UnknownNotice } from './UnknownNotice';
import { VerifyActions } from './VerifyActions';
import type { VerifyDialogProps } from './VerifyDialog.types';

const code = requiredText(errorTexts.fieldRequired);

/** The open dialog. Each opening starts with an empty code. */
export function VerifyForm(props: Omit<VerifyDialogProps, 'open'>) {
  const { title = subscriptionsTexts.verifyYourAccount, description, children, more, secondFactor } = props;
  const { confirmLabel, attempt, movesMoney = true, offline = false, history } = props;
  const { onConfirmed, onRepeated, onClose } = props;
  const { form, unknown, isProven = false, reference } = attempt;
  // Without a code field, the server's text about it is a sentence.
  const message = attempt.message ?? (secondFactor ? undefined : form.refusal?.['code']);
  const id = useId();
  const asks = unknown === undefined || unknown === 'codeNeeded';
  const lock = { open: true, busy: form.busy, answer: form.refusal };
  const confirm = useSinglePress(onConfirmed, lock);
  const repeat = useSinglePress(onRepeated, lock);
  return (
    <FormScope<Record<string, string>>
      passing
      initialValues={{ code: '', ...more?.initial }}
      validationSchema={object({ ...(secondFactor && { code }), ...more?.schema })}
      onSubmit={({ code: typed = '', ...rest }) => confirm(typed, rest)}
    >
      {({ dirty }) => (
        <Dialog
          open
          title={title}
          description={description}
          guard={dirty && asks}
          locked={form.busy}
          focusOn="code"
          onClose={onClose}
          actions={
            <VerifyActions
              form={id}
              confirmLabel={confirmLabel}
              busy={form.busy}
              offline={offline}
              unknown={unknown}
              isProven={isProven}
              history={history}
              onRepeated={() => repeat()}
              onClose={onClose}
            />
          }
        >
          <Form id={id}>
            <FormAnswer form={form} used={['code']} />
            <Stack>
              {/* What a member confirms is always shown. */}
              <AmountsShown value>{children}</AmountsShown>
              {unknown && (
                <UnknownNotice
                  unknown={unknown}
                  isProven={isProven}
                  movesMoney={movesMoney}
                  hasCode={secondFactor !== undefined}
                />
              )}
              {asks && <AmountsShown value>{more?.content}</AmountsShown>}
              {asks && secondFactor && (
                <SecondFactorField
                  name="code"
                  purpose={secondFactor.purpose}
                  authType={secondFactor.verification.authType}
                  hint={secondFactorHint(secondFactor.verification.authType)}
                  request={secondFactor.verification.request}
                  onRequested={secondFactor.verification.onCodeRequested}
                />
              )}
              {message !== undefined && <Fault role="alert">{message}</Fault>}
              {reference && <Reference {...reference} />}
            </Stack>
          </Form>
        </Dialog>
      )}
    </FormScope>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;
`;

const Fault = styled.p`
  color: ${color.bad};
  font-weight: ${fontWeight.strong};
`;
