import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Link } from '../../../components/Link/Link';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import { TextField } from '../../../components/TextField/TextField';
import { accessTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import { FormAlert } from '../AccessPage/FormAlert';
import { LinkButton } from '../../../components/Button/LinkButton';
import type { LoginScreenProps } from './LoginScreen.types';
import { SecondFactor } from './SecondFactor';
import { AccessHead } from '../AccessPage/AccessHead';
import { stepIntroduction } from './secondFactors';
import { useLoginForm, type FormStep } from './useLoginForm';

/**
 * Both steps are one form: the username stays in it, read-only in step two, so that password managers
 * see the pair. What was typed lives here alone and is handed out by the events.
 */
export function LoginForm(props: LoginScreenProps & { step: FormStep }) {
  const { step, busy = false, refusal, onReturned, onPasswordForgotten, onCodeRequested } = props;
  const { form, values, errors, change, submit } = useLoginForm(props);
  const [returned, setReturned] = useState(false);
  const first = step.name === 'pre';
  return (
    <Form ref={form} noValidate onSubmit={submit} aria-labelledby="sign-in">
      <AccessHead id="sign-in" title="Sign in">
        {stepIntroduction(step)}
      </AccessHead>
      {!busy && refusal?.message !== undefined && <FormAlert>{refusal.message}</FormAlert>}
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        aria-required
        readOnly={!first}
        suffix={
          first ? undefined : (
            <LinkButton
              onClick={() => {
                setReturned(true);
                change('code', '');
                onReturned();
              }}
            >
              Back
            </LinkButton>
          )
        }
        value={values.username}
        error={errors.username}
        onChange={(event) => change('username', event.currentTarget.value)}
      />
      {first ? (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          aria-required
          autoFocus={returned}
          value={values.password}
          error={errors.password}
          onChange={(event) => change('password', event.currentTarget.value)}
        />
      ) : (
        <SecondFactor
          step={step}
          value={values.code}
          refusal={errors.code}
          onChange={(code) => change('code', code)}
          onCodeRequested={onCodeRequested}
        />
      )}
      <Actions>
        <Button type="submit" look="main" scale="large" busy={busy}>
          {first ? accessTexts.verify : accessTexts.signIn}
        </Button>
        <Others>
          {onPasswordForgotten ? (
            <LinkButton onClick={onPasswordForgotten}>{accessTexts.forgotPassword}</LinkButton>
          ) : (
            <span />
          )}
          <Link href="/register">Create account</Link>
        </Others>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const Actions = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-block-start: ${space[2]};
`;

const Others = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space[2]} ${space[4]};
`;
