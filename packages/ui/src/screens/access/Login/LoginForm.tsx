import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { Button } from '../../../components/Button/Button';
import { LinkButton } from '../../../components/Button/LinkButton';
import { Link } from '../../../components/Link/Link';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import { TextField } from '../../../components/TextField/TextField';
import { accessTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import { AccessHead } from '../AccessPage/AccessHead';
import { FormAlert } from '../AccessPage/FormAlert';
import { FormEnd, FormStack } from '../AccessPage/FormStack';
import { loginMessages } from './messages';
import type { SecondFactorProps } from './SecondFactor';
import { useLoginForm, type FormStep, type LoginFormState } from './useLoginForm';

export interface LoginFormProps extends LoginFormState {
  /** Renders step `now`. It is a prop, so that its code is not part of the first load. */
  SecondFactor: ComponentType<SecondFactorProps>;
  onCodeRequest: () => void;
  /** The member goes back from step `now` to `pre`. */
  onReturn: () => void;
  /** Without it, the form has no link to a new password. */
  onPasswordForget?: (username: string) => void;
}

/**
 * Both steps are one form, and its input lives only here. The username stays in it, read-only in step two, so
 * password managers see the pair.
 */
export function LoginForm(props: LoginFormProps) {
  const {
    step,
    SecondFactor,
    username = '',
    busy = false,
    refusal,
    onReturn,
    onPasswordForget,
    onCodeRequest,
  } = props;
  const { form, sent, code, errors, correct, read, submit } = useLoginForm(props);
  const first = step.name === 'pre';
  // The password gets the focus once the username is known, and after any return from step two.
  const [isNameKnown, setNameKnown] = useState(username !== '');
  if (!isNameKnown && (username !== '' || !first)) setNameKnown(true);
  const [recovery, setRecovery] = useState('');
  return (
    <FormStack ref={form} noValidate onSubmit={submit} aria-labelledby="sign-in">
      <AccessHead id="sign-in" title={loginMessages.signIn}>
        {recovery || stepIntroduction(step)}
      </AccessHead>
      {!busy && refusal?.message !== undefined && <FormAlert>{refusal.message}</FormAlert>}
      <TextField
        key={username}
        label={loginMessages.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus={!isNameKnown}
        aria-required
        readOnly={!first}
        suffix={first ? undefined : <LinkButton onClick={onReturn}>{loginMessages.back}</LinkButton>}
        defaultValue={username}
        error={errors.username}
        onChange={(event) => correct('username', event.currentTarget.value)}
      />
      {first ? (
        <PasswordField
          label={loginMessages.password}
          name="password"
          autoComplete="current-password"
          aria-required
          autoFocus={isNameKnown}
          defaultValue={sent.password}
          error={errors.password}
          onChange={(event) => correct('password', event.currentTarget.value)}
        />
      ) : (
        <SecondFactor
          step={step}
          recovery={recovery}
          onRecoverySubmit={setRecovery}
          value={code}
          refusal={errors.code}
          onChange={(digits) => correct('code', digits)}
          onCodeRequest={onCodeRequest}
        />
      )}
      <FormEnd>
        <Button type="submit" variant="main" size="large" busy={busy}>
          {first ? accessTexts.verify : accessTexts.signIn}
        </Button>
        <Others>
          {onPasswordForget ? (
            <LinkButton onClick={() => onPasswordForget(read().username)}>
              {accessTexts.forgotPassword}
            </LinkButton>
          ) : (
            <span />
          )}
          <Link href={addresses.register}>{loginMessages.createAccount}</Link>
        </Others>
      </FormEnd>
    </FormStack>
  );
}

/** The step's instruction as a sentence. */
function stepIntroduction(step: FormStep): string {
  if (step.name === 'pre') return loginMessages.enterCredentials;
  switch (step.authType) {
    case 'mpin':
      return loginMessages.enterPin;
    case 'otp':
      // Only a code that was sent (D127).
      if (!step.request?.isSent) return loginMessages.enterVerificationCode;
      return step.sentTo === undefined
        ? loginMessages.enterEmailedCode
        : loginMessages.enterCodeSentTo({ email: step.sentTo });
    case 'authenticator':
      return loginMessages.enterAuthenticatorCode;
    default:
      return loginMessages.enterVerificationCode;
  }
}

const Others = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space[2]} ${space[4]};
`;
