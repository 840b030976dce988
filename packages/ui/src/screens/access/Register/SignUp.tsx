import { useFormikContext } from 'formik';
import { useId } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { Button } from '../../../components/Button/Button';
import { Hint } from '../../../components/Field/Field';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { FormCheckbox } from '../../../forms/FormCheckbox';
import { accessTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import { FormAlert } from '../AccessPage/FormAlert';
import { AgreeLabel } from './AgreeLabel';
import type { RegisterScreenProps, RegisterValues } from './RegisterScreen.types';
import { registerMessages } from './messages';

type SignUpProps = Pick<RegisterScreenProps, 'plan' | 'legalPages' | 'busy' | 'refusal'>;

/** The terms, the button that they enable, and the result of the last press, all visible together. */
export function SignUp({ plan, legalPages, busy = false, refusal }: SignUpProps) {
  const reasonId = useId();
  const { agreed } = useFormikContext<RegisterValues>().values;
  const loaded = plan.state === 'ready';
  const blocked = !agreed || !loaded;
  const reason = agreed && !loaded ? registerMessages.loadFirst : registerMessages.tickFirst;
  return (
    <Stack gap={4}>
      <FormCheckbox name="agreed" label={<AgreeLabel {...legalPages} />} />
      {!busy && refusal?.message !== undefined && (
        <FormAlert>
          {refusal.message} {refusal.unsure && registerMessages.maybeRegistered}
        </FormAlert>
      )}
      <Button
        type="submit"
        variant="main"
        size="large"
        busy={busy}
        disabled={blocked}
        aria-describedby={blocked ? reasonId : undefined}
      >
        {accessTexts.signUp}
      </Button>
      <Last>
        <Reason id={reasonId} $shown={blocked}>
          {reason}
        </Reason>
        <span>
          {registerMessages.signInInstead} <Link href={addresses.login}>{registerMessages.signIn}</Link>
        </span>
      </Last>
    </Stack>
  );
}

const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

/* The reason keeps its space, so nothing moves under the pointer when the box is ticked. */
const Reason = styled(Hint)<{ $shown: boolean }>`
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;
