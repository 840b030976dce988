import { useState } from 'react';
import { FieldSkeletons } from '../../../components/FieldSkeletons/FieldSkeletons';
import { HoldAhead } from '../../../components/HoldAhead/HoldAhead';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { StatusPill, type StatusPillProps } from '../../../components/StatusPill/StatusPill';
import { profileTexts, errorTexts } from '../../../text/messages';
import { RemoteCard } from '../SettingCard/RemoteCard';
import { profileMessages } from '../messages';
import { Button } from '../../../components/Button/Button';
import { LinkButton } from '../../../components/Button/LinkButton';
import { recoveryCodeInput } from '../../../components/TextField/recoveryCodeInput';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { Form } from '../../../forms/Form';
import { FormAnswer, type SentForm } from '../../../forms/FormAnswer';
import { FormCodeField } from '../../../forms/FormCodeField';
import { FormTextField } from '../../../forms/FormTextField';
import { useFormField } from '../../../forms/useFormField';
import { FormScope } from '../../../forms/FormScope';
import { FormFoot } from '../SettingCard/FormFoot';
import {
  checkSecondFactor,
  givenSecondFactor,
  StepUpField,
  type SecondFactorValue,
  type SteppedUp,
} from '../../../forms/StepUp/StepUpField';
import type { Remote } from '../../../remote';
import { qrSide } from './setupQrFacts';
import { Pair, SetupSteps } from './SetupSteps';
import type { RecoveryCodesProps } from './recoveryCodes';
import { RecoveryCodesCard } from './RecoveryCodesCard';
import type { TwoFactorSetup } from './SetupImage';

interface UseAuthenticatorProps extends SteppedUp {
  /** Its field is `secondFactor`. */
  form: SentForm;
  onUse: (confirmed: Partial<SecondFactorValue>) => void;
}

/** Makes the app, which is set up, the member's second factor. */
function UseAuthenticator({ form, stepUp, onUse }: UseAuthenticatorProps) {
  return (
    <FormScope
      passing
      initialValues={{ secondFactor: '' }}
      validate={(values) => checkSecondFactor(values, stepUp)}
      onSubmit={(values) => onUse(givenSecondFactor(values, stepUp))}
    >
      <Form label={profileMessages.useFromNowOn}>
        <FormAnswer form={form} used={['secondFactor']} />
        <StepUpField stepUp={stepUp} />
        <FormFoot>
          <Button type="submit" variant="main" busy={form.busy}>
            {profileMessages.useFromNowOn}
          </Button>
        </FormFoot>
      </Form>
    </FormScope>
  );
}

export interface TwoFactorState {
  enabled: boolean;
  setup: TwoFactorSetup;
  /** The authenticator is the member's current second factor. Without it, a mailed code replaces it. */
  inUse: boolean;
}

/** The authenticator's code enables or disables it, with the second factor where the server requires one. */
export interface TwoFactorChange extends Partial<SecondFactorValue> {
  on: boolean;
  code: string;
  /** The code is a recovery code, which only disables. */
  isRecoveryCode?: true;
}

export interface TwoFactorTabProps extends SteppedUp {
  twoFactor: Remote<TwoFactorState>;
  /** Its fields are `code` and `secondFactor`. */
  form: SentForm;
  onSwitch: (change: TwoFactorChange) => void;
  /** Uses the app as the second factor, once it is set up. */
  use: UseAuthenticatorProps;
  /** Absent where the server has no recovery codes (D119), and while the authenticator is off. */
  recovery?: RecoveryCodesProps | undefined;
  onDirtyChange?: (dirty: boolean) => void;
}

interface TwoFactorFormProps extends Omit<TwoFactorTabProps, 'twoFactor' | 'use' | 'recovery'> {
  enabled: boolean;
  /** The member has recovery codes, which disable an authenticator that is lost. */
  recovers: boolean;
}

function TwoFactorForm({ enabled, recovers, form, stepUp, onSwitch, onDirtyChange }: TwoFactorFormProps) {
  const [isRecovering, setRecovering] = useState(false);
  const verb = enabled ? profileTexts.disableTwoFactor : profileTexts.enableTwoFactor;
  return (
    <FormScope
      passing
      initialValues={{ code: '', secondFactor: '' }}
      validate={(values) => ({
        ...(values.code === '' && { code: errorTexts.fieldRequired }),
        ...checkSecondFactor(values, stepUp),
      })}
      onSubmit={({ code, secondFactor }) =>
        onSwitch({
          ...{ on: !enabled, code },
          ...(isRecovering && { isRecoveryCode: true }),
          ...givenSecondFactor({ secondFactor }, stepUp),
        })
      }
    >
      <Form label={verb}>
        <FormAnswer form={form} used={['code', 'secondFactor']} onDirtyChange={onDirtyChange} />
        {isRecovering ? (
          <FormTextField
            {...recoveryCodeInput}
            autoFocus
            name="code"
            label={secondFactorMessages.recoveryCode}
            hint={secondFactorMessages.recoveryCodeHint}
          />
        ) : (
          <FormCodeField
            name="code"
            label={profileMessages.authenticatorCode}
            hint={profileMessages.appCodeHint}
          />
        )}
        {recovers && <RecoverySwitch isRecovering={isRecovering} onSwitch={setRecovering} />}
        <StepUpField stepUp={stepUp} />
        <FormFoot>
          <Button type="submit" variant={enabled ? 'danger' : 'main'} busy={form.busy}>
            {verb}
          </Button>
        </FormFoot>
      </Form>
    </FormScope>
  );
}

interface RecoverySwitchProps {
  isRecovering: boolean;
  onSwitch: (isRecovering: boolean) => void;
}

/** For a member who has lost the phone. */
function RecoverySwitch({ isRecovering, onSwitch }: RecoverySwitchProps) {
  const { helpers, changed } = useFormField<string>('code');
  return (
    <p>
      <LinkButton
        onClick={() => {
          changed();
          void helpers.setValue('', false);
          onSwitch(!isRecovering);
        }}
      >
        {isRecovering ? secondFactorMessages.useApp : secondFactorMessages.useRecoveryCode}
      </LinkButton>
    </p>
  );
}

/** The authenticator app: set up and enabled, or disabled, with one of its codes (A §4 "2FA"). */
export function TwoFactorTab({ twoFactor, use, recovery, ...rest }: TwoFactorTabProps) {
  return (
    <Stack gap={5}>
      <RemoteCard
        heading={profileTexts.twoFactorSetting}
        lead={profileMessages.twoFactorLead}
        remote={twoFactor}
        skeleton={<SetupSkeleton />}
        aside={(state) => <StatusPill {...toPill(state)} />}
      >
        {({ enabled, setup, inUse }) => (
          <>
            {enabled ? (
              <p>{inUse ? profileMessages.twoFactorInUse : profileMessages.twoFactorReady}</p>
            ) : (
              <SetupSteps setup={setup} />
            )}
            <HoldAhead />
            {enabled && !inUse && <UseAuthenticator {...use} />}
            <TwoFactorForm
              key={String(enabled)}
              enabled={enabled}
              recovers={enabled && recovery !== undefined && recovery.left > 0}
              {...rest}
            />
          </>
        )}
      </RemoteCard>
      {recovery && <RecoveryCodesCard {...recovery} />}
    </Stack>
  );
}

function toPill({ enabled, inUse }: TwoFactorState): Pick<StatusPillProps, 'variant' | 'children'> {
  if (!enabled) return { variant: 'neutral', children: profileMessages.notEnabled };
  return inUse
    ? { variant: 'good', children: profileMessages.enabled }
    : { variant: 'warn', children: profileMessages.setUpNotInUse };
}

/** The skeleton of the most common layout: not enabled. */
function SetupSkeleton() {
  return (
    <>
      <Pair>
        <Skeleton variant="block" inlineSize={`${qrSide}px`} blockSize={`${qrSide}px`} />
        <div>
          {['60%', '80%', '70%', '90%', '55%'].map((inlineSize) => (
            <Skeleton key={inlineSize} inlineSize={inlineSize} blockSize="2rem" />
          ))}
        </div>
      </Pair>
      <FieldSkeletons count={1} />
    </>
  );
}
