import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { object, type ObjectShape } from 'yup';
import { Form } from '../../forms/Form';
import { FormAnswer } from '../../forms/FormAnswer';
import { SecondFactorField, type Verification } from '../../forms/SecondFactorField';
import { FormScope } from '../../forms/FormScope';
import { requiredText } from '../../forms/rules/schema';
import { errorTexts, subscriptionsTexts } from '../../text/messages';
import { color, fontWeight, space } from '../../tokens/index';
import { useSinglePress } from '../../components/ConfirmDialog/useSinglePress';
import { Dialog } from '../../components/Dialog/Dialog';
import { AmountsShown } from '../../components/Money/useAmountsHidden';
import { Reference } from '../../components/ErrorState/Reference';
import type { VerificationPurpose } from '../../text/secondFactors';
import { getElementProps, type ElementProps } from '../../components/elementProps';
import { Banner } from '../../components/Banner/Banner';
import { secondFactorHint } from './secondFactorHint';
import { VerifyActions } from './VerifyActions';
import type { Attempt, UnknownOutcome } from './confirmedWrite';
import { unprovenText, verifyMessages } from './messages';

interface UnknownNoticeProps {
  unknown: UnknownOutcome;
  isProven: boolean;
  movesMoney: boolean;
  /** Whether the dialog asks for a code. Without one, a reload has lost none. */
  hasCode: boolean;
}

/** Explains that the outcome is unknown, and what is safe to do (DESIGN "Withdraw, transfer, buy", D118). */
function UnknownNotice({ unknown, isProven, movesMoney, hasCode }: UnknownNoticeProps) {
  const needsCode = unknown === 'codeNeeded' && hasCode;
  const detail =
    unknown === 'failedAgain'
      ? [verifyMessages.failedAgainDetail]
      : isProven
        ? [verifyMessages.unknownDetail, needsCode ? verifyMessages.codeNeeded : verifyMessages.repeatable]
        : [unprovenText(movesMoney), ...(needsCode ? [verifyMessages.codeToSendAgain] : [])];
  return (
    <Banner variant="warn" icon="alert" urgent detail={detail.join(' ')}>
      {verifyMessages.unknown}
    </Banner>
  );
}

/** Fields of the dialog besides the code, such as a reason. */
interface MoreFields {
  initial: Readonly<Record<string, string>>;
  schema: ObjectShape;
  /** The bound fields (`FormTextField` …), with the names in `initial`. */
  content: ReactNode;
}

export interface VerifyDialogProps extends ElementProps {
  open: boolean;
  /** Default: 'Verify Your Account'. */
  title?: string;
  /** The action, in a sentence or two. */
  description: ReactNode;
  /** The details in full: a `Review`. */
  children?: ReactNode;
  /** Fields beside the second factor, such as a note. */
  more?: MoreFields;
  /** The member's second factor. Absent if none is required. */
  secondFactor?: { purpose: VerificationPurpose; verification: Verification };
  /** The button's label: a verb for the action. */
  confirmLabel: string;
  /** A main action before the button, which is then plain. */
  first?: ReactNode;
  /** The state of the write. */
  attempt: Attempt;
  /**
   * Whether the action moves money immediately. Default: true. The text after a lost response depends on it
   * (D118).
   */
  movesMoney?: boolean;
  /** Sending is disabled without a network. */
  offline?: boolean;
  /** The page with the outcome. `onOpen` also closes a dialog that covers it. */
  history: { href: string; onOpen?: () => void };
  /** Called once per press, however fast it is repeated (T12). `code` is '' without a second factor. */
  onConfirm: (code: string, more: Readonly<Record<string, string>>) => void;
  /** Called to send the same request again after a lost response. */
  onRepeat: () => void;
  onClose: () => void;
}

const code = requiredText(errorTexts.fieldRequired);

/** The open dialog. Each opening starts with an empty code. */
function VerifyForm(props: Omit<VerifyDialogProps, 'open'>) {
  const { title = subscriptionsTexts.verifyYourAccount, description, children, more, secondFactor } = props;
  const { confirmLabel, first, attempt, movesMoney = true, offline = false, history } = props;
  const { onConfirm, onRepeat, onClose } = props;
  const { form, unknown, isProven = false, reference } = attempt;
  // Without a code field, the server's text about it is a sentence.
  const message = attempt.message ?? (secondFactor ? undefined : form.refusal?.['code']);
  const id = useId();
  const asks = unknown === undefined || unknown === 'codeNeeded';
  const lock = { open: true, busy: form.busy, answer: form.refusal };
  const confirm = useSinglePress(onConfirm, lock);
  const repeat = useSinglePress(onRepeat, lock);
  return (
    <FormScope<Record<string, string>>
      passing
      initialValues={{ code: '', ...more?.initial }}
      validationSchema={object({ ...(secondFactor && { code }), ...more?.schema })}
      onSubmit={({ code: typed = '', ...rest }) => confirm(typed, rest)}
    >
      {({ dirty }) => (
        <Dialog
          {...getElementProps(props)}
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
              first={first}
              busy={form.busy}
              offline={offline}
              unknown={unknown}
              isProven={isProven}
              history={history}
              onRepeat={() => repeat()}
              onClose={onClose}
            />
          }
        >
          <Form id={id}>
            <FormAnswer form={form} used={['code']} />
            <Stack>
              {/* Amounts to confirm are shown even while amounts are hidden. */}
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
                  hint={secondFactorHint(secondFactor.verification)}
                  verification={secondFactor.verification}
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

/**
 * 'Verify Your Account' (B §2) shows the details, asks for the second factor, and runs the action once. The
 * last digit never submits it. After a lost response it links to the history, but never repeats the write
 * automatically.
 */
export function VerifyDialog({ open, ...rest }: VerifyDialogProps) {
  return open ? <VerifyForm {...rest} /> : null;
}
